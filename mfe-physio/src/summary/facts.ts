import type { PhysioCheckin, PhysioLog } from '@stridewell/contracts/web';
import { mediumDay } from '@stridewell/ui/core';
import { FLAG_WORDS, TREND_WORDS } from '../assessment/words.ts';
import { limitsText } from '../progress/limits.ts';

/** Number of check-ins in the table. */
export const SUMMARY_CHECKINS = 14;

export const CHECKIN_COLUMNS = ['Date', 'Pain', 'Trend', 'Limits', 'Walk/run', 'Tests', 'Usual by morning', 'Run pain'];

const yesNo = (value: boolean | null): string => (value === null ? '–' : value ? 'yes' : 'no');

/** A check-in as a row of the table. */
export const checkinRow = (checkin: PhysioCheckin): string[] => [
  mediumDay(checkin.date),
  `${checkin.pain}/10`,
  TREND_WORDS[checkin.trend].toLowerCase(),
  limitsText(checkin.functionLimits),
  yesNo(checkin.walkRunTolerance),
  checkin.functionalTestsOk ? 'pass' : 'fail',
  yesNo(checkin.noNextDayWorsening),
  checkin.runPainLevel === null ? '–' : `${checkin.runPainLevel}/10`,
];

/** One line for each day with red flags or a triage outcome. */
export const flagLines = (checkins: readonly PhysioCheckin[]): string[] =>
  checkins
    .filter(({ redFlags, triage }) => redFlags.length > 0 || triage !== null)
    .map(({ date, redFlags, triage }) => {
      const flags = redFlags.map((flag) => FLAG_WORDS[flag].toLowerCase()).join(', ') || 'no flag ticked';
      return `${mediumDay(date)}: ${flags}${triage ? `; advised: ${triage.title}` : ''}`;
    });

export interface ExerciseTally {
  planned: string;
  done: number;
  partial: number;
  skipped: number;
}

/** Counts of log entries by exercise and status, without cleared entries. */
export const tallyOf = (logs: readonly PhysioLog[]): ExerciseTally[] => {
  const tally = new Map<string, ExerciseTally>();
  for (const { planned, status } of logs) {
    if (status === 'none') continue;
    const line = tally.get(planned) ?? { planned, done: 0, partial: 0, skipped: 0 };
    tally.set(planned, { ...line, [status]: line[status] + 1 });
  }
  return [...tally.values()].sort((one, other) => one.planned.localeCompare(other.planned));
};
