import type { ConditionRules } from '../conditions/types.ts';
import type { RunnerFacts } from '../types.ts';

/** Stage up to which the first number of clean sessions of a condition applies. */
const SECOND_FROM = 9;
const SLOW_CLEAN = 3;
/** Minimum number of days between two runs: 48 hours, or 72 on a slow ladder. */
const GAP = 2;
const SLOW_GAP = 3;

/**
 * True for beginners and for runners aged 50 or over, who need more clean sessions (section 1.1 of the domain page).
 */
export const needsMoreSessions = ({ level, ageBand }: RunnerFacts): boolean =>
  level === 'Beginner' || ageBand === '50-plus';

/** Runner and injury data that change the number of clean sessions. */
export interface CleanFacts {
  isBone: boolean;
  isRecurrence: boolean;
  runner: RunnerFacts;
}

/** Number of clean sessions required at a stage before the next one opens. */
export const cleanNeeded = (
  { ladder }: Pick<ConditionRules, 'ladder'>,
  stage: number,
  { isBone, isRecurrence, runner }: CleanFacts,
): number => {
  const usual = stage < SECOND_FROM ? ladder.clean[0] : ladder.clean[1];
  const forRunner = needsMoreSessions(runner) ? Math.max(usual === 1 ? 2 : SLOW_CLEAN, usual) : usual;
  const forSite = isBone ? Math.max(SLOW_CLEAN, forRunner) : forRunner;
  return isRecurrence ? Math.max(SLOW_CLEAN, forSite + 1) : forSite;
};

/** Minimum number of days from one run to the next at a stage. */
export const daysToNextRun = ({ ladder }: Pick<ConditionRules, 'ladder'>, stage: number): number =>
  ladder.slowUpTo > 0 && stage <= ladder.slowUpTo ? SLOW_GAP : GAP;
