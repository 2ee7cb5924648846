import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hold } from "./hold";

const thing = {} as Element;
const touch = { pointerType: "touch", isPrimary: true, clientX: 100, clientY: 100, target: thing };

describe("a finger that stays", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens what it stays on, and is spent until the next touch", () => {
    const onhold = vi.fn(() => true);
    const hold = new Hold(onhold);
    hold.press(touch);
    hold.move({ clientX: 104, clientY: 97 });
    vi.advanceTimersByTime(700);
    expect(onhold).toHaveBeenCalledExactlyOnceWith(thing);
    expect(hold.isSpent).toBe(true);
    hold.press(touch);
    expect(hold.isSpent).toBe(false);
    hold.release();
  });

  it("is not spent on what opens nothing", () => {
    const hold = new Hold(() => false);
    hold.press(touch);
    vi.advanceTimersByTime(700);
    expect(hold.isSpent).toBe(false);
  });

  it.each([
    ["goes away", (hold: Hold) => hold.release()],
    ["strays", (hold: Hold) => hold.move({ clientX: 100, clientY: 120 })],
  ])("opens nothing if it %s", (_, leave) => {
    const onhold = vi.fn(() => true);
    const hold = new Hold(onhold);
    hold.press(touch);
    vi.advanceTimersByTime(300);
    leave(hold);
    vi.advanceTimersByTime(1000);
    expect(onhold).not.toHaveBeenCalled();
  });

  it.each([{ pointerType: "mouse" }, { isPrimary: false }])("is not %o", (other) => {
    const onhold = vi.fn(() => true);
    new Hold(onhold).press({ ...touch, ...other });
    vi.advanceTimersByTime(1000);
    expect(onhold).not.toHaveBeenCalled();
  });
});
