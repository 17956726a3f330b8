import { exclusionOf, hasRedFlag, isBoneRule } from '../exclusions/exclusions.ts';
import { checkinsOf } from './days.ts';
import { FINE, isIrritable, ranTooSore, TOO_MUCH } from './irritability.ts';
import type { CheckinDay, CourseInputs, Exclusion, Injury } from './types.ts';
import { roseInAWeek, startsInAWeek } from './weekly.ts';

/** Weeks count towards the progression up to the pain that opens the second phase. */
const KEEPS_GOING = 3;
/** As many check-ins as two weeks can hold. */
const FORTNIGHT = 14;

/** What a check-in means on its day, with what was known then. */
export interface DayFacts {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  exclusion: Exclusion | null;
  /** Not back to usual: next-day worsening, irritable, a weekly rise, or a run that hurt too much. */
  isUnsettled: boolean;
  /** One step down follows: pain above 5, or unsettled; a weekly rise counts once in a week. */
  isStepDown: boolean;
  /** Settled, no red flag, and as little pain as the rule of the site allows while running: 2, bone 0. */
  isClean: boolean;
  /** Settled and pain at most 3 (bone 0): the week counts towards the progression. */
  keepsGoing: boolean;
}

/** The injury as it was known on a date: a triage of a later day was not. */
const knownOn = (injury: Injury): ((date: string) => Injury) => {
  const before = { ...injury, triage: null };
  return (date) => (injury.triage && injury.triage.date > date ? before : injury);
};

/** A check-in with its unanswered questions as they were last answered. */
const carryOver = (older: CheckinDay | null, newer: CheckinDay): CheckinDay =>
  older === null
    ? newer
    : { ...older, ...Object.fromEntries(Object.entries(newer).filter(([, answer]) => answer !== null)) };

/** For each check-in all that the exclusions need to know of those before it, in one: a year of them stays quick. */
const earlierOnes = (checkins: readonly CheckinDay[]): (CheckinDay | null)[] => {
  let carried: CheckinDay | null = null;
  return checkins.map((checkin) => {
    const before = carried;
    carried = carryOver(before, checkin);
    return before;
  });
};

/** Each check-in of the injury with what it means, ascending. */
export const factsOf = (inputs: CourseInputs): DayFacts[] => {
  const { runner } = inputs;
  const injuryOn = knownOn(inputs.injury);
  const checkins = checkinsOf(inputs);
  const earlier = earlierOnes(checkins);
  const rises = checkins.map((checkin, at) =>
    roseInAWeek(checkin, checkins.slice(Math.max(0, at - FORTNIGHT), at + 1)),
  );
  const starts = startsInAWeek(
    checkins.map(({ date }) => date),
    rises,
  );
  return checkins.map((checkin, at) => {
    const { date, pain } = checkin;
    const injury = injuryOn(date);
    const known = [earlier[at] ?? [], checkin].flat();
    const isBone = isBoneRule(injury, known);
    const isRedFlag = hasRedFlag(checkin, injury);
    const isTooMuch = isIrritable(checkin) || ranTooSore(checkin, injury.area);
    const isUnsettled = isTooMuch || rises[at] === true;
    const isCalm = !isUnsettled && !isRedFlag;
    return {
      ...{ checkin, date, isRedFlag, isBone, isUnsettled },
      exclusion: exclusionOf({ injury, newest: checkin, runner, today: date, checkins: known }),
      isStepDown: pain > TOO_MUCH || isTooMuch || starts[at] === true,
      isClean: isCalm && pain <= (isBone ? 0 : FINE),
      keepsGoing: isCalm && pain <= (isBone ? 0 : KEEPS_GOING),
    };
  });
};

/** How many of the list meet a test in a row, counted from its end. */
export const inARow = <T>(list: readonly T[], test: (entry: T) => boolean): number => {
  const last = list.findLastIndex((entry) => !test(entry));
  return list.length - 1 - last;
};
