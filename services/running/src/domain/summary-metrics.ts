import { type PlanType, type SummaryMetrics, weekDates } from '@stridewell/contracts/web';
import { outcomeWithoutPlan } from './outcome-without-plan.ts';
import { doneMinutes } from './plan/history.ts';
import type { TrainingRecord } from './plan/types.ts';
import type { SummaryInputs } from './weekly-summary-types.ts';

/** True when a log counts as a session done, wholly or in part. A rest day never counts. */
const isDone = ({ status, planType }: TrainingRecord): boolean => status !== 'skipped' && planType !== 'rest';

/** Number of days per outcome: the plan type of the day, or without a plan the outcome of the day's check-in. */
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Computes the figures of a finished week. Minutes done are the logged ones, else the planned ones (half of them for a
 * partial session), in whole minutes. The readiness mean is that of the week's scores, with one decimal.
 */
export const metricsOf = (inputs: SummaryInputs): SummaryMetrics => {
  const { plan, logs, checkins } = inputs;
  const sessions = plan?.days.filter(({ planType }) => planType !== 'rest') ?? [];
  const minutesOf = (date: string): number | null => plan?.days.find((day) => day.date === date)?.minutes ?? null;
  const records = logs.map((log) => ({ ...log, plannedMinutes: log.plannedMinutes ?? minutesOf(log.date) }));
  const mean = sum(checkins.map(({ score }) => score)) / checkins.length;
  return {
    sessionsPlanned: sessions.length,
    sessionsDone: logs.filter(isDone).length,
    minutesPlanned: plan?.totalMinutes ?? 0,
    minutesDone: Math.round(sum(records.map(doneMinutes))),
    // Scores have one decimal, so their sum in tenths is an integer apart from floating-point error.
    readinessMean: checkins.length > 0 ? Math.round(mean * 10 + 1e-9) / 10 : null,
    checkins: checkins.length,
    outcomes: outcomesOf(inputs),
  };
};
