import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { JWK } from 'jose';
import { z } from 'zod';
import { type SigningKey, signingKey } from './signing-key.ts';
import { CLEAR_TEXT_RETENTION_MS, unwrapWith, type Vault } from './vault.ts';

export interface KeyRepository {
  /** Every key that may still verify a token, oldest first. */
  list(): Promise<SigningKey[]>;
  /** Stores a key; false when its generation already exists. */
  insert(key: SigningKey): Promise<boolean>;
  /** Marks keys as published at this instant, unless they are marked already. */
  markPublished(kids: readonly string[], at: Date): Promise<void>;
  /** Marks the keys before a generation as retired. */
  retireBefore(generation: number, at: Date): Promise<void>;
  /** Deletes a key: its tokens can no longer be verified. */
  remove(kid: string): Promise<void>;
  /** Wraps keys that are stored in clear text. Removes the clear text of keys wrapped {@link CLEAR_TEXT_RETENTION_MS} ago. */
  protect(at: Date): Promise<void>;
}

/** `signing_keys`. */
export const signingKeysCollection = defineCollection({
  name: 'signing_keys',
  schema: z.object({
    ...signingKey.shape,
    /** The whole JWK, wrapped. `privateJwk` loses its private part some time after that was wrapped. */
    wrapped: z.string().nullable().exactOptional(),
    wrappedAt: z.date().nullable().exactOptional(),
  }),
  indexes: [
    // Serves the list of keys in order, and lets two replicas that start together agree on one.
    { key: { generation: 1 }, options: { unique: true, name: 'generation' } },
    // TTL of retired keys only: longer than the longest session, so that a key can verify every token it signed.
    { key: { retiredAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 91 * 86_400 } },
  ],
});

type KeyDocument = z.infer<typeof signingKeysCollection.schema>;

const nameOf = (kid: string): string => `signing_keys/${kid}`;
const IN_CLEAR = { 'privateJwk.d': { $exists: true } };

/** Stores signing keys. The unique generation makes replicas that start together agree on one key. */
export const createKeyRepository = (database: Connection, vault: Vault | null): KeyRepository => {
  const collection = signingKeysCollection.in(database);

  const unwrapKey = async ({ wrapped, wrappedAt: _at, ...key }: KeyDocument): Promise<SigningKey> => {
    if (!wrapped || (!vault && key.privateJwk.d)) return key;
    return { ...key, privateJwk: JSON.parse(await unwrapWith(vault, nameOf(key._id), wrapped)) as JWK };
  };

  const wrapKey = async (key: SigningKey): Promise<KeyDocument> => {
    if (!vault) return key;
    const { d: _secret, ...publicJwk } = key.privateJwk;
    const wrapped = await vault.wrap(nameOf(key._id), JSON.stringify(key.privateJwk));
    // Other keys in clear text mean that an earlier release may still run, and it must be able to read this key too.
    const shared = (await collection.findOne(IN_CLEAR, { projection: { _id: 1 } })) !== null;
    return { ...key, privateJwk: shared ? key.privateJwk : publicJwk, wrapped, wrappedAt: key.createdAt };
  };

  return {
    async list() {
      const stored = await collection.find().sort({ generation: 1 }).toArray();
      return Promise.all(stored.map(unwrapKey));
    },
    async insert(key) {
      try {
        await collection.insertOne(await wrapKey(key));
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error, 'generation')) return false;
        throw error;
      }
    },
    async markPublished(kids, at) {
      await collection.updateMany({ _id: { $in: [...kids] }, publishedAt: null }, { $set: { publishedAt: at } });
    },
    async retireBefore(generation, at) {
      await collection.updateMany({ generation: { $lt: generation }, retiredAt: null }, { $set: { retiredAt: at } });
    },
    async remove(kid) {
      await collection.deleteOne({ _id: kid });
    },
    async protect(at) {
      if (!vault) return;
      for (const { _id, privateJwk } of await collection.find({ wrapped: null }).toArray()) {
        const wrapped = await vault.wrap(nameOf(_id), JSON.stringify(privateJwk));
        await collection.updateOne({ _id, wrapped: null }, { $set: { wrapped, wrappedAt: at } });
      }
      const before = { $lte: new Date(at.getTime() - CLEAR_TEXT_RETENTION_MS) };
      await collection.updateMany({ ...IN_CLEAR, wrappedAt: before }, { $unset: { 'privateJwk.d': 1 } });
    },
  };
};
