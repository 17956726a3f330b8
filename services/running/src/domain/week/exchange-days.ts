import type { DaySession } from '../training/choose-sessions.ts';
import { mostEasy } from '../training/place-week.ts';
import { WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { placeStrength } from './place-strength.ts';
import type { Move, MoveSwap, OwnWishes, WeekBase, WeekInputs } from './types.ts';

const trade = <T>(values: readonly T[], from: Weekday, to: Weekday): T[] =>
  values.map((value, day) => (day === from ? (values[to] as T) : day === to ? (values[from] as T) : value));

/**
 * Strength follows the runs. It is placed again if the rules placed it before and kept days stay unchanged; otherwise
 * the two days exchange it. In both cases the reverse move restores it.
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

/** Returns the runner's requests for the days of a week after two days were exchanged. */
const movedWishes = ({ cuts, extra, ...own }: OwnWishes, dayAfter: (day: Weekday) => Weekday): OwnWishes => ({
  ...own,
  cuts: cuts.map((cut) => ({ ...cut, day: dayAfter(cut.day) })),
  ...(extra ? { extra: { ...extra, day: dayAfter(extra.day) } } : {}),
});

/** Exchanges the sessions of two days, including their own cuts and their strength. */
const exchange = ({ own, ...base }: WeekBase, from: Weekday, to: Weekday, inputs: WeekInputs): WeekBase => {
  const sessions = trade(base.sessions, from, to).map(
    (session, day): DaySession | null => session && { ...session, day: day as Weekday },
  );
  const dayAfter = (day: Weekday): Weekday => (day === from ? to : day === to ? from : day);
  return {
    ...base,
    sessions,
    strength: strengthAfter(base, sessions, from, to, inputs),
    ...(own ? { own: movedWishes(own, dayAfter) } : {}),
  };
};

const withSession = (base: WeekBase, day: Weekday, session: DaySession): WeekBase => ({
  ...base,
  sessions: base.sessions.map((each, index) => (index === day ? session : each)),
});

/** Returns the easy run that replaces a quality session: no longer than that session or than an easy run of its day. */
const easyInstead = (base: WeekBase, quality: DaySession, { profiled }: WeekInputs): DaySession => {
  const { day } = quality;
  const placed = base.sessions.flatMap((session) => (session ? [session] : []));
  const minutes = Math.min(quality.minutes, mostEasy(profiled.runner, day, placed));
  return { kind: 'easy', minutes, day, role: 'easy', isHard: false };
};

/** Returns a week in which the quality session of a swap has moved or has become easy. */
const swapped = (base: WeekBase, swap: MoveSwap, inputs: WeekInputs): WeekBase =>
  swap.to === null
    ? withSession(base, swap.day, easyInstead(base, { ...swap.quality, day: swap.day }, inputs))
    : exchange(base, swap.day, swap.to, inputs);

const withoutSwap = (base: WeekBase, swap: MoveSwap, inputs: WeekInputs): WeekBase =>
  swap.to === null ? withSession(base, swap.day, swap.quality) : exchange(base, swap.to, swap.day, inputs);

const withMoves = ({ moves: _, ...base }: WeekBase, moves: readonly Move[]): WeekBase =>
  moves.length > 0 ? { ...base, moves } : base;

/** True if a move from one day to another undoes the week's last move or the swap that came with it. */
export const isUndo = ({ moves = [] }: Pick<WeekBase, 'moves'>, from: Weekday, to: Weekday): boolean => {
  const last = moves.at(-1);
  if (!last) return false;
  return (last.from === to && last.to === from) || (last.swap?.day === to && last.swap.to === from);
};

/** Days whose sessions change if a move undoes the last one; empty if it does not. */
export const undoneDays = (base: Pick<WeekBase, 'moves'>, from: Weekday, to: Weekday): Weekday[] => {
  const last = base.moves?.at(-1);
  if (!last || !isUndo(base, from, to)) return [];
  const swapDays = last.swap ? [last.swap.day, last.swap.to] : [];
  return [last.from, last.to, ...swapDays.filter((day) => day !== null)];
};

/** Returns a week as it was before its last move. */
export const withoutLastMove = (base: WeekBase, inputs: WeekInputs): WeekBase => {
  const last = base.moves?.at(-1);
  if (!last) return base;
  const before = last.swap ? withoutSwap(base, last.swap, inputs) : base;
  return withMoves(exchange(before, last.to, last.from, inputs), base.moves?.slice(0, -1) ?? []);
};

/** Returns a week with the sessions of two days exchanged, and with the swap of a quality session if there is one. */
export const withMove = (base: WeekBase, move: Move, inputs: WeekInputs): WeekBase => {
  const moved = exchange(base, move.from, move.to, inputs);
  return withMoves(move.swap ? swapped(moved, move.swap, inputs) : moved, [...(base.moves ?? []), move]);
};
