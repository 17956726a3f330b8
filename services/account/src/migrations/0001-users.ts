import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 1,
  name: 'users',
  async up(db) {
    const users = db.collection('users');
    // Serves sign-in, and limits an address to one account.
    await users.createIndex({ email: 1 }, { unique: true, name: 'email' });
    // Serves the relay's sweep for unpublished events.
    await users.createIndex(
      { 'outbox.id': 1 },
      { name: 'outbox_pending', partialFilterExpression: { 'outbox.id': { $exists: true } } },
    );
  },
};
