/** A menu without its looks: whether it is open, which item has the focus, what keys do. */

export interface MenuItem {
  label: string;
  /** One of its group, on and off by itself, or something that is done. */
  kind: "radio" | "check" | "deed";
  checked: boolean;
  choose: () => void;
  icon?: string;
  /** A bot whose level is drawn beside the label. */
  bot?: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
  /** Side by side, for short labels in a long menu. */
  isRow?: boolean;
}

export type Pressed = "moved" | "closed" | "left" | "ignored";

const TYPING = 600;
const GAP = 8;

/** Where a list of this height begins, from the top of its button: below it, else above it, else where it fits. */
export function place(button: { top: number; bottom: number }, height: number, room: number): number {
  const below = button.bottom + GAP;
  const above = button.top - GAP - height;
  const fitting = below + height + GAP <= room ? below : above >= GAP ? above : Math.max(GAP, room - height - GAP);
  return fitting - button.top;
}

export class MenuState {
  isOpen = $state(false);
  active = $state(0);
  #items: () => readonly Pick<MenuItem, "label" | "checked">[];
  #now: () => number;
  #typed = "";
  #typedAt = 0;

  constructor(items: () => readonly Pick<MenuItem, "label" | "checked">[], now: () => number = () => Date.now()) {
    this.#items = items;
    this.#now = now;
  }

  /** Open it at what is chosen, or at one of its ends. */
  open(at: "chosen" | "first" | "last" = "chosen"): void {
    const items = this.#items();
    const chosen = Math.max(
      0,
      items.findIndex((item) => item.checked),
    );
    this.active = at === "last" ? items.length - 1 : at === "first" ? 0 : chosen;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.#typed = "";
  }

  /** `left`: the focus goes on by itself, as Tab wants it. */
  press(key: string): Pressed {
    const count = this.#items().length;
    switch (key) {
      case "ArrowDown":
      case "ArrowRight":
        this.active = (this.active + 1) % count;
        return "moved";
      case "ArrowUp":
      case "ArrowLeft":
        this.active = (this.active + count - 1) % count;
        return "moved";
      case "Home":
        this.active = 0;
        return "moved";
      case "End":
        this.active = count - 1;
        return "moved";
      case "Escape":
        this.close();
        return "closed";
      case "Tab":
        this.close();
        return "left";
      default:
        return key.length === 1 && key !== " " ? this.#type(key) : "ignored";
    }
  }

  #type(letter: string): Pressed {
    const now = this.#now();
    this.#typed = (now - this.#typedAt < TYPING ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    const items = this.#items();
    // The same letter again goes on to the next; more letters narrow down where one is.
    const from = this.#typed.length > 1 ? this.active : this.active + 1;
    const order = items.map((_, k) => (from + k) % items.length);
    const found = order.find((k) => items[k]?.label.toLowerCase().startsWith(this.#typed));
    if (found === undefined) return "ignored";
    this.active = found;
    return "moved";
  }
}
