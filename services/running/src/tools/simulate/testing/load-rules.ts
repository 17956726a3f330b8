import { addDays, daysBetween } from '@stridewell/contracts/web';
import { buildSession } from '../../../domain/training/build-session.ts';
import type { DaySession } from '../../../domain/training/choose-sessions.ts';
import { skippedShare } from '../../../domain/training/load.ts';
import { growthOf, hoursMinutes, longShare } from '../../../domain/training/runner.ts';
import { GOALS, LEAST_WEEK, MOST_OTHER } from '../../../domain/training/tables.ts';
import { plannedOf } from '../../../domain/week/testing/given-week.ts';
import type { LivedWeek } from '../live-season.ts';
import type { Moment, Rule } from './moments.ts';

const fail = (message: string): never => {
  throw new Error(message);
};
const atMost = (value: number, most: number, what: string): void => {
  if (value > most + 1e-9) fail(`${what}: ${value} > ${most}`);
};
const atLeast = (value: number, least: number, what: string): void => {
  if (value < least - 1e-9) fail(`${what}: ${value} < ${least}`);
};

const DOWN_SHARE = 0.8;
/** Maximum length of a break, in weighted days off, after which the minutes must recover within eight weeks. */
const MOST_DAYS_OFF = 28;
/** Length of a break in days after which earlier runs are ignored for the session cap. */
const LONG_BREAK = 10;

const isOutside = (kind: string): boolean =>
  kind === 'race' || kind === 'taper' || kind === 'recovery' || kind === 'return';
const isLight = ({ kind }: LivedWeek): boolean => kind === 'down' || kind === 'eased';
const plannedRuns = ({ state }: LivedWeek): DaySession[] =>
  state.base.sessions.flatMap((session) => (session && session.kind !== 'race' ? [session] : []));
const isAwayLife = ({ life }: Moment): boolean => life.breaks.length > 0;
const isCouch = ({ week }: Moment): boolean => week.state.base.couch !== null;

/** True for an eased week after a break, or one whose long run a check-in shortened. */
const hasTrouble = ({ kind, state }: LivedWeek): boolean =>
  kind === 'eased' ||
  state.days.some(
    ({ changes }, day) =>
      state.base.sessions[day]?.role === 'long' && changes.some(({ code }) => code === 'action' || code === 'return'),
  );

/**
 * True if the race-week table (section 3.8) determines one of the runner's days. This is also the case in the week
 * before a race on any day except Sunday.
 */
export const isInRaceTable = ({ runner, week, life }: Moment): boolean =>
  runner.days.some((day) => {
    const left = daysBetween(addDays(week.weekStart, day), life.profile.raceDate ?? week.weekStart);
    return left >= 1 && left <= 6;
  });

export const LOAD_RULES = {
  hours: ({ runner, week }) => {
    atMost(week.plannedMinutes, hoursMinutes(runner) * (runner.hoursFlex ? 1.15 : 1) + 2.5, 'minutes');
  },
  hoursFlex: ({ runner, week, weeks, index }) => {
    if (index !== weeks.length - 1) return;
    const over = weeks.filter(({ plannedMinutes }) => plannedMinutes > hoursMinutes(runner) + 2.5).length;
    atMost(over, 6, `weeks over the hours up to ${week.weekStart}`);
  },
  growth: ({ runner, week, before }) => {
    if (week.kind !== 'load') return;
    const { rate, step } = growthOf(runner);
    const { established } = before;
    atMost(
      week.plannedMinutes,
      Math.max(established * (1 + rate), established + step, established * 1.15) + 2.5,
      'minutes',
    );
  },
  cap: ({ week }) => {
    const { cap, longMinutes } = week.state.base.week;
    for (const { kind, minutes, date } of week.sessions) {
      if (kind === 'race') continue;
      atMost(
        minutes,
        Math.max(cap, longMinutes) * (kind === 'runwalk' || kind === 'long_walk' ? 1.15 : 1) + 1,
        `${kind} of ${date}`,
      );
    }
    atMost(longMinutes, cap + 1, 'long run');
  },
  longShare: ({ runner, week, goal, before }) => {
    const { longMinutes, minutes, runs } = week.state.base.week;
    atMost(longMinutes, longShare(runner, runs) * minutes + 2.5, 'long run by share');
    atMost(longMinutes, (runner.longCap ?? 999) + 2.5, 'long run by own limit');
    atMost(longMinutes, Math.max(goal.long, week.state.base.longest30, before.established) + 2.5, 'long run by goal');
  },
  otherRuns: ({ runner, week }) => {
    for (const session of plannedRuns(week)) {
      const { minutes, hardMinutes, kind } = buildSession(session, week.state.base.model);
      // The last longer run before a race replaces the week's long run.
      if (session.role === 'long' || kind === 'long') continue;
      const most = kind === 'long_second' ? 0.5 * week.state.base.week.longMinutes + 2.5 : MOST_OTHER[runner.level] + 3;
      atMost(minutes, Math.min(most, runner.longCap ?? most), `${kind} with ${hardMinutes} hard minutes`);
    }
  },
  hardShare: ({ runner, week }) => {
    const isLong = GOALS[runner.goal].distance !== 'short' && week.phase !== 'Base';
    const hard = plannedRuns(week).reduce(
      (sum, each) => sum + buildSession(each, week.state.base.model).hardMinutes,
      0,
    );
    if (week.kind === 'race' || week.phase === 'Taper') return;
    // The work is planned for the full target; minutes that fit into no day make its share slightly higher.
    atMost(
      hard,
      (isLong ? 0.25 : 0.2) * Math.max(week.plannedMinutes, week.state.base.week.minutes) + 4,
      'hard minutes',
    );
  },
  lightWeeks: ({ week, index, weeks, before }) => {
    const last = weeks[index - 1];
    if (week.kind === 'down') {
      if (week.phase === 'Peak') fail('a down week in Peak');
      if (weeks[index + 1]?.phase === 'Taper') fail('a down week before the taper');
      atLeast(index, 2, 'index of a down week');
    }
    if (!last || !isLight(week) || !isLight(last)) return;
    if (week.kind !== 'eased') fail('consecutive light weeks');
    atLeast(before.weeks.at(-1)?.lightDays ?? 0, 5, 'light days before a second light week');
  },
  taperRuns: ({ week }) => {
    const { base } = week.state;
    const long = base.sessions.findIndex((session) => session?.role === 'long');
    if (week.kind !== 'taper' || long < 0) return;
    const planned = plannedOf(week.state);
    base.sessions.forEach((session, day) => {
      if (!session || day === long || session.kind === 'race' || session.kind === 'openers') return;
      atMost(planned[day] ?? 0, planned[long] ?? 0, 'run next to the long run of the taper');
    });
  },
  taper: (moment) => {
    const { week, index, weeks, life } = moment;
    if (week.phase !== 'Taper') return;
    const last = weeks[index - 1];
    if (last?.phase === 'Taper') atMost(week.plannedMinutes, last.plannedMinutes - 1, 'taper minutes');
    else if (last && last.kind === 'load') atMost(week.plannedMinutes, last.plannedMinutes, 'first taper week');
    const done = weeks.slice(0, index).map(({ longRunMinutes }) => longRunMinutes);
    const history = life.history.map(({ minutes }) => minutes);
    const longest = Math.max(week.state.base.startLongest, week.state.base.longest30, ...history, ...done);
    atMost(week.state.base.week.longMinutes, longest + 0.5, 'long run in the taper');
    if (week.kind === 'taper' && last && last.kind !== 'return' && !isInRaceTable(moment)) {
      atLeast(
        plannedRuns(week).length,
        Math.min(plannedRuns(last).length, last.state.base.week.runs) - 1,
        'runs in the taper',
      );
    }
  },
  compliant: ({ life, before, after, past }) => {
    if (life.style !== 'compliant' || !after || !past) return;
    atLeast(after.established, before.established - 1e-6, 'established load');
  },
  fall: (moment) => {
    const { life, before, after, week, weeks, index } = moment;
    if (!after || isAwayLife(moment) || isCouch(moment) || week.kind === 'race' || week.kind === 'recovery') return;
    atLeast(after.established, 0.9 * before.established, 'established load');
    if (after.established >= before.established - 1e-6) return;
    const bad = after.weeks
      .filter(({ kind }) => kind === 'load' || kind === 'hold')
      .slice(-3)
      .filter((each) => skippedShare(each) > 0.35);
    atLeast(bad.length, 2, `weeks with many skips before week ${index + 2} of ${weeks.length}, ${life.style}`);
  },
  earned: (moment) => {
    const { before, after, past, week } = moment;
    if (!after || !past || isAwayLife(moment) || isCouch(moment)) return;
    if (week.kind !== 'load' && week.kind !== 'hold') {
      if (week.kind !== 'race' && week.kind !== 'recovery' && after.established !== before.established)
        fail(`E changed in a ${week.kind} week`);
      return;
    }
    atMost(after.established, Math.max(before.established, past.planned), 'established load');
  },
  leastWeek: ({ runner, week }) => {
    if (isOutside(week.kind)) return;
    atLeast(week.state.base.week.minutes, Math.min(LEAST_WEEK, hoursMinutes(runner)) - 2.5, 'minutes');
  },
  backAfterBreak: ({ life, runner, weeks, index }) => {
    const [away] = life.breaks;
    if (!away || index > 0) return;
    const daysOff = Math.max(0, ...weeks.map(({ state }) => state.base.load.comeback?.daysOff ?? 0));
    // The session cap takes precedence: after more than ten days off, it grows by only 5 % a week with these injuries.
    const isCareful = runner.injuryAreas.some((area) => area === 'Hip' || area === 'Lower back');
    if (daysOff > (isCareful ? LONG_BREAK : MOST_DAYS_OFF)) return;
    const from = weeks.findIndex(({ weekStart }) => weekStart > away.to);
    const last = weeks.filter(({ weekStart }) => weekStart < away.from).at(-1);
    const after = weeks.slice(from);
    if (from < 0 || !last || runner.days.length < 3 || after.length < 8 || after.slice(0, 8).some(hasTrouble)) return;
    const wanted = 0.9 * Math.min(last.established, last.plannedMinutes);
    if (!after.slice(0, 8).some(({ plannedMinutes, phase }) => plannedMinutes >= wanted - 2.5 || phase === 'Taper'))
      fail('not back');
  },
  quality: (moment) => {
    const { week, runner } = moment;
    const { minutes, runs, quality } = week.state.base.week;
    // The first week has no fast running that the runner has not reported. After five light days, all runs of the next
    // week are easy (section 1.4), and after a break quality returns with the break table (section 1.5).
    const isAllEasy = week.kind === 'eased' && week.state.base.week.share < DOWN_SHARE;
    if (
      moment.index === 0 ||
      isAllEasy ||
      minutes < 60 ||
      runs < 3 ||
      runner.level === 'Beginner' ||
      week.kind === 'return' ||
      week.kind === 'recovery'
    )
      return;
    if ((week.phase === 'Build' || week.phase === 'Peak') && quality.length === 0) fail('no quality session');
  },
  beginner: ({ runner, week }) => {
    if (runner.level !== 'Beginner') return;
    for (const { kind } of week.sessions) if (['rep_400', 'rep_200', 'vo2_1k'].includes(kind)) fail(kind);
  },
} satisfies Record<string, Rule>;
