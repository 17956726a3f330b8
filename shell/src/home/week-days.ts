import type { WeekDay } from '@stridewell/app/core';
import { type PlanType, type WeeklyOutcome, weekDates, weekStartOf } from '@stridewell/contracts/web';
import type { IconName, Tone } from '@stridewell/ui/core';
import type { Words } from '../words/en.ts';

/** Icon and tone for each kind of day. A kind that results from a check-in has the icon of the recommendation. */
const KINDS: Record<PlanType, { icon: IconName; tone: Tone }> = {
  push: { icon: 'push', tone: 'push' },
  adapt: { icon: 'adapt', tone: 'adapt' },
  easy: { icon: 'recover', tone: 'recover' },
  rest: { icon: 'reset', tone: 'reset' },
  tempo: { icon: 'run', tone: 'neutral' },
  long: { icon: 'run', tone: 'neutral' },
};

const NOTHING = { label: null, icon: null, tone: 'neutral' } as const;

/** Returns the seven days of the current week, each with the outcome of its check-in, if there is one. */
export const weekDays = (today: string, outcomes: readonly WeeklyOutcome[], words: Words): WeekDay[] => {
  const byDate = new Map(outcomes.map(({ date, outcome }) => [date, outcome]));
  return weekDates(weekStartOf(today)).map((date) => {
    const outcome = byDate.get(date);
    const known = outcome ? { label: words.kinds[outcome], ...KINDS[outcome] } : NOTHING;
    return { date, name: words.weekday(date), today: date === today, ...known };
  });
};

/** Returns the label in the corner of the week card of a runner without a plan, such as "3 days so far". */
export const weekLabel = (days: readonly WeekDay[], words: Words): string => {
  const count = days.filter((day) => day.label !== null).length;
  return count === 0 ? words.noCheckin : words.daysSoFar(count);
};
