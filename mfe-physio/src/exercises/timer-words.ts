import type { Step } from './steps.ts';
import type { TimerView } from './timer.ts';

const KINDS: Record<Step['kind'], string> = {
  ready: 'Get ready',
  up: 'Up',
  hold: 'Hold',
  down: 'Down',
  work: 'Hold',
  own_pace: 'At your own pace',
  rest: 'Rest',
};

const SIDES = { 1: 'first side', 2: 'other side' } as const;

/**
 * Minimum duration in seconds for a timed set to be called an activity (walking, breathing). A shorter set is called a
 * hold.
 */
const BOUT_SECONDS = 120;

/** Returns the name of the current step, such as "Down" or "Rest". */
export const stepWords = (step: Step | null): string => {
  if (!step) return 'All sets done';
  return step.kind === 'work' && (step.seconds ?? 0) >= BOUT_SECONDS ? 'Go' : KINDS[step.kind];
};

/** Returns the position in the exercise, such as "Set 2 of 3, other side, repetition 4". */
export const placeWords = (step: Step | null, sets: number): string => {
  if (!step) return `${sets} of ${sets} sets`;
  if (step.kind === 'rest') return `Then set ${step.set + 1} of ${sets}`;
  const side = step.side ? `, ${SIDES[step.side]}` : '';
  return `Set ${step.set} of ${sets}${side}${step.rep ? `, repetition ${step.rep}` : ''}`;
};

/** Returns the time left, such as "0:45". Empty for a step without a duration. */
export const clockWords = (left: number | null): string =>
  left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

/**
 * Screen reader announcement for a step. It changes only when the step changes. For the phases of a repetition it is a
 * single word.
 */
export const spoken = ({ step, left, running }: TimerView, sets: number): string => {
  if (!step) return `All ${sets} sets done.`;
  if (!running) return '';
  if (step.rep !== null) return stepWords(step);
  const seconds = left === null ? '' : `, ${step.seconds} seconds`;
  return `${stepWords(step)}${seconds}. ${placeWords(step, sets)}.`;
};
