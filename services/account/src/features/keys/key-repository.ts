import { type Connection, isDuplicateKeyError, trusted } from '@stridewell/kit/mongo/database';
import type { JWK } from 'jose';
import { Schema } from 'mongoose';
import type { SigningKey } from './signing-key.ts';
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

/** A stored signing key. */
interface KeyDocument extends Omit<SigningKey, 'privateJwk'> {
  /** Loses its private part after that was wrapped. The public part stays for replicas of releases without wrapping. */
  privateJwk: JWK;
  /** The whole JWK, wrapped. */
  wrapped?: string | null;
  wrappedAt?: Date | null;
}

const schema = new Schema(
  {
    _id: String,
    generation: { type: Number, required: true },
    privateJwk: { type: Schema.Types.Mixed, required: true },
    wrapped: String,
    wrappedAt: Date,
    createdAt: { type: Date, required: true },
    publishedAt: { type: Date, default: null },
    retiredAt: { type: Date, default: null },
  },
  { versionKey: false },
);

const nameOf = (kid: string): string => `signing_keys/${kid}`;
const IN_CLEAR = { 'privateJwk.d': trusted({ $exists: true }) };

/** Stores signing keys. The unique generation makes replicas that start together agree on one key. */
export const createKeyRepository = (database: Connection, vault: Vault | null): KeyRepository => {
  const model = database.model<KeyDocument>('signing_keys', schema, 'signing_keys');

  const unwrapKey = async ({ wrapped, wrappedAt: _at, ...key }: KeyDocument): Promise<SigningKey> => {
    if (!wrapped || (!vault && key.privateJwk.d)) return key;
    return { ...key, privateJwk: JSON.parse(await unwrapWith(vault, nameOf(key._id), wrapped)) as JWK };
  };

  const wrapKey = async (key: SigningKey): Promise<KeyDocument> => {
    if (!vault) return key;
    const { d: _secret, ...publicJwk } = key.privateJwk;
    const wrapped = await vault.wrap(nameOf(key._id), JSON.stringify(key.privateJwk));
    // Other keys in clear text mean that an earlier release may still run, and it must be able to read this key too.
    const shared = (await model.exists(IN_CLEAR)) !== null;
    return { ...key, privateJwk: shared ? key.privateJwk : publicJwk, wrapped, wrappedAt: key.createdAt };
  };

  return {
    async list() {
      const stored = await model.find().sort({ generation: 1 }).lean<KeyDocument[]>().exec();
      return Promise.all(stored.map(unwrapKey));
    },
    async insert(key) {
      try {
        await model.create(await wrapKey(key));
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error, 'generation')) return false;
        throw error;
      }
    },
    async markPublished(kids, at) {
      await model.updateMany({ _id: trusted({ $in: [...kids] }), publishedAt: null }, { $set: { publishedAt: at } });
    },
    async retireBefore(generation, at) {
      await model.updateMany(
        { generation: trusted({ $lt: generation }), retiredAt: null },
        { $set: { retiredAt: at } },
      );
    },
    async remove(kid) {
      await model.deleteOne({ _id: kid });
    },
    async protect(at) {
      if (!vault) return;
      for (const { _id, privateJwk } of await model.find({ wrapped: null }).lean<KeyDocument[]>().exec()) {
        const wrapped = await vault.wrap(nameOf(_id), JSON.stringify(privateJwk));
        await model.updateOne({ _id, wrapped: null }, { $set: { wrapped, wrappedAt: at } });
      }
      const before = trusted({ $lte: new Date(at.getTime() - CLEAR_TEXT_RETENTION_MS) });
      await model.updateMany({ ...IN_CLEAR, wrappedAt: before }, { $unset: { 'privateJwk.d': 1 } });
    },
  };
};
