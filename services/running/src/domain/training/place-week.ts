import type { SessionKind } from '@stridewell/contracts/web';
import { downToFive, toFive } from './round.ts';
import { hardDayGap } from './runner.ts';
import {
  countNeighbours,
  preferredLongDay,
  restDaysOf,
  runningDays,
  WEEKDAYS,
  weekdayDistance,
} from './running-days.ts';
import { GOALS, LEAST_EASY, LEAST_SHORT_RUN, MOST_OTHER } from './tables.ts';
import type { TrainingRunner, Weekday } from './types.ts';

/** A run that has not yet been assigned to a day. */
export interface RunToPlace {
  kind: SessionKind;
  minutes: number;
  /** Index of a quality session among those of the week. */
  index?: number;
}

/** A run that is already assigned to a day: a logged run, a run moved by the runner, or a race. */
export interface FixedRun extends RunToPlace {
  day: Weekday;
  isHard: boolean;
}

/** The runs of a week to assign to days, and the constraints. */
export interface WeekToPlace {
  minutes: number;
  /** Number of runs, including fixed runs. */
  runs: number;
  long: (RunToPlace & { isHard: boolean }) | null;
  quality: readonly RunToPlace[];
  fixed: readonly FixedRun[];
  /** Days that cannot be used: past days, and days on which training is paused or forbidden. */
  closedDays: readonly Weekday[];
  /** Closed days with a run that is planned elsewhere. They are included in the rest days and the consecutive days. */
  otherDays?: readonly Weekday[];
  /** Hard days of the previous week, as the number of days before this Monday: 1 is Sunday. */
  hardDaysBefore: readonly number[];
  /** True if the long run of the week before was on its Sunday. */
  isAfterLong?: boolean | undefined;
  /** Number of running days directly before this Monday; 0 by default. */
  rowBefore?: number | undefined;
  /** Maximum minutes of an easy run, so that only the long run can be longer than the runner's longest recent run. */
  mostEasy?: number;
  /**
   * Maximum minutes of a quality session that is lengthened because no easy run can take the minutes; `mostEasy` by
   * default.
   */
  mostHard?: number;
  /** Number of runs that the week should have even if they become short. */
  leastRuns?: number;
}

export type PlacedRole = 'long' | 'quality' | 'medium_long' | 'easy' | 'fixed';

export interface PlacedRun extends RunToPlace {
  day: Weekday;
  role: PlacedRole;
  isHard: boolean;
}

export interface PlacedWeek {
  /** Runs in order of their weekday. */
  runs: PlacedRun[];
  /** Quality sessions for which no suitable day was found. */
  dropped: RunToPlace[];
  /** Minutes that could not be assigned to any run. */
  lostMinutes: number;
}

/**
 * Maximum minutes of an easy run on the day after a long run, and between two hard days (section 9.1 of the plans
 * page).
 */
export const AFTER_LONG = { Beginner: 30, Intermediate: 40, Advanced: 50 } as const;
export const BETWEEN_HARD = { Beginner: 45, Intermediate: 45, Advanced: 60 } as const;
const MOST_LONGER_QUALITY = 25;
/** Number of minutes that a week may lose rather than have short easy runs. */
const MOST_LOST = 10;
const MEDIUM_LONG = { share: 0.6, leastMean: 55, leastRuns: 5 };
const EASY_AFTER_HARD_LONG_GAP = 2;

const isDayAfter = (day: Weekday, other: Weekday): boolean => (day - other + 7) % 7 === 1;

/** True if a day is at least `gap` days after every hard day of the previous week. */
const farFromLastWeek = (day: Weekday, hardDaysBefore: readonly number[], gap: number): boolean =>
  hardDaysBefore.every((before) => day + before >= gap);

/** Returns the days on which the runner can run. Days that cannot be used or already have a fixed run are left out. */
const openDays = (runner: TrainingRunner, week: WeekToPlace): Weekday[] => {
  const fixedDays = week.fixed.map(({ day }) => day);
  const days = runner.days.filter((day) => !week.closedDays.includes(day) && !fixedDays.includes(day));
  const count = Math.min(week.runs, 7 - restDaysOf(runner)) - fixedDays.length;
  if (count <= 0 || days.length === 0) return [];
  return runningDays({ ...runner, days }, count, [...fixedDays, ...(week.otherDays ?? [])], week.rowBefore);
};

/** Returns the days on which a quality session is allowed, the furthest from other hard days first. */
const allowedDays = (
  candidates: readonly Weekday[],
  placed: readonly PlacedRun[],
  week: WeekToPlace,
  gap: number,
): Weekday[] => {
  const keys = placed.filter(({ role, isHard }) => isHard || role === 'long');
  const gapTo = (run: PlacedRun): number => (run.isHard ? gap : Math.min(gap, EASY_AFTER_HARD_LONG_GAP));
  const nearest = (day: Weekday): number => Math.min(7, ...keys.map((run) => weekdayDistance(run.day, day)));
  const allowed = candidates.filter(
    (day) =>
      keys.every((run) => weekdayDistance(run.day, day) >= gapTo(run)) &&
      farFromLastWeek(day, week.hardDaysBefore, gap),
  );
  return allowed.sort((a, b) => nearest(b) - nearest(a) || a - b);
};

/**
 * Returns the days of the quality sessions, in their order: each on the allowed day furthest from other hard days, unless
 * other days hold more of the sessions.
 */
const qualityDays = (
  candidates: readonly Weekday[],
  placed: readonly PlacedRun[],
  week: WeekToPlace,
  gap: number,
  [session, ...others]: readonly RunToPlace[] = week.quality,
): Weekday[] => {
  if (!session) return [];
  let best: Weekday[] = [];
  for (const day of allowedDays(candidates, placed, week, gap)) {
    const open = candidates.filter((each) => each !== day);
    const beside: PlacedRun[] = [...placed, { ...session, day, role: 'quality', isHard: true }];
    const found = [day, ...qualityDays(open, beside, week, gap, others)];
    if (found.length > best.length) best = found;
    if (best.length === others.length + 1) break;
  }
  return best;
};

/**
 * Returns the easy day for the medium-long run: at least two days from the long run and, if possible, not next to a
 * quality session; null if there is none.
 */
const mediumLongDay = (easyDays: readonly Weekday[], placed: readonly PlacedRun[]): Weekday | null => {
  const long = placed.find(({ role }) => role === 'long');
  const quality = placed.filter(({ role }) => role === 'quality');
  const beside = (day: Weekday): number => quality.filter((run) => weekdayDistance(run.day, day) === 1).length;
  const allowed = easyDays.filter((day) => (!long || weekdayDistance(long.day, day) >= 2) && beside(day) < 2);
  return [...allowed].sort((a, b) => beside(a) - beside(b) || a - b)[0] ?? null;
};

/**
 * Maximum minutes of an easy run on the given day, depending on the runs of the neighbouring days.
 * @param isAfterLastLong true if the long run of the week before was on its Sunday
 */
export const mostEasy = (
  runner: TrainingRunner,
  day: Weekday,
  placed: readonly PlacedRun[],
  isAfterLastLong = false,
): number => {
  const { level } = runner;
  if (day === 0 && isAfterLastLong) return AFTER_LONG[level];
  const isAfterLong = placed.some(
    (run) => (run.role === 'long' || run.role === 'medium_long') && isDayAfter(day, run.day),
  );
  if (isAfterLong) return AFTER_LONG[level];
  const isHardOn = (other: number): boolean => placed.some((run) => run.isHard && run.day === (other + 7) % 7);
  return isHardOn(day - 1) && isHardOn(day + 1) ? BETWEEN_HARD[level] : MOST_OTHER[level];
};

/** Distributes minutes over the easy days in steps of five. The days next to the long run are filled last. */
const shareEasy = (
  runner: TrainingRunner,
  days: readonly Weekday[],
  placed: readonly PlacedRun[],
  minutes: number,
  { most, isAfterLong }: { most: number; isAfterLong: boolean | undefined },
): { byDay: Map<Weekday, number>; left: number } => {
  const long = placed.find(({ role }) => role === 'long')?.day;
  const around = (day: Weekday): number => {
    if (long === undefined) return 0;
    return isDayAfter(day, long) ? 2 : Number(isDayAfter(long, day));
  };
  const byDay = new Map<Weekday, number>(days.map((day) => [day, 0]));
  let left = minutes;
  while (left >= 5) {
    const [next] = days
      .filter((day) => (byDay.get(day) ?? 0) + 5 <= Math.min(most, mostEasy(runner, day, placed, isAfterLong)))
      .sort((a, b) => (byDay.get(a) ?? 0) - (byDay.get(b) ?? 0) || around(a) - around(b) || a - b);
    if (next === undefined) break;
    byDay.set(next, (byDay.get(next) ?? 0) + 5);
    left -= 5;
  }
  return { byDay, left };
};

/**
 * Assigns easy runs to the remaining days, with fewer runs if they would otherwise be too short. Runs that may not be
 * longer, the only easy run of a week, and runs without which the week has too few runs or minutes can be shorter than
 * usual.
 */
const placeEasy = (
  runner: TrainingRunner,
  days: readonly Weekday[],
  placed: readonly PlacedRun[],
  minutes: number,
  { most, leastRuns, isAfterLong }: { most: number; leastRuns: number; isAfterLong: boolean | undefined },
): { runs: PlacedRun[]; left: number } => {
  const longest = downToFive(most);
  const short = Math.min(LEAST_SHORT_RUN, longest);
  const usual = Math.max(short, Math.min(LEAST_EASY[runner.level], longest));
  for (let count = days.length; count > 0; count -= 1) {
    // One run fewer would lose minutes if the others may not be longer.
    const isFull = (count - 1) * longest <= minutes - MOST_LOST;
    const isShort = count === 1 || isFull || count + placed.length <= leastRuns;
    const least = isShort ? short : usual;
    const chosen = days.slice(0, count);
    const { byDay, left } = shareEasy(runner, chosen, placed, minutes, { most, isAfterLong });
    if ([...byDay.values()].every((own) => own >= least)) {
      const runs = [...byDay].map(
        ([day, own]): PlacedRun => ({ day, kind: 'easy', minutes: own, role: 'easy', isHard: false }),
      );
      return { runs, left };
    }
  }
  return { runs: [], left: minutes };
};

/** Orders easy days by preference. The day after the long run comes last, so it is dropped first. */
const byWorth = (days: readonly Weekday[], placed: readonly PlacedRun[]): Weekday[] => {
  const long = placed.find(({ role }) => role === 'long')?.day;
  const cost = (day: Weekday): number => {
    if (long === undefined) return 0;
    if (isDayAfter(day, long)) return 2;
    return isDayAfter(long, day) ? 1 : 0;
  };
  return [...days].sort((a, b) => cost(a) - cost(b) || a - b);
};

/** Extends quality sessions by the minutes that could not be assigned to easy runs. */
const lengthenQuality = (runner: TrainingRunner, runs: readonly PlacedRun[], minutes: number, longest: number) => {
  const most = Math.min(MOST_OTHER[runner.level], longest);
  let left = minutes;
  const longer = runs.map((run) => {
    if (run.role !== 'quality') return run;
    const more = Math.max(0, Math.min(left, MOST_LONGER_QUALITY, most - run.minutes));
    left -= more;
    return { ...run, minutes: run.minutes + more };
  });
  return { runs: longer, left };
};

/** Returns the medium-long run of a week; null if the week has none. */
const mediumLongOf = (
  runner: TrainingRunner,
  week: WeekToPlace,
  easyDays: readonly Weekday[],
  placed: readonly PlacedRun[],
): PlacedRun | null => {
  const long = placed.find(({ role }) => role === 'long');
  const left = week.minutes - placed.reduce((sum, { minutes }) => sum + minutes, 0);
  const isWanted =
    GOALS[runner.goal].distance !== 'short' &&
    week.runs >= MEDIUM_LONG.leastRuns &&
    left / Math.max(1, easyDays.length) >= MEDIUM_LONG.leastMean;
  const open = week.isAfterLong ? easyDays.filter((each) => each !== 0) : easyDays;
  const day = long && isWanted ? mediumLongDay(open, placed) : null;
  if (!long || day === null) return null;
  const minutes = Math.min(MOST_OTHER[runner.level], toFive(MEDIUM_LONG.share * long.minutes));
  return { kind: 'medium_long', minutes, day, role: 'medium_long', isHard: false };
};

/**
 * Assigns the easy runs in addition to the key runs, and the minutes that are left to the quality sessions. The
 * medium-long run becomes an easy run if the short run required on the next day would cost the week minutes.
 */
const placeRest = (
  runner: TrainingRunner,
  week: WeekToPlace,
  days: readonly Weekday[],
  keys: readonly PlacedRun[],
): { runs: PlacedRun[]; left: number } => {
  const most = week.mostEasy ?? Number.POSITIVE_INFINITY;
  const openDays = days.filter((day) => !keys.some((run) => run.day === day));
  const restBeside = (placed: readonly PlacedRun[]): { runs: PlacedRun[]; left: number } => {
    const left = week.minutes - placed.reduce((sum, { minutes }) => sum + minutes, 0);
    const easyDays = openDays.filter((day) => !placed.some((run) => run.day === day));
    const easy = placeEasy(runner, byWorth(easyDays, placed), placed, left, {
      most,
      leastRuns: week.leastRuns ?? 0,
      isAfterLong: week.isAfterLong,
    });
    return lengthenQuality(runner, [...placed, ...easy.runs], easy.left, week.mostHard ?? most);
  };
  const mediumLong = mediumLongOf(runner, week, openDays, keys);
  if (mediumLong === null) return restBeside(keys);
  const [beside, without] = [restBeside([...keys, mediumLong]), restBeside(keys)];
  return beside.left - without.left > MOST_LOST ? without : beside;
};

/** Assigns a week's runs to the running days that the runner's rules choose. */
const placeOn = (runner: TrainingRunner, week: WeekToPlace): PlacedWeek => {
  const gap = hardDayGap(runner);
  const days = openDays(runner, week);
  const placed: PlacedRun[] = week.fixed.map((run) => ({ ...run, role: 'fixed' }));
  const isTaken = (day: Weekday): boolean => placed.some((run) => run.day === day);
  const isHardNear = (day: Weekday): boolean =>
    placed.some((run) => run.isHard && weekdayDistance(run.day, day) < gap) ||
    !farFromLastWeek(day, week.hardDaysBefore, gap);
  if (week.long && days.length > 0) {
    const preferred = preferredLongDay({ ...runner, days });
    const isAllowed = (day: Weekday): boolean => !week.long?.isHard || !isHardNear(day);
    const order = [preferred, ...[...days].reverse().filter((day) => day !== preferred)];
    const day = order.find(isAllowed) ?? preferred;
    placed.push({ kind: week.long.kind, minutes: week.long.minutes, isHard: week.long.isHard, day, role: 'long' });
  }
  const open = days.filter((candidate) => !isTaken(candidate));
  const chosen = qualityDays(open, placed, week, gap);
  const dropped = week.quality.slice(chosen.length);
  for (const [index, day] of chosen.entries()) {
    const session = week.quality[index];
    if (session) placed.push({ ...session, day, role: 'quality', isHard: true });
  }
  const rest = placeRest(runner, week, days, placed);
  const runs = WEEKDAYS.flatMap((weekday) => rest.runs.filter((run) => run.day === weekday));
  return { runs, dropped, lostMinutes: Math.max(0, rest.left) };
};

/** Number of running days of a week that are followed by another one. */
const neighboursOf = ({ runs }: PlacedWeek, { otherDays = [] }: WeekToPlace): number =>
  countNeighbours([...runs.map(({ day }) => day), ...otherDays]);

/**
 * Returns the week on the days for the number of runs that it has in the end. The days are chosen before the minutes are
 * divided, so a week whose minutes are enough for fewer runs would otherwise have runs on neighbouring days although
 * others are free.
 */
const onFewerDays = (runner: TrainingRunner, week: WeekToPlace): PlacedWeek => {
  const placed = placeOn(runner, week);
  if (placed.runs.length >= week.runs || placed.runs.length === 0) return placed;
  const other = placeOn(runner, { ...week, runs: placed.runs.length });
  const isWhole =
    other.runs.length === placed.runs.length &&
    other.dropped.length <= placed.dropped.length &&
    other.lostMinutes <= placed.lostMinutes;
  return isWhole && neighboursOf(other, week) < neighboursOf(placed, week) ? other : placed;
};

/**
 * Assigns a week's runs to days (section 9.1 of the plans page), in this order: fixed runs, the long run, as many
 * quality sessions as the days hold, on those furthest from other hard days, and easy runs on the remaining days. Hard
 * days are at least the runner's required gap apart, and no day has two runs. A week that would lose minutes because
 * the run on the day after the long run is short has its rest on that day if the other days hold more.
 */
export const placeWeek = (runner: TrainingRunner, week: WeekToPlace): PlacedWeek => {
  const placed = onFewerDays(runner, week);
  const long = placed.runs.find(({ role }) => role === 'long');
  const after = placed.runs.find(({ day, role }) => role === 'easy' && long && isDayAfter(day, long.day));
  if (placed.lostMinutes <= MOST_LOST || !after) return placed;
  const other = onFewerDays(runner, { ...week, closedDays: [...week.closedDays, after.day] });
  const isWhole = other.runs.length >= placed.runs.length && other.dropped.length <= placed.dropped.length;
  return isWhole && placed.lostMinutes - other.lostMinutes > MOST_LOST ? other : placed;
};
