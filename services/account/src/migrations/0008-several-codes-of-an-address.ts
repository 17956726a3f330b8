import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
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
};
