import type { MonthFact } from '@stridewell/contracts/web';

/** The numbers of a month from which its sentences are built. */
export interface MonthFigures {
  /** Number of days that are included, and how many of them are steady. */
  of: number;
  steady: number;
  checkins: number;
  runs: number;
  minutes: number;
  /** Planned sessions up to now, without stop days and pauses, and how many of them were done, fully or partly. */
  planned: number;
  done: number;
  /** Planned sessions that were done in part. */
  partly: number;
  /** Number of stop days before today, and how many of them had no run. */
  stops: number;
  heldBack: number;
  /** Number of pause days, how many of them had no run, and how many had neither a run nor a check-in. */
  pauses: number;
  paused: number;
  steadyByPause: number;
  /** Planned rest days on which the runner rested. */
  rested: number;
  /** The longest of the runs that were done and not longer than planned. */
  longest: { minutes: number; date: string } | null;
}

/** Minimum fraction of steady days at which a month is called steady. */
const MOST = 0.75;

const steadiness = ({ steady: days, of, steadyByPause }: MonthFigures): MonthFact => {
  const paused = steadyByPause > 0 ? { paused: steadyByPause } : {};
  if (days === of) return { code: 'steady_all', days, ...paused };
  return { code: days >= MOST * of ? 'steady_most' : 'steady_some', days, of, ...paused };
};

const training = ({ planned, done, partly: some, runs, minutes, checkins }: MonthFigures): MonthFact => {
  if (planned > 0) {
    if (done === 0) return { code: 'plan_none', planned };
    const partly = some > 0 ? { partly: some } : {};
    return done === planned ? { code: 'plan_all', done, ...partly } : { code: 'plan_part', done, planned, ...partly };
  }
  return runs > 0 ? { code: 'runs_free', runs, minutes } : { code: 'checked_in', days: checkins };
};

const care = (figures: MonthFigures, before: MonthFact): MonthFact => {
  const { heldBack, stops, paused, pauses, longest, rested, checkins } = figures;
  if (heldBack > 0) return { code: 'held_back', days: heldBack, of: stops };
  if (paused > 0) return { code: 'paused', days: paused, of: pauses };
  if (longest) return { code: 'longest', ...longest };
  if (rested > 0) return { code: 'rested', days: rested };
  if (checkins === 0) return { code: 'no_checkins' };
  return before.code === 'checked_in' ? { code: 'no_runs' } : { code: 'checked_in', days: checkins };
};

/**
 * Returns the three facts of a month with data: how steady it was, how much of the plan was done, and how well the
 * runner respected stop days. Stop days come before any number about training.
 */
export const monthFacts = (figures: MonthFigures): MonthFact[] => {
  const second = training(figures);
  return [steadiness(figures), second, care(figures, second)];
};
