import { addDays } from '@stridewell/contracts/web';
import { buildSession } from '../training/build-session.ts';
import { WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { isEasierWeek } from './current-week.ts';
import { makeWeek } from './make-week.ts';
import { nextWeekInputs } from './next-week.ts';
import { closedReason, type PlanRefusal } from './open-days.ts';
import { canBeCut } from './own-cuts.ts';
import type { OwnCut, OwnWishes, WeekBase, WeekInputs, WeekState } from './types.ts';

/** What the runner asks for, by the day's index from Monday. */
export type PlanWish =
  | { kind: 'easier'; day: Weekday }
  | { kind: 'shorten'; day: Weekday; minutes: number }
  | { kind: 'easier_week' }
  | { kind: 'repeat_week' }
  | { kind: 'undo'; day: Weekday | null };

export type AdjustResult =
  | {
      base: WeekBase;
      /** True when the wish also takes back the accepted offer of a lighter week. */
      endsLighterWeek?: boolean;
    }
  | { refused: PlanRefusal };

const NO_WISHES: OwnWishes = { cuts: [], isEasierWeek: false, isRepeated: false };

/** Returns a base with other wishes. Without any, it equals the base before the first wish. */
const withWishes = ({ own, ...base }: WeekBase, change: Partial<OwnWishes>): WeekBase => {
  const wishes = { ...NO_WISHES, ...own, ...change };
  const isEmpty = wishes.cuts.length === 0 && !wishes.isEasierWeek && !wishes.isRepeated;
  return isEmpty ? base : { ...base, own: wishes };
};

const cutsWithout = ({ own }: WeekBase, day: Weekday): OwnCut[] => (own?.cuts ?? []).filter((cut) => cut.day !== day);

const cutDay = (week: WeekState, cut: OwnCut, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  const closed = closedReason(week, cut.day, inputs);
  if (closed) return { refused: closed };
  const session = base.sessions[cut.day];
  if (!session || !week.days[cut.day]?.session) return { refused: { code: 'no_session' } };
  if (session.kind === 'race') return { refused: { code: 'race_day' } };
  if (!canBeCut(session)) return { refused: { code: 'fixed_session' } };
  const isShorter = cut.kind === 'easier' || cut.minutes < buildSession(session, base.model).minutes;
  if (!isShorter) return { refused: { code: 'not_shorter' } };
  const cuts = [...cutsWithout(base, cut.day), cut].sort((a, b) => a.day - b.day);
  return { base: withWishes(base, { cuts }) };
};

/** Number of easier weeks in a row after which another one is refused. */
const MOST_EASIER = 2;

const wasEasier = (inputs: WeekInputs, weeksBefore: number): boolean => {
  const weekStart = addDays(inputs.weekStart, -7 * weeksBefore);
  const state = inputs.earlier.find((week) => week.weekStart === weekStart)?.state;
  return state?.days.some(({ changes }) => changes.some(({ code }) => code === 'lighter_week')) === true;
};

const easierWeek = (week: WeekState, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  if (isEasierWeek(base, inputs)) return { base };
  if ([1, MOST_EASIER].every((weeks) => wasEasier(inputs, weeks))) return { refused: { code: 'third_easier_week' } };
  const reasons = WEEKDAYS.filter((day) => base.sessions[day]).map((day) => {
    const closed = closedReason(week, day, inputs);
    const session = base.sessions[day];
    return closed ?? (session && canBeCut(session) ? null : ({ code: 'fixed_session' } as const));
  });
  if (reasons.includes(null)) return { base: withWishes(base, { isEasierWeek: true }) };
  const refused = reasons.find((reason) => reason !== null && reason.code !== 'day_done');
  return { refused: refused ?? { code: 'nothing_left' } };
};

const repeatedWeek = (week: WeekState, inputs: WeekInputs): AdjustResult => {
  const base = withWishes(week.base, { isRepeated: true });
  const { repeat } = makeWeek(nextWeekInputs({ ...week, base }, inputs, 'all')).base;
  return repeat === 'done' ? { base } : { refused: { code: 'no_repeat' } };
};

/**
 * Makes a day or the week easier, or repeats the week, as the runner wishes (section 9.3 of the plans page). No wish
 * makes the training longer or harder, and minutes that are taken away never count against the runner.
 */
export const adjustPlan = (week: WeekState, wish: PlanWish, inputs: WeekInputs): AdjustResult => {
  switch (wish.kind) {
    case 'easier':
    case 'shorten':
      return cutDay(week, wish, inputs);
    case 'easier_week':
      return easierWeek(week, inputs);
    case 'repeat_week':
      return repeatedWeek(week, inputs);
    case 'undo': {
      const { day } = wish;
      if (day !== null) {
        const closed = closedReason(week, day, inputs);
        if (closed?.code === 'day_done') return { refused: closed };
        return { base: withWishes(week.base, { cuts: cutsWithout(week.base, day) }) };
      }
      const base = withWishes(week.base, { isEasierWeek: false, isRepeated: false });
      return { base, endsLighterWeek: inputs.lighter === 'lighter' };
    }
    default:
      return wish satisfies never;
  }
};
