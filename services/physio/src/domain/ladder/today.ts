import type { PhysioFact } from '../../messages/catalogue.ts';
import type { ConditionRules } from '../conditions/types.ts';
import type { DayAssessment } from '../day-assessment.ts';
import { limitsOf } from '../limits.ts';
import { excessRunOf } from '../too-much.ts';
import type { CourseGate, CourseInputs, CourseLadder } from '../types.ts';
import { cleanNeeded, type LadderState, type SettledSession } from './progress.ts';
import { missingTime, runDaysOf } from './run-days.ts';
import { stageAt } from './stages.ts';

/**
 * Returns the message for going back one stage: after a worse morning, a run or a flare-up with too much pain, pain at a
 * bone, or too much pain or a far too long run in two consecutive sessions.
 */
const back = ({ result, pain, cause = 'morning', tooLong }: SettledSession): PhysioFact => {
  if (result !== 'worse' && tooLong) return { code: 'ladder.back_long', values: tooLong };
  if (result !== 'worse' && pain !== null) return { code: 'ladder.back_sore', values: { pain } };
  if (cause === 'run' && pain !== null) return { code: 'ladder.back_run', values: { pain } };
  if (cause === 'bone') return { code: 'ladder.back_bone' };
  return { code: cause === 'morning' ? 'ladder.back_worse' : 'ladder.back_flare' };
};

/**
 * Returns the message for repeating a stage, which states the pain of the session. It says that the pain was gone by
 * morning only if that check-in reported it (PGM-22).
 */
const repeat = (pain: number, wasUsual: boolean): PhysioFact => ({
  code: wasUsual ? 'ladder.repeat' : 'ladder.repeat_run',
  values: { pain },
});

/** The data on which today's stage depends. */
export interface LadderTodaySubject {
  inputs: CourseInputs;
  rules: ConditionRules;
  ladder: LadderState;
  newest: DayAssessment;
  gate: CourseGate;
}

/**
 * Returns the reason why the newest session or check-in repeats the stage or moves the runner back, or null if it does
 * neither.
 */
const repeatReason = ({ ladder, newest, inputs }: LadderTodaySubject): PhysioFact | null => {
  const { lastResult } = ladder;
  const { checkin, date, isBone } = newest;
  if (lastResult?.movedBack && lastResult.on === date) return back(lastResult);
  if (lastResult?.tooLong && !lastResult.movedBack) return { code: 'ladder.long', values: lastResult.tooLong };
  if (lastResult?.isWalk && lastResult.result === 'done') return { code: 'ladder.walked' };
  if (lastResult?.result === 'fail' && lastResult.pain !== null && !lastResult.movedBack)
    return repeat(lastResult.pain, lastResult.wasUsual);
  const { pain } = checkin;
  if (pain <= limitsOf(inputs.injury.condition, isBone).cleanRun) return null;
  return { code: 'ladder.repeat_today', values: { pain } };
};

/** The remaining wait since the last run, on the ladder or not; null if enough time has passed. */
const spacing = ({ inputs, rules, ladder }: LadderTodaySubject): PhysioFact | null => {
  const { today: date, now } = inputs;
  const last = runDaysOf(inputs, ladder.handedOverOn).at(-1);
  const missing = missingTime(rules, ladder.stage, last, { date, start: now === undefined ? null : Date.parse(now) });
  if (missing === null) return null;
  const { least, hours } = missing;
  return hours === null
    ? { code: 'ladder.rest', values: { hours: least } }
    : { code: 'ladder.wait', values: { hours, least } };
};

/** The wait after a run that was far above the stage; null if there is none. */
const tooFar = ({ inputs, ladder }: LadderTodaySubject): PhysioFact | null => {
  const excess = excessRunOf(inputs, ladder);
  return excess && { code: 'ladder.too_far', values: { minutes: excess.minutes, most: excess.most } };
};

/** The reason why the newest run is not clean, if an answer about it is missing. */
const unansweredOf = ({ lastResult }: LadderState): PhysioFact[] =>
  lastResult?.isUnanswered ? [{ code: 'ladder.unanswered' }] : [];

/**
 * Decides whether the current stage can be started today, with the reasons.
 * @param plain the reasons shown if the stage can be started
 */
const startOf = (
  subject: LadderTodaySubject,
  plain: readonly PhysioFact[],
): Pick<CourseLadder, 'startable' | 'reasons'> => {
  const { inputs, ladder, newest, gate } = subject;
  const isBack = ladder.lastResult?.movedBack === true && ladder.lastResult.on === newest.date;
  if (gate.level !== 'ladder' && gate.level !== 'clear')
    return { startable: false, reasons: [isBack && ladder.lastResult ? back(ladder.lastResult) : gate.reason] };
  if (newest.date !== inputs.today) return { startable: false, reasons: [{ code: 'ladder.checkin' }] };
  const rest = ladder.stage === 0 ? null : (tooFar(subject) ?? spacing(subject));
  const held = repeatReason(subject);
  if (rest) return { startable: false, reasons: [...(held ? [held] : []), rest, ...unansweredOf(ladder)] };
  return { startable: true, reasons: held ? [held] : plain };
};

/**
 * Returns the runner's stage and the criteria for advancing; null before the hand-over and while all running is
 * allowed.
 */
export const ladderToday = (subject: LadderTodaySubject): CourseLadder | null => {
  const { ladder, newest, gate } = subject;
  if (ladder.handedOverOn === null || gate.level === 'clear') return null;
  if (ladder.isFinished && gate.level !== 'ladder') return null;
  const needed = cleanNeeded(subject, ladder.stage, newest.isBone);
  const clean = Math.min(ladder.clean, needed);
  const plain: PhysioFact[] =
    ladder.stage === 0
      ? [{ code: 'ladder.walks' }]
      : ladder.confirmFrom !== null
        ? [{ code: 'ladder.easy' }, { code: 'ladder.confirm' }]
        : [{ code: 'ladder.easy' }, { code: 'ladder.clean', values: { clean, needed } }, ...unansweredOf(ladder)];
  return { ...stageAt(ladder.stage), ...startOf(subject, plain), cleanSessions: clean, cleanNeeded: needed };
};
