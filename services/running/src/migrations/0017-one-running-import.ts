import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 17,
  name: 'one running import per runner',
  async up(db) {
    const imports = db.collection('activity_imports');
    // Their jobs are added again, and the imports run one after the other.
    await imports.updateMany({ state: 'running' }, { $set: { state: 'waiting' } });
    // At most one import of a runner runs.
    await imports.createIndex(
      { userId: 1 },
      { unique: true, name: 'user_running', partialFilterExpression: { state: 'running' } },
    );
  },
};
