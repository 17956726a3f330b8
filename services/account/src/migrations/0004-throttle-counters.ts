import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 4,
  name: 'throttle counters',
  async up(db) {
    // TTL only; counters are found by `_id`.
    await db.collection('throttle_counters').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
  },
};
