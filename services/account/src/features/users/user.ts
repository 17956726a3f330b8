import { CONSENT_KINDS, type ConsentKind, type ConsentState, type Profile, type User } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const consent = z.object({
  given: z.boolean(),
  at: z.date(),
  /** Version of the text that the runner agreed to or declined. */
  version: z.string(),
});
export type Consent = z.infer<typeof consent>;

const consents = z.object({ health_data: consent.nullable(), outside_model: consent.nullable() });

/** A runner's current consents by kind; null where they were never asked. */
export type Consents = z.infer<typeof consents>;

const consentRecord = consent.extend({ kind: z.enum(CONSENT_KINDS) });

/** One answer to a consent question: given, declined or withdrawn. */
export type ConsentRecord = z.infer<typeof consentRecord>;

/** Limit of stored answers, so that the document cannot grow without bound. Far above normal use. */
export const CONSENT_RECORDS_KEPT = 500;

/** `users`. `userId` equals `_id` and is the subject of the document's events. */
export const usersCollection = defineCollection({
  name: 'users',
  schema: z.object({
    ...emittingFields,
    /** Trimmed and lower-cased. */
    email: z.string(),
    name: z.string().nullable(),
    /** PHC string; null for an account without a password. */
    passwordHash: z.string().nullable(),
    /** When the password was last changed or removed; absent while it is the one of the registration. */
    passwordSetAt: z.date().exactOptional(),
    /** When the owner of the address first proved it with a code; absent while the address is unverified. */
    emailVerifiedAt: z.date().exactOptional(),
    /** True while sessions from before the verification must still be ended; absent otherwise. */
    endsSessions: z.literal(true).exactOptional(),
    timezone: z.string(),
    /** Version of the time zone: of the token's and the stored zone, the higher version wins. */
    tzv: z.number().int(),
    consents,
    /** Every answer so far, oldest first. Absent in accounts of releases that did not keep answers. */
    consentHistory: z.array(consentRecord).exactOptional(),
    createdAt: z.date(),
    /** When a session of the account was last seen, to a day; absent until the first run of inactive/. */
    lastUsedAt: z.date().exactOptional(),
    /** When the owner was notified of the deletion; absent while the account is used. */
    inactiveToldAt: z.date().exactOptional(),
    /** Until then one replica has claimed sending the mail; absent without a claim. */
    inactiveClaimedUntil: z.date().exactOptional(),
  }),
  indexes: [
    // Serves sign-in, and limits an address to one account.
    { key: { email: 1 }, options: { unique: true, name: 'email' } },
    // Serves the search for unused accounts, longest unused first.
    { key: { lastUsedAt: 1 }, options: { name: 'last_used' } },
    OUTBOX_INDEX,
  ],
});

export type UserDocument = z.infer<typeof usersCollection.schema>;

/** Versions of the consent texts: register form and card (2: with the age), and the switch of the profile screen. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { health_data: '2', outside_model: '1' };

/** A user as auth responses show it. */
export const presentUser = ({ _id, email, name, timezone, createdAt }: UserDocument): User => ({
  id: _id,
  email,
  name,
  timezone,
  createdAt: createdAt.toISOString(),
});

/**
 * When the address was verified; null when it was not. An account without a password and without this field was created
 * by a code sign-in in a release without the field, and that code proved its address.
 */
export const emailVerifiedAtOf = ({
  emailVerifiedAt,
  passwordHash,
  createdAt,
}: Pick<UserDocument, 'emailVerifiedAt' | 'passwordHash' | 'createdAt'>): Date | null =>
  emailVerifiedAt ?? (passwordHash === null ? createdAt : null);

const presentConsent = (consent: Consent | null): ConsentState | null =>
  consent && { given: consent.given, at: consent.at.toISOString(), version: consent.version };

/** Every consent answer, oldest first. For an account of a release that did not keep answers: its current consents. */
export const consentHistoryOf = ({
  consents,
  consentHistory = [],
}: Pick<UserDocument, 'consents' | 'consentHistory'>): ConsentRecord[] => {
  if (consentHistory.length > 0) return consentHistory;
  const current = CONSENT_KINDS.flatMap((kind) => (consents[kind] ? [{ kind, ...consents[kind] }] : []));
  return current.toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** A user as the profile shows it. */
export const presentProfile = (user: UserDocument): Profile => ({
  ...presentUser(user),
  emailVerifiedAt: emailVerifiedAtOf(user)?.toISOString() ?? null,
  hasPassword: user.passwordHash !== null,
  consents: {
    health_data: presentConsent(user.consents.health_data),
    outside_model: presentConsent(user.consents.outside_model),
  },
});
