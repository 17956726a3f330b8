import {
  addDays,
  LOG_WINDOW,
  type LogStatus,
  type PlanType,
  type TrainingLog,
  type WeeklyOutcome,
  type WeeklyPlan,
  type WeeklyPlanDay,
  weekDates,
  weekStartOf,
} from '@stridewell/contracts/web';

/** The status of a day in the tracker; `none` means no log. */
export type DayStatus = 'none' | LogStatus;

export interface TrackerDay {
  date: string;
  today: boolean;
  /** True if the API accepts a log of the day: from 28 days ago to 7 days ahead. */
  isLoggable: boolean;
  /** Type of the day's session. Null if there is neither a plan nor a check-in. */
  outcome: PlanType | null;
  log: TrainingLog | null;
  plan: WeeklyPlanDay | null;
}

export interface TrackerData {
  logs: readonly TrainingLog[];
  outcomes: readonly WeeklyOutcome[];
  plan: WeeklyPlan | null;
}

export const isLoggable = (date: string, today: string): boolean =>
  addDays(today, -LOG_WINDOW.back) <= date && date <= addDays(today, LOG_WINDOW.ahead);

/** The seven days of a week, Monday first. `monday` defaults to the week that contains `today`. */
export const trackerDays = (
  today: string,
  { logs, outcomes, plan }: TrackerData,
  monday: string = weekStartOf(today),
): TrackerDay[] =>
  weekDates(monday).map((date) => ({
    date,
    today: date === today,
    isLoggable: isLoggable(date, today),
    outcome: outcomes.find((row) => row.date === date)?.outcome ?? null,
    log: logs.find((row) => row.date === date) ?? null,
    plan: plan?.days.find((row) => row.date === date) ?? null,
  }));

export const statusOf = (log: TrainingLog | null): DayStatus => log?.status ?? 'none';

/** Returns the `planType` to log: the day's outcome, or `adapt` if there is none. */
export const planTypeToLog = (day: Pick<TrackerDay, 'outcome'>): PlanType => day.outcome ?? 'adapt';
