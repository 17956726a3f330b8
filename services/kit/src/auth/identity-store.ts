import type { JWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { REVOKED_TTL_MS } from './token.ts';

/** The collection `revoked_sessions`, keyed by session id, which does not identify a user. */
export const revokedSessionsCollection = defineCollection({
  name: 'revoked_sessions',
  schema: z.object({ _id: z.string(), at: z.date() }),
  indexes: [
    // Index used only for expiry. When a document expires, every token of the session has expired.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: REVOKED_TTL_MS / 1_000 } },
  ],
});

/** The collection `identity_keys`, whose only document contains the public keys. */
export const identityKeysCollection = defineCollection({
  name: 'identity_keys',
  schema: z.object({ _id: z.string(), keys: z.array(z.custom<JWK>((key) => typeof key === 'object' && key !== null)) }),
});

/** The collection `identity_marks`, whose only document marks the copy of the revoked sessions as complete. */
export const identityMarksCollection = defineCollection({
  name: 'identity_marks',
  schema: z.object({ _id: z.string(), at: z.date() }),
});

/**
 * A service's copy of the signing keys and revoked sessions of `account`, so that the service can start and run without
 * the bus.
 */
export interface IdentityStore {
  loadKeys(): Promise<JWK[]>;
  saveKeys(keys: JWK[]): Promise<void>;
  loadRevoked(): Promise<string[]>;
  saveRevoked(sessionId: string): Promise<void>;
  /** True when {@link saveListed} has been called. A store without persistence has neither method. */
  loadListed?(): Promise<boolean>;
  /** Marks the copy of the revoked sessions as complete. */
  saveListed?(): Promise<void>;
}

const LISTED = 'revoked_sessions_listed';

/** Creates a store that uses the collections `identity_keys`, `revoked_sessions` and `identity_marks`. */
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
