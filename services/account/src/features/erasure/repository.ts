import { createHash } from 'node:crypto';
import { erasureRequested } from '@stridewell/contracts/events/events';
import type { ErasureScope } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createEntry, type EmittingDocument, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { mongo } from 'mongoose';
import { type Answer, type ErasingService, type ErasureDocument, erasuresCollection } from './document.ts';
import { RECEIPT_RETENTION_MS, roundId } from './next-step.ts';

/** Hashes the runner's secret id, so that neither the database nor NATS contains it. */
export const hashErasureId = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Maximum number of unsettled erasures that are counted. */
export const COUNT_LIMIT = 1_000;

export type ErasureRepository = ReturnType<typeof createErasureRepository>;

const question = (
  { _id, round, scope, answers }: Pick<ErasureDocument, '_id' | 'round' | 'scope' | 'answers'>,
  at: Date,
): OutboxEntry => {
  const erasedAt = Object.fromEntries(
    Object.entries(answers).map(([service, answer]) => [service, answer.at.toISOString()]),
  );
  const again = round === 2 && scope === 'data' && { erasedAt };
  return createEntry(erasureRequested, { scope, erasureId: roundId(_id, round), ...again }, at);
};

/** Stores erasures in MongoDB. A stored document includes its request event, so every stored erasure is completed. */
export const createErasureRepository = (database: Connection) => {
  const collection = erasuresCollection.in(database);
  return {
    /** Used only by the relay. Documents with outbox entries always have a user id. */
    collection: collection as unknown as mongo.Collection<EmittingDocument>,

    async insert(userId: string, id: string, scope: ErasureScope, at: Date): Promise<void> {
      await collection.insertOne({
        _id: id,
        ...{ userId, scope, requestedAt: at, completedAt: null, round: 1, askedAt: at, asks: 1, ownCounts: null },
        ...{ answers: {}, again: {}, purgedRound: 0, settledAt: null, expiresAt: null },
        ...{ rev: 1, outbox: [question({ _id: id, round: 1, scope, answers: {} }, at)] },
      });
    },

    find: (id: string): Promise<ErasureDocument | null> => collection.findOne({ _id: id }),

    /** Returns the ids of unsettled erasures, oldest first. */
    async open(limit: number): Promise<string[]> {
      const found = await collection
        .find({ settledAt: null }, { projection: { _id: 1 } })
        .sort({ requestedAt: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /** Returns the number of unsettled erasures of a scope, up to {@link COUNT_LIMIT}, and the oldest request time. */
    async pending(scope: ErasureScope): Promise<{ count: number; oldest: Date | null }> {
      const filter = { settledAt: null, scope };
      const [count, oldest] = await Promise.all([
        collection.countDocuments(filter, { limit: COUNT_LIMIT }),
        collection.findOne(filter, { projection: { requestedAt: 1 }, sort: { requestedAt: 1 } }),
      ]);
      return { count, oldest: oldest?.requestedAt ?? null };
    },

    /** Stores the counts of the account service unless counts are already stored. Returns the stored counts. */
    async keepOwnCounts(userId: string, id: string, counts: Record<string, number>): Promise<Record<string, number>> {
      await collection.updateOne({ _id: id, userId, ownCounts: null }, { $set: { ownCounts: counts } });
      return (await collection.findOne({ _id: id }))?.ownCounts ?? counts;
    },

    /** Stores a service's response for a round unless one is already stored. */
    async answered(userId: string, id: string, round: 1 | 2, service: ErasingService, answer: Answer): Promise<void> {
      const [field, value] = round === 1 ? [`answers.${service}`, answer] : [`again.${service}`, answer.at];
      await collection.updateOne({ _id: id, userId, [field]: { $exists: false } }, { $set: { [field]: value } });
    },

    async completed(id: string, at: Date): Promise<void> {
      await collection.updateOne({ _id: id, completedAt: null }, { $set: { completedAt: at } });
    },

    /** Adds a new request event unless the document was changed in the meantime. */
    async ask(erasure: ErasureDocument, at: Date): Promise<void> {
      const { _id, rev } = erasure;
      await collection.updateOne(
        { _id, rev, settledAt: null },
        { $set: { askedAt: at }, $inc: { rev: 1, asks: 1 }, $push: { outbox: question(erasure, at) } },
      );
    },

    async beginSecondRound(erasure: ErasureDocument, at: Date): Promise<void> {
      const { _id, rev } = erasure;
      const outbox = question({ ...erasure, round: 2 }, at);
      await collection.updateOne(
        { _id, rev, round: 1 },
        { $set: { round: 2, askedAt: at, asks: 1 }, $inc: { rev: 1 }, $push: { outbox } },
      );
    },

    async purged(id: string, round: 1 | 2): Promise<void> {
      await collection.updateOne({ _id: id }, { $max: { purgedRound: round } });
    },

    /** Removes the user id and sets the expiry of the receipt. */
    async settle(id: string, at: Date): Promise<void> {
      const expiresAt = new Date(at.getTime() + RECEIPT_RETENTION_MS);
      await collection.updateOne(
        { _id: id, settledAt: null },
        { $set: { settledAt: at, expiresAt }, $unset: { userId: 1 } },
      );
    },
  };
};
