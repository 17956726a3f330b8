import { exclusionOf, hasRedFlag, isBoneRule } from './exclusions/exclusions.ts';
import { checkinsOf } from './injury-days.ts';
import { isIrritable, isRunPainTooHigh, MAX_FINE_PAIN, MAX_TOLERABLE_PAIN } from './irritability.ts';
import type { CheckinDay, CourseInputs, Exclusion, Injury } from './types.ts';
import { firstInWeek, roseInAWeek } from './weekly-trend.ts';

/** Highest pain at which a week counts towards the progression; equal to the pain that opens phase 2. */
const KEEPS_GOING = 3;
/** Highest number of check-ins in two weeks. */
const FORTNIGHT = 14;

/** The assessment of one check-in, based only on data known on its day. */
export interface DayAssessment {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  exclusion: Exclusion | null;
  /** True after next-day worsening, irritability, a weekly rise in pain, or a run that hurt too much. */
  isUnsettled: boolean;
  /** True when the dose goes one step down: pain above 5, or unsettled. A weekly rise counts once per week. */
  isStepDown: boolean;
  /** True when settled, without a red flag, and within the pain limit for running (2, or 0 at a bone site). */
  isClean: boolean;
  /** True when settled, without a red flag and with pain at most 3 (0 at a bone site): the week counts. */
  keepsGoing: boolean;
}

/** Returns a function that gives the injury as known on a date, without a triage of a later day. */
const knownOn = (injury: Injury): ((date: string) => Injury) => {
  const before = { ...injury, triage: null };
  return (date) => (injury.triage && injury.triage.date > date ? before : injury);
};

/** Fills the unanswered questions of a check-in from an earlier one. */
const carryOver = (older: CheckinDay | null, newer: CheckinDay): CheckinDay =>
  older === null
    ? newer
    : { ...older, ...Object.fromEntries(Object.entries(newer).filter(([, answer]) => answer !== null)) };

/** Merges, for each check-in, all earlier ones into one for the exclusions. Keeps the replay of a year fast. */
const mergedEarlier = (checkins: readonly CheckinDay[]): (CheckinDay | null)[] => {
  let carried: CheckinDay | null = null;
  return checkins.map((checkin) => {
    const before = carried;
    carried = carryOver(before, checkin);
    return before;
  });
};

/** Assesses each check-in of the injury, in ascending order. */
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

/** Number of consecutive entries at the end of the list that meet a condition. */
export const countTrailing = <T>(list: readonly T[], test: (entry: T) => boolean): number => {
  const last = list.findLastIndex((entry) => !test(entry));
  return list.length - 1 - last;
};
