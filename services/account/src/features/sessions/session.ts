import type { SessionItem } from '@stridewell/contracts/web';
import { CONFIRMED_MS } from '@stridewell/kit/auth/confirmed';
import { createId } from '@stridewell/kit/ids';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const HOUR_MS = 3_600_000;
/** Session lifetimes in milliseconds, first without and then with "remember me". */
const SESSION_MS = 24 * HOUR_MS;
const REMEMBERED_SESSION_MS = 90 * 24 * HOUR_MS;

/** Maximum number of open sessions per account. A further sign-in ends the oldest session. */
export const MAX_SESSIONS = 50;

/** Time without use after which a session ends, in milliseconds. */
export const IDLE_MS = 30 * 24 * HOUR_MS;

/** The collection `sessions`. `_id` is the `sid` claim of the session's tokens. */
export const sessionsCollection = defineCollection({
  name: 'sessions',
  schema: z.object({
    ...emittingFields,
    createdAt: z.date(),
    /** Equal to the `exp` claim of the token, in whole seconds. */
    expiresAt: z.date(),
    rememberMe: z.boolean(),
    revokedAt: z.date().nullable(),
    /** True when the session was opened with a one-time code. Absent in sessions from releases without codes. */
    byCode: z.boolean().exactOptional(),
    /** Browser and operating system, such as `Chrome on Android`; null or absent when unknown. */
    device: z.string().nullable().exactOptional(),
    /** True when an embedded client opened the session. Absent in sessions from earlier releases. */
    embedded: z.boolean().exactOptional(),
    /** Ids of the keys that signed the session's tokens. Absent in sessions from earlier releases. */
    kids: z.array(z.string()).exactOptional(),
    /** Time of the last use in this service, accurate to five minutes. Absent in sessions from earlier releases. */
    lastSeenAt: z.date().exactOptional(),
    /** Time at which the runner last confirmed their identity. Absent when they have not done so since the sign-in. */
    confirmedAt: z.date().exactOptional(),
  }),
  indexes: [
    // TTL index that deletes expired sessions. Unsent outbox entries can be lost harmlessly, because an expired token
    // needs no revocation.
    { key: { expiresAt: 1 }, options: { name: 'expiry', expireAfterSeconds: 0 } },
    // Index for listing and revoking a runner's sessions.
    { key: { userId: 1, createdAt: -1 }, options: { name: 'runner' } },
    // Index for the search for idle sessions.
    { key: { revokedAt: 1, lastSeenAt: 1 }, options: { name: 'idle' } },
    OUTBOX_INDEX,
  ],
});

export type SessionDocument = z.infer<typeof sessionsCollection.schema>;

/** Properties of a session to create. */
export interface NewSession {
  rememberMe: boolean;
  byCode: boolean;
  device: string | null;
  embedded: boolean;
}

/** Creates a session that starts now. The expiry is a whole second, because tokens store whole seconds. */
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

/** Returns a session that replaces another one: with a new id, but the same start and expiry. */
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

/** Time after a code sign-in during which a password may be set without the current password, in milliseconds. */
export const CODE_SIGN_IN_FRESH_MS = 10 * 60_000;

/** True when the session was opened with a one-time code within the last 10 minutes. */
export const isFreshlyByCode = ({ byCode, createdAt }: SessionDocument, now: Date): boolean =>
  byCode === true && now.getTime() - createdAt.getTime() <= CODE_SIGN_IN_FRESH_MS;

/** True when the runner signed in or confirmed their identity within the last 15 minutes. */
export const isConfirmed = ({ createdAt, confirmedAt }: SessionDocument, now: Date): boolean =>
  now.getTime() - (confirmedAt ?? createdAt).getTime() <= CONFIRMED_MS;

/** Returns a session in the format of the API. */
export const presentSession = (session: SessionDocument, currentId: string): SessionItem => ({
  id: session._id,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
  device: session.device ?? null,
  current: session._id === currentId,
});
