import { exclusionOf, hasRedFlag, isBoneRule } from './exclusions/exclusions.ts';
import { checkinsOf } from './injury-days.ts';
import { isIrritable, isRunPainTooHigh, MAX_FINE_PAIN, MAX_TOLERABLE_PAIN } from './irritability.ts';
import type { CheckinDay, CourseInputs, Exclusion, Injury } from './types.ts';
import { firstInWeek, roseInAWeek } from './weekly-trend.ts';

/** Highest pain at which a week counts towards the progression: the pain that opens phase 2. */
const KEEPS_GOING = 3;
/** The most check-ins that two weeks can contain. */
const FORTNIGHT = 14;

/** The evaluation of a check-in on its day, using only what was known then. */
export interface DayAssessment {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  exclusion: Exclusion | null;
  /** Not back to usual: next-day worsening, irritability, a weekly rise, or a run that hurt too much. */
  isUnsettled: boolean;
  /** Takes the dose one step down: pain above 5, or unsettled; a weekly rise counts once per week. */
  isStepDown: boolean;
  /** Settled, no red flag, and pain within the site's limit for running: 2, bone 0. */
  isClean: boolean;
  /** Settled, no red flag and pain at most 3 (bone 0): the week counts towards the progression. */
  keepsGoing: boolean;
}

/** The injury as known on a date: without a triage of a later day. */
const knownOn = (injury: Injury): ((date: string) => Injury) => {
  const before = { ...injury, triage: null };
  return (date) => (injury.triage && injury.triage.date > date ? before : injury);
};

/** A check-in with its unanswered questions filled from the earlier answers. */
const carryOver = (older: CheckinDay | null, newer: CheckinDay): CheckinDay =>
  older === null
    ? newer
    : { ...older, ...Object.fromEntries(Object.entries(newer).filter(([, answer]) => answer !== null)) };

/** For each check-in, the earlier ones merged into one for the exclusions. Keeps a replay of a whole year fast. */
const mergedEarlier = (checkins: readonly CheckinDay[]): (CheckinDay | null)[] => {
  let carried: CheckinDay | null = null;
  return checkins.map((checkin) => {
    const before = carried;
    carried = carryOver(before, checkin);
    return before;
  });
};

/** Evaluates each check-in of the injury, in ascending order. */
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

/** How many consecutive entries at the end of the list meet a condition. */
export const countTrailing = <T>(list: readonly T[], test: (entry: T) => boolean): number => {
  const last = list.findLastIndex((entry) => !test(entry));
  return list.length - 1 - last;
};
