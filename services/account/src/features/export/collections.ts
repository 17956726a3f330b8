import type { UserCollection } from '@stridewell/kit/user-data/collections';

/**
 * Collections that this service exports in addition to the account: sessions (which hold no token; tokens are signed
 * from them) and pending erasures. One-time codes are secrets and stored by address.
 */
export const ACCOUNT_COLLECTIONS: readonly UserCollection[] = [{ name: 'sessions' }, { name: 'erasures' }];
