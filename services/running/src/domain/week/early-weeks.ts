import { daysBetween, weekStartOf } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import { easedShare } from '../training/load.ts';
import { KINDS } from '../training/session-kinds.ts';
import { type LadderStep, ladderStep, withinLadderStep } from './after-ladder.ts';
import type { WeekInputs } from './types.ts';
import type { WeekStartState } from './week-load.ts';

/** The parts that a week leaves out because it is too early for them. */
export interface EarlyLimits {
  isWithoutQuality: boolean;
  isWithoutStrides: boolean;
  isWithoutHills: boolean;
  /** Fast running allowed after the walk–run ladder. */
  ladderStep: LadderStep;
}

/** Number of weeks after the couch-to-5K programme without quality sessions and without strides (section 6). */
const AFTER_COUCH = { quality: 4, strides: 2 };
/** Number of weeks at the start of a season without hills and strides for a runner with an Achilles history. */
const ACHILLES_WEEKS = 2;

const weeksBetween = (from: string, to: string): number => daysBetween(weekStartOf(from), to) / 7;

/** Number of weeks since the last week of the couch-to-5K programme; Infinity if there was none recently. */
const weeksAfterCouch = ({ earlier, weekStart }: WeekInputs): number => {
  const last = earlier.find(({ state }) => state?.base.couch);
  return last ? weeksBetween(last.weekStart, weekStart) : Number.POSITIVE_INFINITY;
};

/** Fraction of the established load at which all runs of a week are easy (section 1.4). */
const ALL_EASY_SHARE = 0.6;

/**
 * Returns what a week leaves out after the ladder, after couch to 5K, after five light days in the week before, at the
 * start of a season, and for a runner of unknown training.
 */
export const earlyLimits = (
  inputs: WeekInputs,
  start: WeekStartState,
  { isTaper, isUnknown }: { isTaper: boolean; isUnknown: boolean },
): EarlyLimits => {
  const isAllEasy = !isTaper && easedShare(start.load.weeks) === ALL_EASY_SHARE;
  const step = ladderStep(inputs, start.load);
  const isOnlyEasy = isAllEasy || isUnknown || step === 'none';
  const afterCouch = weeksAfterCouch(inputs);
  const isDelicate =
    inputs.profiled.runner.injuryAreas.includes('Achilles') &&
    weeksBetween(start.seasonStart, inputs.weekStart) < ACHILLES_WEEKS;
  return {
    isWithoutQuality: isOnlyEasy || step === 'strides' || afterCouch <= AFTER_COUCH.quality,
    isWithoutStrides: isOnlyEasy || afterCouch <= AFTER_COUCH.strides || isDelicate,
    isWithoutHills: isOnlyEasy || isDelicate,
    ladderStep: step,
  };
};

/**
 * Replaces strides and hills that are left out, and fast running that is too early after the ladder, with an easy run
 * of the same length.
 */
export const withinLimits = (
  days: readonly (DaySession | null)[],
  { isWithoutStrides, isWithoutHills, ladderStep: step }: EarlyLimits,
): (DaySession | null)[] =>
  withinLadderStep(days, step).map((session) => {
    if (!session) return null;
    const isLeftOut =
      (isWithoutStrides && session.kind === 'strides') || (isWithoutHills && KINDS[session.kind].family === 'hills');
    const { minutes, day } = session;
    return isLeftOut ? { kind: 'easy', minutes, day, role: 'easy', isHard: false } : session;
  });
