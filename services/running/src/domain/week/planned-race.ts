import { daysBetween } from '@stridewell/contracts/web';
import { forecastSeason } from '../training/forecast.ts';
import type { LoadState } from '../training/load.ts';
import type { Race } from '../training/season-request.ts';
import { type SeasonMessage, seasonMessages } from '../training/season-verdict.ts';
import { seasonAt } from '../training/season-week.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import { raceOf } from './races.ts';
import type { WeekInputs } from './types.ts';

/** The state from which the weeks up to a race are forecast. */
export interface ForecastFrom {
  load: LoadState;
  seasonStart: string;
  recent: RecentRuns;
}

/** Returns the messages about the weeks from the given one to a race (section 3.6 of the plans page). */
export const raceMessages = (
  { profiled, background, weekStart, today }: WeekInputs,
  race: Race,
  { load, seasonStart, recent }: ForecastFrom,
): SeasonMessage[] => {
  const runner = { ...profiled.runner, goal: race.goal };
  const { season, index } = seasonAt(runner, race, seasonStart, weekStart);
  const start = { established: load.established, longest: Math.max(recent.longest30, 0.9 * recent.longest31to60) };
  const left = { ...season, weeks: season.weeks.slice(index) };
  return seasonMessages({
    runner,
    start,
    weeks: forecastSeason(runner, left, start, load.seasonEstablished),
    daysToRace: daysBetween(today, race.date),
    threshold: profiled.threshold,
    goalSeconds: background.goalSeconds,
  });
};

/**
 * Returns the race that a week is planned for. A race that the runner should not start has no season: the plan is general
 * training until the forecast allows more (section 3.6). A race that the plan already prepares for stays.
 */
export const plannedRace = (inputs: WeekInputs, from: ForecastFrom): Race | null => {
  const race = raceOf(inputs);
  const before = inputs.earlier[0]?.state?.base.race ?? inputs.replaced?.race;
  if (!race || (before?.date === race.date && before.goal === race.goal)) return race;
  return raceMessages(inputs, race, from).some(({ code }) => code === 'do_not_start') ? null : race;
};
