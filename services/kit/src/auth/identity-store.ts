import type { JWK } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { defineCollection } from '../mongo/collection.ts';
import type { Connection } from '../mongo/database.ts';
import { REVOKED_TTL_MS } from './token.ts';

/** `revoked_sessions`, by session id, which identifies no person. */
export const revokedSessionsCollection = defineCollection({
  name: 'revoked_sessions',
  schema: z.object({ _id: z.string(), at: z.date() }),
  indexes: [
    // Serves no query, only the expiry, after which none of the session's tokens can be valid.
    { key: { at: 1 }, options: { name: 'expiry', expireAfterSeconds: REVOKED_TTL_MS / 1_000 } },
  ],
});

/** `identity_keys`: one document with the public keys. */
export const identityKeysCollection = defineCollection({
  name: 'identity_keys',
  schema: z.object({ _id: z.string(), keys: z.array(z.custom<JWK>((key) => typeof key === 'object' && key !== null)) }),
});

/** `identity_marks`: whether the copy is complete. */
export const identityMarksCollection = defineCollection({
  name: 'identity_marks',
  schema: z.object({ _id: z.string(), at: z.date() }),
});

/**
 * A service's own copy of the keys and revocations that `account`
 * publishes, so that it can start and run without the bus.
 */
export interface IdentityStore {
  loadKeys(): Promise<JWK[]>;
  saveKeys(keys: JWK[]): Promise<void>;
  loadRevoked(): Promise<string[]>;
  saveRevoked(sessionId: string): Promise<void>;
  /** Whether {@link saveListed} ever ran. Both are absent in a store without persistence. */
  loadListed?(): Promise<boolean>;
  /** Marks the copy as complete. */
  saveListed?(): Promise<void>;
}

const LISTED = 'revoked_sessions_listed';

/**
 * Collections of the copy: keys, revoked sessions (by session
 * id, which identifies no person), and the mark of completeness.
 */
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
