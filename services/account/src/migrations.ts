import type { Migration } from '@stridewell/kit/mongo/migrations';
import { OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';

/** Longer than the longest session: a key verifies for as long as a token of it can live. */
const KEY_KEPT_SECONDS = 91 * 86_400;

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'users',
    async up(db) {
      const users = db.collection('users');
      // Serves sign-in, and lets an address have one account only.
      await users.createIndex({ email: 1 }, { unique: true, name: 'email' });
      // Serves the relay's sweep.
      await users.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
    },
  },
  {
    id: 2,
    name: 'sessions',
    async up(db) {
      const sessions = db.collection('sessions');
      // Serves nothing but the ageing out. It may take an outbox along: a token that has expired needs no revocation.
      await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
      // Serves the relay's sweep.
      await sessions.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
    },
  },
  {
    id: 3,
    name: 'signing keys',
    async up(db) {
      const keys = db.collection('signing_keys');
      // Serves the list of keys in order, and lets two replicas that start together agree on one.
      await keys.createIndex({ generation: 1 }, { unique: true, name: 'generation' });
      // Serves nothing but the ageing out of retired keys.
      await keys.createIndex({ retiredAt: 1 }, { expireAfterSeconds: KEY_KEPT_SECONDS, name: 'expiry' });
    },
  },
  {
    id: 4,
    name: 'throttle counters',
    async up(db) {
      // Serves nothing but the ageing out; counters are found by `_id`.
      await db.collection('throttle_counters').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    },
  },
  {
    id: 5,
    name: 'one-time codes',
    async up(db) {
      const codes = db.collection('otp_codes');
      // Serves a request and a try, and lets an address have one code only.
      await codes.createIndex({ email: 1 }, { unique: true, name: 'email' });
      // Serves nothing but the ageing out.
      await codes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    },
  },
  {
    id: 6,
    name: 'sessions of a runner',
    async up(db) {
      // Serves the list of a runner's sessions and their end together.
      await db.collection('sessions').createIndex({ userId: 1, createdAt: -1 }, { name: 'runner' });
    },
  },
  {
    id: 7,
    name: 'erasures',
    async up(db) {
      const erasures = db.collection('erasures');
      // Serves the keeper: what is not settled, the oldest first.
      await erasures.createIndex({ settledAt: 1, requestedAt: 1 }, { name: 'open' });
      // Serves a runner's own download.
      await erasures.createIndex({ userId: 1 }, { name: 'user' });
      // Serves the relay's sweep.
      await erasures.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
      // Serves nothing but the ageing out of receipts.
      await erasures.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
      // A runner's erasure finds their events that could not be handled.
      await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
    },
  },
  {
    id: 8,
    name: 'several codes of an address',
    async up(db) {
      const codes = db.collection('otp_codes');
      // Serves a request and a try. A replica of the release before still finds and replaces one of an address's codes.
      await codes.createIndex({ email: 1, createdAt: -1 }, { name: 'newest' });
      // It let an address have one code only. Gone already where this migration was interrupted.
      const indexes = await codes.indexes();
      if (indexes.some(({ name }) => name === 'email')) await codes.dropIndex('email');
    },
  },
  {
    id: 9,
    name: 'idle sessions',
    async up(db) {
      // Serves the search for sessions that nobody has used for 30 days.
      await db.collection('sessions').createIndex({ revokedAt: 1, lastSeenAt: 1 }, { name: 'idle' });
    },
  },
];
