import type { ConditionRules } from './conditions/types.ts';
import { painFreeDays } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { limitsOf } from './limits.ts';

/** Longest walk while running is closed, and the short one of a sore day. */
export const WALK_MINUTES = 30;
const SHORT_WALK = 10;
/** A stress injury walks five minutes more every second day without pain. */
const BONE_STEP = 5;
const BONE_DAYS = 2;

/**
 * Minutes of today's walk, for the list, the test of walking and the plan (sections 1.5 and 3.17 of the domain page). A
 * stress injury begins with ten minutes in phase 1, and again after any pain; a limp, pain above the limit of exercises or
 * walking that is not tolerated leave ten.
 */
export const walkMinutesOf = (
  { id }: Pick<ConditionRules, 'id'>,
  days: readonly DayAssessment[],
  phase: number,
): number => {
  const newest = days.at(-1);
  if (newest === undefined) return id === 'bone_stress' ? SHORT_WALK : WALK_MINUTES;
  const { checkin, isBone, isBoneSore } = newest;
  if (checkin.limp === true || isBoneSore || checkin.pain > limitsOf(id, isBone).exercise) return SHORT_WALK;
  if (id !== 'bone_stress') return checkin.walkRunTolerance ? WALK_MINUTES : SHORT_WALK;
  if (phase > 1) return WALK_MINUTES;
  const steps = Math.floor(Math.max(0, painFreeDays(days) - 1) / BONE_DAYS);
  return Math.min(WALK_MINUTES, SHORT_WALK + BONE_STEP * steps);
};
