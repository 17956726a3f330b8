import type { JWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { REVOKED_TTL_MS } from './token.ts';

/** `revoked_sessions`, by session id, which identifies nobody. */
export const revokedSessionsCollection = defineCollection({
  name: 'revoked_sessions',
  schema: z.object({ _id: z.string(), at: z.date() }),
  indexes: [
    // Serves only the expiry: by then no token of the session is valid.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: REVOKED_TTL_MS / 1_000 } },
  ],
});

/** `identity_keys`: one document with the public keys. */
export const identityKeysCollection = defineCollection({
  name: 'identity_keys',
  schema: z.object({ _id: z.string(), keys: z.array(z.custom<JWK>((key) => typeof key === 'object' && key !== null)) }),
});

/** `identity_marks`: marks the copy as complete. */
export const identityMarksCollection = defineCollection({
  name: 'identity_marks',
  schema: z.object({ _id: z.string(), at: z.date() }),
});

/** A service's copy of the keys and revocations of `account`, so that it can start and run without the bus. */
export interface IdentityStore {
  loadKeys(): Promise<JWK[]>;
  saveKeys(keys: JWK[]): Promise<void>;
  loadRevoked(): Promise<string[]>;
  saveRevoked(sessionId: string): Promise<void>;
  /** True when {@link saveListed} was called. Both are missing in a store without persistence. */
  loadListed?(): Promise<boolean>;
  /** Marks the copy as complete. */
  saveListed?(): Promise<void>;
}

const LISTED = 'revoked_sessions_listed';

/** Stores the copy in `identity_keys`, `revoked_sessions` and `identity_marks`. */
export const createIdentityStore = (connection: Connection, clock: Clock): IdentityStore => {
  const keys = identityKeysCollection.in(connection);
  const revoked = revokedSessionsCollection.in(connection);
  const marks = identityMarksCollection.in(connection);
  return {
    loadKeys: async () => (await keys.findOne({ _id: 'jwks' }))?.keys ?? [],
    async saveKeys(list) {
      await keys.updateOne({ _id: 'jwks' }, { $set: { keys: list } }, { upsert: true });
    },
    loadRevoked: async () => (await revoked.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    async saveRevoked(sessionId) {
      await revoked.updateOne({ _id: sessionId }, { $setOnInsert: { at: clock.now() } }, { upsert: true });
    },
    loadListed: async () => (await marks.findOne({ _id: LISTED })) !== null,
    async saveListed() {
      await marks.updateOne({ _id: LISTED }, { $setOnInsert: { at: clock.now() } }, { upsert: true });
    },
  };
};
