import { DAY_NAMES, type DayName, daysBetween, PLAN_TYPES, type SummaryMetrics } from '@stridewell/contracts/web';
import type { AdaptedWeek } from './plan/adapt/types.ts';
import { metricsOf } from './summary-metrics.ts';
import type { Summary, SummaryInputs } from './weekly-summary-types.ts';

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

const focus = (next: AdaptedWeek | null): string | null => {
  if (!next) return null;
  const quality = next.days.find(({ hardMinutes }) => hardMinutes > 0);
  const phase = `The week after is in the ${next.phase} phase`;
  if (!quality) return `${phase}, without a hard session.`;
  const day = WHOLE_DAYS[DAY_NAMES[daysBetween(next.weekStart, quality.date)] ?? 'Mon'];
  return `${phase}; its first hard session is on ${day}: ${quality.title}.`;
};

/**
 * Makes the summary of a finished week: its figures, and a text with exactly these figures. The text states facts and
 * neither praises nor blames.
 */
export const summarise = (inputs: SummaryInputs): Summary => {
  const metrics = metricsOf(inputs);
  const parts = [training(metrics), readiness(metrics), outcomes(metrics), focus(inputs.next)];
  return { text: parts.filter((part) => part !== null).join(' '), metrics };
};
