import { weekStartOf } from '@stridewell/contracts/web';
import { ladderEnd } from '../after-ladder-days.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { asWalkRun, LONGEST_BREAK_DAYS } from '../training/walk-breaks.ts';
import type { Run } from './training-days.ts';
import type { WeekInputs } from './types.ts';

/** Number of weeks with a logged run after which the runs of an unknown runner have no walk breaks any more. */
const KNOWN_AFTER_WEEKS = 2;

/** True when the runner has said anything about how much, how fast or how long they run. A usual week of 0 says nothing. */
const hasStated = ({ profiled, background, lastRunOn, physio }: WeekInputs): boolean =>
  !profiled.assumed.includes('level') ||
  (background.usualWeekMinutes ?? 0) > 0 ||
  background.longestRunMinutes !== null ||
  background.hasRunFast ||
  background.results.length > 0 ||
  background.thresholdHeartRate !== null ||
  profiled.threshold !== null ||
  (lastRunOn ?? null) !== null ||
  ladderEnd(physio) !== null;

/**
 * True for a runner who has neither said nor shown anything about running. All runs of the week are then walk-runs (section
 * 1.1 of the plans page): from the first week of the plan until two weeks have logged runs.
 */
export const isUnknownRunner = (inputs: WeekInputs, runs: readonly Run[]): boolean => {
  if (hasStated(inputs)) return false;
  const last = inputs.earlier.find(({ state }) => state !== null)?.state?.base;
  if (!last) return runs.length === 0;
  return last.isUnknown === true && new Set(runs.map(({ date }) => weekStartOf(date))).size < KNOWN_AFTER_WEEKS;
};

/** Returns the runs of a week as walk-runs of at most the same length. */
export const withWalkBreaks = (days: readonly (DaySession | null)[]): (DaySession | null)[] =>
  days.map((session) => session && asWalkRun(session, { level: 'Beginner' }, LONGEST_BREAK_DAYS));
