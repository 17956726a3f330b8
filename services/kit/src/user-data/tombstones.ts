import { createHmac } from 'node:crypto';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import type { ErasureScope } from '@stridewell/contracts/web';
import { createSecret } from '../ids.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';

interface Tombstone {
  /** HMAC of the user's id, so that the database does not reveal the user. */
  _id: string;
  scope: ErasureScope;
  /** Time of the erasure in this service: older data must not be restored. */
  until: Date;
  /** Erasure times of services that erased later than this one: until then they may have published old data. */
  sources?: Record<string, Date>;
}

interface Secret {
  _id: string;
  value: string;
}

/**
 * Anonymous records of erasures, kept for 400 days (retention.ts),
 * longer than anything that could restore a user's data.
 */
export interface Tombstones {
  /** Marks a user as erased up to an instant. A deleted account stays deleted. */
  put(userId: string, scope: ErasureScope, until: Date): Promise<void>;
  /** Also covers events of another service up to an instant, if the user has a tombstone. */
  putSource(userId: string, source: string, until: Date): Promise<void>;
  /** Whether an event is older than its user's erasure. Events of `account` still apply if the account was kept. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Returns the users erased at or after an instant: data created for them meanwhile must be deleted again. */
  since(userIds: readonly string[], instant: Date): Promise<string[]>;
}

const COLLECTION = 'tombstones';
const SECRET = 'tombstones';

/** The collection `tombstones`, and the secret for its keys in `secrets`. */
export const createTombstones = (database: Connection): Tombstones => {
  const tombstones = () => database.collection<Tombstone>(COLLECTION);
  const secrets = () => database.collection<Secret>('secrets');

  const readSecret = async (): Promise<string> => {
    const insert = { $setOnInsert: { value: createSecret() } };
    // Two processes may start at once: the loser of the race uses the other's secret.
    await secrets()
      .updateOne({ _id: SECRET }, insert, { upsert: true })
      .catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
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
      const setScope = scope === 'account' ? { $set: { scope } } : { $setOnInsert: { scope } };
      const write = () => tombstones().updateOne({ _id }, { $max: { until }, ...setScope }, { upsert: true });
      await write().catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
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
