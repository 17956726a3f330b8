import { type PlanType, type WeeklyOutcome, weekDates, weekStartOf } from '@stridewell/contracts/web';
import { type IconName, type Tone, type WeekDay, weekdayName } from '@stridewell/ui/core';

/** How each kind of day is shown; one made by a check-in has the sign of its recommendation. */
const KINDS: Record<PlanType, { label: string; icon: IconName; tone: Tone }> = {
  push: { label: 'Push', icon: 'push', tone: 'push' },
  adapt: { label: 'Adapt', icon: 'adapt', tone: 'adapt' },
  easy: { label: 'Easy', icon: 'recover', tone: 'recover' },
  rest: { label: 'Rest', icon: 'reset', tone: 'reset' },
  tempo: { label: 'Tempo', icon: 'run', tone: 'neutral' },
  long: { label: 'Long', icon: 'run', tone: 'neutral' },
};

const NOTHING = { label: null, icon: null, tone: 'neutral' } as const;

/** The seven days of the week that holds `today`, with what each brought so far. */
export const weekAtAGlance = (today: string, outcomes: readonly WeeklyOutcome[]): WeekDay[] => {
  const byDate = new Map(outcomes.map(({ date, outcome }) => [date, outcome]));
  return weekDates(weekStartOf(today)).map((date) => {
    const outcome = byDate.get(date);
    return { date, name: weekdayName(date), today: date === today, ...(outcome ? KINDS[outcome] : NOTHING) };
  });
};

/** For the card's corner: "3 days so far". */
export const countLabel = (days: readonly WeekDay[]): string => {
  const count = days.filter((day) => day.label !== null).length;
  if (count === 0) return 'No check-in yet';
  return count === 1 ? '1 day so far' : `${count} days so far`;
};
