import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 2,
  name: 'sessions',
  async up(db) {
    const sessions = db.collection('sessions');
    // TTL only. May delete a document with unsent outbox entries: an expired token needs no revocation.
    await sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
    // Serves the relay's sweep for unpublished events.
    await sessions.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
  },
};
