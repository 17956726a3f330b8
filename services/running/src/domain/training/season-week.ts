import { addDays, daysBetween, type Goal, weekStartOf } from '@stridewell/contracts/web';
import { recoveryAfter } from './after-race.ts';
import { chooseSessions, type DaySession, type SessionHistory } from './choose-sessions.ts';
import type { LoadState } from './load.ts';
import { planTrainingWeek } from './plan-week.ts';
import { raceWeekDays } from './race-week.ts';
import { toFive } from './round.ts';
import { hoursMinutes, runsPerWeek, seasonGoal } from './runner.ts';
import { longestRow, mostDaysInRow, restDaysOf, runningDays } from './running-days.ts';
import { generalSeason, raceSeason, type Season } from './season.ts';
import { raceMinutes } from './season-verdict.ts';
import type { RecentRuns } from './session-cap.ts';
import { RACE_METERS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';
import { LEAST_EASY } from './tables.ts';
import type { TrainingRunner, TrainingWeek, Weekday } from './types.ts';

export type RaceGoal = Exclude<Goal, 'fitness' | 'weight_loss'>;

export interface Race {
  goal: RaceGoal;
  /** `YYYY-MM-DD` */
  date: string;
}

/** All inputs for planning a week for the first time. */
export interface SeasonWeekRequest {
  runner: TrainingRunner;
  /** The next race; null without one. */
  race: Race | null;
  /** The last race that was run; null when there was none. */
  lastRace: Race | null;
  /** Monday of the season's first week. */
  seasonStart: string;
  /** Monday of the week to plan. */
  weekStart: string;
  /** First day that can be planned: the week's Monday, or today in the current week. */
  firstDay: string;
  load: LoadState;
  /** True when the season prepares only for finishing the race (section 3.6); decided once for a season. */
  isFinishPlan: boolean;
  recent: RecentRuns;
  model: SpeedModel;
  history: SessionHistory;
  hardDaysBefore: readonly number[];
}

/** A week as originally planned. */
export interface PlannedTrainingWeek {
  week: TrainingWeek & { share: number };
  /** Session of each day from Monday; null on a rest day. */
  days: (DaySession | null)[];
}

/** Minimum number of weeks in the outline of a season without a race. */
const ROUND_WEEKS = 12;

const weeksBetween = (from: string, to: string): number => Math.round(daysBetween(from, to) / 7);

/** Returns the season that a week belongs to, and the week's index in it. */
export const seasonAt = (
  runner: TrainingRunner,
  race: Race | null,
  seasonStart: string,
  weekStart: string,
): { season: Season; index: number } => {
  const index = Math.max(0, weeksBetween(seasonStart, weekStart));
  if (!race || weekStartOf(race.date) < weekStart) {
    return { season: generalSeason(runner, Math.max(index + 1, ROUND_WEEKS)), index };
  }
  const count = weeksBetween(seasonStart, weekStartOf(race.date)) + 1;
  return { season: raceSeason({ ...runner, goal: race.goal }, Math.max(count, index + 1)), index };
};

const METERS: Readonly<Record<RaceGoal, number | undefined>> = {
  '5k': RACE_METERS.five,
  '10k': RACE_METERS.ten,
  half_marathon: RACE_METERS.half,
  marathon: RACE_METERS.marathon,
  ultra: 50_000,
};

const raceSession = (race: Race, day: Weekday, { runner, model, load }: SeasonWeekRequest): DaySession => {
  const minutes = raceMinutes({ ...runner, goal: race.goal }, model.threshold, load.established);
  const meters = METERS[race.goal];
  return {
    kind: 'race',
    minutes: Math.round(minutes ?? STAND_IN_RACE_MINUTES[race.goal]),
    ...(meters === undefined ? {} : { meters }),
    day,
    role: 'fixed',
    isHard: true,
  };
};

/** Assumed minutes of a race when nothing else is known. */
const STAND_IN_RACE_MINUTES: Readonly<Record<RaceGoal, number>> = {
  '5k': 30,
  '10k': 60,
  half_marathon: 150,
  marathon: 300,
  ultra: 420,
};

/** Replaces the days of the last week before a race with those in the race-week table, on available days. */
const withRaceDays = (
  planned: readonly (DaySession | null)[],
  race: Race,
  request: SeasonWeekRequest,
): (DaySession | null)[] => {
  const { runner, weekStart, recent } = request;
  const longest = Math.max(recent.longest30, 0.9 * recent.longest31to60);
  const table = raceWeekDays({ ...runner, goal: race.goal }, longest);
  const rowOn = (index: number) => {
    const daysBefore = daysBetween(addDays(weekStart, index), race.date);
    return daysBefore === 7 ? undefined : table.find((each) => each.daysBefore === daysBefore);
  };
  const days = planned.map((session, index): DaySession | null => {
    const day = index as Weekday;
    const daysBefore = daysBetween(addDays(weekStart, index), race.date);
    if (daysBefore === 0) return raceSession(race, day, request);
    if (daysBefore < 0) return null;
    const row = rowOn(index);
    if (!row) return session;
    const isFree = runner.days.includes(day) && row.session !== null;
    return isFree && row.session ? { ...row.session, day, role: 'easy', isHard: false } : null;
  });
  // Optional runs are left out when they would violate the runner's rest days or limit on consecutive days.
  const isTooMuch = (): boolean => {
    const running = days.flatMap((session, index) => (session && session.kind !== 'race' ? [index as Weekday] : []));
    return running.length > 7 - restDaysOf(runner) || longestRow(running) > mostDaysInRow(runner);
  };
  for (const index of [4, 3, 2, 1, 5, 0, 6]) {
    if (isTooMuch() && rowOn(index)?.isOptional) days[index] = null;
  }
  return days;
};

/** Plans recovery after a race: only easy runs, and none in the first days (section 3.7 of the plans page). */
const recoveryWeek = (request: SeasonWeekRequest, race: Race): PlannedTrainingWeek | null => {
  const { runner, weekStart, load, recent } = request;
  const recovery = recoveryAfter(race.goal, runner.age);
  const weeksSince = weeksBetween(weekStartOf(race.date), weekStart);
  const share = recovery.shares[weeksSince - 1];
  if (weeksSince < 1 || share === undefined) return null;
  const minutes = toFive(Math.min(share * load.established, hoursMinutes(runner)));
  const isOpen = (day: Weekday): boolean =>
    daysBetween(race.date, addDays(weekStart, day)) > recovery.restDays && addDays(weekStart, day) >= request.firstDay;
  const open = runner.days.filter(isOpen);
  const count = Math.min(runsPerWeek(runner), Math.floor(minutes / LEAST_EASY[runner.level]), open.length);
  const days = count > 0 ? runningDays({ ...runner, days: open }, count) : [];
  const each = days.length === 0 ? 0 : Math.floor(minutes / days.length / 5) * 5;
  const week = {
    phase: 'Base',
    kind: 'recovery',
    minutes: each * days.length,
    longMinutes: 0,
    racePaceMinutes: 0,
    runs: days.length,
    cap: Math.floor(recent.longest30),
    quality: [],
    share,
  } as const;
  const sessions = ([0, 1, 2, 3, 4, 5, 6] as const).map((day): DaySession | null =>
    days.includes(day) && each > 0 ? { kind: 'easy', minutes: each, day, role: 'easy', isHard: false } : null,
  );
  return { week, days: sessions };
};

/**
 * Plans a week for the first time (sections 1, 3 and 9 of the plans page): recovery after a race, the race week, or the
 * season's week assigned to days. Pure: equal requests always produce an equal week.
 */
export const planSeasonWeek = (request: SeasonWeekRequest): PlannedTrainingWeek => {
  const { race, lastRace, weekStart, seasonStart, load, recent, model, history, hardDaysBefore, firstDay } = request;
  const recovery = lastRace && recoveryWeek(request, lastRace);
  if (recovery) return recovery;
  const runner = race ? { ...request.runner, goal: race.goal } : request.runner;
  const { season, index } = seasonAt(runner, race, seasonStart, weekStart);
  const goal = seasonGoal(runner, load.seasonEstablished);
  const week = planTrainingWeek({ runner, season, index, load, goal }, recent);
  const closedDays = ([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => addDays(weekStart, day) < firstDay);
  const open = runner.days.filter((day) => !closedDays.includes(day)).length;
  const share = closedDays.length === 0 ? 1 : open / Math.max(1, runner.days.length);
  const fitted =
    share === 1 ? week : { ...week, minutes: toFive(week.minutes * share), runs: Math.min(week.runs, open) };
  const { sessions } = chooseSessions({
    runner,
    week: fitted,
    model,
    history,
    isFinishPlan: request.isFinishPlan,
    fixed: [],
    closedDays,
    hardDaysBefore,
  });
  const placed = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => sessions.find((each) => each.day === day) ?? null);
  const isRaceNear = race !== null && daysBetween(weekStart, race.date) <= 12;
  const days = isRaceNear && race ? withRaceDays(placed, race, { ...request, runner }) : placed;
  return { week: fitted, days };
};
