import type { Migration } from '@stridewell/kit/mongo/migrations';

export const migration: Migration = {
  id: 5,
  name: 'one-time codes',
  async up(db) {
    const codes = db.collection('otp_codes');
    // Serves code requests and tries, and limits an address to one code.
    await codes.createIndex({ email: 1 }, { unique: true, name: 'email' });
    // TTL only.
    await codes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expiry' });
  },
};
