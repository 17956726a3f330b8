import { buildSession } from '../../../domain/training/build-session.ts';
import type { DaySession } from '../../../domain/training/choose-sessions.ts';
import { skippedShare } from '../../../domain/training/load.ts';
import { growthOf, hoursMinutes, longShare } from '../../../domain/training/runner.ts';
import { GOALS, LEAST_WEEK, MOST_OTHER } from '../../../domain/training/tables.ts';
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

const isOutside = (kind: string): boolean =>
  kind === 'race' || kind === 'taper' || kind === 'recovery' || kind === 'return';
const isLight = ({ kind }: LivedWeek): boolean => kind === 'down' || kind === 'eased';
const plannedRuns = ({ state }: LivedWeek): DaySession[] =>
  state.base.sessions.flatMap((session) => (session && session.kind !== 'race' ? [session] : []));
const isAwayLife = ({ life }: Moment): boolean => life.breaks.length > 0;
const isCouch = ({ week }: Moment): boolean => week.state.base.couch !== null;

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
      if (session.role === 'long' || kind === 'runwalk') continue;
      atMost(minutes, hardMinutes > 0 ? 120 : MOST_OTHER[runner.level] + 3, kind);
    }
  },
  hardShare: ({ runner, week }) => {
    const isLong = GOALS[runner.goal].distance !== 'short' && week.phase !== 'Base';
    const hard = plannedRuns(week).reduce(
      (sum, each) => sum + buildSession(each, week.state.base.model).hardMinutes,
      0,
    );
    if (week.kind === 'race' || week.phase === 'Taper') return;
    // The work is planned for the whole target; minutes that no day can hold make its share slightly higher.
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
  taper: ({ week, index, weeks, life }) => {
    if (week.phase !== 'Taper') return;
    const last = weeks[index - 1];
    if (last?.phase === 'Taper') atMost(week.plannedMinutes, last.plannedMinutes, 'taper minutes');
    else if (last && last.kind === 'load') atMost(week.plannedMinutes, last.plannedMinutes, 'first taper week');
    const done = weeks.slice(0, index).map(({ longRunMinutes }) => longRunMinutes);
    const longest = Math.max(life.background.longestRunMinutes ?? 0, week.state.base.longest30, ...done);
    atMost(week.state.base.week.longMinutes, longest + 0.5, 'long run in the taper');
    if (week.kind === 'taper' && last && last.kind !== 'return') {
      atLeast(
        plannedRuns(week).length,
        Math.min(plannedRuns(last).length, last.state.base.week.runs) - 1,
        'runs in the taper',
      );
    }
  },
  taperFalls: ({ week, index, weeks }) => {
    const last = weeks[index - 1];
    if (last?.phase === 'Taper' && week.phase === 'Taper')
      atMost(week.plannedMinutes, last.plannedMinutes - 1, 'minutes');
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
    const from = weeks.findIndex(({ weekStart }) => weekStart > away.to);
    const last = weeks.filter(({ weekStart }) => weekStart < away.from).at(-1);
    const after = weeks.slice(from);
    if (from < 0 || !last || runner.days.length < 3 || after.length < 8 || after.some(({ kind }) => kind === 'eased'))
      return;
    const wanted = 0.9 * Math.min(last.established, last.plannedMinutes);
    if (!after.slice(0, 8).some(({ plannedMinutes, phase }) => plannedMinutes >= wanted - 2.5 || phase === 'Taper'))
      fail('not back');
  },
  quality: (moment) => {
    const { week, runner } = moment;
    const { minutes, runs, quality } = week.state.base.week;
    // The first week has no fast running of a kind that the runner has not named.
    if (
      moment.index === 0 ||
      isAwayLife(moment) ||
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
