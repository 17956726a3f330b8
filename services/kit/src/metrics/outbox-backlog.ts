import type { Model } from 'mongoose';
import { trusted } from '../mongo/database.ts';
import type { EmittingDocument } from '../outbox/entries.ts';
import { type Backlog, COUNTED } from './outbox-metrics.ts';

/** Returns a function that reads the outbox backlog of a collection, using the index of pending entries. */
export const backlogOf =
  <D extends EmittingDocument>(model: Model<D>) =>
  async (): Promise<Backlog> => {
    const filter = { 'outbox.id': trusted({ $exists: true }) };
    const oldestFirst = model.findOne(filter, { 'outbox.id': 1 }).sort({ 'outbox.id': 1 });
    const [pending, oldest] = await Promise.all([
      model.countDocuments(filter, { limit: COUNTED }),
      oldestFirst.lean<Pick<EmittingDocument, 'outbox'>>(),
    ]);
    return { pending, oldestId: oldest?.outbox[0]?.id ?? null };
  };
