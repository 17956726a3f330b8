import { createId } from '@stridewell/kit/ids';
import type { Emitting } from '@stridewell/kit/outbox/entries';

const HOUR_MS = 3_600_000;
/** How long a session lasts without and with "remember me". */
export const SESSION_MS = 24 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 90 * 24 * HOUR_MS;

/** A session; its `_id` is the `sid` of its token. */
export interface SessionDocument extends Emitting {
  createdAt: Date;
  /** The token's `exp`, to the second. */
  expiresAt: Date;
  rememberMe: boolean;
  revokedAt: Date | null;
}

/** A session that begins now. Its end is a whole second, as a token's is. */
export const createSession = (userId: string, rememberMe: boolean, now: Date): SessionDocument => {
  const end = now.getTime() + (rememberMe ? REMEMBERED_SESSION_MS : SESSION_MS);
  return {
    _id: createId(),
    userId,
    createdAt: now,
    expiresAt: new Date(Math.floor(end / 1_000) * 1_000),
    rememberMe,
    revokedAt: null,
    rev: 1,
    outbox: [],
  };
};
