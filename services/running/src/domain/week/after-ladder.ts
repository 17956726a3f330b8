import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { ladderEnd } from '../after-ladder-days.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import type { LoadState } from '../training/load.ts';
import { KINDS } from '../training/session-kinds.ts';
import type { WeekInputs } from './types.ts';

/**
 * Number of weeks after the ladder that must reach this fraction of the established load before any fast running
 * (section 1.5).
 */
const EARLY = { weeks: 2, share: 0.75, days: 182 };

/**
 * Fast running allowed after the walk-run ladder, one step a week (section 1.5 of the plans page): at first none, then
 * strides, a fartlek, threshold work, and hills and intervals, with one session a week. The last step allows
 * everything, and also applies to a runner without a ladder.
 */
export const LADDER_STEPS = ['none', 'strides', 'fartlek', 'threshold', 'one_session', 'all'] as const;
export type LadderStep = (typeof LADDER_STEPS)[number];

/** Returns the step of a week after the walk-run ladder, from the weeks completed since then. */
export const ladderStep = (
  { physio, weekStart }: Pick<WeekInputs, 'physio' | 'weekStart'>,
  load: Pick<LoadState, 'weeks' | 'established'>,
): LadderStep => {
  const finishedOn = ladderEnd(physio);
  if (finishedOn === null || daysBetween(finishedOn, weekStart) > EARLY.days) return 'all';
  const weeks = Math.max(0, daysBetween(weekStartOf(finishedOn), weekStart) / 7 - 1);
  const since = weeks === 0 ? [] : load.weeks.slice(-weeks);
  const full = since.flatMap(({ done }, index) => (done >= EARLY.share * load.established ? [index] : []));
  const ready = full[EARLY.weeks - 1];
  if (ready === undefined) return 'none';
  return LADDER_STEPS[Math.min(since.length - ready, LADDER_STEPS.length - 1)] ?? 'all';
};

/**
 * Load of the first week after the walk–run ladder in minutes, weekly growth, and the fraction of the earlier load at
 * which it ends.
 */
const AFTER_LADDER = { start: 90, growth: 1.15, until: 0.9 };
/** The ladder is treated as a break of this many days: run-walk is over, and quality returns in the fifth week. */
const LADDER_DAYS_OFF = 29;

/**
 * Returns the load at the return to full training after the walk–run ladder: three runs of 30 minutes, then 15 % more
 * each week up to 90 % of the earlier load (section 1.5). Unchanged in every other week.
 */
export const afterLadder = (
  load: LoadState,
  { physio, weekStart }: Pick<WeekInputs, 'physio' | 'weekStart'>,
): LoadState => {
  const finishedOn = ladderEnd(physio);
  if (finishedOn === null || finishedOn >= weekStart || finishedOn < addDays(weekStart, -7)) return load;
  const shares = [Math.min(1, AFTER_LADDER.start / load.established)];
  for (let share = AFTER_LADDER.growth * (shares[0] ?? 1); share < AFTER_LADDER.until; share *= AFTER_LADDER.growth) {
    shares.push(share);
  }
  const rounded = shares.map((share) => Number(share.toFixed(3)));
  return { ...load, comeback: { daysOff: LADDER_DAYS_OFF, shares: rounded, week: 0, isAfterLadder: true } };
};

const FARTLEK_REPS = 6;

const isAllowed = ({ kind }: DaySession, step: LadderStep): boolean => {
  const { family } = KINDS[kind];
  return step === 'one_session' || family === 'fartlek' || (step === 'threshold' && family === 'threshold');
};

/**
 * Returns the sessions of a week within the current step after the ladder. There is one quality session, or a fartlek
 * of the same length if that session is not allowed yet. Easy runs replace the others.
 */
export const withinLadderStep = (days: readonly (DaySession | null)[], step: LadderStep): (DaySession | null)[] => {
  if (step === 'all') return [...days];
  const first = step === 'none' || step === 'strides' ? undefined : days.find((session) => session?.role === 'quality');
  return days.map((session) => {
    if (session?.role !== 'quality') return session;
    const { minutes, day, role } = session;
    if (session !== first) return { kind: 'easy', minutes, day, role: 'easy', isHard: false };
    return isAllowed(session, step)
      ? session
      : { kind: 'fartlek', reps: FARTLEK_REPS, minutes, day, role, isHard: true };
  });
};
