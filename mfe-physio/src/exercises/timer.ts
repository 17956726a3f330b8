import type { Step } from './steps.ts';

/**
 * State of a timer. Progress is computed from the clock on each read, so that missed ticks of a suspended tab do not
 * matter. Instants are in milliseconds since the epoch.
 */
export interface Timer {
  steps: readonly Step[];
  index: number;
  /** Elapsed time of the current step at the last start or pause, in milliseconds. */
  spent: number;
  /** Instant of the last start. Null while paused. */
  since: number | null;
  /** Milliseconds that the runner added to the step. Negative if the runner made the step shorter. */
  added: number;
}

export const createTimer = (steps: readonly Step[]): Timer => ({ steps, index: 0, spent: 0, since: null, added: 0 });

const lengthOf = (timer: Timer): number | null => {
  const seconds = timer.steps[timer.index]?.seconds ?? null;
  return seconds === null ? null : Math.max(0, seconds * 1000 + timer.added);
};

/** True if all steps are done. */
export const isOver = (timer: Timer): boolean => timer.index >= timer.steps.length;

const passed = (timer: Timer, at: number): number =>
  timer.spent + (timer.since === null ? 0 : Math.max(0, at - timer.since));

/** Returns the timer's state at an instant, after all timed steps that have ended by then. */
export const atTime = (timer: Timer, at: number): Timer => {
  const length = lengthOf(timer);
  if (timer.since === null || isOver(timer) || length === null) return timer;
  const spent = passed(timer, at);
  if (spent < length) return timer;
  // The next step starts when the current step ends, not when the timer is read.
  return atTime({ ...timer, index: timer.index + 1, spent: 0, since: at - (spent - length), added: 0 }, at);
};

export const start = (timer: Timer, at: number): Timer =>
  isOver(timer) || timer.since !== null ? timer : { ...timer, since: at };

export const pause = (timer: Timer, at: number): Timer => {
  const current = atTime(timer, at);
  return { ...current, spent: passed(current, at), since: null };
};

/** Ends the current step and starts the next one. */
export const next = (timer: Timer, at: number): Timer => {
  const current = atTime(timer, at);
  if (isOver(current)) return current;
  return { ...current, index: current.index + 1, spent: 0, added: 0, since: current.since === null ? null : at };
};

/** Adds seconds to the current step. A negative value cannot make the step shorter than its elapsed time. */
export const add = (timer: Timer, seconds: number, at: number): Timer => {
  const current = atTime(timer, at);
  const length = lengthOf(current);
  if (length === null || isOver(current)) return current;
  const least = passed(current, at) - length;
  return { ...current, added: current.added + Math.max(seconds * 1000, least) };
};

export interface TimerView {
  /** The current step. Null if all steps are done. */
  step: Step | null;
  /** Remaining whole seconds, rounded up. Null for an open-ended step. */
  left: number | null;
  /** Elapsed fraction of the step, from 0 to 1. */
  share: number;
  running: boolean;
}

export const viewAt = (timer: Timer, at: number): TimerView => {
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
