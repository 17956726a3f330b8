import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 12,
  name: 'email restorations',
  async up(db) {
    const restorations = db.collection('email_restorations');
    // Serves the redemption of a token.
    await restorations.createIndex({ token: 1 }, { unique: true, name: 'token' });
    // Serves the end of all restorations of an account, its export and its erasure.
    await restorations.createIndex({ userId: 1 }, { name: 'runner' });
    // TTL only.
    await restorations.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
  },
};
