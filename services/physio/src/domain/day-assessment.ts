import { addDays, type PainLimits } from '@stridewell/contracts/web';
import { exclusionOf, hasRedFlag, isBoneRule, speaksAgainstImpact } from './exclusions/exclusions.ts';
import { newestAnswered } from './exclusions/newest-answered.ts';
import { knownOn } from './exclusions/safety-answers.ts';
import { endedWithSign } from './exclusions/session-stop.ts';
import { flaresWithin, followFlare, guidedPain, hasGrabbed, isFlarePain, NO_FLARE, sessionPain } from './flare.ts';
import { hourVerdictOf } from './hour-later.ts';
import { checkinsOf } from './injury-days.ts';
import { MAX_FINE_PAIN } from './irritability.ts';
import { limitsOf, MAX_TOLERABLE_PAIN } from './limits.ts';
import { isSoreDay, isWorseMorning } from './morning.ts';
import type { CheckinDay, CourseInputs, Exclusion, FlareState, Injury, SessionLog } from './types.ts';
import { firstInWeek, roseInAWeek } from './weekly-trend.ts';

/** Maximum number of check-ins in two weeks, at one per day. */
const FORTNIGHT = 14;
/** Number of signals outside the limits on one day that decrease the dose (section 1.7 of the domain page). */
const RED_SIGNALS = 2;

/** The assessment of one check-in. It uses only data that was known on that day. */
export interface DayAssessment {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  /**
   * Highest pain reported since the check-in before: now, in the morning, while running, and in or after the
   * sessions. A bone allows none of it.
   */
  mostPain: number;
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

/**
 * Returns each check-in with its unanswered bone questions filled from the ones before, so that the replay of a year
 * reads every check-in once.
 */
const answeredOn = (injury: Injury, checkins: readonly CheckinDay[]): CheckinDay[] => {
  let carried: CheckinDay | null = null;
  return checkins.map((checkin) => {
    carried = newestAnswered(injury, [carried ?? [], checkin].flat()) ?? checkin;
    return carried;
  });
};

/** True when pain one hour after one of the sessions was outside the limit. */
const isOutsideAfter = (sessions: readonly SessionLog[], limits: PainLimits): boolean =>
  sessions.some((session) => hourVerdictOf(session, limits) !== 'inside');

/** Sessions since the check-in before, whose pain the check-in of a day judges. */
const sessionsBetween = (
  sessions: readonly SessionLog[],
  after: string | undefined,
  until: string,
): readonly SessionLog[] => sessions.filter(({ date }) => date <= until && (after === undefined || date > after));

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
  const answered = answeredOn(injury, checkins);
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
    const known = [answered[at] ?? checkin];
    const isBone = isBoneRule(injuryOn(date), known);
    const isRedFlag = hasRedFlag(checkin, injuryOn(date));
    const limits = limitsOf(injury.condition, isBone);
    const before = checkins[at - 1]?.date;
    const worked = sessionsBetween(inputs.sessions, before, date);
    // The session on the day of the check-in before is the one that the dose of this day follows.
    const recent = before === undefined ? worked : sessionsBetween(inputs.sessions, addDays(before, -1), date);
    const isHourOutside = isOutsideAfter(recent, limits);
    const wasHourOutside = isOutsideAfter(
      recent.filter((session) => session.date < date),
      limits,
    );
    const isWorse = isWorseMorning(checkin, usual, injury.condition);
    const runPains = [checkin.runPainLevel, ...worked.map(guidedPain)];
    const isRunTooMuch = runPains.some((level) => level !== null && level > limits.run);
    const isDuring = isRunTooMuch || worked.some((session) => (sessionPain(session) ?? 0) > limits.exercise);
    const isHour = checkin.irritabilityAfterSession || isOutsideAfter(worked, limits);
    const isTrigger = isWorse || isFlarePain(checkin, worked, limits) || hasGrabbed(injury.condition, worked);
    const isStopped = worked.some((session) => endedWithSign(session, injury));
    const runPain = runPainOf(checkin, worked);
    const mostPain = Math.max(pain, checkin.morningPain ?? 0, runPain, ...worked.map(painOfSession));
    const isBoneSore = isBone && mostPain > 0;
    const wasActive = flare.since !== null;
    const isCalm = !isTrigger && !isRedFlag && !isSoreDay(checkin) && pain <= MAX_TOLERABLE_PAIN;
    flare = followFlare(flare, { date, isTrigger, isCalm });
    const isFlareStart = isTrigger && !wasActive;
    if (flare.since === null) usual.push(checkin);
    const isRed = (!wasActive && signalsOf(isHour, isWorse, isDuring) >= RED_SIGNALS) || riseStarts[at] === true;
    const isUnsettled =
      isWorse || checkin.irritabilityAfterSession || isRunTooMuch || rises[at] === true || flare.since !== null;
    return {
      isAgainstImpact: speaksAgainstImpact(injuryOn(date), newestAnswered(injuryOn(date), known)),
      ...{ mostPain, runPain, isBoneSore },
      ...{ checkin, date, isRedFlag, isBone, isWorse, flare, isFlareStart, isUnsettled, isHourOutside, wasHourOutside },
      exclusion: exclusionOf({ injury: injuryOn(date), newest: checkin, runner, today: date, checkins: known }),
      stepsDown: stepsDownOf(isFlareStart, isRed, flaresWithin(flare, date, FORTNIGHT) > 1),
      isClean:
        !isUnsettled &&
        !isHourOutside &&
        !isRedFlag &&
        !isStopped &&
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
