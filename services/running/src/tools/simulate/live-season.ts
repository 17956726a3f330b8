import { applyAction } from '../../domain/training/apply-action.ts';
import { afterBreak, countedDaysOff } from '../../domain/training/breaks.ts';
import { type BuiltSession, buildSession } from '../../domain/training/build-session.ts';
import {
  chooseSessions,
  countUses,
  type DaySession,
  isRacePlan,
  type SessionHistory,
} from '../../domain/training/choose-sessions.ts';
import { ACTIONS, type Action, type Checkin, decideDay, ownNormal } from '../../domain/training/day-action.ts';
import { forecastSeason, type StartingLoad } from '../../domain/training/forecast.ts';
import { initialLoad, type LoadState, settleWeek } from '../../domain/training/load.ts';
import { planTrainingWeek } from '../../domain/training/plan-week.ts';
import { runsPerWeek, seasonGoal } from '../../domain/training/runner.ts';
import type { Season } from '../../domain/training/season.ts';
import type { RecentRuns } from '../../domain/training/session-cap.ts';
import type { SpeedModel } from '../../domain/training/step-targets.ts';
import type { TrainingRunner, TrainingWeek } from '../../domain/training/types.ts';

/** A period without running. `from` is counted in days from the start of the season. */
export interface Away {
  from: number;
  days: number;
  isIll: boolean;
}

/** Inputs of a simulated season. */
export interface LifeRequest {
  runner: TrainingRunner;
  season: Season;
  start: StartingLoad;
  /** Score of a day's check-in; null when there is no check-in. `day` is counted from the start of the season. */
  scoreOf(day: number): number | null;
  /** True when the runner skips the day's run without a reason known to the app. */
  skips(day: number): boolean;
  /** Share by which each run is longer than planned; 0 by default. */
  excess?: number;
  away?: readonly Away[];
  threshold?: number | null;
}

export interface LivedDay {
  day: number;
  planned: BuiltSession;
  /** The completed session; null when there was no run that day. */
  done: BuiltSession | null;
  doneMinutes: number;
  action: Action;
  role: DaySession['role'];
  isHard: boolean;
}

export interface LivedWeek extends TrainingWeek {
  /** Minutes of the week's sessions as originally planned. */
  plannedMinutes: number;
  doneMinutes: number;
  trimmedMinutes: number;
  longestDone: number;
  /** Number of days with the action Light or Rest. */
  lightDays: number;
  /** Established load at the start (`establishedBefore`) and at the end of the week (`established`). */
  establishedBefore: number;
  established: number;
  days: LivedDay[];
}

/** The running of one day. `credited` is the length that counts for the longest run, minutes. */
interface RunDay {
  day: number;
  minutes: number;
  credited: number;
}

const NEUTRAL = { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 7 };

const checkinOf = (score: number): Checkin => ({
  date: '',
  raw: score,
  score,
  recommendation: score >= 7.5 ? 'Push' : score >= 5 ? 'Adapt' : score >= 3 ? 'Recover' : 'Reset',
  metrics: NEUTRAL,
  hasNotes: false,
  isCapped: false,
  isIll: false,
  isClosed: false,
});

const longestBetween = (runs: readonly RunDay[], from: number, to: number): number =>
  Math.max(0, ...runs.filter(({ day }) => day >= from && day <= to).map(({ credited }) => credited));

/** Maximum number of consecutive days without a run between two days, inclusive. */
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

const isAwayOn = (away: readonly Away[], day: number): boolean =>
  away.some(({ from, days }) => day >= from && day < from + days);

/** Draws all check-ins of a season once, so that they do not change during the simulation. */
const diaryOf = ({ season, scoreOf }: LifeRequest): (Checkin | null)[] =>
  Array.from({ length: (season.weeks.length + 1) * 7 }, (_, day) => {
    const score = scoreOf(day);
    return score === null ? null : checkinOf(score);
  });

const decideOn = (diary: readonly (Checkin | null)[], day: number) => {
  const earlier = diary
    .slice(Math.max(0, day - 42), day)
    .flatMap((checkin, index, part) => (checkin ? [{ daysAgo: part.length - index, checkin }] : []));
  return decideDay({ checkin: diary[day] ?? null, gate: null, isClosed: false }, ownNormal(earlier));
};

/**
 * Simulates a season day by day with the production rules: each week is planned from the current load, each check-in
 * changes the day's session, and the load is updated at the end of each week.
 */
export const liveSeason = (request: LifeRequest): LivedWeek[] => {
  const { runner, season, start, away = [], excess = 0 } = request;
  const goal = seasonGoal(runner, start.established);
  const diary = diaryOf(request);
  const decisions = diary.map((_, day) => decideOn(diary, day));
  const isLightOn = (day: number): boolean => ACTIONS.indexOf(decisions[day]?.action ?? 'plan') >= 2;
  const isFinishPlan =
    season.hasRace && !isRacePlan(runner, forecastSeason(runner, season, start), runsPerWeek(runner));
  let load: LoadState = initialLoad(start.established);
  let history: SessionHistory = { uses: {} };
  let runs: RunDay[] = [{ day: -2, minutes: start.longest, credited: start.longest }];
  let longestBeforeTaper: number | null = null;
  let hardDaysBefore: number[] = [];

  const liveDay = (session: DaySession, monday: number, model: SpeedModel): LivedDay & { trimmed: number } => {
    const day = monday + session.day;
    const { role, isHard } = session;
    const planned = buildSession(session, model);
    const decided = decisions[day] ?? { action: 'plan' };
    const canSlide = session.role === 'long' && isLightOn(day) && !isLightOn(day + 1) && !isAwayOn(away, day + 1);
    const used = canSlide ? decisions[day + 1] : decisions[day];
    const applied = used ? applyAction(session, used) : { session };
    const done = applied.session && buildSession(applied.session, model);
    if (isAwayOn(away, day)) {
      return { day, planned, done: null, doneMinutes: 0, action: 'rest', role, isHard, trimmed: planned.minutes };
    }
    const trimmed = planned.minutes - (done?.minutes ?? 0);
    const { action } = decided;
    if (request.skips(day)) return { day, planned, done: null, doneMinutes: 0, action, role, isHard, trimmed };
    const isAsPlanned = done !== null && trimmed === 0;
    const doneMinutes = (done?.minutes ?? 0) * (isAsPlanned ? 1 + excess : 1);
    return { day, planned, done, doneMinutes, action, role, isHard, trimmed };
  };

  return season.weeks.map((seasonWeek, index) => {
    const monday = index * 7;
    const back = away.find(({ from, days }) => from + days > monday - 7 && from + days <= monday);
    if (back) load = afterBreak(load, countedDaysOff(back.days, back.isIll));
    const recent = recentRuns(runs, monday);
    if (seasonWeek.phase === 'Taper') longestBeforeTaper ??= Math.max(recent.longest30, 0.9 * recent.longest31to60);
    const inTaper =
      longestBeforeTaper === null ? recent : { ...recent, longest30: longestBeforeTaper, longest31to60: 0 };
    const week = planTrainingWeek({ runner, season, index, load, goal }, inTaper);
    const model: SpeedModel = {
      threshold: request.threshold ?? null,
      usesHeartRate: false,
      level: runner.level,
      established: load.established,
    };
    const { sessions } = chooseSessions({
      runner,
      week,
      model,
      history,
      isFinishPlan,
      fixed: [],
      closedDays: [],
      hardDaysBefore,
    });
    const days = sessions.map((session) => liveDay(session, monday, model));
    const plannedMinutes = days.reduce((sum, { planned }) => sum + planned.minutes, 0);
    const doneMinutes = days.reduce((sum, lived) => sum + lived.doneMinutes, 0);
    const trimmedMinutes = days.reduce((sum, { trimmed }) => sum + trimmed, 0);
    const earlierLongest = recent.longest30;
    runs = [
      ...runs,
      ...days
        .filter(({ doneMinutes: minutes }) => minutes > 0)
        .map(({ day, doneMinutes: minutes, planned, trimmed, role }) => {
          const isTrimmedLong = trimmed > 0 && role === 'long';
          return {
            day,
            minutes,
            credited: isTrimmedLong ? Math.max(minutes, Math.min(planned.minutes, earlierLongest)) : minutes,
          };
        }),
    ];
    hardDaysBefore = sessions.filter(({ isHard }) => isHard).map(({ day }) => 7 - day);
    history = countUses(history, week);
    const awayDays = [0, 1, 2, 3, 4, 5, 6].filter((day) => isAwayOn(away, monday + day)).length;
    const establishedBefore = load.established;
    const longestDone = Math.max(0, ...days.map(({ doneMinutes: minutes }) => minutes));
    const lightDays = [0, 1, 2, 3, 4, 5, 6].filter((day) => isLightOn(monday + day)).length;
    load = settleWeek(load, {
      kind: week.kind,
      established: establishedBefore,
      planned: plannedMinutes,
      done: doneMinutes,
      trimmed: trimmedMinutes,
      share: week.share,
      longest: longestDone,
      lightDays,
      isAway: awayDays >= 4,
      stopsGrowth: false,
    });
    return {
      ...week,
      plannedMinutes,
      doneMinutes,
      trimmedMinutes,
      longestDone,
      lightDays,
      establishedBefore,
      established: load.established,
      days: days.map(({ trimmed: _trimmed, ...lived }) => lived),
    };
  });
};
