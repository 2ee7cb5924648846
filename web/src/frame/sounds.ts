/** Soft sounds and short knocks. A browser lets a page sound once somebody has touched it: until then it is silent. */

const TOUCHES = ["pointerdown", "pointerup", "click", "keydown"] as const;

let wasTouched = false;
let context: AudioContext | null = null;

function wake(): void {
  // Not every key counts, nor does a finger before it is lifted. Where the browser does not say, the first one will do.
  if (navigator.userActivation?.hasBeenActive === false) return;
  for (const touch of TOUCHES) removeEventListener(touch, wake, true);
  wasTouched = true;
  try {
    context = new AudioContext();
  } catch {
    // No sound on this device.
  }
}

/** From the first touch or key on there can be sounds. */
export function listenForTouch(): void {
  for (const touch of TOUCHES) addEventListener(touch, wake, true);
}

/** Bells, one after the other: pitch in Hz. */
function ring(pitches: readonly number[], loud: number, seconds: number): void {
  if (!context) return;
  try {
    void context.resume();
    const now = context.currentTime;
    for (const [k, pitch] of pitches.entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const start = now + k * 0.16;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loud, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + seconds + 0.1);
    }
  } catch {
    // It was taken away meanwhile.
  }
}

/** One's turn: two bells, a fifth apart; hardly more than a breath for whoever looks at the table anyway. */
export const ringTurn = (isLooking: boolean): void => ring([659.3, 987.8], isLooking ? 0.035 : 0.09, 1.1);

/** One's turn was sent. */
export const ringSent = (): void => ring([392], 0.03, 0.25);

export const canKnock = (): boolean => typeof navigator !== "undefined" && "vibrate" in navigator;

/** In milliseconds: on, off, on. */
export function knock(...pattern: number[]): void {
  if (wasTouched && canKnock()) navigator.vibrate(pattern);
}
