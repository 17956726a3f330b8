import type { SessionItem } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const HOUR_MS = 3_600_000;
/** How long a session lasts without and with "remember me". */
export const SESSION_MS = 24 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 90 * 24 * HOUR_MS;

/** The session limit of an account; a sign-in above it ends the oldest. */
export const MAX_SESSIONS = 50;

/** A session ends this long after its last use. */
export const IDLE_MS = 30 * 24 * HOUR_MS;

/** `sessions`; the `_id` is the `sid` of the session's token. */
export const sessionsCollection = defineCollection({
  name: 'sessions',
  schema: z.object({
    ...emittingFields,
    createdAt: z.date(),
    /** The token's `exp`, to the second. */
    expiresAt: z.date(),
    rememberMe: z.boolean(),
    revokedAt: z.date().nullable(),
    /** Whether a one-time code opened it; absent in sessions from before there were codes. */
    byCode: z.boolean().exactOptional(),
    /** Browser and system in words; null or absent when unknown. */
    device: z.string().nullable().exactOptional(),
    /** Whether an embedded client opened it, which stores the token itself; absent in sessions of earlier releases. */
    embedded: z.boolean().exactOptional(),
    /** Ids of the keys that signed its tokens; absent in sessions of earlier releases. */
    kids: z.array(z.string()).exactOptional(),
    /** When it was last used in this service, to five minutes; absent in sessions of earlier releases. */
    lastSeenAt: z.date().exactOptional(),
    /** When the runner last confirmed their identity; absent when they have not since the sign-in. */
    confirmedAt: z.date().exactOptional(),
  }),
  indexes: [
    // TTL only. May delete a document with unsent outbox entries: an expired token needs no revocation.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
    // Serves the list of a runner's sessions and the revocation of all of them.
    { key: { userId: 1, createdAt: -1 }, options: { name: 'runner' } },
    // Serves the search for sessions unused for 30 days.
    { key: { revokedAt: 1, lastSeenAt: 1 }, options: { name: 'idle' } },
    OUTBOX_INDEX,
  ],
});

export type SessionDocument = z.infer<typeof sessionsCollection.schema>;

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
