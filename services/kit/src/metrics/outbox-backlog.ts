import type { mongo } from 'mongoose';
import type { EmittingDocument } from '../outbox/entries.ts';
import { type Backlog, COUNTED } from './outbox-metrics.ts';

/** Returns a function that reads the outbox backlog of a collection. */
export const backlogOf = (collection: mongo.Collection<EmittingDocument>) => async (): Promise<Backlog> => {
  const filter = { 'outbox.id': { $exists: true } };
  const [pending, oldest] = await Promise.all([
    collection.countDocuments(filter, { limit: COUNTED }),
    collection.findOne(filter, { projection: { 'outbox.id': 1 }, sort: { 'outbox.id': 1 } }),
  ]);
  return { pending, oldestId: oldest?.outbox[0]?.id ?? null };
};
