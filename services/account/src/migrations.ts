import type { Migration } from '@stridewell/kit/mongo/migrations';
import { OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';

/** Longer than the longest session, so that a key can verify every token it signed until the token expires. */
const KEY_KEPT_SECONDS = 91 * 86_400;

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'users',
    async up(db) {
      const users = db.collection('users');
      // Serves sign-in, and limits an address to one account.
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
      // TTL only. May delete a document with unsent outbox entries: an expired token needs no revocation.
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
      // TTL of retired keys only.
      await keys.createIndex({ retiredAt: 1 }, { expireAfterSeconds: KEY_KEPT_SECONDS, name: 'expiry' });
    },
  },
  {
    id: 4,
    name: 'throttle counters',
    async up(db) {
      // TTL only; counters are found by `_id`.
      await db.collection('throttle_counters').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    },
  },
  {
    id: 5,
    name: 'one-time codes',
    async up(db) {
      const codes = db.collection('otp_codes');
      // Serves code requests and tries, and limits an address to one code.
      await codes.createIndex({ email: 1 }, { unique: true, name: 'email' });
      // TTL only.
      await codes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    },
  },
  {
    id: 6,
    name: 'sessions of a runner',
    async up(db) {
      // Serves the list of a runner's sessions and the revocation of all of them.
      await db.collection('sessions').createIndex({ userId: 1, createdAt: -1 }, { name: 'runner' });
    },
  },
  {
    id: 7,
    name: 'erasures',
    async up(db) {
      const erasures = db.collection('erasures');
      // Serves the keeper's sweep: erasures that are not settled, oldest first.
      await erasures.createIndex({ settledAt: 1, requestedAt: 1 }, { name: 'open' });
      // Serves the runner's data export.
      await erasures.createIndex({ userId: 1 }, { name: 'user' });
      // Serves the relay's sweep.
      await erasures.createIndex(OUTBOX_INDEX.key, OUTBOX_INDEX.options);
      // TTL of receipts only.
      await erasures.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
      // Serves the deletion of a runner's dead letters by an erasure.
      await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
    },
  },
  {
    id: 8,
    name: 'several codes of an address',
    async up(db) {
      const codes = db.collection('otp_codes');
      // Serves code requests and tries. Replicas of the previous release still find and replace one code of an address.
      await codes.createIndex({ email: 1, createdAt: -1 }, { name: 'newest' });
      // This index limited an address to one code. It is already dropped when an earlier run was interrupted here.
      const indexes = await codes.indexes();
      if (indexes.some(({ name }) => name === 'email')) await codes.dropIndex('email');
    },
  },
  {
    id: 9,
    name: 'idle sessions',
    async up(db) {
      // Serves the search for sessions unused for 30 days.
      await db.collection('sessions').createIndex({ revokedAt: 1, lastSeenAt: 1 }, { name: 'idle' });
    },
  },
];
