import { addDays } from '@stridewell/contracts/web';
import { currentWeek } from './current-week.ts';
import { dayFacts } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import { nextWeekInputs } from './next-week.ts';
import type { EditResult } from './own-wishes.ts';
import type { Move, WeekInputs, WeekState } from './types.ts';

/** The values of a week by which a change is judged. */
export interface WeekFigures {
  minutes: number;
  hardMinutes: number;
  /** Duration of the longest run, in minutes. */
  longest: number;
  runs: number;
}

/** A session that the change moves to another date of the week. */
export interface MovedSession {
  from: string;
  to: string;
}

/** The effects of a change on this week and the week after it, and the sessions that it moves. */
export interface ChangePreview {
  before: WeekFigures;
  after: WeekFigures;
  moved: readonly MovedSession[];
  /** Dates whose session changes. */
  changed: readonly string[];
  /** The week after this one, assuming that the rest of this week is done. */
  next: { before: WeekFigures; after: WeekFigures };
}

const figuresOf = ({ base, days }: WeekState): WeekFigures => {
  const all = days.map((day) => dayFacts(day, base));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    minutes: sum(all.map(({ minutes }) => minutes)),
    hardMinutes: sum(all.map(({ hardMinutes }) => hardMinutes)),
    longest: Math.max(0, ...all.map(({ minutes }) => minutes)),
    runs: all.filter(({ minutes }) => minutes > 0).length,
  };
};

const isSameMove = (one: Move, other: Move): boolean => one.from === other.from && one.to === other.to;

/** The moves that a change adds or, with the arguments swapped, those that it undoes. */
const movedBetween = ({ base: before }: WeekState, { base: after }: WeekState): MovedSession[] => {
  const [earlier, later] = [before.moves ?? [], after.moves ?? []];
  const dateOf = (day: number): string => addDays(after.weekStart, day);
  const added = later.filter((move) => !earlier.some((one) => isSameMove(one, move)));
  const removed = earlier.filter((move) => !later.some((one) => isSameMove(one, move)));
  return [
    ...added.flatMap(({ from, to, swap }) => [
      { from: dateOf(from), to: dateOf(to) },
      ...(swap && swap.to !== null ? [{ from: dateOf(swap.day), to: dateOf(swap.to) }] : []),
    ]),
    ...removed.map(({ from, to }) => ({ from: dateOf(to), to: dateOf(from) })),
  ];
};

const changedDates = (before: WeekState, after: WeekState): string[] =>
  after.days.flatMap(({ date, session }, at) =>
    JSON.stringify(session) === JSON.stringify(before.days[at]?.session ?? null) ? [] : [date],
  );

/** The week that would result from a change that the runner has not made yet. */
export const changedWeek = (edited: EditResult, inputs: WeekInputs): WeekState => {
  const lighter = edited.endsLighterWeek ? 'keep' : (edited.lighter ?? inputs.lighter);
  const ill = edited.illness === 'begins' ? [{ kind: 'illness' as const, from: inputs.today, to: null }] : [];
  return currentWeek(edited.base, { ...inputs, lighter, pauses: [...inputs.pauses, ...ill] });
};

/** Returns the effects of a change without making it (section 9.5 of the plans page). */
export const previewChange = (before: WeekState, edited: EditResult, inputs: WeekInputs): ChangePreview => {
  const after = changedWeek(edited, inputs);
  const next = (week: WeekState): WeekFigures => figuresOf(makeWeek(nextWeekInputs(week, inputs, 'all')));
  return {
    ...{ before: figuresOf(before), after: figuresOf(after) },
    ...{ moved: movedBetween(before, after), changed: changedDates(before, after) },
    next: { before: next(before), after: next(after) },
  };
};
