import type { TrainingRunner, Weekday } from './types.ts';

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const SENIOR_FROM = 60;

/** True from the age at which recovery takes longest; false when the age is unknown. */
export const isSenior = ({ age }: Pick<TrainingRunner, 'age'>): boolean => (age ?? 0) >= SENIOR_FROM;

/** Rest days that every week has (section 9.1 of the plans page). */
export const restDaysOf = (runner: TrainingRunner): number => (runner.level === 'Beginner' || isSenior(runner) ? 2 : 1);

/** Most running days in a row, across the week border too: the runner's own limit, else by injury, age and level. */
export const mostDaysInRow = (runner: TrainingRunner): number => {
  const own = runner.maxDaysInRow ?? 7;
  if (runner.injury === 'recent') return Math.min(own, 2);
  if (runner.maxDaysInRow !== null) return own;
  return isSenior(runner) ? 3 : { Beginner: 2, Intermediate: 4, Advanced: 6 }[runner.level];
};

/** The longest row of days, where Monday follows Sunday. */
export const longestRow = (days: readonly Weekday[]): number => {
  if (days.length === 0 || days.length === 7) return days.length;
  const set = new Set<number>(days);
  let longest = 0;
  for (const start of days) {
    let length = 1;
    while (set.has((start + length) % 7)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};

/** Days from one weekday to the other, the shorter way round. */
export const weekdayDistance = (a: Weekday, b: Weekday): number => Math.min((a - b + 7) % 7, (b - a + 7) % 7);

/** All sets of available days that keep the rest days and the limit of days in a row, each in week order. */
export const allowedDaySets = (runner: TrainingRunner): Weekday[][] => {
  const most = 7 - restDaysOf(runner);
  const row = mostDaysInRow(runner);
  let sets: Weekday[][] = [[]];
  for (const day of runner.days) sets = [...sets, ...sets.map((set): Weekday[] => [...set, day])];
  return sets.filter((set) => set.length > 0 && set.length <= most && longestRow(set) <= row);
};

/** The day that the long run prefers: the runner's own, else Sunday, Saturday, or the last available day. */
export const preferredLongDay = ({ days, longDay }: TrainingRunner): Weekday => {
  if (longDay !== null && days.includes(longDay)) return longDay;
  if (days.includes(6)) return 6;
  return days.includes(5) ? 5 : (days.at(-1) ?? 6);
};

/**
 * The days to run on: the largest allowed set of at most `count` days; among equals the one with the preferred long day,
 * then with the fewest neighbouring days, then with the earlier days.
 */
export const runningDays = (runner: TrainingRunner, count: number): Weekday[] => {
  const longDay = preferredLongDay(runner);
  const neighbours = (set: readonly Weekday[]): number =>
    set.filter((day) => set.includes(((day + 1) % 7) as Weekday)).length;
  const score = (set: readonly Weekday[]): number =>
    set.length * 100 + (set.includes(longDay) ? 20 : 0) - neighbours(set);
  const sets = allowedDaySets(runner).filter((set) => set.length <= count);
  const best = Math.max(...sets.map(score));
  const equals = sets.filter((set) => score(set) === best).sort((a, b) => a.join('').localeCompare(b.join('')));
  return equals[0] ?? [longDay];
};
