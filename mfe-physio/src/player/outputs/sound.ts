import type { Tone } from '../machine/cues.ts';

/** Frequency in Hz and duration in seconds of each tone. */
const TONES: Record<Tone, { hz: number; seconds: number; gain: number }> = {
  tick: { hz: 660, seconds: 0.03, gain: 0.12 },
  up: { hz: 988, seconds: 0.12, gain: 0.4 },
  down: { hz: 494, seconds: 0.12, gain: 0.4 },
  hold: { hz: 740, seconds: 0.12, gain: 0.4 },
  warn: { hz: 784, seconds: 0.1, gain: 0.4 },
  go: { hz: 1175, seconds: 0.35, gain: 0.5 },
  end: { hz: 392, seconds: 0.4, gain: 0.5 },
};

let context: AudioContext | null = null;

/** Prepares sound. Browsers allow it only after a tap, so the start button calls it. */
export const unlockSound = (): void => {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // The error is ignored: without sound, the screen and the vibration give the cues.
  }
};

/** Plays a tone. Does nothing before {@link unlockSound}. */
export const playTone = (tone: Tone): void => {
  if (context?.state !== 'running') return;
  const { hz, seconds, gain } = TONES[tone];
  const start = context.currentTime;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = hz;
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

/** Releases the sound device. */
export const closeSound = (): void => {
  void context?.close();
  context = null;
};
