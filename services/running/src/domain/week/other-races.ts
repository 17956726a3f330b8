import { addDays, daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { recoveryAfter } from '../training/after-race.ts';
import { forecastSeason } from '../training/forecast.ts';
import { generalSeason } from '../training/season.ts';
import type { Race } from '../training/season-request.ts';
import { type SeasonMessage, verdictOnTheWay } from '../training/season-verdict.ts';
import { seasonAt } from '../training/season-week.ts';
import { GOALS } from '../training/tables.ts';
import type { TrainingWeek } from '../training/types.ts';
import { countedLongest, type ForecastFrom, longestSoFar } from './planned-race.ts';
import { racesAfterIllness } from './race-illness.ts';
import { isLongRace } from './races.ts';
import type { WeekInputs } from './types.ts';

/** Number of weeks reserved for recovery after a half marathon on the way. */
const WEEKS_AFTER_HALF = 1;

/** Returns a message for each half marathon or longer race that the runner entered as a training session (section 3.7). */
const longRacesAsTraining = ({ background, profiled, today }: WeekInputs): SeasonMessage[] =>
  background.races
    .filter(({ goal, priority, date }) => priority === 'C' && GOALS[goal].distance !== 'short' && date >= today)
    .map(({ goal }) => ({
      code: 'long_race_as_training',
      goal,
      weeks: isLongRace(goal) ? recoveryAfter(goal, profiled.runner.age).shares.length : WEEKS_AFTER_HALF,
    }));

/**
 * Maximum number of days between two races of which only one should be run. For a half marathon or longer, this also
 * applies to the main race.
 */
const TOO_CLOSE = { any: 2, mainAndHalf: 14 };

/** Number of days around the main race within which another race is too close to it. */
const quietDaysOf = ({ goal }: Race, age: number | null): number => {
  if (GOALS[goal].distance === 'short') return TOO_CLOSE.any;
  // A marathon or ultra needs its whole recovery.
  return isLongRace(goal) ? 7 * recoveryAfter(goal, age).shares.length : TOO_CLOSE.mainAndHalf;
};

/** Returns a message for each pair of races of which only one should be run, until the later one is over. */
const racesTooClose = ({ background, profiled, today }: WeekInputs, main: Race | null): SeasonMessage[] => {
  const others = background.races.filter(({ date }) => date !== main?.date);
  const races = [...(main ? [main] : []), ...others].toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  );
  return races.flatMap((race, index) =>
    races.slice(index + 1).flatMap((other): SeasonMessage[] => {
      if (other.date < today) return [];
      const days = daysBetween(race.date, other.date);
      const { age } = profiled.runner;
      const onTheWay = race === main ? other : other === main ? race : null;
      if (days > (onTheWay ? quietDaysOf(onTheWay, age) : TOO_CLOSE.any)) return [];
      const { goal, date } = race;
      return [{ code: 'races_too_close', goal, date, otherGoal: other.goal, otherDate: other.date, days }];
    }),
  );
};

/** Longest run that the plan reaches before a race, or that the runner has run in the last two months, in minutes. */
const longestUntil = (
  date: string,
  { recent }: ForecastFrom,
  weeks: readonly (TrainingWeek & { weekStart: string })[],
) =>
  Math.max(
    longestSoFar(recent),
    ...weeks.filter(({ weekStart }) => addDays(weekStart, 6) < date).map(({ longMinutes }) => longMinutes),
  );

/**
 * Returns the verdicts on the half marathons and longer races on the way. They are checked like the main race, using
 * the weeks of the plan that leads to it.
 * @param main the race for which the plan is made; null if there is none
 */
export const verdictsOnTheWay = (inputs: WeekInputs, main: Race | null, from: ForecastFrom): SeasonMessage[] => {
  const { background, profiled, weekStart, today } = inputs;
  const races = background.races.filter(
    ({ goal, date }) => GOALS[goal].distance !== 'short' && date >= today && date !== main?.date,
  );
  const last = races
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  const runner = main ? { ...profiled.runner, goal: main.goal } : profiled.runner;
  const { season: known, index } = seasonAt(runner, main, from.seasonStart, weekStart);
  const count = index + daysBetween(weekStart, weekStartOf(last)) / 7 + 1;
  const season = main ? known : generalSeason(runner, count);
  const { load, recent } = from;
  const start = { established: load.established, longest: countedLongest(recent), comeback: load.comeback };
  const left = { ...season, weeks: season.weeks.slice(index) };
  const weeks = forecastSeason(runner, left, start, load.seasonEstablished).map((week, ahead) => ({
    ...week,
    weekStart: addDays(weekStart, 7 * ahead),
  }));
  return races.flatMap((race) => {
    const longest = longestUntil(race.date, from, weeks);
    const { threshold } = profiled;
    const found = verdictOnTheWay(runner, race, { longest, threshold, established: load.established });
    return found ? [found] : [];
  });
};

/** Returns the messages about the races on the way to the main race. */
export const otherRaceMessages = (inputs: WeekInputs, main: Race | null, from: ForecastFrom): SeasonMessage[] => [
  ...racesAfterIllness(inputs, main),
  ...racesTooClose(inputs, main),
  ...verdictsOnTheWay(inputs, main, from),
  ...longRacesAsTraining(inputs),
];
