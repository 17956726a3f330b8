import type { PainLimits } from '@stridewell/contracts/web';
import { exclusionOf, hasRedFlag, isBoneRule, speaksAgainstImpact } from './exclusions/exclusions.ts';
import { isWarned, type KeptAnswers, keepAnswers } from './exclusions/kept-answers.ts';
import { knownOn } from './exclusions/safety-answers.ts';
import { endedWithSign } from './exclusions/session-stop.ts';
import { hasCaudaSigns, isIntoLeg, isSuspectedBone } from './exclusions/signs.ts';
import { flaresWithin, followFlare, guidedPain, hasGrabbed, isFlarePain, NO_FLARE, sessionPain } from './flare.ts';
import { hourVerdictOf } from './hour-later.ts';
import { byDate, checkinsOf } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { limitsOf, MAX_TOLERABLE_PAIN } from './limits.ts';
import { isMorningAnswered, isSoreDay, isWorseMorning } from './morning.ts';
import { isHopTest } from './tests/table.ts';
import { ownResults, painOfTest, testPainOf, testSignOf } from './tests/test-pain.ts';
import type { CheckinDay, CourseInputs, Exclusion, FlareState, Injury, SessionLog, TestResult } from './types.ts';
import { firstInWeek, roseInAWeek } from './weekly-trend.ts';

/** Maximum number of check-ins in two weeks, at one per day. */
const FORTNIGHT = 14;
/** Number of signals outside the limits on one day that decrease the dose (section 1.7 of the domain page). */
const RED_SIGNALS = 2;

/** The assessment of one check-in. It uses only data that was known on that day. */
export interface DayAssessment {
  checkin: CheckinDay;
  date: string;
  /** The check-in, completed with the answers and warnings that earlier check-ins keep. */
  answered: CheckinDay;
  isRedFlag: boolean;
  /** True while a sign of saddle nerve damage (cauda equina) is open. */
  isCauda: boolean;
  /** True while a sign of a bone injury is open that must be examined. */
  isSuspected: boolean;
  /**
   * True while a warning from a check-in or a test is open, until it has been examined or there have been five free
   * days.
   */
  hasOpenWarning: boolean;
  /** True if back pain spreads below the knee. */
  isIntoLeg: boolean;
  isBone: boolean;
  /**
   * Highest pain reported since the previous check-in: now, in the morning, while running, during or after the
   * sessions, and in the tests. For a bone, any such pain is too much.
   */
  mostPain: number;
  /** The same without tests that press, squeeze or hold the tissue: spontaneous pain or pain on impact. */
  suddenPain: number;
  /** Highest pain while running reported since the previous check-in. */
  runPain: number;
  /** True if a site with the bone rule has hurt since the previous check-in. */
  isBoneSore: boolean;
  /** True if a sign forbids running: one sore point, unassessed groin pain, a limp, or pain on hopping. */
  isAgainstImpact: boolean;
  exclusion: Exclusion | null;
  /** True if the morning is worse than usual for the runner. */
  isWorse: boolean;
  /** The state of flare-ups up to this day. */
  flare: FlareState;
  /** True if a flare-up began on this day. */
  isFlareStart: boolean;
  /** True if sharp or grabbing pain in a muscle has stopped a session since the previous check-in. */
  hasGrabbed: boolean;
  /** True after a worse morning, irritability, a weekly rise in pain, a painful run, or during a flare-up. */
  isUnsettled: boolean;
  /**
   * True if pain one hour after a session since the day of the previous check-in was outside the limit. The dose then
   * stays the same, and nothing is increased.
   */
  isHourOutside: boolean;
  /**
   * The same without the sessions of this day, which come after its check-in. If true, the check-in starts no phase.
   */
  wasHourOutside: boolean;
  /** Number of steps by which the dose decreases on this day: 0, 1, or 2 for a second flare-up in 14 days. */
  stepsDown: 0 | 1 | 2;
  /** True if the injury is settled, without a red flag or muscle soreness, and all pain is within its limits. */
  isClean: boolean;
}

/** True if pain one hour after one of the sessions was outside the limit. */
const isOutsideAfter = (sessions: readonly SessionLog[], limits: PainLimits): boolean =>
  sessions.some((session) => hourVerdictOf(session, limits) !== 'inside');

/**
 * Returns for each check-in the sessions or tests since the previous one, whose pain is evaluated with it. Both lists
 * are in ascending order of date, which saves comparing each check-in with each session.
 */
const sincePrevious = <T extends SessionLog | TestResult>(
  logged: readonly T[],
  checkins: readonly CheckinDay[],
): readonly (readonly T[])[] => {
  const sorted = logged.toSorted(byDate);
  let next = 0;
  return checkins.map(({ date }) => {
    const first = next;
    while (next < sorted.length && (sorted[next]?.date ?? '') <= date) next += 1;
    return sorted.slice(first, next);
  });
};

/** Highest pain during a session, after it and an hour later. A stop because of bone pain is treated as pain. */
const painOfSession = (session: SessionLog): number =>
  Math.max(
    sessionPain(session) ?? 0,
    session.painAfter ?? 0,
    session.runPain ?? 0,
    session.hourLater?.pain ?? 0,
    session.painStop?.bone ? 1 : 0,
  );

/** Highest pain while running, from the check-in and the guided runs. */
const runPainOf = ({ runPainLevel }: CheckinDay, sessions: readonly SessionLog[]): number =>
  Math.max(
    runPainLevel ?? 0,
    ...sessions.flatMap(({ kind, runPain, painStop }) =>
      kind === 'guided_run' ? [runPain ?? 0, painStop?.pain ?? 0] : [],
    ),
  );

/** Number of signals outside the limits on a day: pain during a session, an hour after it, and the next morning. */
const signalsOf = (isHour: boolean, isWorse: boolean, isDuring: boolean): number =>
  [isHour, isWorse, isDuring].filter(Boolean).length;

const stepsDownOf = (isFlareStart: boolean, isRed: boolean, isSecondFlare: boolean): 0 | 1 | 2 => {
  if (isFlareStart) return isSecondFlare ? 2 : 1;
  return isRed ? 1 : 0;
};

/** Cache of assessments by their inputs, because a course and its list of exercises both need them. */
const assessed = new WeakMap<CourseInputs, readonly DayAssessment[]>();

/** Assesses each of the injury's check-ins, in ascending order of date. The inputs must not change afterwards. */
export const assessDays = (inputs: CourseInputs): readonly DayAssessment[] => {
  const known = assessed.get(inputs) ?? assess(inputs);
  assessed.set(inputs, known);
  return known;
};

const assess = (inputs: CourseInputs): DayAssessment[] => {
  const { runner, injury } = inputs;
  const injuryOn = (date: string): Injury => knownOn(injury, date);
  const checkins = checkinsOf(inputs);
  const tests = ownResults(inputs);
  let kept: KeptAnswers | null = null;
  const rises = checkins.map((checkin, at) =>
    roseInAWeek(checkin, checkins.slice(Math.max(0, at - FORTNIGHT), at + 1)),
  );
  const riseStarts = firstInWeek(
    checkins.map(({ date }) => date),
    rises,
  );
  const sessions = sincePrevious(inputs.sessions, checkins);
  const results = sincePrevious(tests, checkins);
  const usual: CheckinDay[] = [];
  let flare = NO_FLARE;
  return checkins.map((checkin, at) => {
    const { date, pain } = checkin;
    const before = checkins[at - 1]?.date;
    const worked = sessions[at] ?? [];
    const tested = results[at] ?? [];
    const hopped = tested.filter(({ testId }) => isHopTest(testId));
    const suddenPain = Math.max(
      ...[pain, checkin.morningPain ?? 0, runPainOf(checkin, worked)],
      ...[...worked.map(painOfSession), ...hopped.map(painOfTest)],
    );
    const mostPain = Math.max(suddenPain, ...tested.map(painOfTest));
    const testSign = testSignOf(injury, tested);
    kept = keepAnswers(injuryOn(date), kept, checkin, { mostPain, testSign });
    const { answered } = kept;
    const known = [answered];
    const isBone = isBoneRule(injuryOn(date), known);
    const isCauda = hasCaudaSigns(answered);
    const isSuspected = isSuspectedBone(injury, answered);
    const isRedFlag = isCauda || hasRedFlag(checkin, injuryOn(date));
    const limits = limitsOf(injury.condition, isBone);
    const tooMuch = testPainOf(tested, limits);
    // The dose of this day depends on the session that was done on the day of the previous check-in.
    const recent = [...(sessions[at - 1] ?? []).filter((session) => session.date === before), ...worked];
    const isHourOutside = isOutsideAfter(recent, limits);
    const wasHourOutside = isOutsideAfter(
      recent.filter((session) => session.date < date),
      limits,
    );
    const isWorse = isWorseMorning(checkin, usual, injury.condition);
    const runPains = [checkin.runPainLevel, ...worked.map(guidedPain)];
    const isRunTooMuch = tooMuch.isRunTooMuch || runPains.some((level) => level !== null && level > limits.run);
    const isOverLimit = worked.some((session) => (sessionPain(session) ?? 0) > limits.exercise);
    const isDuring = isRunTooMuch || tooMuch.isTooMuch || isOverLimit;
    const isHour = checkin.irritabilityAfterSession || isOutsideAfter(worked, limits);
    const isGrab = hasGrabbed(injury.condition, worked);
    const isSudden = tooMuch.isFlare || isGrab;
    const isTrigger = isWorse || isSudden || isFlarePain(checkin, worked, limits);
    const isStopped = worked.some((session) => endedWithSign(session, injury));
    const runPain = Math.max(runPainOf(checkin, worked), tooMuch.run);
    const isBoneSore = isBone && (mostPain > 0 || isSuspected);
    const intoLeg = isIntoLeg(injury, answered);
    const wasActive = flare.since !== null;
    const isQuiet = isMorningAnswered(checkin) && !isSoreDay(checkin) && pain <= MAX_TOLERABLE_PAIN;
    const isCalm = !isTrigger && !isRedFlag && isQuiet;
    flare = followFlare(flare, { date, isTrigger, isCalm });
    const isFlareStart = isTrigger && !wasActive;
    if (flare.since === null) usual.push(checkin);
    const isRed = (!wasActive && signalsOf(isHour, isWorse, isDuring) >= RED_SIGNALS) || riseStarts[at] === true;
    const isIrritated = checkin.irritabilityAfterSession || isRunTooMuch || intoLeg;
    const isUnsettled = isWorse || isIrritated || rises[at] === true || flare.since !== null;
    return {
      isAgainstImpact: speaksAgainstImpact(injuryOn(date), answered),
      answered,
      isCauda,
      isSuspected,
      isIntoLeg: intoLeg,
      hasOpenWarning: isWarned(kept),
      mostPain,
      suddenPain,
      runPain,
      isBoneSore,
      hasGrabbed: isGrab,
      checkin,
      date,
      isRedFlag,
      isBone,
      isWorse,
      flare,
      isFlareStart,
      isUnsettled,
      isHourOutside,
      wasHourOutside,
      exclusion: exclusionOf({ injury: injuryOn(date), newest: checkin, runner, today: date, checkins: known }),
      stepsDown: stepsDownOf(isFlareStart, isRed, flaresWithin(flare, date, FORTNIGHT) > 1),
      isClean:
        !isUnsettled &&
        !isHourOutside &&
        !isRedFlag &&
        !isStopped &&
        !tooMuch.isTooMuch &&
        isMorningAnswered(checkin) &&
        !isSoreDay(checkin) &&
        !isBoneSore &&
        pain <= MAX_FINE_PAIN,
    };
  });
};

/** Counts the consecutive entries at the end of the list that meet a condition. */
export const countTrailing = <T>(list: readonly T[], test: (entry: T) => boolean): number => {
  const last = list.findLastIndex((entry) => !test(entry));
  return list.length - 1 - last;
};
