/** Light or dark: what was chosen, else what the system says, else dark. */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "../state/settings.svelte";

class Appearance {
  #light = new MediaQuery("(prefers-color-scheme: light)");

  get theme(): "dark" | "light" {
    const chosen = settings.get("theme");
    return chosen === "system" ? (this.#light.current ? "light" : "dark") : chosen;
  }

  /** The look of the stage, which may differ from the frame's. */
  get look(): "night" | "paper" {
    const chosen = settings.get("look");
    return chosen === "theme" ? (this.theme === "dark" ? "night" : "paper") : chosen;
  }
}

export const appearance = new Appearance();
