import { addDays, type PainLimits } from '@stridewell/contracts/web';
import { exclusionOf, hasRedFlag, isBoneRule, speaksAgainstImpact } from './exclusions/exclusions.ts';
import { isWarned, type KeptAnswers, keepAnswers } from './exclusions/kept-answers.ts';
import { knownOn } from './exclusions/safety-answers.ts';
import { endedWithSign } from './exclusions/session-stop.ts';
import { hasCaudaSigns, isIntoLeg, isSuspectedBone } from './exclusions/signs.ts';
import { flaresWithin, followFlare, guidedPain, hasGrabbed, isFlarePain, NO_FLARE, sessionPain } from './flare.ts';
import { hourVerdictOf } from './hour-later.ts';
import { checkinsOf } from './injury-days.ts';
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
  /** The check-in with the answers that earlier ones keep, warnings among them. */
  answered: CheckinDay;
  isRedFlag: boolean;
  /** True while a sign of the nerves in the saddle counts. */
  isCauda: boolean;
  /** True while a sign of a bone counts that somebody has to look at. */
  isSuspected: boolean;
  /** True while a warning of a check-in or a test counts, until somebody has looked at it or five free days. */
  hasOpenWarning: boolean;
  /** True when pain of the back goes below the knee. */
  isIntoLeg: boolean;
  isBone: boolean;
  /**
   * Highest pain reported since the check-in before: now, in the morning, while running, in or after the
   * sessions, and in the tests. A bone allows none of it.
   */
  mostPain: number;
  /** The same without tests that press, squeeze or hold the tissue: pain that came by itself or with impact. */
  suddenPain: number;
  /** Highest pain while running, reported since the check-in before. */
  runPain: number;
  /** True when a site with the bone rule hurt since the check-in before. */
  isBoneSore: boolean;
  /** True when a sign speaks against running: one sore point, unassessed groin pain, a limp, pain on hopping. */
  isAgainstImpact: boolean;
  exclusion: Exclusion | null;
  /** True when the morning is worse than the runner's usual. */
  isWorse: boolean;
  /** The flare-ups up to this day. */
  flare: FlareState;
  /** True when a flare-up began on this day. */
  isFlareStart: boolean;
  /** True when sharp or grabbing pain in a muscle stopped a session since the check-in before. */
  hasGrabbed: boolean;
  /** True after a worse morning, irritability, a weekly rise in pain, a painful run, or during a flare-up. */
  isUnsettled: boolean;
  /**
   * True when pain one hour after a session since the day of the check-in before was outside the limit: the same dose,
   * and nothing is raised.
   */
  isHourOutside: boolean;
  /** The same without the sessions of this day, which come after its check-in. Then the check-in opens no phase. */
  wasHourOutside: boolean;
  /** Number of steps by which the dose decreases on this day: 0, 1, or 2 for a second flare-up in 14 days. */
  stepsDown: 0 | 1 | 2;
  /** True when the injury is settled, without a red flag or muscle soreness, and all pain is within its limits. */
  isClean: boolean;
}

/** True when pain one hour after one of the sessions was outside the limit. */
const isOutsideAfter = (sessions: readonly SessionLog[], limits: PainLimits): boolean =>
  sessions.some((session) => hourVerdictOf(session, limits) !== 'inside');

/** Sessions or tests since the check-in before, whose pain the check-in of a day judges. */
const between = <T extends SessionLog | TestResult>(
  logged: readonly T[],
  after: string | undefined,
  until: string,
): readonly T[] => logged.filter(({ date }) => date <= until && (after === undefined || date > after));

/** Highest pain in a session, after it and an hour later. A stop for pain at a bone counts as pain. */
const painOfSession = (session: SessionLog): number =>
  Math.max(
    sessionPain(session) ?? 0,
    session.painAfter ?? 0,
    session.runPain ?? 0,
    session.hourLater?.pain ?? 0,
    session.painStop?.bone ? 1 : 0,
  );

/** Highest pain while running, as the check-in and the guided runs tell it. */
const runPainOf = ({ runPainLevel }: CheckinDay, sessions: readonly SessionLog[]): number =>
  Math.max(
    runPainLevel ?? 0,
    ...sessions.flatMap(({ kind, runPain, painStop }) =>
      kind === 'guided_run' ? [runPain ?? 0, painStop?.pain ?? 0] : [],
    ),
  );

/** Number of the day's signals outside the limits: pain during, an hour after, and the next morning. */
const signalsOf = (isHour: boolean, isWorse: boolean, isDuring: boolean): number =>
  [isHour, isWorse, isDuring].filter(Boolean).length;

const stepsDownOf = (isFlareStart: boolean, isRed: boolean, isSecondFlare: boolean): 0 | 1 | 2 => {
  if (isFlareStart) return isSecondFlare ? 2 : 1;
  return isRed ? 1 : 0;
};

/** Assessments by the inputs they were made from, because a course and its list of exercises both need them. */
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
  const usual: CheckinDay[] = [];
  let flare = NO_FLARE;
  return checkins.map((checkin, at) => {
    const { date, pain } = checkin;
    const before = checkins[at - 1]?.date;
    const worked = between(inputs.sessions, before, date);
    const tested = between(tests, before, date);
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
    // The session on the day of the check-in before is the one that the dose of this day follows.
    const recent = before === undefined ? worked : between(inputs.sessions, addDays(before, -1), date);
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
      ...{ answered, isCauda, isSuspected, isIntoLeg: intoLeg, hasOpenWarning: isWarned(kept) },
      ...{ mostPain, suddenPain, runPain, isBoneSore, hasGrabbed: isGrab },
      ...{ checkin, date, isRedFlag, isBone, isWorse, flare, isFlareStart, isUnsettled, isHourOutside, wasHourOutside },
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
