import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import { hardDayGap } from '../training/runner.ts';
import { mostDaysInRow, WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { isHardLog } from './day-facts.ts';
import { isUndo, undoneDays, withMove, withoutLastMove } from './exchange-days.ts';
import { lowDayRefusal } from './low-days.ts';
import { closedReason, daysToMainRace, daysToNextRace, isMovedByApp, type PlanRefusal } from './open-days.ts';
import { overlongRuns } from './overlong-runs.ts';
import { canBeCut } from './own-cuts.ts';
import { raceOf } from './races.ts';
import type { Move, MoveSwap, WeekBase, WeekDay, WeekInputs, WeekState } from './types.ts';

export interface MoveContext {
  inputs: WeekInputs;
  /** The stored week after this one; null if it is not stored. */
  next: Pick<WeekState, 'days'> | null;
}

export interface MovedSession {
  base: WeekBase;
  /** True if an easy run of the target day was exchanged with the session. */
  tradesPlaces: boolean;
}

export type MoveResult = MovedSession | { refused: PlanRefusal };

/** A run of last, this or next week. Its day is counted from this week's Monday. */
interface NearRun {
  day: number;
  isHard: boolean;
  isLong: boolean;
}

/** Longest series of consecutive days. */
const longestSeries = (days: readonly number[]): number => {
  const set = new Set(days);
  const lengthFrom = (day: number): number => (set.has(day) ? 1 + lengthFrom(day + 1) : 0);
  return Math.max(0, ...days.map(lengthFrom));
};

const runOf = (session: DaySession, day: number): NearRun => ({
  day,
  isHard: session.isHard,
  isLong: session.role === 'long',
});

/** Returns the runs of the given days. Logged days contain the completed runs. */
const runsOfDays = (
  days: readonly Pick<WeekDay, 'date' | 'session'>[],
  { records, weekStart }: WeekInputs,
): NearRun[] => {
  const overlong = overlongRuns(records);
  return days.flatMap(({ date, session }): NearRun[] => {
    const day = daysBetween(weekStart, date);
    const log = records.find((record) => record.date === date);
    if (!log) return session ? [runOf(session, day)] : [];
    if (log.status === 'skipped') return [];
    const isLong = log.planType === 'long';
    return [{ day, isHard: isHardLog(log, undefined, overlong), isLong }];
  });
};

/** Returns the runs of the weeks before and after. While the next week is unknown, it is assumed to equal this one. */
const runsAround = (own: readonly NearRun[], { inputs, next }: MoveContext): NearRun[] => {
  const { weekStart, records, earlier } = inputs;
  const last = earlier.find((week) => week.weekStart === addDays(weekStart, -7))?.state?.days;
  const dates = WEEKDAYS.map((day) => ({ date: addDays(weekStart, day - 7), session: null }));
  const before = runsOfDays(last ?? dates, { ...inputs, records });
  const after = next ? runsOfDays(next.days, inputs) : own.map((run) => ({ ...run, day: run.day + 7 }));
  return [...before, ...after];
};

/** Number of days that two runs must be apart. An easy long run needs two days to a hard session. */
const gapBetween = (one: NearRun, other: NearRun, hardGap: number): number => {
  if (one.isHard && other.isHard) return hardGap;
  const isHardAndLong = (one.isHard && other.isLong) || (one.isLong && other.isHard);
  return isHardAndLong ? Math.min(hardGap, 2) : 0;
};

const isSameMove = (move: Move | undefined, from: Weekday, to: Weekday): boolean =>
  move?.from === from && move.to === to;

/** True if the last move of either day is this one, so a repeated request changes nothing. */
const isMoved = ({ moves = [] }: WeekBase, from: Weekday, to: Weekday): boolean =>
  isSameMove(
    moves.findLast((move) => [move.from, move.to].some((day) => day === from || day === to)),
    from,
    to,
  );

const COUCH_DAYS_IN_ROW = 1;
/** A session with faster running stays at least this many days before a race. */
const LEAST_TO_RACE = 3;

const isFaster = ({ kind, role, isHard }: DaySession): boolean => isHard || role === 'quality' || kind === 'openers';

const isEasyRun = ({ role, isHard, kind }: DaySession): boolean =>
  !isHard && (role === 'easy' || role === 'medium_long') && kind !== 'openers' && kind !== 'long_second';

/**
 * Returns the session of a day before a move between two days: the completed session on a kept day, otherwise the
 * planned one.
 */
const sessionBefore = ({ base }: WeekState, day: number, from: Weekday, to: Weekday, { kept }: WeekInputs) => {
  const done = kept.get(day);
  if (done) return done.session;
  return day === from || day === to ? null : (base.sessions[day] ?? null);
};

/** Returns the rule of the week builder that a move breaks; null if it keeps all of them. */
const brokenRule = (week: WeekState, from: Weekday, to: Weekday, context: MoveContext): PlanRefusal['code'] | null => {
  const { inputs } = context;
  const { base } = week;
  const { runner } = inputs.profiled;
  const session = base.sessions[from];
  const partner = base.sessions[to];
  if (!session) return 'no_session';
  if (session.kind === 'race' || partner?.kind === 'race' || daysToMainRace(week, to) < 0) return 'race_day';
  if (!runner.days.includes(to)) return 'unavailable';
  if (isMovedByApp(week, from) || isMovedByApp(week, to)) return 'already_moved';
  if (isUndo(base, from, to)) return null;
  if (partner && !isEasyRun(partner)) return 'two_on_one_day';
  const race = raceOf(inputs);
  const toRace = race ? daysBetween(addDays(base.weekStart, to), race.date) : Number.POSITIVE_INFINITY;
  const isNearRace = daysToNextRace(week, to) < LEAST_TO_RACE || (toRace >= 0 && toRace < LEAST_TO_RACE);
  if (isFaster(session) && isNearRace) return 'near_race';
  const low = lowDayRefusal(session, from, to, inputs);
  if (low) return low;
  const others = runsOfDays(
    week.days.map(({ date }, day) => ({
      date,
      session: sessionBefore(week, day, from, to, inputs),
    })),
    inputs,
  );
  const around = [...others, ...runsAround(others, context)];
  const moved = runOf(session, to);
  const isTooNear = around.some((run) => Math.abs(run.day - to) < gapBetween(moved, run, hardDayGap(runner)));
  if (isTooNear) return 'hard_beside_hard';
  const most = base.couch ? COUCH_DAYS_IN_ROW : mostDaysInRow(runner);
  const days = around.map(({ day }) => day);
  const isWith = partner ? [from, to] : [];
  const before = longestSeries([...days, from, ...isWith]);
  const after = longestSeries([...days, to, ...isWith]);
  return after > most && after > before ? 'too_many_in_row' : null;
};

const check = (week: WeekState, from: Weekday, to: Weekday, context: MoveContext): PlanRefusal | null => {
  const { inputs } = context;
  for (const day of new Set([from, to, ...undoneDays(week.base, from, to)])) {
    const closed = closedReason(week, day, inputs);
    if (closed) return closed;
  }
  const code = brokenRule(week, from, to, context);
  return code === null ? null : { code };
};

/** Returns the first day to which a session can move; undefined if there is none. */
const dayThatWorks = (week: WeekState, from: Weekday, context: MoveContext): Weekday | undefined =>
  WEEKDAYS.find((day) => day !== from && check(week, from, day, context) === null);

const isQuality = (session: DaySession | null | undefined): session is DaySession =>
  session?.role === 'quality' && session.isHard;

/**
 * Returns the swap that makes room for a long run on the day before a quality session (section 9.3 of the plans page):
 * the quality session moves to the first day that keeps all rules, or else becomes an easy run. Null if neither helps.
 */
const swapFor = (week: WeekState, from: Weekday, to: Weekday, context: MoveContext): MoveSwap | null => {
  const { base } = week;
  const { inputs } = context;
  const day = WEEKDAYS.find((each) => each === to + 1);
  const quality = day === undefined ? null : base.sessions[day];
  if (base.sessions[from]?.role !== 'long' || day === undefined || day === from || !isQuality(quality)) return null;
  if (closedReason(week, day, inputs) !== null || isMovedByApp(week, day) || !canBeCut(quality)) return null;
  const easy: DaySession = { ...quality, kind: 'easy', role: 'easy', isHard: false };
  const sessions = base.sessions.map((session, index) => (index === day ? easy : session));
  if (check({ ...week, base: { ...base, sessions } }, from, to, context) !== null) return null;
  const moved = { ...week, base: withMove(base, { from, to }, inputs) };
  const found = WEEKDAYS.find((each) => each !== day && each !== to && check(moved, day, each, context) === null);
  return { day, to: found ?? null, quality };
};

/**
 * Moves a session to another day of the week by the rules of the week builder (section 9.3 of the plans page). An easy
 * run on the target day moves to the original day. The session is treated as planned on its new day. Moving it back
 * undoes the move, and moving it again to the same day changes nothing. `acceptsSwap` moves a long run to the day
 * before a quality session, which then moves or becomes easy.
 */
export const moveSession = (
  week: WeekState,
  from: Weekday,
  to: Weekday,
  context: MoveContext,
  { acceptsSwap = false }: { acceptsSwap?: boolean } = {},
): MoveResult => {
  const { base } = week;
  const { inputs } = context;
  if (from === to || isMoved(base, from, to)) return { base, tradesPlaces: false };
  const refused = check(week, from, to, context);
  if (refused?.code === 'hard_beside_hard') {
    const swap = swapFor(week, from, to, context);
    const tradesPlaces = base.sessions[to] !== null;
    if (swap && acceptsSwap) return { base: withMove(base, { from, to, swap }, inputs), tradesPlaces };
    const day = dayThatWorks(week, from, context);
    return {
      refused: {
        ...refused,
        ...(day === undefined ? {} : { day }),
        ...(swap ? { swap: { day: swap.day, to: swap.to } } : {}),
      },
    };
  }
  if (refused) return { refused };
  const moved = isUndo(base, from, to) ? withoutLastMove(base, inputs) : withMove(base, { from, to }, inputs);
  return { base: moved, tradesPlaces: base.sessions[to] !== null };
};
