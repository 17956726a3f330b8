import type { SessionItem } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Emitting } from '@stridewell/kit/outbox/entries';

const HOUR_MS = 3_600_000;
/** How long a session lasts without and with "remember me". */
export const SESSION_MS = 24 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 90 * 24 * HOUR_MS;

/** How many sessions an account may have; one more ends the oldest. */
export const MAX_SESSIONS = 50;

/** How long after its last use a session ends. */
export const IDLE_MS = 30 * 24 * HOUR_MS;

/** A session; its `_id` is the `sid` of its token. */
export interface SessionDocument extends Emitting {
  createdAt: Date;
  /** The token's `exp`, to the second. */
  expiresAt: Date;
  rememberMe: boolean;
  revokedAt: Date | null;
  /** Whether a one-time code opened it; not there in sessions from before there were codes. */
  byCode?: boolean;
  /** Browser and system in words; null or not there where they were not told. */
  device?: string | null;
  /** Whether a client inside another site's page opened it, which keeps the token itself; not there in sessions from before. */
  embedded?: boolean;
  /** Ids of the keys that signed its tokens; not there in sessions from before this was kept. */
  kids?: string[];
  /** When it was last used here, to five minutes; not there in sessions from before this was kept. */
  lastSeenAt?: Date;
  /** When its runner last proved again who they are; not there where the sign-in was the last time. */
  confirmedAt?: Date;
}

/** How a session begins. */
export interface Opening {
  rememberMe: boolean;
  byCode: boolean;
  device: string | null;
  embedded: boolean;
}

/** A session that begins now. Its end is a whole second, as a token's is. */
export const createSession = (
  userId: string,
  { rememberMe, byCode, device, embedded }: Opening,
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

/** The session that takes the place of another: of the same length and beginning, under a new id. */
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

/** How long after a code sign-in a password may be set without the current one. */
export const FRESH_CODE_MS = 10 * 60_000;

/** Whether a one-time code opened this session within the last 10 minutes: its owner reads the mail of the account. */
export const isFreshlyByCode = ({ byCode, createdAt }: SessionDocument, now: Date): boolean =>
  byCode === true && now.getTime() - createdAt.getTime() <= FRESH_CODE_MS;

/** How long after a sign-in, or a confirmation since, the account may be deleted, exported and signed out elsewhere. */
export const CONFIRMED_MS = 15 * 60_000;

/** Whether the runner has proven within the last 15 minutes who they are. */
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
