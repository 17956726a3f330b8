import { defineCollection } from '@stridewell/kit/mongo/collection';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import type { JWK } from 'jose';
import { z } from 'zod';
import { type SigningKey, signingKey } from './signing-key.ts';
import { CLEAR_TEXT_RETENTION_MS, unwrapWith, type Vault } from './vault.ts';

export interface KeyRepository {
  /** Returns all keys that can verify a token, oldest first. */
  list(): Promise<SigningKey[]>;
  /** Stores a key. Returns false when a key of the given generation already exists. */
  insert(key: SigningKey): Promise<boolean>;
  /** Stores the publication time for the given keys that do not have one. */
  markPublished(kids: readonly string[], at: Date): Promise<void>;
  /** Marks all keys of earlier generations as retired. */
  retireBefore(generation: number, at: Date): Promise<void>;
  /** Deletes a key, after which its tokens can no longer be verified. */
  remove(kid: string): Promise<void>;
  /** Encrypts keys that are stored in clear text, and removes the clear text {@link CLEAR_TEXT_RETENTION_MS} later. */
  protect(at: Date): Promise<void>;
}

/** The collection `signing_keys`. */
export const signingKeysCollection = defineCollection({
  name: 'signing_keys',
  schema: z.object({
    ...signingKey.shape,
    /**
     * The complete JWK, encrypted. The private part of `privateJwk` is removed {@link CLEAR_TEXT_RETENTION_MS} later.
     */
    wrapped: z.string().nullable().exactOptional(),
    wrappedAt: z.date().nullable().exactOptional(),
  }),
  indexes: [
    // Index for the ordered list of keys. Unique, so that replicas that start at the same time agree on one key.
    { key: { generation: 1 }, options: { unique: true, name: 'generation' } },
    // TTL index that deletes retired keys. They are stored longer than any session lasts, so that their tokens can be
    // verified.
    { key: { retiredAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 91 * 86_400 } },
  ],
});

type KeyDocument = z.infer<typeof signingKeysCollection.schema>;

const nameOf = (kid: string): string => `signing_keys/${kid}`;
const IN_CLEAR = { 'privateJwk.d': { $exists: true } };

/**
 * Stores signing keys in MongoDB. The generation is unique, so that replicas that start at the same time agree on one
 * key.
 */
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
    // When other keys are in clear text, an earlier release may still be running, which must be able to read this key
    // too.
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
