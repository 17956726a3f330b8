import { type PlanType, type SummaryMetrics, weekDates } from '@stridewell/contracts/web';
import { doneMinutes } from '../plan/history.ts';
import type { TrainingRecord } from '../plan/types.ts';
import { outcomeWithoutPlan } from '../weekly-outcomes/rules.ts';
import type { SummaryInputs } from './types.ts';

/** A session that was run, wholly or in part; a rest day that was kept is none. */
const isDone = ({ status, planType }: TrainingRecord): boolean => status !== 'skipped' && planType !== 'rest';

/** Days of the week by outcome: the plan's type of the day, without a plan what the day's check-in recommended. */
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
 * The figures of a week that is over. Minutes done are those logged, else the planned ones (half of them for a session
 * done in part), whole minutes; the readiness mean is that of the week's scores, one decimal.
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
    // Scores have one decimal: their sum in tenths is whole, up to what binary fractions lost.
    readinessMean: checkins.length > 0 ? Math.round(mean * 10 + 1e-9) / 10 : null,
    checkins: checkins.length,
    outcomes: outcomesOf(inputs),
  };
};
