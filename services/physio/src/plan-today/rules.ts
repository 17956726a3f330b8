import type { EventData } from '@stridewell/contracts/events/envelope';
import type { planChanged } from '@stridewell/contracts/events/events';

export type PlanTold = EventData<typeof planChanged>;
export type PlannedSession = NonNullable<PlanTold['today']>;

/** What was last told of the newest weeks; `rev` is each week's own. */
export type PlanWeeks = PlanTold[];

/** This week's and the next one's are made side by side. */
export const WEEKS_KEPT = 2;

/** The weeks once an event is heard; null where it is a repeat, older than what is known, or of a week that is over. */
export const withPlan = (weeks: PlanWeeks | null, told: PlanTold): PlanWeeks | null => {
  const known = weeks ?? [];
  if (known.some(({ weekStart, rev }) => weekStart === told.weekStart && rev >= told.rev)) return null;
  const others = known.filter(({ weekStart }) => weekStart !== told.weekStart);
  const kept = [...others, told].sort((a, b) => (a.weekStart < b.weekStart ? 1 : -1)).slice(0, WEEKS_KEPT);
  return kept.includes(told) ? kept : null;
};

/** The session of a date, where the plan told it on that date. */
export const sessionOn = (weeks: PlanWeeks | null, date: string): PlannedSession | null =>
  weeks?.map(({ today }) => today).find((today) => today?.date === date) ?? null;
