import { beforeEach, describe, expect, it } from "vitest";
import { MenuState, place } from "./menu.svelte";

const labels = ["English", "Русский", "Deutsch", "Magyar", "Dansk"];
let now = 0;
let menu: MenuState;

beforeEach(() => {
  now = 0;
  menu = new MenuState(
    () => labels.map((label) => ({ label, checked: label === "Deutsch" })),
    () => now,
  );
});

describe("a menu", () => {
  it("opens at what is chosen", () => {
    menu.open();
    expect([menu.isOpen, menu.active]).toEqual([true, 2]);
    menu.open("last");
    expect(menu.active).toBe(4);
  });

  it("goes round with the arrows", () => {
    menu.open("last");
    expect(menu.press("ArrowDown")).toBe("moved");
    expect(menu.active).toBe(0);
    menu.press("ArrowUp");
    expect(menu.active).toBe(4);
    menu.press("Home");
    expect(menu.active).toBe(0);
  });

  it("closes with Escape, and lets Tab go on", () => {
    menu.open();
    expect(menu.press("Escape")).toBe("closed");
    expect(menu.isOpen).toBe(false);
    menu.open();
    expect(menu.press("Tab")).toBe("left");
    expect(menu.isOpen).toBe(false);
  });

  it("finds what is typed, in any script", () => {
    menu.open("first");
    menu.press("р");
    expect(menu.active).toBe(1);
    now = 1000;
    menu.press("d");
    expect(menu.active).toBe(2);
    now = 2000;
    menu.press("d");
    expect(menu.active).toBe(4);
    now = 3000;
    menu.press("d");
    menu.press("e");
    expect(menu.active).toBe(2);
    expect(menu.press("Enter")).toBe("ignored");
  });
});

describe("the place of a list", () => {
  it.each([
    ["below its button", { top: 100, bottom: 148 }, 200, 900, 56],
    ["above it where there is no room below", { top: 700, bottom: 748 }, 300, 900, -308],
    ["where it fits, if it fits neither above nor below", { top: 173, bottom: 221 }, 290, 390, -81],
    ["at the top of a window that is too low for it", { top: 173, bottom: 221 }, 400, 390, -165],
  ])("is %s", (_, button, height, room, from) => {
    expect(place(button, height, room)).toBe(from);
  });
});
