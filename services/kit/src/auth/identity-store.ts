import type { JWK } from 'jose';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Migration } from '../mongo/migrations.ts';
import { REVOKED_TTL_MS } from './token.ts';

interface RevokedDocument {
  _id: string;
  at: Date;
}

interface MarkDocument {
  _id: string;
  at: Date;
}

interface KeysDocument {
  _id: string;
  keys: JWK[];
}

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

const model = <D>(connection: Connection, name: string, schema: Schema): Model<D> =>
  connection.model<D>(name, schema, name);

/**
 * Collections of the copy: keys, revoked sessions (by session
 * id, which identifies no person), and the mark of completeness.
 */
export const createIdentityStore = (connection: Connection, clock: Clock): IdentityStore => {
  const keys = model<KeysDocument>(
    connection,
    'identity_keys',
    new Schema({ _id: String, keys: [Schema.Types.Mixed] }),
  );
  const revoked = model<RevokedDocument>(connection, 'revoked_sessions', new Schema({ _id: String, at: Date }));
  const marks = model<MarkDocument>(connection, 'identity_marks', new Schema({ _id: String, at: Date }));
  return {
    loadKeys: async () => (await keys.findById('jwks').lean())?.keys ?? [],
    async saveKeys(list) {
      await keys.updateOne({ _id: 'jwks' }, { $set: { keys: list } }, { upsert: true });
    },
    loadRevoked: async () => (await revoked.find({}, { _id: 1 }).lean()).map((document) => document._id),
    async saveRevoked(sessionId) {
      await revoked.updateOne({ _id: sessionId }, { $setOnInsert: { at: clock.now() } }, { upsert: true });
    },
    loadListed: async () => (await marks.exists({ _id: LISTED })) !== null,
    async saveListed() {
      await marks.updateOne({ _id: LISTED }, { $setOnInsert: { at: clock.now() } }, { upsert: true });
    },
  };
};

/**
 * First migration of every service that verifies tokens: revoked
 * sessions expire once none of their tokens can be valid.
 */
export const identityMigration = (id: number): Migration => ({
  id,
  name: 'copy of ended sessions',
  async up(db) {
    // Serves no query, only the expiry.
    await db
      .collection('revoked_sessions')
      .createIndex({ at: 1 }, { expireAfterSeconds: REVOKED_TTL_MS / 1_000, name: 'expiry' });
  },
});
