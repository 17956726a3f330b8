import type { UserCollection } from '@stridewell/kit/user-data/collections';

/**
 * Collections that this service exports in addition to the account: sessions (which contain no tokens), previous
 * addresses (without the hashes of their tokens) and erasures. One-time codes are not exported, because they are
 * secret.
 */
export const ACCOUNT_COLLECTIONS: readonly UserCollection[] = [
  { name: 'sessions' },
  { name: 'email_restorations', secrets: ['token'] },
  { name: 'erasures' },
];
