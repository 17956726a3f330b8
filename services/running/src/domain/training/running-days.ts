import type { TrainingRunner, Weekday } from './types.ts';

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const SENIOR_FROM = 60;

/** True from the age of 60, when recovery takes longest; false if the age is unknown. */
export const isSenior = ({ age }: Pick<TrainingRunner, 'age'>): boolean => (age ?? 0) >= SENIOR_FROM;

/** Number of rest days in every week (section 9.1 of the plans page). */
export const restDaysOf = (runner: TrainingRunner): number => (runner.level === 'Beginner' || isSenior(runner) ? 2 : 1);

/**
 * Maximum number of consecutive running days, including those across two weeks. It is the runner's own limit, or
 * depends on injury, age and level.
 */
export const mostDaysInRow = (runner: TrainingRunner): number => {
  const own = runner.maxDaysInRow ?? 7;
  if (runner.injury === 'recent') return Math.min(own, 2);
  if (runner.maxDaysInRow !== null) return own;
  return isSenior(runner) ? 3 : { Beginner: 2, Intermediate: 4, Advanced: 6 }[runner.level];
};

/** Length of the longest series of consecutive days, where Monday follows Sunday. */
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

/** Number of consecutive days from Monday onwards. */
const rowFromMonday = (days: readonly Weekday[]): number => {
  const found = WEEKDAYS.findIndex((day) => !days.includes(day));
  return found < 0 ? WEEKDAYS.length : found;
};

/**
 * Length of the longest series of consecutive days of a week, including the running days directly before the week.
 * @param rowBefore number of running days directly before this Monday
 */
export const longestRowAfter = (days: readonly Weekday[], rowBefore: number): number => {
  const first = rowFromMonday(days);
  return Math.max(longestRow(days), first > 0 ? first + rowBefore : 0);
};

/**
 * Length of the longest series of consecutive days that contains one of the planned days. Completed series are ignored,
 * and the Monday after this week is not yet known.
 */
const longestRowThrough = (planned: readonly Weekday[], taken: readonly Weekday[], rowBefore: number): number => {
  let [longest, length, isPlanned] = [0, rowBefore, false];
  for (const day of WEEKDAYS) {
    const isRun = planned.includes(day) || taken.includes(day);
    [length, isPlanned] = isRun ? [length + 1, isPlanned || planned.includes(day)] : [0, false];
    if (isPlanned) longest = Math.max(longest, length);
  }
  return longest;
};

/** Number of days between two weekdays in the shorter direction, 0 to 3. */
export const weekdayDistance = (a: Weekday, b: Weekday): number => Math.min((a - b + 7) % 7, (b - a + 7) % 7);

/**
 * Returns all sets of available days that respect the rest days and the maximum of consecutive days, each in week
 * order.
 */
export const allowedDaySets = (runner: TrainingRunner): Weekday[][] => {
  const most = 7 - restDaysOf(runner);
  const row = mostDaysInRow(runner);
  let sets: Weekday[][] = [[]];
  for (const day of runner.days) sets = [...sets, ...sets.map((set): Weekday[] => [...set, day])];
  return sets.filter((set) => set.length > 0 && set.length <= most && longestRow(set) <= row);
};

/** Returns the preferred day of the long run: the runner's choice, or Sunday, Saturday or the last available day. */
export const preferredLongDay = ({ days, longDay }: TrainingRunner): Weekday => {
  if (longDay !== null && days.includes(longDay)) return longDay;
  if (days.includes(6)) return 6;
  return days.includes(5) ? 5 : (days.at(-1) ?? 6);
};

/** Number of days of a set that are followed by another day of it. */
export const countNeighbours = (days: readonly Weekday[]): number =>
  days.filter((day) => days.includes(((day + 1) % 7) as Weekday)).length;

/**
 * Returns the days to run on: the largest allowed set of at most `count` days. Among sets of equal size, the one with
 * the preferred day of the long run is chosen, then one in which the long run can move to its spare day, then the one
 * with the fewest neighbouring days, then the one with the earliest days.
 * @param taken other days with a run, which are included in the rest days and the consecutive days; the result can be
 * empty because of them
 * @param rowBefore number of running days directly before this Monday
 */
export const runningDays = (
  runner: TrainingRunner,
  count: number,
  taken: readonly Weekday[] = [],
  rowBefore = 0,
): Weekday[] => {
  const longDay = preferredLongDay(runner);
  const hasSpare = (set: readonly Weekday[]): boolean => {
    const { spareDay } = runner;
    if (spareDay === undefined) return false;
    const moved = [...new Set([...set.filter((day) => day !== longDay), spareDay])];
    return longestRow(moved) <= mostDaysInRow(runner);
  };
  const score = (set: readonly Weekday[]): number =>
    set.length * 100 + (set.includes(longDay) ? 20 : 0) + (hasSpare(set) ? 10 : 0) - countNeighbours(set);
  const row = mostDaysInRow(runner);
  const roomFor = allowedDaySets(runner).filter(
    (set) => set.length <= count && (taken.length === 0 || set.length + taken.length <= 7 - restDaysOf(runner)),
  );
  const strict = roomFor.filter(
    (set) =>
      (rowBefore === 0 || longestRowAfter([...set, ...taken], rowBefore) <= row) &&
      (taken.length === 0 || longestRow([...set, ...taken]) <= row),
  );
  // Days that were already run can exceed the limit. In that case it applies to the series that are still to come.
  const sets = strict.length > 0 ? strict : roomFor.filter((set) => longestRowThrough(set, taken, rowBefore) <= row);
  if (sets.length === 0 && (taken.length > 0 || rowBefore > 0)) return [];
  const best = Math.max(...sets.map(score));
  const equals = sets.filter((set) => score(set) === best).sort((a, b) => a.join('').localeCompare(b.join('')));
  return equals[0] ?? [longDay];
};
