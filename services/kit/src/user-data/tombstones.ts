import { createHmac } from 'node:crypto';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { ERASURE_SCOPES, type ErasureScope } from '@stridewell/contracts/web';
import { z } from 'zod';
import { createSecret } from '../ids.ts';
import { defineCollection } from '../mongo/collection.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';
import { RETENTION_DAYS } from './retention.ts';

/** The collection `tombstones`, with one document for each erased user. */
export const tombstonesCollection = defineCollection({
  name: 'tombstones',
  schema: z.object({
    /** HMAC of the user id, so that the database does not reveal the user. */
    _id: z.string(),
    scope: z.enum(ERASURE_SCOPES),
    /** Time at which this service erased the user's data. Data from before this time must not be restored. */
    until: z.date(),
    /**
     * Times at which other services erased their data, by service. Set for services that erased later and may have
     * published old data until then.
     */
    sources: z.record(z.string(), z.date()).exactOptional(),
  }),
  indexes: [
    // Index used only for expiry; tombstones are found by `_id`.
    { key: { until: 1 }, options: { name: 'expiry', expireAfterSeconds: RETENTION_DAYS.tombstones * 86_400 } },
  ],
});

/** The collection `secrets`, which contains the keys of HMACs, by purpose. */
export const secretsCollection = defineCollection({
  name: 'secrets',
  schema: z.object({
    _id: z.string(),
    /**
     * The secret in clear text. Used for secrets that do not need the vault or were created before it was introduced.
     */
    value: z.string().exactOptional(),
    /** The secret, encrypted with a key of the vault. */
    wrapped: z.string().exactOptional(),
    wrappedAt: z.date().exactOptional(),
  }),
});

/**
 * Anonymous records of erasures. They are retained for 400 days, which is longer than anything from which data could be
 * restored.
 */
export interface Tombstones {
  /** Records that a user was erased at the given time. A deleted account stays deleted. */
  put(userId: string, scope: ErasureScope, until: Date): Promise<void>;
  /** Records the time up to which another service's events about an erased user must have no effect. */
  putSource(userId: string, source: string, until: Date): Promise<void>;
  /**
   * True when an event is older than its user's erasure. Events of `account` are still handled if the erasure kept the
   * account.
   */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Returns the users who were erased at or after the given time, whose newly created data must be deleted again. */
  since(userIds: readonly string[], instant: Date): Promise<string[]>;
}

const SECRET = 'tombstones';

/**
 * Creates the repository of tombstones. The secret from which their keys are computed is stored in the collection
 * `secrets`.
 */
export const createTombstones = (database: Connection): Tombstones => {
  const tombstones = tombstonesCollection.in(database);
  const secrets = secretsCollection.in(database);

  const readSecret = async (): Promise<string> => {
    const insert = { $setOnInsert: { value: createSecret() } };
    // Two processes may start at the same time. Both then use the secret that was stored first.
    await secrets.updateOne({ _id: SECRET }, insert, { upsert: true }).catch((error) => {
      if (!isDuplicateKeyError(error)) throw error;
    });
    const found = await secrets.findOne({ _id: SECRET });
    if (!found?.value) throw new Error('the secret of the tombstones was not stored');
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
      const write = () => tombstones.updateOne({ _id }, { $max: { until }, ...setScope }, { upsert: true });
      await write().catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
        return write();
      });
    },
    async putSource(userId, source, until) {
      await tombstones.updateOne({ _id: await keyOf(userId) }, { $max: { [`sources.${source}`]: until } });
    },
    async covers({ subject, time, type }) {
      const found = await tombstones.findOne({ _id: await keyOf(subject) });
      if (!found) return false;
      if (found.scope === 'account') return true;
      const source = type.slice(0, type.indexOf('.'));
      const at = new Date(time);
      return source !== 'account' && (at <= found.until || at <= (found.sources?.[source] ?? found.until));
    },
    async since(userIds, instant) {
      const keys = new Map<string, string>();
      for (const userId of userIds) keys.set(await keyOf(userId), userId);
      const found = await tombstones.find({ _id: { $in: [...keys.keys()] }, until: { $gte: instant } }).toArray();
      return found.flatMap(({ _id }) => keys.get(_id) ?? []);
    },
  };
};
