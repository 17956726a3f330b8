import { exclusionOf, hasRedFlag, isBoneRule } from './exclusions/exclusions.ts';
import { checkinsOf } from './injury-days.ts';
import { isIrritable, isRunPainTooHigh, MAX_FINE_PAIN, MAX_TOLERABLE_PAIN } from './irritability.ts';
import type { CheckinDay, CourseInputs, Exclusion, Injury } from './types.ts';
import { firstInWeek, roseInAWeek } from './weekly-trend.ts';

/** Maximum pain at which a week still counts towards the progression. It equals the pain at which phase 2 starts. */
const KEEPS_GOING = 3;
/** Maximum number of check-ins in two weeks, at one per day. */
const FORTNIGHT = 14;

/** The assessment of one check-in. It uses only data that was known on that day. */
export interface DayAssessment {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  exclusion: Exclusion | null;
  /** True after next-day worsening, irritability, a weekly rise in pain, or a run with too much pain. */
  isUnsettled: boolean;
  /**
   * True when the dose decreases by one step, because pain is above 5 or the injury is unsettled. A weekly rise counts
   * only once per week.
   */
  isStepDown: boolean;
  /**
   * True when the injury is settled, without a red flag, and pain is within the limit for running (2, or 0 at a bone
   * site).
   */
  isClean: boolean;
  /**
   * True when the week still counts towards the progression: settled, no red flag, and pain of at most 3 (0 at a bone
   * site).
   */
  keepsGoing: boolean;
}

/** Returns a function that returns the injury as it was known on a date, excluding any triage from a later date. */
const knownOn = (injury: Injury): ((date: string) => Injury) => {
  const before = { ...injury, triage: null };
  return (date) => (injury.triage && injury.triage.date > date ? before : injury);
};

/** Fills the unanswered questions of a check-in from an earlier one. */
const carryOver = (older: CheckinDay | null, newer: CheckinDay): CheckinDay =>
  older === null
    ? newer
    : { ...older, ...Object.fromEntries(Object.entries(newer).filter(([, answer]) => answer !== null)) };

/**
 * For each check-in, merges all earlier check-ins into one, as input for the exclusions. This keeps the replay of a
 * whole year fast.
 */
const mergedEarlier = (checkins: readonly CheckinDay[]): (CheckinDay | null)[] => {
  let carried: CheckinDay | null = null;
  return checkins.map((checkin) => {
    const before = carried;
    carried = carryOver(before, checkin);
    return before;
  });
};

/** Assesses each of the injury's check-ins, in ascending order of date. */
export const assessDays = (inputs: CourseInputs): DayAssessment[] => {
  const { runner } = inputs;
  const injuryOn = knownOn(inputs.injury);
  const checkins = checkinsOf(inputs);
  const earlier = mergedEarlier(checkins);
  const rises = checkins.map((checkin, at) =>
    roseInAWeek(checkin, checkins.slice(Math.max(0, at - FORTNIGHT), at + 1)),
  );
  const starts = firstInWeek(
    checkins.map(({ date }) => date),
    rises,
  );
  return checkins.map((checkin, at) => {
    const { date, pain } = checkin;
    const injury = injuryOn(date);
    const known = [earlier[at] ?? [], checkin].flat();
    const isBone = isBoneRule(injury, known);
    const isRedFlag = hasRedFlag(checkin, injury);
    const isTooMuch = isIrritable(checkin) || isRunPainTooHigh(checkin, injury.area);
    const isUnsettled = isTooMuch || rises[at] === true;
    const isCalm = !isUnsettled && !isRedFlag;
    return {
      ...{ checkin, date, isRedFlag, isBone, isUnsettled },
      exclusion: exclusionOf({ injury, newest: checkin, runner, today: date, checkins: known }),
      isStepDown: pain > MAX_TOLERABLE_PAIN || isTooMuch || starts[at] === true,
      isClean: isCalm && pain <= (isBone ? 0 : MAX_FINE_PAIN),
      keepsGoing: isCalm && pain <= (isBone ? 0 : KEEPS_GOING),
    };
  });
};

/** Counts the consecutive entries at the end of the list that meet a condition. */
export const countTrailing = <T>(list: readonly T[], test: (entry: T) => boolean): number => {
  const last = list.findLastIndex((entry) => !test(entry));
  return list.length - 1 - last;
};
