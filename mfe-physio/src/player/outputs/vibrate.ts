import type { Tone } from '../machine/cues.ts';

/** Vibration in milliseconds, or alternating vibrations and pauses. A tick is too short to feel. */
const PATTERNS: Record<Tone, number | number[] | null> = {
  tick: null,
  up: 40,
  down: 40,
  hold: 40,
  warn: 40,
  go: 120,
  end: [80, 60, 80],
};

/** Vibrates. Does nothing on a device without vibration. */
export const vibrate = (tone: Tone): void => {
  const pattern = PATTERNS[tone];
  if (pattern !== null) navigator.vibrate?.(pattern);
};
