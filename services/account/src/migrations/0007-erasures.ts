import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 7,
  name: 'erasures',
  async up(db) {
    const erasures = db.collection('erasures');
    // Serves the keeper's sweep: erasures that are not settled, oldest first.
    await erasures.createIndex({ settledAt: 1, requestedAt: 1 }, { name: 'open' });
    // Serves the runner's data export.
    await erasures.createIndex({ userId: 1 }, { name: 'user' });
    // Serves the relay's sweep for unpublished events.
    await erasures.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
    // TTL of receipts only.
    await erasures.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    // Serves the deletion of a runner's dead letters by an erasure.
    await db.collection('dead_letters').createIndex({ userId: 1 }, { name: 'user' });
  },
};
