import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 19,
  name: 'withheld training',
  async up(db) {
    const marks = db.collection<{ _id: string }>('withheld_training');
    // One mark per runner; also serves reading it.
    await marks.createIndex({ userId: 1 }, { unique: true, name: 'user' });
    const runners = db
      .collection('activities')
      .aggregate<{ _id: string; since: string }>([
        { $match: { 'policy.ai': false } },
        { $group: { _id: '$userId', since: { $min: '$date' } } },
      ]);
    for await (const { _id: userId, since } of runners)
      await marks.updateOne(
        { userId },
        { $setOnInsert: { _id: userId, userId, state: { since }, version: 1 } },
        { upsert: true },
      );
  },
};
