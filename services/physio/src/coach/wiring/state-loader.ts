import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { sessionOn } from '../../domain/plan-weeks.ts';
import { followedIn } from '../../features/course/followed.ts';
import { shownPlanOf } from '../../features/course/routes.ts';
import type { CourseReader, InjuryState } from '../../features/course/service.ts';
import { triageSubjectOf } from '../../features/profile/identity.ts';
import type { Stores } from '../../stores.ts';
import type { CoachState, Followed } from '../state.ts';

export interface LoadDependencies {
  stores: Pick<Stores, 'checkinDays' | 'planToday' | 'runnerFacts' | 'settings'>;
  courses: CourseReader;
  clock: Clock;
}

/** Maximum number of check-ins that the coach reads, newest first. */
const CHECKINS = 30;

const followedOf = (standing: InjuryState | null): Followed | null => {
  const followed = standing && followedIn(standing);
  if (!followed) return null;
  const { course, inputs } = followed;
  const newestFirst = [...inputs.checkins].sort((a, b) => b.date.localeCompare(a.date));
  return { injury: inputs.injury, course, logs: inputs.logs, checkins: newestFirst.slice(0, CHECKINS) };
};

/**
 * Creates a function that loads everything the coach's replies depend on: the injury, and today's data from other
 * services.
 */
export const createStateLoader =
  ({ stores: { checkinDays, planToday, runnerFacts, settings }, courses, clock }: LoadDependencies) =>
  async (user: TokenZone): Promise<CoachState> => {
    const { userId } = user;
    const timezone = await settings.zoneOf(user);
    const today = dateIn(timezone, clock.now());
    const [standing, runner, [day], weeks] = await Promise.all([
      courses.now(userId, timezone),
      runnerFacts.find(userId),
      checkinDays.newest(userId, today),
      planToday.find(userId),
    ]);
    const session = sessionOn(weeks, today);
    return {
      today,
      plan: shownPlanOf(standing, today),
      ...(standing && { triageSubject: triageSubjectOf(standing.profile, today) }),
      followed: followedOf(standing),
      runner,
      readiness: day?.date === today ? { score: day.score, recommendation: day.recommendation } : null,
      session: session && { planType: session.planType, minutes: session.minutes },
    };
  };
