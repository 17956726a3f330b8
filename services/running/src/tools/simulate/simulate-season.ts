import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { afterBreak, countedDaysOff } from '../../domain/training/breaks.ts';
import { type BuiltSession, buildSession } from '../../domain/training/build-session.ts';
import { countUses, type DaySession, isRacePlan, type SessionHistory } from '../../domain/training/choose-sessions.ts';
import { adaptTrainingWeek, type CurrentWeek } from '../../domain/training/day/adapt-week.ts';
import type { DayContext, LoggedRun } from '../../domain/training/day/context.ts';
import { ACTIONS, type Action, type Checkin } from '../../domain/training/day-action.ts';
import { forecastSeason, type StartingLoad } from '../../domain/training/forecast.ts';
import { initialLoad, type LoadState, settleWeek } from '../../domain/training/load.ts';
import { runsPerWeek } from '../../domain/training/runner.ts';
import { planSeasonWeek, type Race, seasonAt } from '../../domain/training/season-week.ts';
import type { RecentRuns } from '../../domain/training/session-cap.ts';
import type { SpeedModel } from '../../domain/training/step-targets.ts';
import type { TrainingRunner, TrainingWeek } from '../../domain/training/types.ts';

/** A period without running. Days are counted from the season's first day. */
export interface Away {
  from: number;
  days: number;
  isIll: boolean;
}

/** A season to be simulated day by day. */
export interface SimulationRequest {
  runner: TrainingRunner;
  /** Null without a race. */
  race: Race | null;
  /** Monday of the first week. */
  startDate: string;
  weeks: number;
  start: StartingLoad;
  /** Score of a day's check-in; null without a check-in. Days are counted from the season's first day. */
  scoreOf(day: number): number | null;
  /** True when the runner decides to skip the day's run. */
  skips(day: number): boolean;
  /** Fraction by which a run is longer than planned; 0 by default. */
  excess?: number;
  away?: readonly Away[];
  threshold?: number | null;
}

export interface SimulatedDay {
  day: number;
  planned: BuiltSession;
  /** Null when there is no run that day. */
  done: BuiltSession | null;
  doneMinutes: number;
  trimmedMinutes: number;
  action: Action;
  role: DaySession['role'];
  isHard: boolean;
}

export interface SimulatedWeek extends TrainingWeek {
  weekStart: string;
  /** Minutes of the sessions as originally assigned to days, without a race. */
  plannedMinutes: number;
  doneMinutes: number;
  trimmedMinutes: number;
  /** Longest completed run, without a race. */
  longestDone: number;
  /** Minutes of the race; 0 in other weeks. */
  raceMinutes: number;
  /** Number of days with the action Light or Rest. */
  lightDays: number;
  /** Established load at the start and at the end of the week. */
  establishedBefore: number;
  established: number;
  days: SimulatedDay[];
}

/** Runs of one day. `credited` is the length that counts for the longest run. */
interface RunDay {
  day: number;
  minutes: number;
  credited: number;
  isHard: boolean;
}

const NEUTRAL = { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 7 };

const checkinOf = (score: number): Checkin => ({
  raw: score,
  score,
  metrics: NEUTRAL,
  hasNotes: false,
  isCapped: false,
  isIll: false,
  isClosed: false,
});

const longestBetween = (runs: readonly RunDay[], from: number, to: number): number =>
  Math.max(0, ...runs.filter(({ day }) => day >= from && day <= to).map(({ credited }) => credited));

/** Returns the maximum number of consecutive days without a run between two days. */
const mostDaysOff = (runs: readonly RunDay[], from: number, to: number): number => {
  const days = [from - 1, ...runs.map(({ day }) => day).filter((day) => day >= from && day <= to), to + 1];
  return Math.max(...days.slice(1).map((day, index) => day - (days[index] ?? day) - 1));
};

const recentRuns = (runs: readonly RunDay[], monday: number): RecentRuns => ({
  longest30: longestBetween(runs, monday - 30, monday - 1),
  longest31to60: longestBetween(runs, monday - 60, monday - 31),
  daysOff: mostDaysOff(runs, monday - 60, monday - 1),
  lastLongs: [longestBetween(runs, monday - 7, monday - 1), longestBetween(runs, monday - 14, monday - 8)],
});

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** Maximum age in days of the check-ins that are used. */
const CHECKIN_DAYS = 42;

/** The state that a simulation carries from week to week. */
interface Progress {
  load: LoadState;
  history: SessionHistory;
  runs: readonly RunDay[];
  /** The longest run before the taper; null before it. */
  longestBeforeTaper: number | null;
  hardDaysBefore: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const simulateWeek = (
  request: SimulationRequest,
  index: number,
  checkins: readonly (Checkin | null)[],
  progress: Progress,
  isFinishPlan: boolean,
): { week: SimulatedWeek; progress: Progress } => {
  const { runner, race, startDate, away = [], excess = 0 } = request;
  const monday = 7 * index;
  const weekStart = addDays(startDate, monday);
  const isAway = (day: number): boolean => away.some(({ from, days }) => day >= from && day < from + days);
  const back = away.find(({ from, days }) => from + days > monday - 7 && from + days <= monday);
  const load = back ? afterBreak(progress.load, countedDaysOff(back.days, back.isIll)) : progress.load;
  const recent = recentRuns(progress.runs, monday);
  const ahead = race && weekStartOf(race.date) >= weekStart ? race : null;
  const lastRace = race && weekStartOf(race.date) < weekStart ? race : null;
  const model: SpeedModel = {
    threshold: request.threshold ?? null,
    usesHeartRate: false,
    level: runner.level,
    established: load.established,
  };
  const { season, index: place } = seasonAt(runner, ahead, startDate, weekStart);
  const isTaper = ahead !== null && season.weeks[place]?.phase === 'Taper';
  const longestBeforeTaper = isTaper
    ? (progress.longestBeforeTaper ?? Math.max(recent.longest30, 0.9 * recent.longest31to60))
    : null;
  const { week, days: planned } = planSeasonWeek({
    runner,
    race: ahead,
    lastRace,
    seasonStart: startDate,
    weekStart,
    firstDay: weekStart,
    load,
    isFinishPlan,
    // The long runs of a taper are shares of the longest run before it.
    recent: longestBeforeTaper === null ? recent : { ...recent, longest30: longestBeforeTaper, longest31to60: 0 },
    model,
    history: progress.history,
    hardDaysBefore: progress.hardDaysBefore,
  });
  const logs = progress.runs
    .filter(({ day }) => day >= monday - CHECKIN_DAYS)
    .map(
      ({ day, minutes, isHard }): LoggedRun => ({
        day: day - monday,
        status: 'done',
        minutes,
        reason: null,
        isHard,
        ladderStage: null,
      }),
    );
  const context: DayContext = {
    runner,
    today: 6,
    logs,
    checkins: checkins
      .map((checkin, day) => ({ day: day - monday, checkin }))
      .filter(({ day }) => day >= -CHECKIN_DAYS && day <= 6)
      .flatMap(({ day, checkin }) => (checkin ? [{ day, checkin }] : [])),
    pains: [],
    pauses: [],
    gate: null,
    closedDays: [],
    cap: Math.max(week.cap, week.longMinutes),
    isLighter: false,
    kept: new Map(),
  };
  const { days: current, decisions }: CurrentWeek = adaptTrainingWeek(planned, context, true);
  const days = WEEK.flatMap((day): SimulatedDay[] => {
    const session = planned[day] ?? null;
    const now = current[day]?.session ?? null;
    const source = session ?? now;
    if (!source) return [];
    const build = buildSession(session ?? { ...source, minutes: 0 }, model);
    const plannedMinutes = session ? build.minutes : 0;
    const isGone = isAway(monday + day);
    const done = now && !isGone && !request.skips(monday + day) ? buildSession(now, model) : null;
    const currentMinutes = now ? buildSession(now, model).minutes : 0;
    const isAsPlanned = done !== null && currentMinutes === plannedMinutes;
    const { role } = source;
    const isHard = now?.isHard ?? false;
    return [
      {
        day: monday + day,
        planned: build,
        done,
        doneMinutes: (done?.minutes ?? 0) * (isAsPlanned ? 1 + excess : 1),
        trimmedMinutes: isGone ? plannedMinutes : Math.max(0, plannedMinutes - currentMinutes),
        action: decisions[day]?.action ?? 'plan',
        role,
        isHard,
      },
    ];
  });
  const isRace = ({ planned: { kind } }: SimulatedDay): boolean => kind === 'race';
  const running = days.filter((day) => !isRace(day));
  const plannedMinutes = sum(
    WEEK.map((day) => {
      const session = planned[day];
      return session && session.kind !== 'race' ? buildSession(session, model).minutes : 0;
    }),
  );
  const doneMinutes = sum(running.map((day) => day.doneMinutes));
  const trimmedMinutes = Math.max(
    0,
    Math.min(sum(running.map((day) => day.trimmedMinutes)), plannedMinutes - doneMinutes),
  );
  const lightDays = decisions.filter((decision) => ACTIONS.indexOf(decision?.action ?? 'plan') >= 2).length;
  const runs = [
    ...progress.runs,
    ...days
      .filter((day) => day.doneMinutes > 0)
      .map((day): RunDay => {
        const isTrimmedLong = day.role === 'long' && day.doneMinutes < day.planned.minutes;
        const credited = isTrimmedLong
          ? Math.max(day.doneMinutes, Math.min(day.planned.minutes, recent.longest30))
          : day.doneMinutes;
        return {
          day: day.day,
          minutes: day.doneMinutes,
          credited: isRace(day) ? 0.85 * credited : credited,
          isHard: day.isHard,
        };
      }),
  ];
  const settled = settleWeek(load, {
    kind: week.kind,
    established: load.established,
    planned: plannedMinutes,
    done: doneMinutes,
    trimmed: trimmedMinutes,
    share: week.share,
    longest: Math.max(0, ...running.map((day) => day.doneMinutes)),
    lightDays,
    isAway: WEEK.filter((day) => isAway(monday + day)).length >= 4,
    stopsGrowth: false,
  });
  return {
    week: {
      ...week,
      weekStart,
      plannedMinutes,
      doneMinutes,
      trimmedMinutes,
      longestDone: Math.max(0, ...running.map((day) => day.doneMinutes)),
      raceMinutes: sum(days.filter(isRace).map((day) => day.doneMinutes)),
      lightDays,
      establishedBefore: load.established,
      established: settled.established,
      days,
    },
    progress: {
      load: settled,
      history: countUses(progress.history, week),
      runs,
      longestBeforeTaper,
      hardDaysBefore: WEEK.filter((day) => current[day]?.session?.isHard).map((day) => 7 - day),
    },
  };
};

/**
 * Simulates a season with the planning rules: each week is planned from the load so far, each day's check-in changes
 * the day's session, and the load is updated at the end of each week.
 */
export const simulateSeason = (request: SimulationRequest): SimulatedWeek[] => {
  const { runner, race, startDate, start, weeks } = request;
  const { season } = seasonAt(runner, race, startDate, startDate);
  const isFinishPlan =
    season.hasRace && !isRacePlan(runner, forecastSeason(runner, season, start), runsPerWeek(runner));
  const checkins = Array.from({ length: 7 * weeks }, (_, day) => {
    const score = request.scoreOf(day);
    return score === null ? null : checkinOf(score);
  });
  let progress: Progress = {
    load: initialLoad(start.established),
    history: { uses: {} },
    runs: [{ day: -2, minutes: start.longest, credited: start.longest, isHard: false }],
    longestBeforeTaper: null,
    hardDaysBefore: [],
  };
  return Array.from({ length: weeks }, (_, index) => {
    const next = simulateWeek(request, index, checkins, progress, isFinishPlan);
    progress = next.progress;
    return next.week;
  });
};
