import { createHmac } from 'node:crypto';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import type { ErasureScope } from '@stridewell/contracts/web';
import { createSecret } from '../ids.ts';
import { type Connection, isDuplicate } from '../mongo/database.ts';

interface Tombstone {
  /** HMAC of the user's id: who reads the database cannot tell whose it is. */
  _id: string;
  scope: ErasureScope;
  /** When this service erased: what was made before it is not to come back. */
  until: Date;
  /** When services erased that did so later than this one: until then they may have told old things. */
  sources?: Record<string, Date>;
}

interface Secret {
  _id: string;
  value: string;
}

/** Who was erased here, without a name: kept for 400 days (retention.ts), longer than anything that could bring a runner back. */
export interface Tombstones {
  /** Marks a runner as erased up to an instant. An account that is gone stays gone. */
  put(userId: string, scope: ErasureScope, until: Date): Promise<void>;
  /** Marks what another service told up to an instant as erased too, where there is a tombstone. */
  putSource(userId: string, source: string, until: Date): Promise<void>;
  /** Whether an event is older than its runner's erasure. What `account` tells of an account that was kept still holds. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Those of the runners who were erased at or after an instant: what was made for them meanwhile must go again. */
  since(userIds: readonly string[], instant: Date): Promise<string[]>;
}

const COLLECTION = 'tombstones';
const SECRET = 'tombstones';

/** `tombstones`, and the secret of its keys in `secrets`. */
export const createTombstones = (database: Connection): Tombstones => {
  const tombstones = () => database.collection<Tombstone>(COLLECTION);
  const secrets = () => database.collection<Secret>('secrets');

  const readSecret = async (): Promise<string> => {
    const made = { $setOnInsert: { value: createSecret() } };
    // Two processes may begin at once: the one that loses the race takes what the other stored.
    await secrets()
      .updateOne({ _id: SECRET }, made, { upsert: true })
      .catch((error) => {
        if (!isDuplicate(error)) throw error;
      });
    const found = await secrets().findOne({ _id: SECRET });
    if (!found) throw new Error('the secret of the tombstones was not stored');
    return found.value;
  };
  let secret: Promise<string> | undefined;
  const keyOf = async (userId: string): Promise<string> => {
    secret ??= readSecret().catch((error) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(userId)
      .digest('base64url');
  };

  return {
    async put(userId, scope, until) {
      const _id = await keyOf(userId);
      const keep = scope === 'account' ? { $set: { scope } } : { $setOnInsert: { scope } };
      const write = () => tombstones().updateOne({ _id }, { $max: { until }, ...keep }, { upsert: true });
      await write().catch((error) => {
        if (!isDuplicate(error)) throw error;
        return write();
      });
    },
    async putSource(userId, source, until) {
      await tombstones().updateOne({ _id: await keyOf(userId) }, { $max: { [`sources.${source}`]: until } });
    },
    async covers({ subject, time, type }) {
      const found = await tombstones().findOne({ _id: await keyOf(subject) });
      if (!found) return false;
      if (found.scope === 'account') return true;
      const source = type.slice(0, type.indexOf('.'));
      const at = new Date(time);
      return source !== 'account' && (at <= found.until || at <= (found.sources?.[source] ?? found.until));
    },
    async since(userIds, instant) {
      const keys = new Map<string, string>();
      for (const userId of userIds) keys.set(await keyOf(userId), userId);
      const found = await tombstones()
        .find({ _id: { $in: [...keys.keys()] }, until: { $gte: instant } })
        .toArray();
      return found.flatMap(({ _id }) => keys.get(_id) ?? []);
    },
  };
};
