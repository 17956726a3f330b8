import type { UserCollection } from '@stridewell/kit/user-data/collections';

/**
 * What this service itself tells beside the account: its sessions (a token is signed anew from one and is in none) and the
 * erasures that are under way. One-time codes are secrets, and go by address.
 */
export const ACCOUNT_COLLECTIONS: readonly UserCollection[] = [{ name: 'sessions' }, { name: 'erasures' }];
