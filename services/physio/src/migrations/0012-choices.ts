import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 12,
  name: 'equipment and length of the session that a runner has chosen',
  async up(db) {
    // One document per runner. Serves every read and change of it.
    await db.collection('physio_choices').createIndex({ userId: 1 }, { unique: true, name: 'user' });
  },
};
