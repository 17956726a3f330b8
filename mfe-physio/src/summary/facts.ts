import type { PhysioCheckin, PhysioLog } from '@stridewell/contracts/web';
import { formWords } from '../assessment/form-words.ts';
import { mediumDay } from '../data/days.ts';
import { limitsText } from '../progress/limits.ts';
import { shownOutcome } from '../triage/outcome-facts.ts';
import { summaryWords } from './summary-words.ts';

/** Number of check-ins in the table. */
export const SUMMARY_CHECKINS = 14;

const yesNo = (value: boolean | null, { yes, no }: { yes: string; no: string }): string =>
  value === null ? '–' : value ? yes : no;

/** A check-in as a row of the table. */
export const checkinRow = (checkin: PhysioCheckin): string[] => {
  const words = summaryWords();
  return [
    mediumDay(checkin.date),
    `${checkin.pain}/10`,
    formWords().trends[checkin.trend].toLowerCase(),
    limitsText(checkin.functionLimits),
    yesNo(checkin.walkRunTolerance, words),
    checkin.functionalTestsOk ? words.pass : words.fail,
    yesNo(checkin.noNextDayWorsening, words),
    checkin.runPainLevel === null ? '–' : `${checkin.runPainLevel}/10`,
  ];
};

/** One line for each day with red flags or a triage outcome. */
export const flagLines = (checkins: readonly PhysioCheckin[]): string[] => {
  const { noFlagTicked, advised } = summaryWords();
  const { flagWords } = formWords();
  return checkins
    .filter(({ redFlags, triage }) => redFlags.length > 0 || triage !== null)
    .map(({ date, redFlags, triage, pain }) => {
      const flags = redFlags.map((flag) => flagWords[flag].toLowerCase()).join(', ') || noFlagTicked;
      return `${mediumDay(date)}: ${flags}${triage ? advised(shownOutcome(triage, { pain, heldNumbers: null }).title) : ''}`;
    });
};

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
