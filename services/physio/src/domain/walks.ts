import type { ConditionRules } from './conditions/types.ts';
import { painFreeDays } from './criteria.ts';
import type { DayAssessment } from './day-assessment.ts';
import { limitsOf } from './limits.ts';

/** Maximum length of a walk while running is blocked, and the short length on a sore day. */
export const WALK_MINUTES = 30;
const SHORT_WALK = 10;
/** Minutes by which the walk of a stress injury grows every second day without pain. */
const BONE_STEP = 5;
const BONE_DAYS = 2;

/**
 * Length of today's walk in minutes, for the list, the walking test and the plan (sections 1.5 and 3.17 of the domain
 * page). A stress injury begins with ten minutes in phase 1, and again after any pain. With a limp, pain above the
 * exercise limit or walking that is not tolerated, the walk is ten minutes long.
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
