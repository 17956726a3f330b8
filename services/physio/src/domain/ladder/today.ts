import { type Area, daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import type { DayAssessment } from '../day-assessment.ts';
import { MAX_FINE_PAIN } from '../irritability.ts';
import type { CourseGate, CourseInputs, CourseLadder } from '../types.ts';
import { cleanNeeded, type LadderState, type SettledSession } from './progress.ts';
import type { LadderSession } from './sessions.ts';
import { stageAt } from './stages.ts';

/** Minimum number of days between two runs: 2 (48 h), or 3 up to stage 3 with an Achilles injury (PGM-19, PGM-34). */
const GAP = 2;
const SLOW_GAP = 3;
const SLOW_UP_TO = 3;

/**
 * Returns the message for going back one stage, after a worse morning or after too much pain in two consecutive
 * sessions.
 */
const back = ({ result, pain }: SettledSession): PhysioFact =>
  result === 'worse' || pain === null ? { code: 'ladder.back_worse' } : { code: 'ladder.back_sore', values: { pain } };

/** Returns the message for repeating a stage (PGM-22), which states the pain of the session. */
const repeat = (pain: number): PhysioFact => ({ code: 'ladder.repeat', values: { pain } });

/**
 * Returns the reason why the newest session or check-in repeats the stage or moves the runner back; null when it does
 * neither.
 */
const repeatReason = ({ lastResult }: LadderState, { checkin, date }: DayAssessment): PhysioFact | null => {
  if (lastResult?.movedBack && lastResult.on === date) return back(lastResult);
  if (lastResult?.result === 'fail' && lastResult.pain !== null && !lastResult.movedBack)
    return repeat(lastResult.pain);
  return checkin.pain > MAX_FINE_PAIN ? repeat(checkin.pain) : null;
};

/** Returns the minimum number of days from one run to the next at a stage. */
export const daysToNextRun = (area: Area, stage: number): number =>
  area === 'achilles' && stage <= SLOW_UP_TO ? SLOW_GAP : GAP;

const spacing = (inputs: CourseInputs, stage: number, last: LadderSession | undefined): PhysioFact | null => {
  const gap = daysToNextRun(inputs.injury.area, stage);
  if (!last || daysBetween(last.date, inputs.today) >= gap) return null;
  return { code: 'ladder.rest', values: { hours: gap * 24 } };
};

interface Subject {
  inputs: CourseInputs;
  ladder: LadderState;
  newest: DayAssessment;
  sessions: readonly LadderSession[];
  gate: CourseGate;
}

/**
 * Decides whether the current stage can be started today, with the reasons.
 * @param plain the reasons shown when the stage can be started
 */
const startOf = (
  { inputs, ladder, newest, sessions, gate }: Subject,
  plain: readonly PhysioFact[],
): Pick<CourseLadder, 'startable' | 'reasons'> => {
  const isBack = ladder.lastResult?.movedBack === true && ladder.lastResult.on === newest.date;
  if (gate.level !== 'ladder' && gate.level !== 'clear')
    return { startable: false, reasons: [isBack && ladder.lastResult ? back(ladder.lastResult) : gate.reason] };
  if (newest.date !== inputs.today) return { startable: false, reasons: [{ code: 'ladder.checkin' }] };
  const rest = spacing(inputs, ladder.stage, sessions.filter(({ stage }) => stage > 0).at(-1));
  const held = repeatReason(ladder, newest);
  if (rest) return { startable: false, reasons: held ? [held, rest] : [rest] };
  return { startable: true, reasons: held ? [held] : plain };
};

/**
 * Returns the runner's stage and the criteria for advancing; null before the hand-over and while all running is
 * allowed.
 */
export const ladderToday = (subject: Subject): CourseLadder | null => {
  const { inputs, ladder, newest, gate } = subject;
  if (ladder.handedOverOn === null || gate.level === 'clear') return null;
  if (ladder.isFinished && gate.level !== 'ladder') return null;
  const needed = cleanNeeded(inputs, newest.isBone);
  const clean = Math.min(ladder.clean, needed);
  const plain: PhysioFact[] =
    ladder.stage === 0
      ? [{ code: 'ladder.walks' }]
      : [{ code: 'ladder.easy' }, { code: 'ladder.clean', values: { clean, needed } }];
  return { ...stageAt(ladder.stage), ...startOf(subject, plain), cleanSessions: clean, cleanNeeded: needed };
};
