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

/** What a day of the tracker can be marked as; `none` is no log. */
export type DayStatus = 'none' | LogStatus;

export interface TrackerDay {
  date: string;
  today: boolean;
  /** What the day's session is by now; null where there is neither plan nor check-in. */
  outcome: PlanType | null;
  log: TrainingLog | null;
  plan: WeeklyPlanDay | null;
}

export interface TrackerData {
  logs: readonly TrainingLog[];
  outcomes: readonly WeeklyOutcome[];
  plan: WeeklyPlan | null;
}

/** The seven days of the week that holds `today`, Monday first. */
export const trackerDays = (today: string, { logs, outcomes, plan }: TrackerData): TrackerDay[] =>
  weekDates(weekStartOf(today)).map((date) => ({
    date,
    today: date === today,
    outcome: outcomes.find((row) => row.date === date)?.outcome ?? null,
    log: logs.find((row) => row.date === date) ?? null,
    plan: plan?.days.find((row) => row.date === date) ?? null,
  }));

export const statusOf = (log: TrainingLog | null): DayStatus => log?.status ?? 'none';

/** The kind of day a log is kept under: `adapt` where the day has no outcome. */
export const logType = (day: TrackerDay): PlanType => day.outcome ?? 'adapt';
