import {
  flattenSteps,
  type LogSport,
  type Phase,
  type PlanType,
  type Recommendation,
  type SummaryMetrics,
  weekDates,
} from '@stridewell/contracts/web';
import { outcomeWithoutPlan } from './outcome-without-plan.ts';
import { doneMinutes, type TrainingRecord } from './records.ts';
import { sum } from './sum.ts';
import type { BuiltSession } from './training/build-session.ts';

/** A planned week as the summary describes it. */
export interface SummaryWeek {
  weekStart: string;
  phase: Phase;
  days: readonly {
    date: string;
    planType: PlanType;
    minutes: number;
    hardMinutes: number;
    title: string;
    /** The session with its steps; null or missing on a rest day and for a week that an earlier release planned. */
    built?: BuiltSession | null | undefined;
  }[];
}

/** An activity of another sport than running, with its effort (1 to 10) as far as it is stated. */
export interface OtherActivity {
  movingSeconds: number;
  rpe: number | null;
}

/** The inputs of a weekly summary, all from stored data. */
export interface SummaryInputs {
  /** Monday of the finished week. */
  weekStart: string;
  /** The final plan of the week; null if there is none. */
  plan: SummaryWeek | null;
  logs: readonly (TrainingRecord & { sport?: LogSport | null | undefined })[];
  /** Activities of other sports than running that fulfil no planned session. */
  others?: readonly OtherActivity[];
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  /** The plan of the next week; null if there is none. */
  next: SummaryWeek | null;
}

/** Content of the week after a summary. */
export type SummaryFocus = {
  phase: Phase;
  /** The first hard session; null if there is none. */
  hard: {
    date: string;
    /** English title, which is shown if the session is not known. */
    title: string;
    /** The session, reduced to the parts that its title needs; missing for a week that an earlier release planned. */
    session?: BuiltSession;
  } | null;
};

/** A summary before it is worded. */
export interface SummaryFacts {
  metrics: SummaryMetrics;
  focus: SummaryFocus | null;
}

/** Returns a session with only the step that its title mentions. */
const titledPart = (built: BuiltSession): BuiltSession => {
  const work = flattenSteps(built.steps).findLast(({ kind }) => kind === 'work');
  return { ...built, steps: work ? [work] : [] };
};

/**
 * True when a log counts as a completed session, fully or partially. A rest day counts when the runner logged minutes of
 * running on it.
 */
const isDone = ({ status, planType, minutes, sport }: SummaryInputs['logs'][number]): boolean =>
  status !== 'skipped' && (planType !== 'rest' || ((minutes ?? 0) > 0 && sport !== 'walk'));

/** Sums up other sports: minutes, and strain as effort × minutes of the activities with a stated effort. */
const otherSportsOf = (others: readonly OtherActivity[]): SummaryMetrics['otherSports'] => {
  if (others.length === 0) return undefined;
  const rated = others.flatMap(({ movingSeconds, rpe }) => (rpe === null ? [] : [(movingSeconds / 60) * rpe]));
  return {
    activities: others.length,
    minutes: Math.round(sum(others.map(({ movingSeconds }) => movingSeconds)) / 60),
    strain: rated.length === 0 ? null : Math.round(sum(rated)),
  };
};

/**
 * Counts the days with each outcome: the plan type of the day or, if there is no plan, the outcome of the day's
 * check-in.
 */
const outcomesOf = ({ weekStart, plan, checkins }: SummaryInputs): SummaryMetrics['outcomes'] => {
  const counts: Partial<Record<PlanType, number>> = {};
  for (const date of weekDates(weekStart)) {
    const checkin = checkins.find((day) => day.date === date);
    const planned = plan?.days.find((day) => day.date === date)?.planType;
    const outcome = planned ?? (checkin && outcomeWithoutPlan(checkin.recommendation));
    if (outcome) counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

/**
 * Computes the metrics of a completed week. Minutes done are the logged minutes or, if none were logged, the planned
 * minutes (half of them for a partial session), in whole minutes. The readiness mean is the mean of the week's scores,
 * with one decimal.
 */
const metricsOf = (inputs: SummaryInputs): SummaryMetrics => {
  const { plan, logs, checkins, others = [] } = inputs;
  const otherSports = otherSportsOf(others);
  const sessions = plan?.days.filter(({ planType }) => planType !== 'rest') ?? [];
  const minutesOf = (date: string): number | null => plan?.days.find((day) => day.date === date)?.minutes ?? null;
  const records = logs.map((log) => ({ ...log, plannedMinutes: log.plannedMinutes ?? minutesOf(log.date) }));
  const mean = sum(checkins.map(({ score }) => score)) / checkins.length;
  return {
    sessionsPlanned: sessions.length,
    sessionsDone: logs.filter(isDone).length,
    minutesPlanned: sum((plan?.days ?? []).map(({ minutes }) => minutes)),
    minutesDone: Math.round(sum(records.map(doneMinutes))),
    // Each score has one decimal, so their sum in tenths is an integer except for floating-point error.
    readinessMean: checkins.length > 0 ? Math.round(mean * 10 + 1e-9) / 10 : null,
    checkins: checkins.length,
    outcomes: outcomesOf(inputs),
    ...(otherSports ? { otherSports } : {}),
  };
};

/** Returns the phase and the first hard session of the next week, or null if there is no plan. */
const focusOf = (next: SummaryWeek | null): SummaryFocus | null => {
  if (!next) return null;
  const quality = next.days.find(({ hardMinutes }) => hardMinutes > 0);
  if (!quality) return { phase: next.phase, hard: null };
  const { date, title, built } = quality;
  return { phase: next.phase, hard: { date, title, ...(built ? { session: titledPart(built) } : {}) } };
};

/** Creates the summary of a completed week, as facts. */
export const summarise = (inputs: SummaryInputs): SummaryFacts => ({
  metrics: metricsOf(inputs),
  focus: focusOf(inputs.next),
});
