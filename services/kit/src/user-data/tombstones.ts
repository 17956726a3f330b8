import { createHmac } from 'node:crypto';
import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import { ERASURE_SCOPES, type ErasureScope } from '@stridewell/contracts/web';
import { z } from 'zod';
import { createSecret } from '../ids.ts';
import { defineCollection } from '../mongo/collection.ts';
import { type Connection, isDuplicateKeyError } from '../mongo/database.ts';
import { RETENTION_DAYS } from './retention.ts';

/** `tombstones`. */
export const tombstonesCollection = defineCollection({
  name: 'tombstones',
  schema: z.object({
    /** HMAC of the user id, so that the database does not reveal the user. */
    _id: z.string(),
    scope: z.enum(ERASURE_SCOPES),
    /** Time of the erasure in this service. Older data must not be restored. */
    until: z.date(),
    /** Erasure times of services that erased later, and may have published old data until then. */
    sources: z.record(z.string(), z.date()).exactOptional(),
  }),
  indexes: [
    // Serves only the expiry; tombstones are found by `_id`.
    { key: { until: 1 }, options: { name: 'expiry', expireAfterSeconds: RETENTION_DAYS.tombstones * 86_400 } },
  ],
});

/** `secrets`: keys of HMACs, by purpose. */
export const secretsCollection = defineCollection({
  name: 'secrets',
  schema: z.object({
    _id: z.string(),
    /** Clear text, for secrets that need no vault or are older than it. */
    value: z.string().exactOptional(),
    /** The secret, wrapped with a key of the vault. */
    wrapped: z.string().exactOptional(),
    wrappedAt: z.date().exactOptional(),
  }),
});

/** Anonymous records of erasures, kept for 400 days, longer than anything that could restore data. */
export interface Tombstones {
  /** Marks a user as erased up to an instant. A deleted account stays deleted. */
  put(userId: string, scope: ErasureScope, until: Date): Promise<void>;
  /** Covers events of another service up to an instant, when the user has a tombstone. */
  putSource(userId: string, source: string, until: Date): Promise<void>;
  /** True when an event is older than its user's erasure. Events of `account` still apply when the account was kept. */
  covers(event: Pick<CloudEvent, 'subject' | 'time' | 'type'>): Promise<boolean>;
  /** Users erased at or after an instant, whose newly created data must be deleted again. */
  since(userIds: readonly string[], instant: Date): Promise<string[]>;
}

const SECRET = 'tombstones';

/** Stores `tombstones`, with the secret of their keys in `secrets`. */
export const createTombstones = (database: Connection): Tombstones => {
  const tombstones = tombstonesCollection.in(database);
  const secrets = secretsCollection.in(database);

  const readSecret = async (): Promise<string> => {
    const insert = { $setOnInsert: { value: createSecret() } };
    // Two processes may start at once: both use the secret that was stored first.
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
