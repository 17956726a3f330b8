import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { DaySession } from '../training/choose-sessions.ts';
import { hardDayGap } from '../training/runner.ts';
import { mostDaysInRow, WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { closedReason, daysToMainRace, daysToNextRace, isMovedByApp, type PlanRefusal } from './open-days.ts';
import { placeStrength } from './place-strength.ts';
import type { Move, OwnWishes, WeekBase, WeekDay, WeekInputs, WeekState } from './types.ts';

export interface MoveContext {
  inputs: WeekInputs;
  /** The stored week after this one; null when it is not stored. */
  next: Pick<WeekState, 'days'> | null;
}

export interface MovedSession {
  base: WeekBase;
  /** True when an easy run of the target day took the session's place. */
  tradesPlaces: boolean;
}

export type MoveResult = MovedSession | { refused: PlanRefusal };

/** A run of this, the last or the next week, by its day from this week's Monday. */
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

/** Returns the runs of the given days. Logged days hold what was run. */
const runsOfDays = (
  days: readonly Pick<WeekDay, 'date' | 'session'>[],
  { records, weekStart }: WeekInputs,
): NearRun[] =>
  days.flatMap(({ date, session }): NearRun[] => {
    const day = daysBetween(weekStart, date);
    const log = records.find((record) => record.date === date);
    if (!log) return session ? [runOf(session, day)] : [];
    if (log.status === 'skipped') return [];
    const isLong = log.planType === 'long';
    return [{ day, isHard: isLong || log.planType === 'tempo' || log.planType === 'push', isLong }];
  });

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

/** True when the last move that concerns either of the days is this one, so that a repeated request changes nothing. */
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

const trade = <T>(values: readonly T[], from: Weekday, to: Weekday): T[] =>
  values.map((value, day) => (day === from ? (values[to] as T) : day === to ? (values[from] as T) : value));

/**
 * Strength follows the runs. It is placed again when it was placed by the rules before and that leaves kept days
 * unchanged; otherwise the days exchange it. In both cases the reverse move restores it.
 */
const strengthAfter = (
  base: WeekBase,
  sessions: WeekBase['sessions'],
  from: Weekday,
  to: Weekday,
  inputs: WeekInputs,
) => {
  const { equipment } = inputs.background;
  const context = {
    runner: inputs.profiled.runner,
    phase: base.week.phase,
    index: base.weekNumber - 1,
    hasWeights: equipment.some((each) => each === 'dumbbells' || each === 'gym'),
    hasBand: equipment.includes('band'),
    isCouchTo5k: base.couch !== null,
    race: base.race,
    weekStart: base.weekStart,
  };
  const [before, after] = [placeStrength(base.sessions, context), placeStrength(sessions, context)];
  const isPlaced = WEEKDAYS.every((day) => before[day]?.id === base.strength[day]?.id);
  const isOpen = [...inputs.kept.keys()].every((day) => after[day]?.id === base.strength[day]?.id);
  return isPlaced && isOpen ? after : trade(base.strength, from, to);
};

/** Returns the wishes for the days of a week after two days changed places. */
const movedWishes = ({ cuts, extra, ...own }: OwnWishes, dayAfter: (day: Weekday) => Weekday): OwnWishes => ({
  ...own,
  cuts: cuts.map((cut) => ({ ...cut, day: dayAfter(cut.day) })),
  ...(extra ? { extra: { ...extra, day: dayAfter(extra.day) } } : {}),
});

/** Exchanges the sessions of two days, with their own cuts and their strength. */
const exchange = (base: WeekBase, from: Weekday, to: Weekday, inputs: WeekInputs): WeekBase => {
  const sessions = trade(base.sessions, from, to).map(
    (session, day): DaySession | null => session && { ...session, day: day as Weekday },
  );
  const { moves = [], own, ...rest } = base;
  const last = moves.at(-1);
  const isUndo = isSameMove(last, to, from);
  const kept = isUndo ? moves.slice(0, -1) : [...moves, { from, to }];
  const dayAfter = (day: Weekday): Weekday => (day === from ? to : day === to ? from : day);
  return {
    ...rest,
    sessions,
    strength: strengthAfter(base, sessions, from, to, inputs),
    ...(own ? { own: movedWishes(own, dayAfter) } : {}),
    ...(kept.length > 0 ? { moves: kept } : {}),
  };
};

/** Returns the session of a day without the two days of a move: what was done on a kept day, else what is planned. */
const sessionBefore = ({ base }: WeekState, day: number, from: Weekday, to: Weekday, { kept }: WeekInputs) => {
  const done = kept.get(day);
  if (done) return done.session;
  return day === from || day === to ? null : (base.sessions[day] ?? null);
};

/** Returns the rule of the week builder that a move breaks; null when it keeps all of them. */
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
  if (isSameMove(base.moves?.at(-1), to, from)) return null;
  if (partner && !isEasyRun(partner)) return 'two_on_one_day';
  if (isFaster(session) && daysToNextRace(week, to) < LEAST_TO_RACE) return 'near_race';
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
  const closed = closedReason(week, from, inputs) ?? closedReason(week, to, inputs);
  if (closed) return closed;
  const code = brokenRule(week, from, to, context);
  return code === null ? null : { code };
};

/** Returns the first day to which a session can move; undefined when there is none. */
const dayThatWorks = (week: WeekState, from: Weekday, context: MoveContext): Weekday | undefined =>
  WEEKDAYS.find((day) => day !== from && check(week, from, day, context) === null);

/**
 * Moves a session to another day of the week by the rules of the week builder (section 9.3 of the plans page). An easy
 * run on the target day takes its place. The session counts as planned on its new day. Moving it back undoes the move,
 * and moving it again to the same day changes nothing.
 */
export const moveSession = (week: WeekState, from: Weekday, to: Weekday, context: MoveContext): MoveResult => {
  const { base } = week;
  if (from === to || isMoved(base, from, to)) return { base, tradesPlaces: false };
  const refused = check(week, from, to, context);
  if (refused?.code === 'hard_beside_hard') {
    const day = dayThatWorks(week, from, context);
    return { refused: day === undefined ? refused : { ...refused, day } };
  }
  if (refused) return { refused };
  return { base: exchange(base, from, to, context.inputs), tradesPlaces: base.sessions[to] !== null };
};
