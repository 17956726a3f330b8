import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 3,
  name: 'signing keys',
  async up(db) {
    const keys = db.collection('signing_keys');
    // Serves the list of keys in order, and lets two replicas that start together agree on one.
    await keys.createIndex({ generation: 1 }, { unique: true, name: 'generation' });
    // TTL of retired keys only: 91 days, longer than the longest session, so that a key can verify every token it signed.
    await keys.createIndex({ retiredAt: 1 }, { expireAfterSeconds: 91 * 86_400, name: 'expiry' });
  },
};
