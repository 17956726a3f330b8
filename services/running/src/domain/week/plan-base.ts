import { addDays, daysBetween, laterDate, type PlanType, type SessionKind } from '@stridewell/contracts/web';
import { doneMinutes, type LoggedDay } from '../records.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { forecastSeason } from '../training/forecast.ts';
import type { FixedRun } from '../training/place-week.ts';
import { preferredLongDay } from '../training/running-days.ts';
import type { Race } from '../training/season-request.ts';
import { isForFinishing } from '../training/season-verdict.ts';
import { type PlannedTrainingWeek, seasonAt } from '../training/season-week.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import { planWithSpareDay } from '../training/spare-day.ts';
import type { SpeedModel } from '../training/step-targets.ts';
import { type TuneUpRace, withAllowedPriority } from '../training/tune-up.ts';
import type { TrainingRunner, Weekday } from '../training/types.ts';
import { couchRaces, couchWeek } from './couch.ts';
import { isHardLog, isHardSession } from './day-facts.ts';
import { earlyLimits, withinLimits } from './early-weeks.ts';
import { verdictsOnTheWay } from './other-races.ts';
import { overlongRuns } from './overlong-runs.ts';
import { paceDivisor } from './pace-after-break.ts';
import { placeStrength } from './place-strength.ts';
import { countedLongest, type ForecastFrom, longestSoFar, plannedRace } from './planned-race.ts';
import { lastRaceOf, raceOf, wasLeftOut } from './races.ts';
import { recentRunsAt } from './recent-runs.ts';
import { isRepeatWanted, repeatWeek } from './repeat-week.ts';
import type { WeekBase, WeekInputs } from './types.ts';
import { isUnknownRunner, withWalkBreaks } from './unknown-runner.ts';
import { startOfWeek, type WeekStartState } from './week-load.ts';

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Maximum age in days of a fast run that allows quality sessions in the first week of a plan. */
const FAST_RUN_DAYS = 56;

/** Minimum effort and number of runs that show fast running if no plan states the kind of each run. */
const HARD_RUNS = { effort: 7, least: 2 };

const hasRunFast = ({ background, records, weekStart }: WeekInputs): boolean => {
  const since = addDays(weekStart, -FAST_RUN_DAYS);
  const recent = records.filter(({ date, status }) => date >= since && status !== 'skipped');
  const hard = recent.filter(({ planType, effort }) => planType !== 'long' && (effort ?? 0) >= HARD_RUNS.effort);
  return (
    background.hasRunFast ||
    recent.some(({ planType }) => planType === 'tempo' || planType === 'push') ||
    hard.length >= HARD_RUNS.least
  );
};

/** Number of days after a week in which a tune-up race makes the last days of the week easy. */
const TUNE_UP_AHEAD = 3;

/**
 * Returns the tune-up races of this week, and those of the weeks before and after it whose easy days can reach into this
 * one.
 */
const tuneUpsOf = (inputs: WeekInputs, race: Race | null, from: ForecastFrom): TuneUpRace[] => {
  const { background, weekStart } = inputs;
  const near = background.races.filter(
    ({ date }) => date !== race?.date && date >= addDays(weekStart, -7) && date < addDays(weekStart, 7 + TUNE_UP_AHEAD),
  );
  const refused = near.length === 0 ? [] : verdictsOnTheWay(inputs, race, from);
  return near
    .map((found): TuneUpRace => {
      const isRefused =
        wasLeftOut(found, inputs) ||
        refused.some(({ code, ...own }) => code === 'do_not_start' && 'date' in own && own.date === found.date);
      const { goal, date, priority } = withAllowedPriority(found, race);
      return { goal, date, priority, ...(isRefused ? { isRefused } : {}) };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** The session kind used for a day planned by an earlier release. */
const KIND_OF_TYPE: Readonly<Record<PlanType, SessionKind>> = {
  easy: 'easy',
  adapt: 'easy',
  rest: 'easy',
  long: 'long',
  tempo: 'tempo',
  push: 'vo2_3',
};

/** Returns the kept runs as fixed runs of the placement. A day with a hard run is a hard day, whatever was planned. */
const fixedRuns = ({ kept, records }: Pick<WeekInputs, 'kept' | 'records'>): FixedRun[] => {
  const overlong = overlongRuns(records);
  const hard = new Set(records.filter((each) => isHardLog(each, undefined, overlong)).map(({ date }) => date));
  return [...kept].flatMap(([index, { date, session, ownMinutes = 0, text }]): FixedRun[] => {
    const day = index as Weekday;
    const wasHard = hard.has(date);
    if (session && session.kind !== 'race') {
      const { kind, minutes, isHard } = session;
      return [{ kind, minutes, isHard: isHard || wasHard, day }];
    }
    if (text && text.minutes > 0) {
      const isHard = text.hardMinutes > 0 || wasHard;
      return [{ kind: KIND_OF_TYPE[text.planType], minutes: text.minutes, isHard, day }];
    }
    return ownMinutes > 0 ? [{ kind: 'easy', minutes: ownMinutes, isHard: wasHard, day }] : [];
  });
};

/**
 * Returns the hard days of the week before, as the number of days before this Monday. They include hard days in the
 * log, those completed in a shortened form, and those that are still ahead in the stored week.
 */
const hardDaysBefore = ({ records, weekStart, today, earlier }: WeekInputs): number[] => {
  const days = earlier[0]?.state?.days ?? [];
  const overlong = overlongRuns(records);
  const plannedOn = (record: LoggedDay) => days.find(({ date }) => date === record.date)?.session;
  const logged = records.filter((record) => isHardLog(record, plannedOn(record), overlong));
  const planned = days.filter(({ date, session }) => {
    const record = records.find((each) => each.date === date);
    return isHardSession(session) && (record ? record.status !== 'skipped' : date >= today);
  });
  const before = [...logged, ...planned].map(({ date }) => daysBetween(date, weekStart));
  return [...new Set(before)].filter((days) => days >= 1 && days <= 7);
};

/** Number of running days directly before this Monday: those in the log, and those still ahead in the stored week. */
const rowBeforeOf = ({ records, weekStart, today, earlier }: WeekInputs): number => {
  const days = earlier[0]?.state?.days ?? [];
  const hasRun = (before: number): boolean => {
    const date = addDays(weekStart, -before);
    const record = records.find((each) => each.date === date);
    const planned = date >= today && days.some((day) => day.date === date && day.session !== null);
    return record ? doneMinutes(record) > 0 : planned;
  };
  const rest = [1, 2, 3, 4, 5, 6, 7].findIndex((before) => !hasRun(before));
  return rest < 0 ? 7 : rest;
};

/** Returns the pace model of the week. After a break the threshold pace is slower for some weeks. */
const modelOf = (inputs: WeekInputs, { load, runs }: WeekStartState): SpeedModel => {
  const { threshold, runner } = inputs.profiled;
  return {
    threshold: threshold === null ? null : Math.round(threshold / paceDivisor(runs, inputs.weekStart)),
    usesHeartRate: inputs.background.thresholdHeartRate !== null,
    level: runner.level,
    established: load.established,
  };
};

/** True if a season started in this week prepares only for finishing the race. */
const isFinishPlanOf = (
  runner: TrainingRunner,
  race: Race,
  start: WeekStartState,
  { weekStart, profiled }: WeekInputs,
  recent: RecentRuns,
): boolean => {
  const { season } = seasonAt(runner, race, start.seasonStart, weekStart);
  const load = { established: start.load.established, longest: countedLongest(recent) };
  return isForFinishing({
    runner,
    start: load,
    weeks: forecastSeason(runner, season, load),
    threshold: profiled.threshold,
    longestSoFar: longestSoFar(recent),
  });
};

/** True if the long run of the week before was run on its Sunday, or is still planned there. */
const isAfterLong = ({ records, weekStart, today, earlier }: WeekInputs): boolean => {
  const sunday = addDays(weekStart, -1);
  const session = earlier[0]?.state?.days.find(({ date }) => date === sunday)?.session;
  const log = records.find(({ date }) => date === sunday);
  return session?.role === 'long' && (log ? doneMinutes(log) >= LEAST_LONG : sunday >= today);
};

/** Minimum length of a long run after which the next day's run is short, in minutes. */
const LEAST_LONG = 60;

const longestBefore = (inputs: WeekInputs, recent: { longest30: number; longest31to60: number }): number => {
  const earlier = inputs.earlier[0]?.state?.base;
  const isTaper = earlier?.week.phase === 'Taper' && earlier.weekStart === addDays(inputs.weekStart, -7);
  return (isTaper ? earlier.longestBeforeTaper : null) ?? countedLongest(recent);
};

/** Minimum number of runs in a taper week, so that it has at most one run less than the week before (section 11). */
const leastRunsOf = ({ earlier, weekStart }: Pick<WeekInputs, 'earlier' | 'weekStart'>): number => {
  const last = earlier.find((week) => week.weekStart === addDays(weekStart, -7))?.state?.base;
  const runs = last?.sessions.filter((session) => session !== null && session.kind !== 'race').length ?? 0;
  return last ? Math.max(0, Math.min(runs, last.week.runs) - 1) : 0;
};

/** Returns the original session of each kept day, and the planned session of all other days. */
const withKept = (
  days: readonly (DaySession | null)[],
  { kept, replaced }: Pick<WeekInputs, 'kept' | 'replaced'>,
): (DaySession | null)[] =>
  days.map((session, day) => {
    const found = kept.get(day);
    return found ? (replaced?.sessions[day] ?? found.session) : session;
  });

/**
 * Returns the newest earlier week in which the runner said that the pain is gone. Skipped runs and pain before it are
 * ignored.
 */
const painGoneOf = ({ earlier }: WeekInputs): Pick<WeekBase, 'painGone'> => {
  const last = earlier.find(({ state }) => state !== null)?.state?.base;
  const isGone = last?.own?.answered?.some(({ answer }) => answer === 'gone');
  const painGone = isGone ? last?.weekStart : last?.painGone;
  return painGone === undefined ? {} : { painGone };
};

/** Plans a week for the first time, or again after the profile changed. Pure: equal inputs give an equal week. */
export const planBase = (inputs: WeekInputs): WeekBase => {
  const { profiled, weekStart, today, kept, background } = inputs;
  const { runner } = profiled;
  const start = startOfWeek(inputs);
  const model = modelOf(inputs, start);
  const recent = recentRunsAt(inputs, start.runs, {
    startLongest: start.startLongest,
    weeks: start.load.weeks,
    ahead: preferredLongDay(runner),
  });
  const from = { load: start.load, seasonStart: start.seasonStart, recent, isNewSeason: start.isNewSeason };
  const race = plannedRace(inputs, from);
  const aim = raceOf(inputs);
  const racing = race ? { ...runner, goal: race.goal } : runner;
  const { season, index } = seasonAt(racing, race, start.seasonStart, weekStart);
  const isTaper = race !== null && season.weeks[index]?.phase === 'Taper';
  const longestBeforeTaper = isTaper ? longestBefore(inputs, recent) : null;
  const earlier = inputs.earlier[0]?.state?.base;
  const carried = start.isNewSeason ? undefined : earlier;
  const isFinishPlan =
    race !== null &&
    ((carried?.race ? carried.isFinishPlan : undefined) ?? isFinishPlanOf(racing, race, start, inputs, recent));
  const firstDay = laterDate(today, weekStart);
  const closedDays = WEEKDAYS.filter((day) => addDays(weekStart, day) < firstDay && !kept.has(day));
  const isUnknown = start.couch === null && isUnknownRunner(inputs, start.runs);
  const limits = earlyLimits(inputs, start, { isTaper, isUnknown });
  const planned: PlannedTrainingWeek = start.couch
    ? couchWeek(runner, start.couch, [...closedDays, ...([...kept.keys()] as Weekday[])], couchRaces(inputs, race))
    : planWithSpareDay({
        runner: racing,
        race,
        lastRace: lastRaceOf(inputs),
        ...(race === null && aim !== null ? { unpreparedRace: aim } : {}),
        seasonStart: start.seasonStart,
        weekStart,
        firstDay,
        load: start.load,
        isFinishPlan,
        // The long runs of a taper are fractions of the longest run before it.
        recent: longestBeforeTaper === null ? recent : { ...recent, longest30: longestBeforeTaper, longest31to60: 0 },
        model,
        history: { uses: start.uses },
        hardDaysBefore: hardDaysBefore(inputs),
        rowBefore: rowBeforeOf(inputs),
        isAfterLong: isAfterLong(inputs),
        fixed: fixedRuns(inputs),
        // Days that were over when the plan was created are missing from the week, so it has fewer minutes.
        keptDays: [...kept].flatMap(([day, { fixed }]) => (fixed === 'before_plan' ? [] : [day as Weekday])),
        leastRuns: isTaper ? leastRunsOf(inputs) : 0,
        tuneUps: tuneUpsOf(inputs, race, from),
        isWithoutQuality: limits.isWithoutQuality || (start.source !== null && !hasRunFast(inputs)),
      });
  const repeated = repeatWeek(inputs, planned, model);
  const { week, days } = repeated ?? planned;
  const within = withinLimits(days, limits);
  const sessions = withKept(isUnknown ? withWalkBreaks(within) : within, inputs);
  return {
    weekStart,
    week,
    sessions,
    strength: placeStrength(sessions, {
      runner,
      phase: week.phase,
      index,
      hasWeights: background.equipment.some((each) => each === 'dumbbells' || each === 'gym'),
      hasBand: background.equipment.includes('band'),
      isCouchTo5k: start.couch !== null,
      race,
      weekStart,
    }),
    model,
    ...(profiled.paceSource && { paceSource: profiled.paceSource }),
    load: start.load,
    source: start.source,
    ...(start.loggedWeeks === undefined ? {} : { loggedWeeks: start.loggedWeeks }),
    injuryAreas: runner.injuryAreas,
    startLongest: start.startLongest,
    longest30: recent.longest30,
    droppedQuality: planned.dropped ?? 0,
    uses: start.uses,
    seasonStart: start.seasonStart,
    seasonLongest: start.isNewSeason ? countedLongest(recent) : earlier?.seasonLongest,
    weekNumber: index + 1,
    race,
    isFinishPlan,
    longestBeforeTaper,
    couch: start.couch,
    ...(isUnknown ? { isUnknown } : {}),
    ...painGoneOf(inputs),
    ...(isRepeatWanted(inputs) ? { repeat: repeated ? 'done' : 'refused' } : {}),
  };
};
