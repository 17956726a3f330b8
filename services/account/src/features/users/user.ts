import { CONSENT_KINDS, type ConsentKind, type ConsentState, type Profile, type User } from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const consent = z.object({
  given: z.boolean(),
  at: z.date(),
  /** Version of the consent text. */
  version: z.string(),
});
export type Consent = z.infer<typeof consent>;

const consents = z.object({ health_data: consent.nullable(), outside_model: consent.nullable() });

/** Current consents by kind; null when the runner was not asked. */
export type Consents = z.infer<typeof consents>;

const consentRecord = consent.extend({ kind: z.enum(CONSENT_KINDS) });

/** One consent answer in the history. */
export type ConsentRecord = z.infer<typeof consentRecord>;

/** Maximum number of stored answers. Limits the size of the document; far above normal use. */
export const CONSENT_RECORDS_KEPT = 500;

/** `users`. `userId` equals `_id` and is the subject of the document's events. */
export const usersCollection = defineCollection({
  name: 'users',
  schema: z.object({
    ...emittingFields,
    /** Trimmed and lower-cased. */
    email: z.string(),
    name: z.string().nullable(),
    /** PHC string; null without a password. */
    passwordHash: z.string().nullable(),
    /** Last change or removal of the password. Absent while it is that of the registration. */
    passwordSetAt: z.date().exactOptional(),
    /** First verification of the email by a code. Absent while the email is unverified. */
    emailVerifiedAt: z.date().exactOptional(),
    /** True while sessions from before the verification must be ended; otherwise absent. */
    endsSessions: z.literal(true).exactOptional(),
    timezone: z.string(),
    /** Version of the time zone. Services use the zone with the highest version. */
    tzv: z.number().int(),
    consents,
    /** All consent answers, oldest first. Absent in accounts of releases that did not store them. */
    consentHistory: z.array(consentRecord).exactOptional(),
    createdAt: z.date(),
    /** Last use of a session, accurate to one day. Absent until the first run of the inactive accounts job. */
    lastUsedAt: z.date().exactOptional(),
    /** Time when the owner was notified of the deletion. Absent while the account is used. */
    inactiveToldAt: z.date().exactOptional(),
    /** Expiry of a replica's claim to send the notification. Absent without a claim. */
    inactiveClaimedUntil: z.date().exactOptional(),
  }),
  indexes: [
    // Serves sign-in. Unique, so that an email has one account.
    { key: { email: 1 }, options: { unique: true, name: 'email' } },
    // Serves the search for inactive accounts, longest unused first.
    { key: { lastUsedAt: 1 }, options: { name: 'last_used' } },
    OUTBOX_INDEX,
  ],
});

export type UserDocument = z.infer<typeof usersCollection.schema>;

/** Current versions of the consent texts: registration form and card (2: with the age), and profile screen. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { health_data: '2', outside_model: '1' };

/** Returns a user for auth responses. */
export const presentUser = ({ _id, email, name, timezone, createdAt }: UserDocument): User => ({
  id: _id,
  email,
  name,
  timezone,
  createdAt: createdAt.toISOString(),
});

/**
 * Returns when the email was verified, or null. An account without the field and without a password was created by a code
 * sign-in in an earlier release, which verified its email.
 */
export const emailVerifiedAtOf = ({
  emailVerifiedAt,
  passwordHash,
  createdAt,
}: Pick<UserDocument, 'emailVerifiedAt' | 'passwordHash' | 'createdAt'>): Date | null =>
  emailVerifiedAt ?? (passwordHash === null ? createdAt : null);

const presentConsent = (consent: Consent | null): ConsentState | null =>
  consent && { given: consent.given, at: consent.at.toISOString(), version: consent.version };

/** Returns all consent answers, oldest first. Accounts of earlier releases without a history return current consents. */
export const consentHistoryOf = ({
  consents,
  consentHistory = [],
}: Pick<UserDocument, 'consents' | 'consentHistory'>): ConsentRecord[] => {
  if (consentHistory.length > 0) return consentHistory;
  const current = CONSENT_KINDS.flatMap((kind) => (consents[kind] ? [{ kind, ...consents[kind] }] : []));
  return current.toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** Returns a user for the profile. */
export const presentProfile = (user: UserDocument): Profile => ({
  ...presentUser(user),
  emailVerifiedAt: emailVerifiedAtOf(user)?.toISOString() ?? null,
  hasPassword: user.passwordHash !== null,
  consents: {
    health_data: presentConsent(user.consents.health_data),
    outside_model: presentConsent(user.consents.outside_model),
  },
});
