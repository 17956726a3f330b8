import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { ConditionRules } from './conditions/types.ts';
import { injuryDay } from './handover.ts';
import { cleanNeeded, type LadderState } from './ladder/progress.ts';
import { daysToNextRun } from './ladder/rules.ts';
import type { LadderSession } from './ladder/sessions.ts';
import { LAST_STAGE } from './ladder/stages.ts';
import { minimumsOf, type PhaseState } from './phases.ts';
import type { CourseInputs, Forecast } from './types.ts';

const WEEK = 7;

export interface ForecastSubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  phase: PhaseState;
  ladder: LadderState;
  sessions: readonly LadderSession[];
  isBone: boolean;
}

/** Minimum number of days until the ladder's phase can be reached. */
const daysToPhase = ({ inputs, rules, phase }: ForecastSubject): number => {
  if (phase.phase >= rules.ladder.phase) return 0;
  const here = minimumsOf(rules, phase)?.days ?? 0;
  const left = Math.max(0, here - daysBetween(phase.phaseSince, inputs.today));
  return phase.phase === 1 && rules.ladder.phase === 3 ? left + rules.minimums[2].days : left;
};

/** Date of the first run that is still to come, if every step goes well. */
const nextRun = (subject: ForecastSubject): string => {
  const { inputs, rules, ladder, sessions } = subject;
  const { today } = inputs;
  if (ladder.handedOverOn === null) {
    const untilDay = Math.max(0, rules.ladder.fromDay - injuryDay(inputs, today));
    return addDays(today, Math.max(untilDay, daysToPhase(subject)));
  }
  const last = sessions.filter(({ stage }) => stage > 0).at(-1);
  const rested = last ? addDays(last.date, daysToNextRun(rules, ladder.stage)) : today;
  return [rested, today].toSorted()[1] ?? today;
};

/** Earliest date of the last clean run of the ladder, if every step goes well. */
export const earliestEnd = (subject: ForecastSubject): string => {
  const { rules, ladder, isBone } = subject;
  const first = Math.max(1, ladder.stage);
  let date = nextRun(subject);
  for (let stage = first; stage <= LAST_STAGE; stage += 1) {
    const needed = cleanNeeded(subject, stage, isBone) - (stage === ladder.stage ? ladder.clean : 0);
    for (let session = 0; session < Math.max(1, needed); session += 1) {
      const isFirst = stage === first && session === 0;
      if (!isFirst) date = addDays(date, daysToNextRun(rules, stage));
    }
  }
  return date;
};

/**
 * Returns the typical number of weeks until the runner can run for 30 minutes, and the earliest date if every step goes
 * well (section 1.10 of the domain page). Null for a stress injury, which has no forecast, and after the last stage.
 * The lower end is never below the earliest day of the condition.
 */
export const forecastOf = (subject: ForecastSubject): Forecast | null => {
  const { rules, ladder } = subject;
  if (rules.weeks === null || ladder.isFinished) return null;
  const [from, to] = rules.weeks;
  return { fromWeeks: Math.max(from, Math.ceil(rules.lastDay / WEEK)), toWeeks: to, earliest: earliestEnd(subject) };
};
