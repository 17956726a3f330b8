import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 3,
  name: 'what the physio and account services tell',
  async up(db) {
    // One document per runner. Serves every read and change of it.
    for (const name of ['physio_state', 'user_settings'])
      await db.collection(name).createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
