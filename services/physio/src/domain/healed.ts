import type { PhysioFact } from '../messages/catalogue.ts';
import { withinDays } from './injury-days.ts';
import { isMorningAnswered, isSoreDay } from './morning.ts';
import type { CheckinDay, Course } from './types.ts';

/**
 * Number of calm check-ins required to mark an injury as healed, and the number of days within which they must be made
 * (section 2.4).
 */
const CALM_CHECKINS = 5;
const CALM_DAYS = 14;
const CALM_PAIN = 1;

const isCalm = (checkin: CheckinDay): boolean =>
  checkin.pain <= CALM_PAIN &&
  isMorningAnswered(checkin) &&
  checkin.noNextDayWorsening !== false &&
  !isSoreDay(checkin);

/**
 * Returns the missing requirements for marking an injury as healed: the last stage of the ladder, the tests of phase 3,
 * and calm check-ins. Empty if it can be offered.
 */
export const missingForHealed = (course: Course, checkins: readonly CheckinDay[]): PhysioFact[] => {
  const calm = withinDays(checkins, course.today, CALM_DAYS).filter(isCalm).length;
  return [
    ...(course.ladderFinished ? [] : [{ code: 'missing.ladder' as const }]),
    ...(course.phase === 3 ? course.missing : [{ code: 'missing.phase' as const }]),
    ...(calm >= CALM_CHECKINS ? [] : [{ code: 'missing.calm_checkins' as const, values: { checkins: CALM_CHECKINS } }]),
  ];
};
