import {
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
  /** Type of the day's session. Null when there is neither a plan nor a check-in. */
  outcome: PlanType | null;
  log: TrainingLog | null;
  plan: WeeklyPlanDay | null;
}

export interface TrackerData {
  logs: readonly TrainingLog[];
  outcomes: readonly WeeklyOutcome[];
  plan: WeeklyPlan | null;
}

/** The seven days of the week that contains `today`, Monday first. */
export const trackerDays = (today: string, { logs, outcomes, plan }: TrackerData): TrackerDay[] =>
  weekDates(weekStartOf(today)).map((date) => ({
    date,
    today: date === today,
    outcome: outcomes.find((row) => row.date === date)?.outcome ?? null,
    log: logs.find((row) => row.date === date) ?? null,
    plan: plan?.days.find((row) => row.date === date) ?? null,
  }));

export const statusOf = (log: TrainingLog | null): DayStatus => log?.status ?? 'none';

/** Returns the `planType` to log: the day's outcome, or `adapt` when there is none. */
export const planTypeToLog = (day: TrackerDay): PlanType => day.outcome ?? 'adapt';
