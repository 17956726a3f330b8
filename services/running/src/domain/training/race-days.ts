import { daysBetween } from '@stridewell/contracts/web';
import { buildSession } from './build-session.ts';
import type { DaySession } from './choose-sessions.ts';
import { raceWeekDays } from './race-week.ts';
import { downToFive } from './round.ts';
import { longestRowAfter, mostDaysInRow, restDaysOf } from './running-days.ts';
import type { Race, SeasonWeekRequest } from './season-request.ts';
import { sessionCap } from './session-cap.ts';
import type { SpeedModel } from './step-targets.ts';
import { LEAST_SHORT_RUN } from './tables.ts';
import type { TrainingWeek, Weekday } from './types.ts';

/** Order in which optional runs before a race are left out, as the number of days before it. */
const LEAVE_OUT = [6, 3, 2, 5] as const;
/** Order in which the runs that remain before a race become shorter in a week with few minutes. */
const SHORTEN = [5, 6, 3, 2, 1, 4] as const;
/** A race week may exceed its minutes by this much, because its sessions have fixed lengths. */
const LONGER_RACE_WEEK = 5;
/** Run six days before a race that replaces the last longer run, which the week before already has. */
const RECOVERY = { kind: 'recovery', minutes: 30, role: 'easy', isHard: false } as const;
/** Run seven days before a race on a Monday. */
const EASY_AFTER_LONG = { kind: 'easy', minutes: 40, day: 0, role: 'easy', isHard: false } as const;
/** Minimum length of an easy run before a race, in minutes. */
const LEAST_RACE_WEEK_RUN = 20;

/**
 * Returns the sessions that the race-week table gives for the last six days before a race, by weekday of this week.
 * They are at most as long as the week and, except for the openers, as the runner's longest run. Optional runs are left
 * out if they would violate the runner's rest days or limit on consecutive days.
 */
export const raceDaySessions = (
  race: Race,
  { runner, weekStart, seasonStart, recent, model, unpreparedRace, rowBefore = 0 }: SeasonWeekRequest,
  most: number,
): Map<Weekday, DaySession | null> => {
  const longest = Math.max(recent.longest30, 0.9 * recent.longest31to60);
  const raceDay = daysBetween(weekStart, race.date);
  // The table must be the same in both weeks when it spans two weeks.
  const isAvailable = (daysBefore: number): boolean =>
    runner.days.includes(((raceDay - daysBefore + 14) % 7) as Weekday);
  const table = raceWeekDays({ ...runner, goal: race.goal }, longest, isAvailable);
  const cap = Math.floor(sessionCap(runner, recent));
  const mostOpeners = Math.max(LEAST_RACE_WEEK_RUN, Math.min(cap, most - LEAST_RACE_WEEK_RUN));
  const mostEasy = Math.max(LEAST_RACE_WEEK_RUN, Math.floor(longest / 5) * 5);
  const rows = new Map<Weekday, DaySession | null>();
  for (const { daysBefore, session } of table) {
    const day = raceDay - daysBefore;
    if (daysBefore === 7 || day < 0 || day > 6) continue;
    // The week before the race week has its own long run if the runner can run on one of its first days.
    const hasOwnLong = raceDay <= 6 ? weekStart > seasonStart : runner.days.some((other) => other < raceDay - 6);
    if (session?.kind === 'long' && hasOwnLong) {
      rows.set(day as Weekday, { ...RECOVERY, day: day as Weekday });
      continue;
    }
    if (!session) {
      rows.set(day as Weekday, null);
      continue;
    }
    const own = { ...session, day: day as Weekday, role: 'easy', isHard: false } as const;
    rows.set(
      own.day,
      session.kind === 'openers'
        ? shorterOpeners(own, model, { most: cap, cap })
        : { ...own, minutes: Math.min(session.minutes, mostEasy) },
    );
  }
  const planned = (): DaySession[] => [...rows.values()].filter((session) => session !== null);
  const slack = !unpreparedRace && raceDay <= 6 && most > LEAST_RACE_WEEK_RUN ? LONGER_RACE_WEEK : 0;
  const isTooLong = (): boolean =>
    planned().reduce((sum, session) => sum + buildSession(session, model).minutes, 0) > most + slack;
  const isTooMuch = (): boolean => {
    const days = planned().map(({ day }) => day);
    return (
      isTooLong() || days.length > 7 - restDaysOf(runner) || longestRowAfter(days, rowBefore) > mostDaysInRow(runner)
    );
  };
  const leastRun = most < 2 * LEAST_RACE_WEEK_RUN ? LEAST_SHORT_RUN : LEAST_RACE_WEEK_RUN;
  const shorten = (daysBefore: number): void => {
    const day = (raceDay - daysBefore) as Weekday;
    const session = rows.get(day);
    if (!session) return;
    if (session.kind === 'shakeout' && session.minutes <= leastRun) rows.set(day, null);
    else if (session.kind === 'openers') rows.set(day, shorterOpeners(session, model, { most: mostOpeners, cap }));
    else rows.set(day, { ...session, minutes: Math.min(session.minutes, leastRun) });
  };
  for (const daysBefore of LEAVE_OUT) {
    const day = (raceDay - daysBefore) as Weekday;
    const isOptional = table.some(
      (each) => each.daysBefore === daysBefore && (each.isOptional || each.session?.kind === 'long'),
    );
    if (!isTooMuch() || !isOptional || !rows.has(day)) continue;
    const isWholeWeek = runner.days.every((other) => other >= raceDay - 6);
    // Two short runs are better than one if the week has no other day for a run.
    if (planned().length === 2 && isWholeWeek) shorten(daysBefore);
    const session = rows.get(day);
    if (planned().length === 1 && isWholeWeek && session && session.kind !== 'openers') {
      rows.set(day, { ...session, minutes: Math.min(session.minutes, Math.max(LEAST_SHORT_RUN, downToFive(most))) });
    } else if (isTooMuch()) rows.set(day, null);
  }
  // The second round leaves out the run on the day before the race.
  for (const daysBefore of [...SHORTEN, ...SHORTEN]) if (isTooLong()) shorten(daysBefore);
  // Seven days before a race on a Monday, the long run was on the day before.
  if (raceDay === 7 && weekStart > seasonStart && runner.days.includes(0)) {
    const left = most - planned().reduce((sum, session) => sum + buildSession(session, model).minutes, 0);
    const minutes = Math.min(EASY_AFTER_LONG.minutes, mostEasy, downToFive(left));
    rows.set(0, minutes < LEAST_RACE_WEEK_RUN ? null : { ...EASY_AFTER_LONG, minutes });
    if (isTooMuch()) rows.set(0, null);
  }
  return rows;
};

/** Shortest openers: reps of one minute. */
const SHORT_OPENERS = { reps: 3, repSeconds: 60 };

/**
 * Returns the openers with fewer or shorter reps, at most as long as wanted if possible; an easy run if even one short
 * rep with its warm-up exceeds the session cap.
 */
const shorterOpeners = (
  session: DaySession,
  model: SpeedModel,
  { most, cap }: { most: number; cap: number },
): DaySession => {
  const withFewer = (spec: DaySession): DaySession[] =>
    Array.from({ length: spec.reps ?? 1 }, (_, index) => ({ ...spec, reps: (spec.reps ?? 1) - index }));
  const candidates = [...withFewer(session), ...withFewer({ ...session, ...SHORT_OPENERS })];
  const built = candidates.map((each) => ({ ...each, minutes: buildSession({ ...each, minutes: 0 }, model).minutes }));
  const { day, role, isHard } = session;
  const found = built.find(({ minutes }) => minutes <= most) ?? built.at(-1);
  return found && found.minutes <= cap ? found : { kind: 'easy', minutes: cap, day, role, isHard };
};

/** Returns the part of a week to plan on the days that are not covered by the race-week table. */
export const besideRaceDays = <T extends TrainingWeek>(
  week: T,
  rows: readonly (DaySession | null)[],
  model: SpeedModel,
): T => {
  if (rows.length === 0) return week;
  const sessions = rows.filter((session) => session !== null);
  const minutes = Math.max(
    0,
    week.minutes - sessions.reduce((sum, each) => sum + buildSession(each, model).minutes, 0),
  );
  const most = Math.min(week.longMinutes, minutes);
  const longMinutes = most < LEAST_RACE_WEEK_RUN ? 0 : most;
  const quality = week.kind === 'race' ? [] : week.quality;
  return { ...week, minutes, longMinutes, racePaceMinutes: 0, quality, runs: Math.max(0, week.runs - sessions.length) };
};
