import { painThatCounts } from '@stridewell/chat/reported-pain/report';
import { addDays, dateIn, NORMAL_LOOKBACK_DAYS, type WeeklySummary, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { ReportedPain } from '@stridewell/understanding/slots';
import type { CoachState, CoachWeek } from '../../domain/coach-state.ts';
import { allPauses } from '../../domain/pause-state.ts';
import { forecastNextWeek } from '../../domain/week/next-week.ts';
import { seasonOutline } from '../../domain/week/season-outline.ts';
import { presentProfile } from '../../features/profile/profile-state.ts';
import { loggedDayOf } from '../../features/training-log/document.ts';
import { weekStateOf } from '../../features/weekly-plan/document.ts';
import { LOG_WINDOW_DAYS } from '../../features/weekly-plan/inputs.ts';
import { type CurrentPlan, PlanError, type WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import { presentSummary } from '../../features/weekly-summaries/document.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import type { Stores } from '../../stores.ts';
import { changedSessions, coachWeekOf, storedCoachWeek } from './coach-week.ts';
import { baselineOf, courseOf, hourIn, racePlansOf, sessionCapOf } from './state-figures.ts';

export interface LoadDependencies {
  stores: Stores;
  keeper: WeeklyPlanService;
  clock: Clock;
}

/** Number of days of check-ins that the coach reads, including today. */
const CHECKIN_DAYS = 28;

const checkinsOf = async (
  { checkinDays }: Stores,
  userId: string,
  today: string,
): Promise<Pick<CoachState, 'checkins' | 'baseline'>> => {
  const days = await checkinDays.between(userId, addDays(today, -NORMAL_LOOKBACK_DAYS), today);
  const checkins = days
    .filter(({ date }) => date > addDays(today, -CHECKIN_DAYS))
    .map(({ date, score, recommendation, metrics, factors, cap }) => ({
      ...{ date, score, recommendation, metrics, factors, cap },
    }));
  return { checkins, baseline: checkins.length > 0 ? baselineOf(days) : null };
};

/**
 * Returns the currently valid pain report. Check-ins of both kinds ask for pain, so each replaces what was reported
 * before it.
 */
const reportedOf = async (
  { painReports, checkinDays, physio }: Stores,
  userId: string,
  { now, timezone }: { now: Date; timezone: string },
): Promise<ReportedPain | null> => {
  const [reports, day, state] = await Promise.all([
    painReports.all(userId),
    checkinDays.newest(userId),
    physio.find(userId),
  ]);
  const answered = state?.checkins[0];
  return painThatCounts(reports, {
    ...{ now, timezone },
    checkins: [...(day ? [day] : []), ...(answered ? [{ date: answered.date, at: answered.at ?? null }] : [])],
  });
};

/**
 * Returns last week's summary. Without one, returns the summary of the current week, which the worker may already have
 * created.
 */
const summaryOf = async ({ summaries }: Stores, userId: string, monday: string): Promise<WeeklySummary | null> => {
  const found = (await summaries.find(userId, addDays(monday, -7))) ?? (await summaries.find(userId, monday));
  return found && presentSummary(found);
};

/** Returns the current plan with its inputs, or null if there is no profile or the week cannot be planned. */
const currentOf = async (keeper: WeeklyPlanService, userId: string, timezone: string): Promise<CurrentPlan | null> => {
  try {
    return await keeper.current(userId, timezone);
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
};

/**
 * Returns next week's stored plan, or the one expected when the rest of this week is done. Null if either is missing.
 */
const nextWeekOf = async (
  { plans }: Stores,
  userId: string,
  current: CurrentPlan | null,
  monday: string,
): Promise<CoachWeek | null> => {
  if (!current) return null;
  const stored = await plans.find(userId, addDays(monday, 7));
  if (stored) return storedCoachWeek(stored);
  try {
    return coachWeekOf(forecastNextWeek(current.week, current.inputs).week);
  } catch {
    // The planner failed on its inputs. All other questions can still be answered.
    return null;
  }
};

const profileOf = async ({ profiles }: Stores, userId: string): Promise<CoachState['profile']> => {
  const stored = await profiles.find(userId);
  return stored && presentProfile(stored).profile;
};

const WITHOUT_PROGRAMME = {
  ...{ runner: null, raceDate: null, threshold: null, paceSource: null, course: null, cap: null, racePlan: null },
};

/** Returns the parts of the state that follow from the current plan; nulls when there is none. */
const programmeOf = (current: CurrentPlan | null, profile: CoachState['profile']) => {
  if (!current) return WITHOUT_PROGRAMME;
  const { inputs, week } = current;
  const { base } = week;
  const outline = seasonOutline({ ...inputs, base }, base);
  return {
    runner: inputs.profiled.runner,
    raceDate: outline.aim?.date ?? null,
    // The plan's own threshold pace, because after a break it is slower than the one in the profile.
    threshold: base.model.threshold,
    paceSource: base.paceSource ?? null,
    course: courseOf(outline, inputs.today, base),
    cap: sessionCapOf(inputs, base),
    racePlan: racePlansOf(inputs, base, outline.messages, profile?.thresholdPace ?? null),
  };
};

/**
 * Creates a function that loads the state that the coach's replies are based on. Next week's plan is computed when
 * it is not stored yet.
 */
export const createStateLoader =
  ({ stores, keeper, clock }: LoadDependencies) =>
  async (runner: TokenZone): Promise<CoachState> => {
    const { userId } = runner;
    const timezone = await stores.settings.zoneOf(runner);
    const now = clock.now();
    const today = dateIn(timezone, now);
    const monday = weekStartOf(today);
    // The stored week is first updated for a new day, so that the current plan is read from it.
    const week = await keeper.stored(userId, timezone, monday);
    const [from, to] = [addDays(today, -LOG_WINDOW_DAYS.back), addDays(today, LOG_WINDOW_DAYS.ahead)];
    const [current, profile, logs, isTrainingWithheld, withheldDays, checkins, pauses, physio, summary, reported] =
      await Promise.all([
        currentOf(keeper, userId, timezone),
        profileOf(stores, userId),
        stores.logs.between(userId, from, to),
        stores.activities.isWithheld(userId),
        stores.activities.withheldDays(userId, from, to),
        checkinsOf(stores, userId, today),
        stores.pauses.find(userId),
        stores.physio.find(userId),
        summaryOf(stores, userId, monday),
        reportedOf(stores, userId, { now, timezone }),
      ]);
    const stored = week && weekStateOf(week);
    return {
      today,
      hour: hourIn(timezone, now),
      timezone,
      profile,
      ...programmeOf(current, profile),
      plan: week && storedCoachWeek(week),
      planned: stored ? changedSessions(stored) : [],
      nextPlan: await nextWeekOf(stores, userId, current, monday),
      logs: logs.map(loggedDayOf),
      isTrainingWithheld,
      withheldDays,
      ...checkins,
      physio: physioStateOf(physio),
      reported,
      pauses: allPauses(pauses),
      summary,
    };
  };
