import type { BodyOf, PlanMoves, WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { weekdayAtStart, weekdayInText } from '../plan/day-names.ts';
import { changeWords } from './change-words.ts';

/** A change that the runner makes to the plan. */
export type PlanChange = ({ kind: 'move' } & BodyOf<'moveSession'>) | BodyOf<'adjustPlan'>;

/** Returns the change that moves a session to a day, with the swap that makes room there. */
export const moveTo = (from: string, { date, swap }: Pick<PlanMoves[number], 'date' | 'swap'>) => ({
  kind: 'move' as const,
  from,
  to: date,
  ...(swap ? { acceptSwap: true } : {}),
});

/** Returns the change that undoes another one, or null for a change that is an undo itself. */
export const undoOf = (change: PlanChange): PlanChange | null => {
  switch (change.kind) {
    case 'move':
      return { kind: 'move', from: change.to, to: change.from };
    case 'easier':
    case 'shorten':
      return { kind: 'undo', date: change.date };
    case 'easier_week':
    case 'repeat_week':
      return { kind: 'undo' };
    case 'lighter_week':
    case 'smaller_plan':
    case 'time_trial':
    case 'long_to_next_week':
    case 'extra_minutes':
      return { kind: 'undo', offer: change.kind };
    case 'answer_note':
      return { kind: 'undo', note: change.note };
    case 'decline':
    case 'undo':
      return null;
  }
};

const dayText = (plan: WeeklyPlan, date: string): string | undefined => {
  const day = plan.days.find((row) => row.date === date);
  return day && changeWords().done.day(weekdayAtStart(date), day.title, day.minutes);
};

/** Returns title and text of the message after a change, from the resulting plan. */
export const doneText = (change: PlanChange, plan: WeeklyPlan): { title: string; text?: string | undefined } => {
  const words = changeWords().done;
  switch (change.kind) {
    case 'move':
      return { title: words.moved(weekdayInText(change.to)), text: dayText(plan, change.to) };
    case 'easier':
      return { title: words.easier, text: dayText(plan, change.date) };
    case 'shorten':
      return { title: words.shorter, text: dayText(plan, change.date) };
    case 'easier_week':
      return { title: words.easierWeek, text: words.now(plan.totalMinutes) };
    case 'repeat_week':
      return { title: words.repeated, text: words.asBefore(plan.totalMinutes) };
    case 'lighter_week':
      return { title: words.lighterWeek, text: words.now(plan.totalMinutes) };
    case 'smaller_plan':
      return { title: words.smallerPlan, text: words.now(plan.totalMinutes) };
    case 'time_trial':
      return { title: words.trial, text: dayText(plan, change.date) };
    case 'long_to_next_week':
      return { title: words.toMonday, text: words.inNextWeek };
    case 'extra_minutes':
      return { title: words.added(change.minutes), text: dayText(plan, change.date) };
    case 'decline':
      return { title: words.kept };
    case 'answer_note':
      return { title: words.answered, text: plan.answered?.find(({ note }) => note === change.note)?.text };
    case 'undo':
      return { title: words.undone, text: change.date && dayText(plan, change.date) };
  }
};

const SHARES = [0.75, 0.5] as const;
const SHORT_MIN = 20;
const SHORTEST_MIN = 10;

/** Shorter durations to offer, in minutes, longest first: three quarters, half, and the 20-minute version. */
export const shorterMinutes = ({ minutes }: Pick<WeeklyPlanDay, 'minutes'>): number[] => {
  const offers = [...SHARES.map((share) => Math.round((minutes * share) / 5) * 5), SHORT_MIN];
  return [...new Set(offers)].filter((offer) => offer >= SHORTEST_MIN && offer < minutes).sort((a, b) => b - a);
};
