import type { ErasureScope } from '@stridewell/contracts/web';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import type { Counts } from './erasure-progress.ts';

/** Maximum number of records per delete command, so that deleting the data of one runner does not block others. */
const BATCH = 500;

interface Owned {
  userId: string;
}

export interface Records {
  /** Returns the number of a runner's documents that an erasure deletes, by collection. */
  count(userId: string, scope: ErasureScope): Promise<Counts>;
  /** Deletes a runner's documents. Idempotent and safe to run concurrently. */
  erase(userId: string, scope: ErasureScope): Promise<void>;
  /** Deletes a runner's documents that are derived from events of the given services. */
  eraseFollowing(userId: string, services: readonly string[]): Promise<void>;
}

/** Counts and deletes a runner's documents in the collections of a service. */
export const createRecords = (database: Connection, collections: readonly UserCollection[]): Records => {
  const collectionsIn = (scope: ErasureScope) =>
    collections.filter(({ staysWithAccount }) => scope === 'account' || !staysWithAccount);
  const eraseAll = async (userId: string, from: readonly UserCollection[]): Promise<void> => {
    for (const { name } of from) {
      const collection = database.collection<Owned>(name);
      for (;;) {
        const found = await collection.find({ userId }).project({ _id: 1 }).limit(BATCH).toArray();
        if (found.length === 0) break;
        await collection.deleteMany({ userId, _id: { $in: found.map(({ _id }) => _id) } });
      }
    }
  };
  return {
    async count(userId, scope) {
      const counts: Counts = {};
      for (const { name } of collectionsIn(scope))
        counts[name] = await database.collection<Owned>(name).countDocuments({ userId });
      return counts;
    },
    erase: (userId, scope) => eraseAll(userId, collectionsIn(scope)),
    eraseFollowing: (userId, services) =>
      eraseAll(
        userId,
        collections.filter(({ follows }) => follows !== undefined && services.includes(follows)),
      ),
  };
};
