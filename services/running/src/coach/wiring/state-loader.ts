import { addDays, dateIn, type WeeklyPlan, type WeeklySummary, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { CoachState } from '../../domain/coach-state.ts';
import { allPauses } from '../../domain/pause-state.ts';
import { runnerNow } from '../../domain/plan/adapt/pace-now.ts';
import { courseOf } from '../../domain/plan/course.ts';
import { presentProfile } from '../../features/profile/profile-state.ts';
import { loggedDayOf } from '../../features/training-log/document.ts';
import { plannedWeekOf } from '../../features/weekly-plan/document.ts';
import { LOG_WINDOW_DAYS, readInputs } from '../../features/weekly-plan/inputs.ts';
import { presentWeek } from '../../features/weekly-plan/present.ts';
import { PlanError, type WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import { presentSummary } from '../../features/weekly-summaries/document.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import type { Stores } from '../../stores.ts';
import { baselineOf, changedSessions, hourIn, sessionCapOf } from './state-figures.ts';

export interface LoadDependencies {
  stores: Stores;
  keeper: WeeklyPlanService;
  clock: Clock;
}

/** Number of days of check-ins that the coach reads, including today. */
const CHECKIN_DAYS = 28;

const checkinsOf = async ({ checkinDays }: Stores, userId: string, today: string): Promise<CoachState['checkins']> => {
  const days = await checkinDays.between(userId, addDays(today, 1 - CHECKIN_DAYS), today);
  return days.map(({ date, score, recommendation, metrics, factors, cap }) => ({
    date,
    score,
    recommendation,
    metrics,
    factors,
    cap,
  }));
};

/**
 * Returns last week's summary. Without one, returns the summary of the current week, which the worker may already have
 * created.
 */
const summaryOf = async ({ summaries }: Stores, userId: string, monday: string): Promise<WeeklySummary | null> => {
  const found = (await summaries.find(userId, addDays(monday, -7))) ?? (await summaries.find(userId, monday));
  return found && presentSummary(found);
};

/** Returns next week's stored plan, or the plan that would be created now. Null when it cannot be created. */
const nextWeekOf = async (
  keeper: WeeklyPlanService,
  { userId, timezone }: { userId: string; timezone: string },
  monday: string,
): Promise<WeeklyPlan | null> => {
  const next = addDays(monday, 7);
  try {
    return (await keeper.week(userId, timezone, next)) ?? (await keeper.preview(userId, timezone, next));
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
};

/** Loads the fields of the state that require a training profile. For a runner under 18, only the profile is set. */
const programmeOf = async (stores: Stores, userId: string, today: string, plan: WeeklyPlan | null) => {
  const read = await readInputs(stores, userId, today);
  if (!read) {
    const stored = await stores.profiles.find(userId);
    return { profile: stored && presentProfile(stored).profile, runner: null, course: null, cap: null };
  }
  const { inputs } = read;
  const course = courseOf(inputs.runner, inputs.programmeStart, weekStartOf(today), today);
  return {
    profile: presentProfile(read.profile).profile,
    // Uses the plan's own zones and paces, because after a break they are slower than those in the profile.
    runner: runnerNow({ ...inputs, weekStart: weekStartOf(today), today, lighter: null, base: null }),
    // A stored week keeps its phase until it is replanned.
    course: { ...course, phase: plan?.phase ?? course.phase },
    cap: sessionCapOf(inputs, today),
  };
};

/**
 * Creates a function that loads the state that the coach's replies are based on. Only next week's plan is computed,
 * when it is not stored yet.
 */
export const createStateLoader =
  ({ stores, keeper, clock }: LoadDependencies) =>
  async (runner: TokenZone): Promise<CoachState> => {
    const { userId } = runner;
    const timezone = await stores.settings.zoneOf(runner);
    const now = clock.now();
    const today = dateIn(timezone, now);
    const monday = weekStartOf(today);
    const [week, logs, checkins, pauses, physio, summary, nextPlan] = await Promise.all([
      keeper.stored(userId, timezone, monday),
      stores.logs.between(userId, addDays(today, -LOG_WINDOW_DAYS.back), addDays(today, LOG_WINDOW_DAYS.ahead)),
      checkinsOf(stores, userId, today),
      stores.pauses.find(userId),
      stores.physio.find(userId),
      summaryOf(stores, userId, monday),
      nextWeekOf(keeper, { userId, timezone }, monday),
    ]);
    const planned = week && plannedWeekOf(week);
    const plan = planned && presentWeek(planned.current);
    return {
      today,
      hour: hourIn(timezone, now),
      timezone,
      ...(await programmeOf(stores, userId, today, plan)),
      plan,
      planned: planned ? changedSessions(planned) : [],
      nextPlan,
      logs: logs.map(loggedDayOf),
      checkins,
      baseline: baselineOf(checkins),
      physio: physioStateOf(physio),
      pauses: allPauses(pauses),
      summary,
    };
  };
