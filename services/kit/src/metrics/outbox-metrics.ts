import type { Registry } from '@prometheus-io/client';
import type { mongo } from 'mongoose';
import { createClock } from '../clock.ts';
import { createdAtOf } from '../ids.ts';
import type { EmittingDocument } from '../outbox/entries.ts';
import { createScrapedGauges } from './scraped-gauges.ts';

/**
 * Maximum number of pending documents that are counted. A reported count equal to it therefore means "this many or
 * more".
 */
export const COUNTED = 10_000;

/** The backlog of a collection's outbox. */
export interface Backlog {
  /** Number of documents with at least one unpublished entry, limited to {@link COUNTED}. */
  pending: number;
  /** Id of the oldest unpublished entry; null when there is none. */
  oldestId: string | null;
}

/** Ages are computed from machine time and the ids of the entries, so moving a test clock does not affect them. */
const clock = createClock();

const ageOf = (id: string | null): number => {
  const since = id === null ? null : createdAtOf(id);
  return since === null ? 0 : Math.max(0, clock.now().getTime() - since) / 1_000;
};

/** Creates metrics of the size and age of outbox backlogs, by source. */
export const createOutboxMetrics = (registry: Registry) => {
  const watch = createScrapedGauges(registry, {
    subject: 'source',
    gauges: {
      pending: {
        name: 'outbox_pending',
        help: `Documents whose events have not left yet; ${COUNTED} means so many or more.`,
      },
      age: {
        name: 'outbox_oldest_age_seconds',
        help: 'How long the oldest event that has not left yet has been waiting; 0 while none does.',
      },
    },
  });
  return {
    follow(source: string, look: () => Promise<Backlog>): void {
      watch.follow(source, async () => {
        const { pending, oldestId } = await look();
        return [
          { gauge: 'pending', value: pending },
          { gauge: 'age', value: ageOf(oldestId) },
        ];
      });
    },
  };
};

/** Returns a function that reads the outbox backlog of a collection. */
export const backlogOf = (collection: mongo.Collection<EmittingDocument>) => async (): Promise<Backlog> => {
  const filter = { 'outbox.id': { $exists: true } };
  const [pending, oldest] = await Promise.all([
    collection.countDocuments(filter, { limit: COUNTED }),
    collection.findOne(filter, { projection: { 'outbox.id': 1 }, sort: { 'outbox.id': 1 } }),
  ]);
  return { pending, oldestId: oldest?.outbox[0]?.id ?? null };
};
