import { daysBetween, type RaceGoal, weekDates } from '@stridewell/contracts/web';
import { recoveryAfter } from '../training/after-race.ts';
import type { SessionSpec } from '../training/build-session.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import {
  afterDaysOff,
  afterSession,
  entryUnit,
  isHard,
  raceRhythm,
  startUnit,
  type UnitSession,
  type UnitState,
  unitSession,
} from '../training/couch-to-5k.ts';
import { hardDayGap } from '../training/runner.ts';
import { runningDays } from '../training/running-days.ts';
import type { Race } from '../training/season-request.ts';
import { GOALS, METERS_OF_RACE, STAND_IN_RACE_MINUTES } from '../training/tables.ts';
import type { TrainingRunner, TrainingWeek, Weekday } from '../training/types.ts';
import { daysFrom } from './days-from.ts';
import { painsOf } from './pain-days.ts';
import { isRaceGoal } from './races.ts';
import { type DaysOff, type Run, singleRun } from './training-days.ts';
import type { WeekInputs, WeekState } from './types.ts';

/** Length of a run that shows that a runner does not need walk breaks, in minutes. */
const CONTINUOUS = 20;
const SESSIONS_PER_WEEK = 3;
/** Minimum pain at which a session is not included. */
const PAINFUL = 3;

/**
 * Returns the couch-to-5K state of a new plan: for a Beginner who has never run, or who answered that the longest run is
 * below 20 minutes (section 6 of the plans page). Null for every other runner.
 */
export const startCouch = ({ profiled, background }: WeekInputs, runs: readonly Run[]): UnitState | null => {
  if (profiled.runner.level !== 'Beginner' || runs.some((run) => singleRun(run) >= CONTINUOUS)) return null;
  const longest = background.longestRunMinutes ?? (profiled.isNewToRunning ? 0 : null);
  const unit = longest === null ? null : entryUnit(longest);
  return unit === null ? null : startUnit(unit);
};

/** Returns the couch-to-5K state after a stored week, from the log. Null when the programme is finished. */
export const advanceCouch = (
  { base, days }: WeekState,
  { records, checkins, physio }: Pick<WeekInputs, 'records' | 'checkins' | 'physio'>,
  daysOff: DaysOff | null,
): UnitState | null => {
  if (!base.couch) return null;
  const pains = painsOf({ checkins, physio }, daysFrom(base.weekStart));
  const painAfter = (session: number): number | null => pains.find(({ day }) => day > session)?.pain ?? null;
  const sessions = weekDates(base.weekStart).flatMap((date, day): UnitSession[] => {
    const log = records.find((record) => record.date === date);
    if (days[day]?.session?.kind !== 'runwalk' || !log || log.status === 'skipped') return [];
    const status = log.status === 'partial' ? 'stopped' : 'done';
    const session: UnitSession = { status, effort: log.effort ?? null, painAfter: painAfter(day) };
    // A session on a painful day does not lead to the next unit. One that was too hard still counts as such.
    const isPainful = pains.some((each) => each.day === day && each.pain >= PAINFUL);
    return isPainful && !isHard(session) ? [] : [session];
  });
  const state = sessions.reduce(afterSession, base.couch);
  if (state.isFinished) return null;
  return daysOff ? afterDaysOff(state, daysOff.days) : state;
};

/** Rounds of an obese runner's first sessions, with at most 3 km of running in the week (Nielsen 2014), in seconds. */
const GENTLE_START = { reps: 8, runWalk: { run: 60, walk: 120 } };

const sessionOf = ({ isObese }: TrainingRunner, { unit, sessions }: UnitState): SessionSpec => {
  const isFirst = unit === 1 && sessions.length === 0;
  return { ...unitSession(unit), ...(isObese && isFirst ? GENTLE_START : {}) };
};

/** A race during the programme, or in the week before or after it. Its day is counted from the week's Monday. */
export interface CouchRace {
  goal: RaceGoal;
  day: number;
}

/**
 * Returns the races near a week: those that the plan is for, those on the way to another one, and those of the week
 * before, after which some days are free.
 */
export const couchRaces = (inputs: WeekInputs, race: Race | null): CouchRace[] => {
  const { background, weekStart, lastRace, profiled } = inputs;
  const { runner, raceDate } = profiled;
  const past: Race[] = raceDate !== null && isRaceGoal(runner.goal) ? [{ goal: runner.goal, date: raceDate }] : [];
  const main = race ? [race] : past.filter(({ date }) => date < weekStart);
  const last = lastRace ? [lastRace] : [];
  return [...background.races.filter(({ date }) => date !== race?.date), ...main, ...last]
    .map(({ goal, date }) => ({ goal, day: daysBetween(weekStart, date) }))
    .filter(({ day }) => day >= -AROUND_RACE && day <= LAST_DAY + AROUND_RACE);
};

const LAST_DAY = 6;
/** Number of days around a race that can have no session. */
const AROUND_RACE = 3;
/** Factor by which a race that is walked and run takes longer than usual. */
const WALKING = 1.5;

/** Returns a 5k or 10k in the rhythm of the unit, walked and run from the start (section 6 of the plans page). */
const raceOn = (day: Weekday, races: readonly CouchRace[], { unit }: UnitState): DaySession | null => {
  const race = races.find((each) => each.day === day && GOALS[each.goal].distance === 'short');
  if (!race) return null;
  const minutes = Math.round(WALKING * STAND_IN_RACE_MINUTES[race.goal]);
  const meters = METERS_OF_RACE[race.goal];
  const runWalk = raceRhythm(unit);
  return { kind: 'race', minutes, ...(meters ? { meters } : {}), runWalk, day, role: 'fixed', isHard: true };
};

/**
 * Plans a week of the couch-to-5K programme: three walk-run sessions of the current unit with days between them. A race
 * replaces one of them, and the days before and after it are free.
 */
export const couchWeek = (
  runner: TrainingRunner,
  state: UnitState,
  closedDays: readonly Weekday[],
  races: readonly CouchRace[] = [],
): { week: TrainingWeek & { share: number }; days: (DaySession | null)[] } => {
  const isFree = (day: Weekday): boolean =>
    races.every((race) => day < race.day - 1 || day > race.day + recoveryAfter(race.goal, runner.age).restDays);
  const open = runner.days.filter((day) => !closedDays.includes(day) && isFree(day));
  const inWeek = ([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => raceOn(day, races, state)).length;
  const count = Math.min(SESSIONS_PER_WEEK - inWeek, open.length);
  const spaced: TrainingRunner = { ...runner, days: open, maxDaysInRow: 1 };
  const chosen = count <= 0 ? [] : runningDays(spaced, count);
  const isFarEnough = (day: Weekday, index: number): boolean => {
    const before = chosen[index - 1];
    return before === undefined || day - before >= Math.min(2, hardDayGap(runner));
  };
  const days = chosen.filter(isFarEnough);
  const sessions = ([0, 1, 2, 3, 4, 5, 6] as const).map((day): DaySession | null =>
    days.includes(day) ? { ...sessionOf(runner, state), day, role: 'easy', isHard: false } : raceOn(day, races, state),
  );
  const week = {
    phase: 'Base',
    kind: 'return',
    minutes: 0,
    longMinutes: 0,
    racePaceMinutes: 0,
    runs: days.length,
    cap: 60,
    quality: [],
    share: 1,
  } as const;
  return { week, days: sessions };
};
