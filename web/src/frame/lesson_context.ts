/** In a lesson a result leads back to the lesson: this is how. */
import { getContext, setContext } from "svelte";

type BackToLesson = () => void;

const KEY = Symbol("lesson");

export const setLessonContext = (back: BackToLesson): BackToLesson => setContext(KEY, back);
export const getLessonContext = (): BackToLesson | undefined => getContext<BackToLesson | undefined>(KEY);
