import {
  DAY_NAMES,
  type DayName,
  daysBetween,
  type Phase,
  PLAN_TYPES,
  type PlanType,
  type Recommendation,
  type SummaryMetrics,
  weekDates,
} from '@stridewell/contracts/web';
import { outcomeWithoutPlan } from './outcome-without-plan.ts';
import { doneMinutes, type TrainingRecord } from './records.ts';
import { sum } from './sum.ts';

/** A planned week as the summary describes it. */
export interface SummaryWeek {
  weekStart: string;
  phase: Phase;
  days: readonly { date: string; planType: PlanType; minutes: number; hardMinutes: number; title: string }[];
}

/** The inputs of a weekly summary, all from stored data. */
export interface SummaryInputs {
  /** Monday of the finished week. */
  weekStart: string;
  /** The final plan of the week; null when there is none. */
  plan: SummaryWeek | null;
  logs: readonly TrainingRecord[];
  checkins: readonly { date: string; score: number; recommendation: Recommendation }[];
  /** The plan of the next week; null when there is none. */
  next: SummaryWeek | null;
}

export interface Summary {
  text: string;
  metrics: SummaryMetrics;
}

/** True when a log counts as a completed session, fully or partially. A rest day never counts. */
const isDone = ({ status, planType }: TrainingRecord): boolean => status !== 'skipped' && planType !== 'rest';

/**
 * Counts the days with each outcome: the plan type of the day or, without a plan, the outcome of the day's check-in.
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
 * Computes the metrics of a completed week. Minutes done are the logged minutes or, when none were logged, the planned
 * minutes (half of them for a partial session), in whole minutes. The readiness mean is the mean of the week's scores,
 * with one decimal.
 */
const metricsOf = (inputs: SummaryInputs): SummaryMetrics => {
  const { plan, logs, checkins } = inputs;
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
  };
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const training = (metrics: SummaryMetrics): string => {
  const { sessionsPlanned, sessionsDone, minutesPlanned, minutesDone } = metrics;
  const planned = `${counted(sessionsPlanned, 'session')} of ${counted(minutesPlanned, 'minute')} in all`;
  const done = `${counted(sessionsDone, 'session')}, ${counted(minutesDone, 'minute')} in all`;
  if (sessionsDone === 0 && sessionsPlanned === 0) return 'No session was planned or logged.';
  if (sessionsDone === 0) return `Your plan had ${planned}; none is in your log.`;
  return sessionsPlanned === 0 ? `You did ${done}, without a plan.` : `You did ${done}. Your plan had ${planned}.`;
};

const readiness = ({ readinessMean, checkins }: SummaryMetrics): string => {
  if (readinessMean === null) return 'You did not check in.';
  const score = readinessMean.toFixed(1);
  return checkins === 1
    ? `Your readiness score was ${score} in your 1 check-in.`
    : `Your readiness score was ${score} on average over ${checkins} check-ins.`;
};

const outcomes = (metrics: SummaryMetrics): string | null => {
  const parts = PLAN_TYPES.flatMap((type) => {
    const count = metrics.outcomes[type];
    return count ? [`${count} ${type}`] : [];
  });
  return parts.length > 0 ? `By day: ${parts.join(', ')}.` : null;
};

const WHOLE_DAYS: Record<DayName, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

const focus = (next: SummaryWeek | null): string | null => {
  if (!next) return null;
  const quality = next.days.find(({ hardMinutes }) => hardMinutes > 0);
  const phase = `The week after is in the ${next.phase} phase`;
  if (!quality) return `${phase}, without a hard session.`;
  const day = WHOLE_DAYS[DAY_NAMES[daysBetween(next.weekStart, quality.date)] ?? 'Mon'];
  return `${phase}; its first hard session is on ${day}: ${quality.title}.`;
};

/**
 * Creates the summary of a completed week: its metrics, and a text that contains only these numbers. The text states
 * facts, without praise or blame.
 */
export const summarise = (inputs: SummaryInputs): Summary => {
  const metrics = metricsOf(inputs);
  const parts = [training(metrics), readiness(metrics), outcomes(metrics), focus(inputs.next)];
  return { text: parts.filter((part) => part !== null).join(' '), metrics };
};
