import { createHmac } from 'node:crypto';
import { createSecret } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { secretsCollection } from '@stridewell/kit/user-data/tombstones';
import type { z } from 'zod';
import { CLEAR_TEXT_RETENTION_MS, unwrapWith, type Vault } from './vault.ts';

type SecretDocument = z.infer<typeof secretsCollection.schema>;

/**
 * Computes the HMAC-SHA256 of a string in base64url. Equal strings give equal results, which do not reveal the string.
 */
export type Seal = (text: string) => Promise<string>;

export interface Seals {
  /** Returns the HMAC function that uses the secret with this name. */
  of(name: string): Seal;
  /**
   * Encrypts secrets that are stored in clear text, and removes the clear text {@link CLEAR_TEXT_RETENTION_MS} later.
   */
  protect(at: Date): Promise<void>;
  /** Deletes the secrets whose names are between `first` (inclusive) and `before` (exclusive) in string order. */
  removeBetween(first: string, before: string): Promise<void>;
}

const nameOf = (name: string): string => `secrets/${name}`;

/** Creates HMAC functions. Each secret is created on its first use, and is stored encrypted when there is a vault. */
export const createSeals = (database: Connection, vault: Vault | null): Seals => {
  const secrets = secretsCollection.in(database);
  const names = new Set<string>();

  const make = async (name: string): Promise<Omit<SecretDocument, '_id'>> =>
    vault ? { wrapped: await vault.wrap(nameOf(name), createSecret()) } : { value: createSecret() };

  const read = async (name: string): Promise<string> => {
    const filter = { _id: name };
    const made = { $setOnInsert: await make(name) };
    // When two replicas insert a secret at the same time, both use the secret that was stored first.
    await secrets.updateOne(filter, made, { upsert: true }).catch((error) => {
      if (!isDuplicateKeyError(error)) throw error;
    });
    const document = await secrets.findOne(filter);
    const { wrapped, value } = document ?? {};
    if (wrapped && (vault || !value)) return unwrapWith(vault, nameOf(name), wrapped);
    if (!value) throw new Error(`the secret '${name}' was not stored`);
    return value;
  };

  return {
    of(name) {
      names.add(name);
      let secret: Promise<string> | undefined;
      return async (text) => {
        secret ??= read(name).catch((error) => {
          secret = undefined;
          throw error;
        });
        return createHmac('sha256', await secret)
          .update(text)
          .digest('base64url');
      };
    },
    async protect(at) {
      if (!vault) return;
      const ours = { _id: { $in: [...names] }, value: { $exists: true } };
      for (const { _id, value } of await secrets.find({ ...ours, wrapped: { $exists: false } }).toArray()) {
        const wrapped = await vault.wrap(nameOf(_id), value ?? '');
        await secrets.updateOne({ _id, wrapped: { $exists: false } }, { $set: { wrapped, wrappedAt: at } });
      }
      const before = { $lte: new Date(at.getTime() - CLEAR_TEXT_RETENTION_MS) };
      await secrets.updateMany({ ...ours, wrappedAt: before }, { $unset: { value: 1 } });
    },
    async removeBetween(first, before) {
      await secrets.deleteMany({ _id: { $gte: first, $lt: before } });
    },
  };
};

/**
 * Returns an HMAC function whose secret is stored in clear text. For purposes that do not require the vault, such as
 * counter names.
 */
export const createSeal = (database: Connection, name: string): Seal => createSeals(database, null).of(name);
