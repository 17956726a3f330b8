import type { SessionItem } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

const HOUR_MS = 3_600_000;
/** How long a session lasts without and with "remember me". */
export const SESSION_MS = 24 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 90 * 24 * HOUR_MS;

/** The session limit of an account; a sign-in above it ends the oldest. */
export const MAX_SESSIONS = 50;

/** A session ends this long after its last use. */
export const IDLE_MS = 30 * 24 * HOUR_MS;

/** A session; its `_id` is the `sid` of its token. */
export interface SessionDocument extends EmittingDocument {
  createdAt: Date;
  /** The token's `exp`, to the second. */
  expiresAt: Date;
  rememberMe: boolean;
  revokedAt: Date | null;
  /** Whether a one-time code opened it; absent in sessions from before there were codes. */
  byCode?: boolean;
  /** Browser and system in words; null or absent when unknown. */
  device?: string | null;
  /** Whether an embedded client opened it, which stores the token itself; absent in sessions of earlier releases. */
  embedded?: boolean;
  /** Ids of the keys that signed its tokens; absent in sessions of earlier releases. */
  kids?: string[];
  /** When it was last used in this service, to five minutes; absent in sessions of earlier releases. */
  lastSeenAt?: Date;
  /** When the runner last confirmed their identity; absent when they have not since the sign-in. */
  confirmedAt?: Date;
}

/** The properties of a new session. */
export interface NewSession {
  rememberMe: boolean;
  byCode: boolean;
  device: string | null;
  embedded: boolean;
}

/** A session that starts now. Its expiry is a whole second, as that of a token. */
export const createSession = (
  userId: string,
  { rememberMe, byCode, device, embedded }: NewSession,
  now: Date,
): SessionDocument => {
  const end = now.getTime() + (rememberMe ? REMEMBERED_SESSION_MS : SESSION_MS);
  return {
    _id: createId(),
    userId,
    createdAt: now,
    expiresAt: new Date(Math.floor(end / 1_000) * 1_000),
    rememberMe,
    revokedAt: null,
    byCode,
    device,
    embedded,
    lastSeenAt: now,
    rev: 1,
    outbox: [],
  };
};

/** The session that replaces another one: with the same start and expiry and a new id. */
export const renewSession = (
  session: SessionDocument,
  now: Date,
  { confirmed }: { confirmed: boolean },
): SessionDocument => ({
  ...session,
  _id: createId(),
  lastSeenAt: now,
  ...(confirmed && { confirmedAt: now }),
  rev: 1,
  outbox: [],
});

/** For this long after a code sign-in a password may be set without the current one. */
export const CODE_SIGN_IN_FRESH_MS = 10 * 60_000;

/** Whether a one-time code opened this session within the last 10 minutes: proof of access to the account's mail. */
export const isFreshlyByCode = ({ byCode, createdAt }: SessionDocument, now: Date): boolean =>
  byCode === true && now.getTime() - createdAt.getTime() <= CODE_SIGN_IN_FRESH_MS;

/** For this long after a sign-in or confirmation the account may be deleted, exported and signed out elsewhere. */
export const CONFIRMED_MS = 15 * 60_000;

/** Whether the runner has proven their identity within the last 15 minutes. */
export const isConfirmed = ({ createdAt, confirmedAt }: SessionDocument, now: Date): boolean =>
  now.getTime() - (confirmedAt ?? createdAt).getTime() <= CONFIRMED_MS;

/** A session as its runner sees it in the list. */
export const presentSession = (session: SessionDocument, currentId: string): SessionItem => ({
  id: session._id,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
  device: session.device ?? null,
  current: session._id === currentId,
});
