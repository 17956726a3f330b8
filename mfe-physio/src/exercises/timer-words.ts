import { inLanguage } from '../data/language.ts';
import type { Step } from './steps.ts';
import type { TimerView } from './timer.ts';

interface TimerWords {
  kinds: Record<Step['kind'], string>;
  sides: Record<1 | 2, string>;
  go: string;
  allDone: string;
  setsDone: (sets: number) => string;
  ofSets: (sets: number) => string;
  upNext: (set: number, sets: number) => string;
  set: (set: number, sets: number) => string;
  repetition: (rep: number) => string;
  seconds: (seconds: number | null) => string;
  timer: (name: string) => string;
  left: (seconds: number) => string;
  less: (seconds: number) => string;
  more: (seconds: number) => string;
  again: string;
  start: string;
  done: string;
  pause: string;
  skipRest: string;
  next: string;
  open: string;
  close: string;
}

const EN: TimerWords = {
  kinds: {
    ready: 'Get ready',
    up: 'Up',
    hold: 'Hold',
    down: 'Down',
    work: 'Hold',
    own_pace: 'At your own pace',
    rest: 'Rest',
  },
  sides: { 1: 'first side', 2: 'other side' },
  go: 'Go',
  allDone: 'All sets done',
  setsDone: (sets) => `All ${sets} sets done.`,
  ofSets: (sets) => `${sets} of ${sets} sets`,
  upNext: (set, sets) => `Then set ${set} of ${sets}`,
  set: (set, sets) => `Set ${set} of ${sets}`,
  repetition: (rep) => `repetition ${rep}`,
  seconds: (seconds) => `${seconds} seconds`,
  timer: (name) => `Timer: ${name}`,
  left: (seconds) => `${seconds} seconds left`,
  less: (seconds) => `${seconds} seconds less`,
  more: (seconds) => `${seconds} seconds more`,
  again: 'Start over',
  start: 'Start',
  done: 'Set done',
  pause: 'Pause',
  skipRest: 'Skip the rest',
  next: 'Next step',
  open: 'Start with the timer',
  close: 'Close the timer',
};

const NB: TimerWords = {
  kinds: {
    ready: 'Gjør deg klar',
    up: 'Opp',
    hold: 'Hold',
    down: 'Ned',
    work: 'Hold',
    own_pace: 'I ditt eget tempo',
    rest: 'Pause',
  },
  sides: { 1: 'første side', 2: 'andre side' },
  go: 'Kjør',
  allDone: 'Alle settene er gjort',
  setsDone: (sets) => `Alle ${sets} settene er gjort.`,
  ofSets: (sets) => `${sets} av ${sets} sett`,
  upNext: (set, sets) => `Så sett ${set} av ${sets}`,
  set: (set, sets) => `Sett ${set} av ${sets}`,
  repetition: (rep) => `repetisjon ${rep}`,
  seconds: (seconds) => `${seconds} sekunder`,
  timer: (name) => `Tidtaker: ${name}`,
  left: (seconds) => `${seconds} sekunder igjen`,
  less: (seconds) => `${seconds} sekunder mindre`,
  more: (seconds) => `${seconds} sekunder mer`,
  again: 'Begynn på nytt',
  start: 'Start',
  done: 'Settet er gjort',
  pause: 'Stopp litt',
  skipRest: 'Hopp over pausen',
  next: 'Neste steg',
  open: 'Start med tidtaker',
  close: 'Lukk tidtakeren',
};

/** UI text in the language of the page. */
export const timerWords = (): TimerWords => inLanguage({ en: EN, nb: NB });

/**
 * Minimum duration in seconds for a timed set to be called an activity (walking, breathing). A shorter set is called a
 * hold.
 */
const BOUT_SECONDS = 120;

/** Returns the name of the current step, such as "Down" or "Rest". */
export const stepWords = (step: Step | null): string => {
  const words = timerWords();
  if (!step) return words.allDone;
  return step.kind === 'work' && (step.seconds ?? 0) >= BOUT_SECONDS ? words.go : words.kinds[step.kind];
};

/** Returns the position in the exercise, such as "Set 2 of 3, other side, repetition 4". */
export const placeWords = (step: Step | null, sets: number): string => {
  const words = timerWords();
  if (!step) return words.ofSets(sets);
  if (step.kind === 'rest') return words.upNext(step.set + 1, sets);
  return [
    words.set(step.set, sets),
    ...(step.side ? [words.sides[step.side]] : []),
    ...(step.rep ? [words.repetition(step.rep)] : []),
  ].join(', ');
};

/** Returns the time left, such as "0:45". Empty for a step without a duration. */
export const clockWords = (left: number | null): string =>
  left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

/**
 * Screen reader announcement for a step. It changes only when the step changes. For the phases of a repetition it is a
 * single word.
 */
export const spoken = ({ step, left, running }: TimerView, sets: number): string => {
  const words = timerWords();
  if (!step) return words.setsDone(sets);
  if (!running) return '';
  if (step.rep !== null) return stepWords(step);
  const seconds = left === null ? '' : `, ${words.seconds(step.seconds)}`;
  return `${stepWords(step)}${seconds}. ${placeWords(step, sets)}.`;
};
