import { addDays, daysBetween, type RaceGoal, weekStartOf } from '@stridewell/contracts/web';
import { recoveryAfter } from './after-race.ts';
import { isTooEarlyForQuality } from './breaks.ts';
import { buildSession } from './build-session.ts';
import { chooseSessions, type DaySession } from './choose-sessions.ts';
import { AFTER_LONG, type FixedRun } from './place-week.ts';
import { LEAST_TAPER_RUNS, planTrainingWeek } from './plan-week.ts';
import { besideRaceDays, raceDaySessions } from './race-days.ts';
import { downToFive, toFive } from './round.ts';
import { hoursMinutes, longShare, mostOtherRun, runsPerWeek, seasonGoal } from './runner.ts';
import { preferredLongDay, runningDays } from './running-days.ts';
import { generalSeason, raceSeason, type Season } from './season.ts';
import type { Race, SeasonWeekRequest } from './season-request.ts';
import { raceMinutes } from './season-verdict.ts';
import { hasSecondLongRun, withSecondLongRun } from './second-long-run.ts';
import { countingLongest } from './session-cap.ts';
import { KINDS } from './session-kinds.ts';
import type { SpeedModel } from './step-targets.ts';
import { GOALS, LEAST_EASY, METERS_OF_RACE, STAND_IN_RACE_MINUTES } from './tables.ts';
import { withinTaperLong } from './taper-runs.ts';
import { aroundTuneUp, withTuneUp } from './tune-up.ts';
import type { TrainingRunner, TrainingWeek, Weekday } from './types.ts';
import { asWalkRun, isWalkRunWeek } from './walk-breaks.ts';

/** A week as originally planned. */
export interface PlannedTrainingWeek {
  week: TrainingWeek & { share: number };
  /** Session of each day from Monday; null on a rest day. */
  days: (DaySession | null)[];
  /** Number of quality sessions for which no day was found. */
  dropped?: number;
}

/** Minimum number of weeks in the outline of a season without a race. */
const ROUND_WEEKS = 12;

/**
 * Last day, counted from Monday (0), on which a race leaves too few days before it in its week for a taper: Wednesday.
 */
const LAST_EARLY_DAY = 2;

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
  const isEarlyInWeek = daysBetween(weekStartOf(race.date), race.date) <= LAST_EARLY_DAY;
  return { season: raceSeason({ ...runner, goal: race.goal }, Math.max(count, index + 1), isEarlyInWeek), index };
};

const raceSession = (
  race: Race,
  day: Weekday,
  { runner, model, load }: Pick<SeasonWeekRequest, 'runner' | 'model' | 'load'>,
): DaySession => {
  const minutes = raceMinutes({ ...runner, goal: race.goal }, model.threshold, load.established);
  const meters = METERS_OF_RACE[race.goal];
  return {
    kind: 'race',
    minutes: Math.round(minutes ?? STAND_IN_RACE_MINUTES[race.goal]),
    ...(meters === undefined ? {} : { meters }),
    day,
    role: 'fixed',
    isHard: true,
  };
};

/** Number of days before a race at which the race table first determines a day of the week. */
const RACE_TABLE_DAYS = 12;

/** After the first weeks of the recovery, a run is at most this fraction of the longest training run. */
const RECOVERY_SHARE = 0.6;

/**
 * Maximum length of a run in a recovery week, in minutes. The race itself is not treated as the longest run, and
 * minutes that do not fit into the runs are left out.
 */
const mostAfterRace = ({ runner, load, recent }: SeasonWeekRequest, race: Race, weeksSince: number): number => {
  const isLong = GOALS[race.goal].distance === 'long';
  const trained = Math.max(0, ...load.weeks.map((week) => week.longest));
  const known = Math.max(recent.longest30, recent.longest31to60);
  const longest = trained > 0 ? Math.min(known, trained) : known;
  const short = AFTER_LONG[runner.level];
  if (weeksSince <= (isLong ? 2 : 1)) return Math.min(short, longest);
  // After a marathon or ultra, the limit is a fraction of the longest recent run.
  return Math.min(mostOtherRun(runner), longest, isLong ? longest : Math.max(short, RECOVERY_SHARE * longest));
};

/** Plans recovery after a race: only easy runs, and none in the first days (section 3.7 of the plans page). */
const recoveryWeek = (request: SeasonWeekRequest, race: Race): PlannedTrainingWeek | null => {
  const { runner, weekStart, load, recent } = request;
  const recovery = recoveryAfter(race.goal, runner.age);
  const weeksSince = weeksBetween(weekStartOf(race.date), weekStart);
  const share = recovery.shares[weeksSince - 1];
  // The next race stays in the plan even if it comes before the end of the recovery.
  const isRaceWeek = request.race !== null && weekStartOf(request.race.date) === weekStart;
  if (weeksSince < 1 || share === undefined || isRaceWeek) return null;
  const minutes = toFive(Math.min(share * load.established, hoursMinutes(runner)));
  const isOpen = (day: Weekday): boolean =>
    daysBetween(race.date, addDays(weekStart, day)) > recovery.restDays && addDays(weekStart, day) >= request.firstDay;
  const open = runner.days.filter(isOpen);
  const count = Math.min(runsPerWeek(runner), Math.floor(minutes / LEAST_EASY[runner.level]), open.length);
  const days = count > 0 ? runningDays({ ...runner, days: open }, count, [], request.rowBefore) : [];
  const most = downToFive(mostAfterRace(request, race, weeksSince));
  const each = days.length === 0 ? 0 : Math.min(most, downToFive(minutes / days.length));
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

/** Number of days before a race without a new longest run; fewer for a short race in a short season (section 3.4). */
const daysWithoutNewLongest = (goal: RaceGoal, weeks: number): number => {
  if (goal === 'marathon' || goal === 'ultra') return 21;
  return weeks <= 5 ? 10 : 14;
};

/** Returns the week with a long run no longer than the longest recent run. */
const withoutNewLongest = <T extends TrainingWeek>(week: T, { recent }: Pick<SeasonWeekRequest, 'recent'>): T => {
  const most = Math.floor(countingLongest(recent));
  return week.longMinutes > most
    ? { ...week, longMinutes: most, racePaceMinutes: Math.min(week.racePaceMinutes, downToFive(most / 2)) }
    : week;
};

/** This many days into the period without a new longest run, the long run has its taper length. */
const LATE_LONG = 3;

/**
 * Returns the week without a new longest run if its long run would be too close to the race, and with a taper-length
 * long run if it would be much too close.
 */
const withoutLateLong = <T extends TrainingWeek>(
  week: T,
  {
    runner,
    race,
    weekStart,
    recent,
    weeks,
  }: Pick<SeasonWeekRequest, 'runner' | 'race' | 'weekStart' | 'recent'> & {
    weeks: number;
  },
): T => {
  if (race === null) return week;
  const left = daysBetween(addDays(weekStart, preferredLongDay(runner)), race.date);
  const most = daysWithoutNewLongest(race.goal, weeks);
  if (left >= most) return week;
  const limited = withoutNewLongest(week, { recent });
  const isLate = left <= most - LATE_LONG && limited.phase !== 'Taper';
  const share = GOALS[race.goal].taperLong[0] ?? 1;
  const taperLong = downToFive(share * countingLongest(recent));
  if (!isLate || limited.longMinutes <= taperLong) return limited;
  const racePaceMinutes = Math.min(limited.racePaceMinutes, downToFive(taperLong / 4));
  return { ...limited, longMinutes: taperLong, racePaceMinutes };
};

const NONE: ReadonlyMap<Weekday, DaySession> = new Map();
const NO_ROWS: ReadonlyMap<Weekday, DaySession | null> = new Map();

/** Returns the days before a race without race pace, because a runner who should not start does not need it. */
const withoutRacePace = (rows: ReadonlyMap<Weekday, DaySession | null>): ReadonlyMap<Weekday, DaySession | null> =>
  new Map(
    [...rows].map(([day, session]) => [
      day,
      session?.kind === 'openers'
        ? { kind: 'easy', minutes: Math.min(session.minutes, EASY_AFTER_RACE.most), day, role: 'easy', isHard: false }
        : session,
    ]),
  );

/** Returns the session for the day of a race that the runner should not start. It is neither hard nor long. */
const easyOnRaceDay = (session: DaySession | null, model: SpeedModel): DaySession | null => {
  if (!session) return null;
  const minutes = Math.min(EASY_AFTER_RACE.most, buildSession(session, model).minutes);
  const { isHard, role, day } = session;
  const isCalm = !isHard && role !== 'long' && session.minutes <= EASY_AFTER_RACE.most;
  return isCalm ? session : { kind: 'easy', minutes, day, role: 'easy', isHard: false };
};

/** Minimum and maximum length of an easy run in the week of an early race, in minutes. */
const EASY_AFTER_RACE = { least: 20, most: 40 };

/**
 * Returns the easy runs between a 5k or 10k race early in a week and the end of that week, after the days without a run
 * (section 3.7). They use the minutes of the week that remain after the days before the race.
 */
const easyDaysAfter = (
  race: Race,
  { runner, weekStart, load, firstDay, keptDays = [] }: SeasonWeekRequest,
  rows: ReadonlyMap<Weekday, DaySession | null>,
  week: TrainingWeek,
): ReadonlyMap<Weekday, DaySession> => {
  if (race.goal !== '5k' && race.goal !== '10k') return NONE;
  const { restDays, shares } = recoveryAfter(race.goal, runner.age);
  const isOpen = (day: Weekday): boolean => {
    const date = addDays(weekStart, day);
    return daysBetween(race.date, date) > restDays && date >= firstDay && !keptDays.includes(day);
  };
  const open = runner.days.filter(isOpen);
  const before = [...rows.values()].filter((session) => session !== null);
  const raceDay = daysBetween(weekStart, race.date) as Weekday;
  const left = Math.min(
    week.minutes - before.reduce((sum, { minutes }) => sum + minutes, 0),
    ((shares[0] ?? 0) * load.established * (6 - raceDay)) / 7,
  );
  const count = Math.min(open.length, Math.floor(left / EASY_AFTER_RACE.least), Math.max(0, week.runs - before.length));
  if (count <= 0) return NONE;
  const days = runningDays({ ...runner, days: open }, count, [...before.map(({ day }) => day), raceDay]);
  const most = Math.min(EASY_AFTER_RACE.most, downToFive(week.cap));
  const minutes = Math.min(most, downToFive(left / Math.max(1, days.length)));
  return new Map(days.map((day) => [day, { kind: 'easy', minutes, day, role: 'easy', isHard: false } as const]));
};

/** Returns the week without the long run and the quality sessions that are already among its fixed runs. */
const withoutFixed = <T extends TrainingWeek>(week: T, fixed: readonly FixedRun[]): T => {
  // The second long run of an ultra season is planned in addition to the long run.
  const families = fixed.map(({ kind }) => (kind === 'long_second' ? 'easy' : KINDS[kind].planType));
  const hasLong = families.includes('long');
  const quality = families.filter((planType) => planType === 'tempo' || planType === 'push').length;
  if (!hasLong && quality === 0) return week;
  return {
    ...week,
    ...(hasLong ? { longMinutes: 0, racePaceMinutes: 0 } : {}),
    quality: week.quality.slice(quality),
  };
};

/** Number of runs after a break before the first fast running. */
const EASY_RUNS = 3;

/** Returns the first week after a break with an easy run instead of any fast running among its first three runs. */
const withEasyStart = (days: readonly (DaySession | null)[]): (DaySession | null)[] =>
  days.map((session, index) => {
    const runs = days.slice(0, index).filter((each) => each !== null).length;
    if (session?.role !== 'quality' || session.kind === 'openers' || runs >= EASY_RUNS) return session;
    const { minutes, day } = session;
    return { kind: 'easy', minutes, day, role: 'easy', isHard: false };
  });

/**
 * Plans a week for the first time (sections 1, 3 and 9 of the plans page): recovery after a race, the race week, or the
 * season's week assigned to days. Pure: equal requests always produce an equal week.
 */
export const planSeasonWeek = (request: SeasonWeekRequest): PlannedTrainingWeek => {
  const { race, lastRace, weekStart, seasonStart, load, recent, model, history, hardDaysBefore, firstDay } = request;
  const runner = race ? { ...request.runner, goal: race.goal } : request.runner;
  const { tuneUps = [] } = request;
  const withTuneUps = (days: readonly (DaySession | null)[]): (DaySession | null)[] =>
    tuneUps.reduce<(DaySession | null)[]>(
      (current, other) =>
        withTuneUp(current, other, {
          weekStart,
          raceMinutes: raceSession(other, 0, { ...request, runner }).minutes,
          runner,
        }),
      [...days],
    );
  const recovery = lastRace && recoveryWeek(request, lastRace);
  if (recovery) return { ...recovery, days: withTuneUps(recovery.days) };
  const { season, index } = seasonAt(runner, race, seasonStart, weekStart);
  const goal = seasonGoal(runner, load.seasonEstablished);
  const { leastRuns = 0 } = request;
  const week = withoutLateLong(planTrainingWeek({ runner, season, index, load, goal, leastRuns }, recent), {
    ...request,
    runner,
    weeks: season.weeks.length,
  });
  const { fixed = [], keptDays = [] } = request;
  const first = daysBetween(weekStart, firstDay);
  const isPast = (day: Weekday): boolean => day < first;
  const closedDays = ([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => isPast(day) || keptDays.includes(day));
  const missed = runner.days.filter((day) => isPast(day) && !keptDays.includes(day)).length;
  const share = 1 - missed / Math.max(1, runner.days.length);
  const inWeek = tuneUps.filter(({ date, isRefused }) => weekStartOf(date) === weekStart && !isRefused);
  const tuneUp = inWeek.find(({ priority }) => priority === 'B') ?? inWeek[0];
  // In a week that begins late, the long run keeps its share of the minutes.
  const runsLeft = Math.max(1, Math.min(week.runs, runner.days.length - missed));
  const mostLong = downToFive(longShare(runner, runsLeft) * toFive(week.minutes * share));
  const isTaper = week.kind === 'taper' || week.kind === 'race';
  const shortened =
    isTaper || week.longMinutes <= mostLong
      ? {}
      : { longMinutes: mostLong, racePaceMinutes: Math.min(week.racePaceMinutes, downToFive(mostLong / 2)) };
  const reduced = withoutFixed(
    share === 1
      ? week
      : {
          ...week,
          ...shortened,
          minutes: toFive(week.minutes * share),
          share: week.share * share,
          runs: runsLeft,
        },
    fixed,
  );
  const tuned = tuneUp ? aroundTuneUp(reduced, tuneUp) : reduced;
  const ahead = race ?? request.unpreparedRace ?? null;
  const raceDay = ahead === null ? 0 : daysBetween(weekStart, ahead.date);
  const isRaceNear = ahead !== null && raceDay >= 0 && raceDay <= RACE_TABLE_DAYS;
  const near = isRaceNear && race === null ? withoutNewLongest(tuned, request) : tuned;
  const fitted = request.isWithoutQuality
    ? { ...near, quality: near.quality.filter(({ id }) => id === 'openers') }
    : near;
  const rows = isRaceNear ? raceDaySessions(ahead, { ...request, runner }, fitted.minutes) : NO_ROWS;
  const raceRows = race ? rows : withoutRacePace(rows);
  const taperRuns = Math.min(fitted.runs, Math.max(LEAST_TAPER_RUNS, leastRuns));
  const { sessions, dropped } = chooseSessions({
    runner,
    week: besideRaceDays(fitted, [...raceRows.values()], model),
    model,
    history,
    isFinishPlan: request.isFinishPlan,
    isWithoutStrides: isTooEarlyForQuality(load.comeback),
    fixed,
    closedDays: [...closedDays, ...raceRows.keys()],
    otherDays: [...raceRows].flatMap(([day, session]) => (session ? [day] : [])),
    hardDaysBefore,
    rowBefore: request.rowBefore,
    isAfterLong: request.isAfterLong,
    ...(fitted.kind === 'taper'
      ? { leastRuns: taperRuns - runner.days.filter((day) => raceRows.has(day)).length }
      : {}),
  });
  const placed = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => sessions.find((each) => each.day === day) ?? null);
  const recovering =
    race && weekStartOf(race.date) === weekStart ? easyDaysAfter(race, request, raceRows, fitted) : NONE;
  const raced = placed.map((session, index): DaySession | null => {
    if (!isRaceNear) return session;
    const toRace = raceDay - index;
    if (race && toRace === 0) return raceSession(race, index as Weekday, { ...request, runner });
    if (race && toRace < 0) return recovering.get(index as Weekday) ?? null;
    if (toRace === 0) return easyOnRaceDay(session, model);
    return toRace < 0 ? session : (raceRows.get(index as Weekday) ?? (raceRows.has(index as Weekday) ? null : session));
  });
  const toTaper = season.weeks[index]?.toTaper ?? 0;
  const tapered = withinTaperLong(raced, fitted.kind, model);
  const longer = hasSecondLongRun(runner, fitted, toTaper) ? withSecondLongRun(tapered, runner) : tapered;
  const { comeback } = load;
  const walked =
    comeback && isWalkRunWeek(comeback)
      ? longer.map((session) => session && asWalkRun(session, runner, comeback.daysOff))
      : longer;
  const days = withTuneUps(comeback?.week === 0 && !comeback.isAfterLadder ? withEasyStart(walked) : walked);
  return { week: fitted, days, dropped: raceRows.size > 0 ? 0 : dropped.length };
};
