import type { BodyOf, PlanMoves, WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { longDay } from '@stridewell/ui/core';

/** A change that the runner makes to the plan. */
export type PlanChange = ({ kind: 'move' } & BodyOf<'moveSession'>) | BodyOf<'adjustPlan'>;

/** The move of a session to a day, with the swap that makes room there. */
export const moveTo = (from: string, { date, swap }: Pick<PlanMoves[number], 'date' | 'swap'>) => ({
  kind: 'move' as const,
  from,
  to: date,
  ...(swap ? { acceptSwap: true } : {}),
});

/** The change that takes back another one. Null for a change that is an undo itself. */
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

const weekday = (date: string): string => longDay(date).split(' ')[0] ?? date;

const dayText = (plan: WeeklyPlan, date: string): string | undefined => {
  const day = plan.days.find((row) => row.date === date);
  return day && `${weekday(date)}: ${day.title}${day.minutes > 0 ? `, ${day.minutes} min` : ''}.`;
};

/** Title and text of the message after a change, from the plan that results from it. */
export const doneText = (change: PlanChange, plan: WeeklyPlan): { title: string; text?: string | undefined } => {
  switch (change.kind) {
    case 'move':
      return { title: `Moved to ${weekday(change.to)}`, text: dayText(plan, change.to) };
    case 'easier':
      return { title: 'Made easier', text: dayText(plan, change.date) };
    case 'shorten':
      return { title: 'Made shorter', text: dayText(plan, change.date) };
    case 'easier_week':
      return { title: 'An easier week', text: `Now ${plan.totalMinutes} min this week.` };
    case 'repeat_week':
      return { title: 'Week repeated', text: `${plan.totalMinutes} min, as the week before.` };
    case 'lighter_week':
      return { title: 'A lighter week', text: `Now ${plan.totalMinutes} min this week.` };
    case 'smaller_plan':
      return { title: 'A smaller plan', text: `Now ${plan.totalMinutes} min this week.` };
    case 'time_trial':
      return { title: 'Time trial planned', text: dayText(plan, change.date) };
    case 'long_to_next_week':
      return { title: 'Moved to Monday', text: 'The long run is in next week’s plan.' };
    case 'extra_minutes':
      return { title: `${change.minutes} minutes added`, text: dayText(plan, change.date) };
    case 'decline':
      return { title: 'The plan stays as it is' };
    case 'answer_note':
      return { title: 'Answer saved', text: plan.answered?.find(({ note }) => note === change.note)?.text };
    case 'undo':
      return { title: 'Change undone', text: change.date && dayText(plan, change.date) };
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
