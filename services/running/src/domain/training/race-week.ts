import type { RaceGoal } from '@stridewell/contracts/web';
import type { SessionSpec } from './build-session.ts';
import { toFive } from './round.ts';
import type { TrainingRunner } from './types.ts';

/** A day before the race, identified by the number of days before it: 1 is the day before the race. */
interface RaceWeekDay {
  daysBefore: number;
  /** The planned session; null on a rest day. */
  session: SessionSpec | null;
  /** True when the run can be left out if there are too few days. */
  isOptional: boolean;
}

/**
 * Length of the long run one week before the race, as a fraction of the longest run (section 3.8 of the plans page).
 */
const LAST_LONG = { '5k': 0.75, '10k': 0.75, half_marathon: 0.65, marathon: 0.45, ultra: 0.45 } as const;

const easy = (minutes: number): SessionSpec => ({ kind: 'easy', minutes });
const day = (daysBefore: number, session: SessionSpec | null, isOptional = false): RaceWeekDay => ({
  daysBefore,
  session,
  isOptional,
});

/** Session four days before the race: short reps at race pace, or an easy run before an ultra. */
const OPENERS: Readonly<Record<RaceGoal, SessionSpec>> = {
  '5k': { kind: 'openers', minutes: 0, reps: 4, repSeconds: 60, racePace: 'five' },
  '10k': { kind: 'openers', minutes: 0, reps: 3, repSeconds: 120, racePace: 'ten' },
  half_marathon: { kind: 'openers', minutes: 0, reps: 2, repSeconds: 300, racePace: 'half' },
  marathon: { kind: 'openers', minutes: 0, reps: 2, repSeconds: 480, racePace: 'marathon' },
  ultra: easy(40),
};

const SHAKEOUT: SessionSpec = { kind: 'shakeout', minutes: 20, reps: 3 };

const isShort = (goal: RaceGoal): boolean => goal === '5k' || goal === '10k';
const isLong = (goal: RaceGoal): boolean => goal === 'marathon' || goal === 'ultra';

/** Easy runs five, three and two days before the race, by goal. */
const easyDays = (goal: RaceGoal): { five: SessionSpec; three: SessionSpec; two: SessionSpec | null } => ({
  five: isShort(goal) ? { kind: 'strides', minutes: 35, reps: 4 } : easy(40),
  three: easy(30),
  two: goal === 'half_marathon' ? easy(20) : null,
});

/** Maximum number of runs in the seven days before a race, by level. */
const MOST_RUNS = { Beginner: 3, Intermediate: 5, Advanced: 6 } as const;

/** Days to which a run can move if its own day is not available: the table's next-best days, by preference. */
const INSTEAD: Readonly<Record<number, readonly number[]>> = { 4: [3, 5], 5: [6], 7: [6] };

/** Length of the run two days before the race if no earlier day of the week is available, in minutes. */
const ONLY_RUN = 25;

/** Moves the last long run, the openers and the first easy run from days that are not available to days that are. */
const onAvailableDays = (days: readonly RaceWeekDay[], isAvailable: (daysBefore: number) => boolean): RaceWeekDay[] => {
  const byDay = new Map(days.map((each) => [each.daysBefore, each]));
  for (const from of [7, 4, 5]) {
    const moving = byDay.get(from);
    if (!moving?.session || isAvailable(from)) continue;
    byDay.set(from, day(from, null, true));
    const to = (INSTEAD[from] ?? []).find(
      (each) => isAvailable(each) && (moving.isOptional ? !byDay.get(each)?.session : true),
    );
    if (to !== undefined) byDay.set(to, { ...moving, daysBefore: to });
  }
  return [...byDay.values()].map((each) => (isAvailable(each.daysBefore) ? each : day(each.daysBefore, null, true)));
};

/**
 * Returns the seven days before a race (section 3.8). No run is longer than the runner's longest run.
 * @param longest the longest recent run, in minutes
 * @param isAvailable true for a day on which the runner can run, given as the number of days before the race
 */
export const raceWeekDays = (
  runner: TrainingRunner & { goal: RaceGoal },
  longest: number,
  isAvailable: (daysBefore: number) => boolean = () => true,
): RaceWeekDay[] => {
  const { goal, level } = runner;
  const { five, three, two } = easyDays(goal);
  const lastLong = toFive(Math.min(LAST_LONG[goal] * longest - 2.5, runner.longCap ?? Number.POSITIVE_INFINITY));
  const days = onAvailableDays(
    [
      day(7, lastLong >= 20 ? { kind: 'long', minutes: lastLong } : null),
      day(6, isLong(goal) ? { kind: 'recovery', minutes: 30 } : null, true),
      day(5, five, true),
      day(4, OPENERS[goal]),
      day(3, three, true),
      day(2, two, true),
      day(1, SHAKEOUT),
    ],
    isAvailable,
  );
  const isFree = (daysBefore: number): boolean =>
    days.every((each) => each.daysBefore !== daysBefore || each.session === null);
  if ([3, 4, 5, 6].every(isFree) && isFree(2) && isAvailable(2)) {
    return [...days.filter(({ daysBefore }) => daysBefore !== 2), day(2, easy(ONLY_RUN))];
  }
  const order = [6, 3, 2, 5];
  const surplus =
    days.filter(({ session, daysBefore }) => session !== null && daysBefore < 7).length - MOST_RUNS[level];
  const dropped = order.filter((daysBefore) =>
    days.some((each) => each.daysBefore === daysBefore && each.session && each.isOptional),
  );
  const left = new Set(dropped.slice(0, Math.max(0, surplus)));
  return days.map((each) => (left.has(each.daysBefore) ? day(each.daysBefore, null, true) : each));
};
