/** Where the focus goes when what had it is gone: never to the page's body, from which every key starts anew. */

/** What now: from there one goes on. */
export const FOCUS_HOME = '[data-testid="action"]';

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Back to where it was, if that is still there; otherwise to what now. */
export function focusAgain(before: Element | null): void {
  if (!isNowhere()) return;
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  if (isThere) before.focus({ preventScroll: true });
  if (isNowhere()) document.querySelector<HTMLElement>(FOCUS_HOME)?.focus({ preventScroll: true });
}

let wasSomewhere = false;
if (typeof document !== "undefined") document.addEventListener("focusin", () => (wasSomewhere = true));

/** Something on the table may have gone, or cannot be pressed any more. Whoever never had a focus gets none. */
export function keepFocus(): () => void {
  // A button that can no longer be pressed loses it with the next frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (wasSomewhere && !document.querySelector("dialog[open]")) focusAgain(null);
    });
  });
  return () => cancelAnimationFrame(frame);
}
