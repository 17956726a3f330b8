import type { WeekDay } from '@stridewell/app/core';
import { type PlanType, type WeeklyOutcome, type WeeklyPlan, weekDates, weekStartOf } from '@stridewell/contracts/web';
import { type IconName, type Tone, weekdayName } from '@stridewell/ui/core';

/**
 * Label, icon and tone for each kind of day. A kind that results from a check-in has the icon of the recommendation.
 */
const KINDS: Record<PlanType, { label: string; icon: IconName; tone: Tone }> = {
  push: { label: 'Push', icon: 'push', tone: 'push' },
  adapt: { label: 'Adapt', icon: 'adapt', tone: 'adapt' },
  easy: { label: 'Easy', icon: 'recover', tone: 'recover' },
  rest: { label: 'Rest', icon: 'reset', tone: 'reset' },
  tempo: { label: 'Tempo', icon: 'run', tone: 'neutral' },
  long: { label: 'Long', icon: 'run', tone: 'neutral' },
};

const NOTHING = { label: null, icon: null, tone: 'neutral' } as const;
/** Display of a planned rest day, which is neutral unlike a Rest outcome of a check-in. */
const FREE = { label: 'Rest', icon: null, tone: 'neutral' } as const;

/**
 * Returns the seven days of the current week, each with its outcome or its planned kind of day, if there is one.
 * `planned` is true when the week has a plan.
 */
export const weekDays = (today: string, outcomes: readonly WeeklyOutcome[], planned = false): WeekDay[] => {
  const byDate = new Map(outcomes.map(({ date, outcome }) => [date, outcome]));
  return weekDates(weekStartOf(today)).map((date) => {
    const outcome = byDate.get(date);
    const known = outcome === 'rest' && planned ? FREE : outcome ? KINDS[outcome] : NOTHING;
    return { date, name: weekdayName(date), today: date === today, ...known };
  });
};

/** Returns the label in the corner of the week card, such as "149 min · Base" or, without a plan, "3 days so far". */
export const weekLabel = (days: readonly WeekDay[], plan: WeeklyPlan | null): string => {
  if (plan) return `${plan.totalMinutes} min · ${plan.phase}`;
  const count = days.filter((day) => day.label !== null).length;
  if (count === 0) return 'No check-in yet';
  return count === 1 ? '1 day so far' : `${count} days so far`;
};
