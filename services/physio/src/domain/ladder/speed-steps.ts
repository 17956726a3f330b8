import { daysBetween, type PainLimits } from '@stridewell/contracts/web';
import type { DayAssessment } from '../day-assessment.ts';
import { doneDaysOf, laterOf } from '../injury-days.ts';
import { CONFIRM_DAYS } from '../tests/table.ts';
import type { CourseInputs } from '../types.ts';
import type { LadderState } from './progress.ts';

/** Number of speed steps before the test of fast strides, and minimum number of days between two of them. */
const STEPS = 2;
const STEP_DAYS = 3;

export interface SpeedSubject {
  inputs: CourseInputs;
  days: readonly DayAssessment[];
  ladder: LadderState;
  limits: PainLimits;
  /** Date from which runs are included after a break in training; an empty string if there was none. */
  since: string;
}

/** Dates of full runs on or after a date, ascending. */
const runDates = (inputs: CourseInputs, since: string): string[] => {
  const logged = doneDaysOf(inputs).filter(
    ({ status, ladderStage, sport }) => status === 'done' && ladderStage !== 0 && sport !== 'walk',
  );
  const guided = inputs.sessions.filter(({ kind, status }) => kind === 'guided_run' && status === 'done');
  const dates = new Set([...logged, ...guided].map(({ date }) => date));
  return [...dates].filter((date) => date >= since && date <= inputs.today).sort();
};

/** True if the pain of a run was reported and inside the limit, and the check-in of the next two days was not worse. */
const isClean = (date: string, { inputs, days, limits }: SpeedSubject): boolean => {
  const next = days.find((day) => day.date > date);
  if (next === undefined || daysBetween(date, next.date) > CONFIRM_DAYS || next.isWorse || next.isRedFlag) return false;
  const ofDay = days.find((day) => day.date === date);
  const guided = inputs.sessions.filter((one) => one.kind === 'guided_run' && one.date === date);
  const reported = [ofDay?.checkin.runPainLevel, next.checkin.runPainLevel, ...guided.map(({ runPain }) => runPain)];
  const pains = reported.filter((pain) => pain !== null && pain !== undefined);
  return pains.length > 0 && pains.every((pain) => pain <= limits.cleanRun);
};

/**
 * True if the last stage of the ladder is done, two clean runs three days apart have followed it, and three days have
 * passed since the second one. This is the time for the two speed steps before fast strides (section 1.9 of the domain
 * page).
 */
export const areSpeedStepsDone = (subject: SpeedSubject): boolean => {
  const { inputs, ladder, since } = subject;
  if (!ladder.isFinished || ladder.finishedOn === null) return false;
  const steps: string[] = [];
  for (const date of runDates(inputs, laterOf(since, ladder.finishedOn))) {
    const last = steps.at(-1);
    if (isClean(date, subject) && (last === undefined || daysBetween(last, date) >= STEP_DAYS)) steps.push(date);
  }
  const second = steps[STEPS - 1];
  return second !== undefined && daysBetween(second, inputs.today) >= STEP_DAYS;
};
