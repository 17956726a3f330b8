import type { ErasureScope } from '@stridewell/contracts/web';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import type { Counts } from './erasure-answers.ts';

/** Documents of one delete: a runner of many years holds up nobody else. */
const BATCH = 500;

interface Owned {
  userId: string;
}

export interface Records {
  /** What there is of a runner that the scope takes, by collection. */
  count(userId: string, scope: ErasureScope): Promise<Counts>;
  /** Deletes it. May be repeated, and run beside itself. */
  erase(userId: string, scope: ErasureScope): Promise<void>;
  /** Deletes what repeats the events of these services. */
  eraseFollowing(userId: string, services: readonly string[]): Promise<void>;
}

/** A runner's records in the collections of a service. */
export const createRecords = (database: Connection, collections: readonly UserCollection[]): Records => {
  const taken = (scope: ErasureScope) =>
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
      for (const { name } of taken(scope))
        counts[name] = await database.collection<Owned>(name).countDocuments({ userId });
      return counts;
    },
    erase: (userId, scope) => eraseAll(userId, taken(scope)),
    eraseFollowing: (userId, services) =>
      eraseAll(
        userId,
        collections.filter(({ follows }) => follows !== undefined && services.includes(follows)),
      ),
  };
};
