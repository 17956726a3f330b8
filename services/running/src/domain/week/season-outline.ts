import { addDays, daysBetween, type Phase, weekStartOf } from '@stridewell/contracts/web';
import { forecastSeason } from '../training/forecast.ts';
import { runsPerWeek } from '../training/runner.ts';
import { generalSeason, ROUND } from '../training/season.ts';
import type { Race } from '../training/season-request.ts';
import type { SeasonMessage } from '../training/season-verdict.ts';
import { seasonAt } from '../training/season-week.ts';
import type { TrainingWeek } from '../training/types.ts';
import { otherRaceMessages } from './other-races.ts';
import { countedLongest, plannedRace, raceMessages } from './planned-race.ts';
import { raceOf } from './races.ts';
import { recentRunsAt } from './recent-runs.ts';
import type { WeekBase, WeekInputs } from './types.ts';
import { startOfWeek } from './week-load.ts';

/** A week of the season: as outlined and, from the current week onwards, as forecast. */
export interface OutlinedWeek {
  weekStart: string;
  phase: Phase;
  isDown: boolean;
  taperShare: number | null;
  /** The forecast, assuming that everything planned is done; null before the current week. */
  forecast: TrainingWeek | null;
}

/** The season of a runner, from its first week to the race or for at least 12 weeks. */
export interface SeasonOutline {
  race: Race | null;
  /** The runner's race, even if the plan does not prepare for it because the runner should not start. */
  aim: Race | null;
  seasonStart: string;
  /** Number of the current week in the season, from 1. */
  week: number;
  weeks: OutlinedWeek[];
  messages: SeasonMessage[];
  runs: number;
}

/**
 * Returns the season that a week belongs to, with a forecast of that week and later ones (sections 3 and 9.5 of the
 * plans page).
 * @param base the planned form of the week; null if it is not planned yet
 */
export const seasonOutline = (inputs: WeekInputs, base: WeekBase | null): SeasonOutline => {
  const { profiled, weekStart } = inputs;
  const start = startOfWeek(inputs);
  const load = base?.load ?? start.load;
  const recent = recentRunsAt(inputs, start.runs, { startLongest: start.startLongest, weeks: load.weeks });
  const aim = base?.race ?? raceOf(inputs);
  const { isNewSeason } = start;
  const race = base ? base.race : plannedRace(inputs, { load, seasonStart: start.seasonStart, recent, isNewSeason });
  const runner = race ? { ...profiled.runner, goal: race.goal } : profiled.runner;
  const seasonStart = base?.seasonStart ?? start.seasonStart;
  const { season: known, index } = seasonAt(runner, race, seasonStart, weekStart);
  // If there is no race, the outline contains the whole current round.
  const season = race ? known : generalSeason(runner, ROUND.weeks * (Math.floor(index / ROUND.weeks) + 1));
  const from = { established: load.established, longest: countedLongest(recent), comeback: load.comeback };
  const left = { ...season, weeks: season.weeks.slice(index) };
  const forecast = forecastSeason(runner, left, from, load.seasonEstablished);
  const weeks = season.weeks.map(({ phase, kind, taperShare }, place): OutlinedWeek => {
    const own = forecast[place - index] ?? null;
    const isThis = place === index && base !== null;
    return {
      weekStart: addDays(seasonStart, 7 * place),
      phase,
      isDown: kind === 'down',
      taperShare: phase === 'Taper' ? taperShare : null,
      forecast: isThis ? base.week : own,
    };
  });
  const forecastFrom = { load, seasonStart, recent, isNewSeason };
  const messages = [
    ...(aim ? raceMessages(inputs, aim, forecastFrom, base) : []),
    ...otherRaceMessages(inputs, aim, forecastFrom),
  ];
  return { race, aim, seasonStart, week: index + 1, weeks, messages, runs: runsPerWeek(runner) };
};

/** Number of the weeks from one date to the race's week, including both; null if there is no race. */
export const weeksToRace = (from: string, race: Race | null): number | null =>
  race === null ? null : daysBetween(weekStartOf(from), weekStartOf(race.date)) / 7 + 1;
