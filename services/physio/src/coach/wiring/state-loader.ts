import { painThatCounts } from '@stridewell/chat/reported-pain/report';
import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { courseOf } from '../../domain/course.ts';
import { shareLandings } from '../../domain/landings.ts';
import { sessionOn } from '../../domain/plan-weeks.ts';
import { type ReportedToRules, withReportedPain } from '../../domain/told-pain.ts';
import { followedIn } from '../../features/course/followed.ts';
import { shownPlanOf } from '../../features/course/routes.ts';
import type { CourseReader, InjuryState } from '../../features/course/service.ts';
import { triageSubjectOf } from '../../features/profile/identity.ts';
import type { Stores } from '../../stores.ts';
import type { CoachState, Followed } from '../state.ts';

export interface LoadDependencies {
  stores: Pick<Stores, 'checkins' | 'checkinDays' | 'planToday' | 'runnerFacts' | 'settings' | 'painReports'>;
  courses: CourseReader;
  clock: Clock;
}

/** Maximum number of check-ins that the coach reads, newest first. */
const CHECKINS = 30;

/** The followed injury as if its newest check-in had the reported pain. */
const retoldIn = (standing: InjuryState, today: string, told: ReportedToRules): ReturnType<Followed['retold']> => {
  const { second } = standing;
  const isSecond = second !== null && followedIn(standing)?.inputs === second.inputs;
  const inputs = withReportedPain(isSecond ? second.inputs : standing.inputs, told);
  const alone = { inputs, course: courseOf(inputs) };
  const other = isSecond ? { inputs: standing.inputs, course: standing.own } : (standing.second ?? standing.healed);
  const own = other ? shareLandings(alone, other)[0] : alone.course;
  const parts = isSecond ? { ...standing, second: { inputs, course: own } } : { ...standing, inputs, own };
  const course = followedIn(parts)?.course ?? own;
  return { course, plan: shownPlanOf({ ...parts, course }, today) };
};

const followedOf = (standing: InjuryState | null, today: string): Followed | null => {
  const followed = standing && followedIn(standing);
  if (!followed) return null;
  const { course, inputs } = followed;
  const newestFirst = [...inputs.checkins].sort((a, b) => b.date.localeCompare(a.date));
  return {
    ...{ injury: inputs.injury, course, logs: inputs.logs, checkins: newestFirst.slice(0, CHECKINS) },
    retold: (told) => retoldIn(standing, today, told),
  };
};

/**
 * Creates a function that loads everything the coach's replies depend on: the injury, and today's data from other
 * services.
 */
export const createStateLoader =
  ({
    stores: { checkins, checkinDays, planToday, runnerFacts, settings, painReports },
    courses,
    clock,
  }: LoadDependencies) =>
  async (user: TokenZone): Promise<CoachState> => {
    const { userId } = user;
    const timezone = await settings.zoneOf(user);
    const now = clock.now();
    const today = dateIn(timezone, now);
    const [standing, runner, [day], weeks, [newest], reports] = await Promise.all([
      courses.now(userId, timezone),
      runnerFacts.find(userId),
      checkinDays.newest(userId, today),
      planToday.find(userId),
      checkins.newest(userId, 1),
      painReports.all(userId),
    ]);
    const session = sessionOn(weeks, today);
    return {
      today,
      timezone,
      plan: shownPlanOf(standing, today),
      ...(standing && { triageSubject: triageSubjectOf(standing.profile, today) }),
      followed: followedOf(standing, today),
      runner,
      readiness: day?.date === today ? { score: day.score, recommendation: day.recommendation } : null,
      session: session && { planType: session.planType, minutes: session.minutes },
      reported: painThatCounts(reports, {
        ...{ now, timezone },
        checkins: newest ? [{ date: newest.date, at: newest.updatedAt }] : [],
      }),
      checkinVersion: newest ? `${newest.date}:${newest.rev}` : '',
    };
  };
