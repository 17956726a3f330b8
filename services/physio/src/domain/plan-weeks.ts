import type { EventData } from '@stridewell/contracts/events/envelope';
import type { planChanged } from '@stridewell/contracts/events/events';

export type PlanChange = EventData<typeof planChanged>;
export type PlannedSession = NonNullable<PlanChange['today']>;

/** The newest event of each stored week. Revisions are counted separately for each week. */
export type PlanWeeks = PlanChange[];

/** Number of stored weeks: this week and the next, because both plans exist at the same time. */
export const WEEKS_KEPT = 2;

/** Adds an event to the stored weeks. Returns null if the event is a duplicate, is stale or is about an older week. */
export const withPlan = (weeks: PlanWeeks | null, event: PlanChange): PlanWeeks | null => {
  const current = weeks ?? [];
  if (current.some(({ weekStart, rev }) => weekStart === event.weekStart && rev >= event.rev)) return null;
  const others = current.filter(({ weekStart }) => weekStart !== event.weekStart);
  const kept = [...others, event].sort((a, b) => (a.weekStart < b.weekStart ? 1 : -1)).slice(0, WEEKS_KEPT);
  return kept.includes(event) ? kept : null;
};

/** Returns the session for a date, from the event whose `today` has that date; null if there is none. */
export const sessionOn = (weeks: PlanWeeks | null, date: string): PlannedSession | null =>
  weeks?.map(({ today }) => today).find((today) => today?.date === date) ?? null;
