import { mount } from "svelte";
import App from "./App.svelte";
import "./drawings/styles";
import "./frame/fonts.css";
import "./frame/frame.css";
import { listenForTouch } from "./frame/sounds";
import { askMyTables } from "./home/my_tables_cache";
import { isGame } from "./games";
import { watchPreparation } from "./state/preparation.svelte";
import { router } from "./state/router.svelte";
import { settings } from "./state/settings.svelte";
import { words } from "./words/fluent.svelte";
import { LANGUAGE_FACTS, languageOf, type Language } from "./words/languages";

/** What would push things around later comes first, but a page does not wait for it for long. */
const soon = (wanted: Promise<unknown>): Promise<unknown> =>
  Promise.race([wanted, new Promise((after) => setTimeout(after, 1500))]).catch(() => {});

/** Text that is set twice, first in a fallback face, jumps. */
async function faces(language: Language): Promise<void> {
  const wanted = ['600 20px "Brygada 1918"', ...[400, 600, 700].map((weight) => `${weight} 15px "Source Sans 3"`)];
  await Promise.all(wanted.map((face) => document.fonts.load(face, LANGUAGE_FACTS[language].letters)));
}

/** Without words nothing can be said in the reader's language: so in all of them. */
function speechless(): void {
  const target = document.getElementById("page")!;
  target.textContent =
    "The page could not be loaded. · Страницу не удалось загрузить. · " +
    "Die Seite konnte nicht geladen werden. · Az oldalt nem sikerült betölteni. ";
  const again = document.createElement("button");
  again.className = "button";
  again.textContent = "↻";
  again.onclick = () => location.reload();
  target.append(again);
}

async function start(): Promise<void> {
  router.start(isGame);
  listenForTouch();
  watchPreparation();
  const language = settings.get("language") ?? languageOf(navigator.languages);
  try {
    const tables = router.route.page === "home" ? [soon(askMyTables())] : [];
    await Promise.all([words.speak(language), soon(faces(language)), ...tables]);
  } catch {
    return speechless();
  }
  mount(App, { target: document.getElementById("page")! });
}

void start();
