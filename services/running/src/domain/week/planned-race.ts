import { daysBetween } from '@stridewell/contracts/web';
import { forecastSeason } from '../training/forecast.ts';
import type { LoadState } from '../training/load.ts';
import type { Race } from '../training/season-request.ts';
import {
  type DoNotStart,
  type SeasonMessage,
  type SeasonUnderWay,
  seasonMessages,
} from '../training/season-verdict.ts';
import { seasonAt } from '../training/season-week.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import { GOALS } from '../training/tables.ts';
import { longestAhead } from './longest-ahead.ts';
import { isAfterIllness, refusingIllness } from './race-illness.ts';
import { raceOf } from './races.ts';
import { recentRunsAt } from './recent-runs.ts';
import type { WeekBase, WeekInputs } from './types.ts';
import { startOfWeek } from './week-load.ts';

/** The state from which the weeks up to a race are forecast. */
export interface ForecastFrom {
  load: LoadState;
  seasonStart: string;
  recent: RecentRuns;
  /** True if the season starts in this week, including a restart after a long break. */
  isNewSeason: boolean;
}

type LongestRuns = Pick<RecentRuns, 'longest30' | 'longest31to60'>;

/** Longest recent run for planning, in minutes. */
export const countedLongest = ({ longest30, longest31to60 }: LongestRuns): number =>
  Math.max(longest30, 0.9 * longest31to60);

/** Longest run of the last two months, in minutes. */
export const longestSoFar = ({ longest30, longest31to60 }: LongestRuns): number => Math.max(longest30, longest31to60);

const isSameRace = (race: Race, other: Race | null | undefined): boolean =>
  other?.date === race.date && other.goal === race.goal;

/** Returns the season that a planned week belongs to; undefined if the week is not planned for the race. */
const seasonUnderWay = (
  inputs: WeekInputs,
  race: Race,
  { load, seasonStart, isNewSeason }: ForecastFrom,
  base: WeekBase | null,
): SeasonUnderWay | undefined => {
  if (!base || !isSameRace(race, base.race)) return undefined;
  const { season } = seasonAt(inputs.profiled.runner, race, seasonStart, inputs.weekStart);
  const { seasonLongest: longest, isFinishPlan } = base;
  const start = longest === undefined ? null : { established: load.seasonEstablished, longest };
  const runner = { ...inputs.profiled.runner, goal: race.goal };
  return {
    start,
    weeks: start ? forecastSeason(runner, season, start) : [],
    isFinishPlan,
    isJudgedAnew: isNewSeason,
  };
};

/**
 * Returns the messages about the weeks from the given one to a race (section 3.6 of the plans page).
 * @param base the planned form of the week; null if it is not planned yet
 */
export const raceMessages = (
  inputs: WeekInputs,
  race: Race,
  from: ForecastFrom,
  base: WeekBase | null,
): SeasonMessage[] => {
  const { profiled, background, weekStart, today } = inputs;
  const { load, seasonStart, recent } = from;
  const runner = { ...profiled.runner, goal: race.goal };
  const { season, index } = seasonAt(runner, race, seasonStart, weekStart);
  const start = { established: load.established, longest: countedLongest(recent), comeback: load.comeback };
  const left = { ...season, weeks: season.weeks.slice(index) };
  return seasonMessages({
    runner,
    start,
    weeks: forecastSeason(runner, left, start, load.seasonEstablished),
    daysToRace: daysBetween(today, race.date),
    threshold: profiled.threshold,
    goalSeconds: background.goalSeconds,
    longestSoFar: longestSoFar(recent),
    underWay: seasonUnderWay(inputs, race, from, base),
    illness: refusingIllness(inputs, race),
    isAfterIllness: isAfterIllness(inputs, race),
    longestAhead: base ? longestAhead(inputs, race, base, base.longestBeforeTaper ?? start.longest) : undefined,
    isCouchTo5k: base?.couch != null,
  });
};

/**
 * Returns the race that a week is planned for. A race that the runner should not start has no season: the plan is
 * general training until the forecast allows more (section 3.6). A race that the plan already prepares for stays, and
 * is judged again only after a long break or a long illness shortly before it.
 */
export const plannedRace = (inputs: WeekInputs, from: ForecastFrom): Race | null => {
  const race = raceOf(inputs);
  if (!race) return null;
  const before = inputs.earlier[0]?.state?.base.race ?? inputs.replaced?.race;
  if (isSameRace(race, before) && !from.isNewSeason && !refusingIllness(inputs, race)) return race;
  return raceMessages(inputs, race, from, null).some(({ code }) => code === 'do_not_start') ? null : race;
};

/** Number of days before a race in which the week's notes contain the advice not to start. */
const VERDICT_DAYS = 14;

/** Returns the advice not to start the race in the next two weeks, or null if there is none. */
export const raceVerdict = (base: WeekBase, inputs: WeekInputs): DoNotStart | null => {
  const race = raceOf(inputs);
  if (!race || GOALS[race.goal].distance === 'short') return null;
  const days = daysBetween(inputs.today, race.date);
  if (days < 0 || days > VERDICT_DAYS) return null;
  const start = startOfWeek(inputs);
  const recent = recentRunsAt(inputs, start.runs, { startLongest: start.startLongest, weeks: base.load.weeks });
  const { load, seasonStart } = base;
  const messages = raceMessages(inputs, race, { load, seasonStart, recent, isNewSeason: start.isNewSeason }, base);
  return messages.find((message): message is DoNotStart => message.code === 'do_not_start') ?? null;
};
