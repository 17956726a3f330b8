import { planChanged, planPublished } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { AdaptedWeek } from '../../domain/plan/adapt/types.ts';

/**
 * The events of a stored week at a revision: `changed` with today's session, and `published` only at the first
 * revision.
 */
export const planEvents = (week: AdaptedWeek, today: string, rev: number, at: Date): OutboxEntry[] => {
  const { weekStart } = week;
  const row = week.days.find(({ date }) => date === today);
  const session = row && { date: row.date, planType: row.planType, minutes: row.minutes, title: row.title };
  const changed = createEntry(planChanged, { weekStart, today: session ?? null, rev }, at);
  return rev === 1 ? [changed, createEntry(planPublished, { weekStart, rev }, at)] : [changed];
};
