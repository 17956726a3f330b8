import type { Step } from './steps.ts';

/**
 * Where a timer stands. It is told by the clock and never counted: what a sleeping tab or a locked phone left out of its ticks
 * is made up for at the first look. Instants are milliseconds.
 */
export interface Timer {
  steps: readonly Step[];
  index: number;
  /** Milliseconds of the step that had passed when the clock was last stopped. */
  spent: number;
  /** When it was set going; null while it stands. */
  since: number | null;
  /** Milliseconds the runner has added to the step, negative for less. */
  added: number;
}

export const createTimer = (steps: readonly Step[]): Timer => ({ steps, index: 0, spent: 0, since: null, added: 0 });

const lengthOf = (timer: Timer): number | null => {
  const seconds = timer.steps[timer.index]?.seconds ?? null;
  return seconds === null ? null : Math.max(0, seconds * 1000 + timer.added);
};

/** Whether there is no step left. */
export const isOver = (timer: Timer): boolean => timer.index >= timer.steps.length;

const passed = (timer: Timer, at: number): number =>
  timer.spent + (timer.since === null ? 0 : Math.max(0, at - timer.since));

/** The timer as it stands at an instant: steps whose time is over are left behind, what is open ended waits. */
export const atTime = (timer: Timer, at: number): Timer => {
  const length = lengthOf(timer);
  if (timer.since === null || isOver(timer) || length === null) return timer;
  const spent = passed(timer, at);
  if (spent < length) return timer;
  // The next step began when this one ended, not when somebody looked.
  return atTime({ ...timer, index: timer.index + 1, spent: 0, since: at - (spent - length), added: 0 }, at);
};

export const start = (timer: Timer, at: number): Timer =>
  isOver(timer) || timer.since !== null ? timer : { ...timer, since: at };

export const pause = (timer: Timer, at: number): Timer => {
  const current = atTime(timer, at);
  return { ...current, spent: passed(current, at), since: null };
};

/** Ends the step that is on: a rest that is long enough, a set at one's own pace that is done. */
export const next = (timer: Timer, at: number): Timer => {
  const current = atTime(timer, at);
  if (isOver(current)) return current;
  return { ...current, index: current.index + 1, spent: 0, added: 0, since: current.since === null ? null : at };
};

/** More or less of the step that is on, in seconds; it never falls under what has passed. */
export const add = (timer: Timer, seconds: number, at: number): Timer => {
  const current = atTime(timer, at);
  const length = lengthOf(current);
  if (length === null || isOver(current)) return current;
  const least = passed(current, at) - length;
  return { ...current, added: current.added + Math.max(seconds * 1000, least) };
};

export interface Reading {
  /** Null when it is over. */
  step: Step | null;
  /** Whole seconds left, rounded up; null where the step is open ended. */
  left: number | null;
  /** How much of the step has passed, 0 to 1. */
  share: number;
  running: boolean;
}

/** What the screen shows at an instant. */
export const readAt = (timer: Timer, at: number): Reading => {
  const current = atTime(timer, at);
  const length = lengthOf(current);
  const step = current.steps[current.index] ?? null;
  const spent = passed(current, at);
  return {
    step,
    left: step === null || length === null ? null : Math.ceil((length - spent) / 1000),
    share: length === null || length === 0 ? 0 : Math.min(1, spent / length),
    running: current.since !== null && step !== null,
  };
};
