import { addDays, daysBetween, flattenSteps, sessionSeconds } from '@stridewell/contracts/web';
import { buildSession } from '../../../domain/training/build-session.ts';
import { downToFive } from '../../../domain/training/round.ts';
import { hardDayGap } from '../../../domain/training/runner.ts';
import { longestRow, mostDaysInRow, restDaysOf } from '../../../domain/training/running-days.ts';
import type { Weekday } from '../../../domain/training/types.ts';
import type { LivedWeek } from '../live-season.ts';
import { isInRaceTable } from './load-rules.ts';
import type { Rule } from './moments.ts';

/** Sessions whose repeated parts follow each other without a rest. */
const CONTINUOUS: readonly string[] = ['steady', 'hills_steady'];
/** Sessions whose reps are divided into sets. */
const MIXED: readonly string[] = ['over_under', 'thirty30', 'pyramid'];

/** Number of days after a break in which its weeks can have very few minutes. */
const RETURN_DAYS = 56;

/** The sessions whose titles have been checked, by kind and steps. */
const titled = new Set<string>();

const fail = (message: string): never => {
  throw new Error(message);
};

const hardDates = (weeks: readonly (LivedWeek | undefined)[]): string[] =>
  weeks.flatMap((week) =>
    (week?.state.days ?? [])
      .filter(
        ({ session, date }) =>
          session?.isHard && !week?.sessions.some((each) => each.date === date && each.doneMinutes === 0),
      )
      .map(({ date }) => date),
  );

export const DAY_RULES = {
  hardDays: ({ runner, week, index, weeks }) => {
    const dates = hardDates([weeks[index - 1], week]);
    const { longMinutes, racePaceMinutes } = week.state.base.week;
    const least = longMinutes < 75 && racePaceMinutes === 0 ? 2 : hardDayGap(runner);
    dates.slice(1).forEach((date, place) => {
      const gap = daysBetween(dates[place] ?? date, date);
      if (gap < least) fail(`hard days ${dates[place]} and ${date}`);
    });
  },
  available: ({ runner, week }) => {
    const days = week.sessions
      .filter(({ kind }) => kind !== 'race')
      .map(({ date }) => daysBetween(week.weekStart, date) as Weekday);
    if (new Set(days).size !== days.length) fail('two runs a day');
    const closed = days.find((day) => !runner.days.includes(day));
    if (closed !== undefined) fail(`run on unavailable day ${closed}`);
    if (days.length > 7 - restDaysOf(runner)) fail(`${days.length} runs`);
    if (days.length > 0 && longestRow(days) > mostDaysInRow(runner)) fail(`${longestRow(days)} days in a row`);
  },
  newLongest: ({ life, week, weeks, index }) => {
    if (life.style === 'overdoes' || life.style === 'away') return;
    const runs = weeks
      .slice(0, index + 1)
      .flatMap(({ sessions }) => sessions.filter(({ kind, doneMinutes }) => kind !== 'race' && doneMinutes > 0));
    const base = Math.max(week.state.base.startLongest, weeks[0]?.state.base.startLongest ?? 0);
    const isNew = (date: string, minutes: number): boolean =>
      minutes > Math.max(base, ...runs.filter((run) => run.date < date).map(({ doneMinutes }) => doneMinutes));
    const fresh = runs.filter(({ date, doneMinutes }) => isNew(date, doneMinutes)).map(({ date }) => date);
    const near = fresh.find((date, place) => place > 0 && daysBetween(fresh[place - 1] ?? date, date) < 6);
    if (near && near >= week.weekStart) fail(`new longest run again on ${near}`);
  },
  noSpikeBeforeRace: ({ life, runner, week, weeks }) => {
    // General training for a runner who should not start does not prepare for the race.
    const race = week.state.base.race?.date;
    if (!race || life.style === 'overdoes' || weeks.length < 8) return;
    const free = runner.goal === 'marathon' || runner.goal === 'ultra' ? 20 : 13;
    const from = addDays(race, -free);
    if (addDays(week.weekStart, 6) < from) return;
    const runs = weeks.flatMap(({ sessions }) => sessions.filter(({ kind }) => kind !== 'race'));
    const before = Math.max(
      week.state.base.startLongest,
      ...runs.filter(({ date }) => date < from).map(({ doneMinutes }) => doneMinutes),
    );
    for (const { date, minutes } of week.sessions) {
      if (date >= from && date < race && minutes > before + 5) fail(`new longest run on ${date}`);
    }
  },
  sum: ({ week }) => {
    const { sessions, model, week: target } = week.state.base;
    const built = sessions.flatMap((session) =>
      session && session.kind !== 'race' ? [buildSession(session, model)] : [],
    );
    const sum = built.reduce((total, { minutes }) => total + minutes, 0);
    if (sum !== week.plannedMinutes) fail(`sum ${sum}, total ${week.plannedMinutes}`);
    if (target.kind !== 'race' && week.state.base.couch === null && sum > target.minutes + 2.5)
      fail(`sum ${sum}, target ${target.minutes}`);
    for (const { kind, minutes, steps } of built) {
      const seconds = sessionSeconds(steps);
      if (Math.abs(seconds / 60 - minutes) > 1) fail(`${kind}: steps ${seconds / 60}, minutes ${minutes}`);
    }
  },
  shorter: ({ week }) => {
    for (const day of week.state.days) {
      const index = daysBetween(week.weekStart, day.date);
      const planned = week.state.base.sessions[index] ?? null;
      const wasMoved = day.changes.some(({ code }) => code === 'moved_here');
      if (!day.session || wasMoved || day.fixed) continue;
      if (!planned) fail(`session added on ${day.date}`);
      else if (
        buildSession(day.session, week.state.base.model).minutes > buildSession(planned, week.state.base.model).minutes
      )
        fail(`longer on ${day.date}`);
    }
  },
  titles: ({ week }) => {
    for (const session of week.sessions) {
      const { steps, kind } = session;
      // Seasons have many equal sessions, which have the same title.
      const shape = JSON.stringify([kind, steps]);
      if (titled.has(shape)) continue;
      const { title } = session;
      const reps = /: (\d+) ×/.exec(title)?.[1];
      const times = steps.flatMap((part) => (part.kind === 'repeat' ? [part.times] : []));
      const total = times.reduce((sum, each) => sum + each, 0);
      if (reps && Number(reps) > 1 && !times.includes(Number(reps)) && total !== Number(reps) && !MIXED.includes(kind))
        fail(`${title}: ${times}`);
      for (const part of steps) {
        if (part.kind !== 'repeat' || kind === 'over_under' || CONTINUOUS.includes(kind)) continue;
        if (!flattenSteps(part.steps).some((step) => ['rest', 'walk', 'easy'].includes(step.kind)))
          fail(`${title} names no rest: ${JSON.stringify(part.steps.map((each) => each.kind))}`);
      }
      if (/NaN|undefined|\{/.test(title)) fail(title);
      titled.add(shape);
    }
  },
  raceWeek: ({ life, runner, week, weeks, index }) => {
    const race = life.profile.raceDate;
    if (!race || week.kind !== 'race') return;
    const raceDay = daysBetween(week.weekStart, race);
    const sessions = week.state.base.sessions;
    if (sessions[raceDay]?.kind !== 'race') fail('no race');
    sessions.forEach((session, day) => {
      if (!session || day >= raceDay) return;
      if (session.isHard) fail(`hard ${session.kind} ${raceDay - day} days before the race`);
      if (session.role === 'long' && raceDay - day < 6) fail(`long run ${raceDay - day} days before the race`);
      if (raceDay - day <= 2 && session.minutes > 45) fail(`${session.minutes} min ${raceDay - day} days before`);
    });
    const { model, week: target } = week.state.base;
    const shortest = buildSession({ kind: 'openers', minutes: 0, reps: 1, repSeconds: 60 }, model);
    if (shortest.minutes > target.cap) return;
    const slots = [3, 4, 5].filter((before) => runner.days.includes((raceDay - before) as Weekday));
    if (
      slots.length > 0 &&
      runner.goal !== 'ultra' &&
      index > 0 &&
      ![...sessions, ...(weeks[index - 1]?.state.base.sessions ?? [])].some((session) => session?.kind === 'openers')
    )
      fail(`no openers, race day ${raceDay}`);
  },
  weekBeforeRace: ({ week }) => {
    const race = week.state.base.race?.date;
    if (!race) return;
    for (const [day, session] of week.state.base.sessions.entries()) {
      const left = daysBetween(addDays(week.weekStart, day), race);
      if (!session || left <= 0 || left > 5) continue;
      if (session.role === 'long' || session.isHard)
        fail(`${session.kind} ${session.minutes} min ${left} days before the race`);
    }
  },
  notEmpty: ({ week, life }) => {
    const isAway = life.breaks.some(({ from, to }) => from < addDays(week.weekStart, 7) && to >= week.weekStart);
    const hasRun = week.state.base.sessions.some((session) => session !== null);
    if (!isAway && week.kind !== 'recovery' && !hasRun) fail('no run');
  },
  notShort: (moment) => {
    const { week, life } = moment;
    // After a break the table of section 1.5 and the session cap determine the length of the runs.
    const isAwayOrReturning = life.breaks.some(
      ({ from, to }) => from < addDays(week.weekStart, 7) && week.weekStart <= addDays(to, RETURN_DAYS),
    );
    if (week.kind === 'recovery' || week.phase === 'Taper' || isAwayOrReturning || isInRaceTable(moment)) return;
    // A low session cap, for example after many skipped runs, limits every run, and an eased week shortens them
    // further.
    const { cap, share, runs } = week.state.base.week;
    const least = Math.min(30, runs * downToFive(cap) * Math.min(1, share));
    if (week.plannedMinutes < least) fail(`${week.plannedMinutes} min`);
  },
  firstWeek: ({ runner, week, index }) => {
    if (index > 0) return;
    const hard = week.state.base.sessions.filter((session) => session?.role === 'quality' && session.isHard);
    if (runner.level === 'Beginner' && hard.length > 0 && week.phase === 'Base')
      fail(`${hard.map((each) => each?.kind)}`);
  },
} satisfies Record<string, Rule>;
