import { exclusionOf, hasRedFlag, isBoneRule } from '../exclusions/exclusions.ts';
import { checkinsOf } from './days.ts';
import { isIrritable, ranTooSore, TOO_MUCH } from './irritability.ts';
import type { CheckinDay, CourseInputs, Exclusion, Injury } from './types.ts';
import { roseInAWeek } from './weekly.ts';

/** Pain that allows everything, and pain that holds the dose (sections C: 0-2, 3-5, above 5). */
export const FINE = 2;
/** Weeks count towards the progression up to the pain that opens the second phase. */
const KEEPS_GOING = 3;

/** What a check-in means on its day, with what was known then. */
export interface DayFacts {
  checkin: CheckinDay;
  date: string;
  isRedFlag: boolean;
  isBone: boolean;
  exclusion: Exclusion | null;
  /** Not back to usual: next-day worsening, irritable, a weekly rise, or a run that hurt too much. */
  isUnsettled: boolean;
  /** One step down follows: pain above 5, or unsettled; a weekly rise counts on its first day only. */
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

/** Each check-in of the injury with what it means, ascending. */
export const factsOf = (inputs: CourseInputs): DayFacts[] => {
  const { runner } = inputs;
  const injuryOn = knownOn(inputs.injury);
  const checkins = checkinsOf(inputs);
  const rises = checkins.map((checkin) => roseInAWeek(checkin, checkins));
  return checkins.map((checkin, at) => {
    const { date, pain } = checkin;
    const injury = injuryOn(date);
    const known = checkins.slice(0, at + 1);
    const isBone = isBoneRule(injury, known);
    const isRedFlag = hasRedFlag(checkin, injury);
    const isTooMuch = isIrritable(checkin) || ranTooSore(checkin, injury.area);
    const isUnsettled = isTooMuch || rises[at] === true;
    const startsRise = rises[at] === true && rises[at - 1] !== true;
    const isCalm = !isUnsettled && !isRedFlag;
    return {
      ...{ checkin, date, isRedFlag, isBone, isUnsettled },
      exclusion: exclusionOf({ injury, newest: checkin, runner, today: date, checkins: known }),
      isStepDown: pain > TOO_MUCH || isTooMuch || startsRise,
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
