import {
  CONSENT_KINDS,
  type ConsentKind,
  type ConsentState,
  DEFAULT_LANGUAGE,
  DEFAULT_UNITS,
  LANGUAGES,
  type Profile,
  UNITS,
  type User,
} from '@stridewell/contracts/web';
import { defineCollection } from '@stridewell/kit/mongo/collection';
import { emittingFields, OUTBOX_INDEX } from '@stridewell/kit/outbox/entries';
import { z } from 'zod';

const consent = z.object({
  given: z.boolean(),
  at: z.date(),
  /** Version of the consent text that the runner answered. */
  version: z.string(),
});
export type Consent = z.infer<typeof consent>;

/** Current consents by kind; a consent is null when the runner was not asked. */
const consents = z.object({ health_data: consent.nullable(), outside_model: consent.nullable() });

const consentRecord = consent.extend({
  kind: z.enum(CONSENT_KINDS),
  /** True when the consent ended because the owner of the email took over the account. Absent otherwise. */
  takenOver: z.literal(true).exactOptional(),
});

/** One consent answer in the history of an account. */
export type ConsentRecord = z.infer<typeof consentRecord>;

/** Maximum number of consent answers stored per account. It limits the document size and is far above normal use. */
export const CONSENT_RECORDS_KEPT = 500;

/** The collection `users`. `userId` equals `_id` and is the subject of the document's events. */
export const usersCollection = defineCollection({
  name: 'users',
  schema: z.object({
    ...emittingFields,
    /** Email without surrounding spaces and in lower case. */
    email: z.string(),
    name: z.string().nullable(),
    /** Password hash as a PHC string; null when the account has no password. */
    passwordHash: z.string().nullable(),
    /** Time at which the password was last changed or removed. Absent when it was not changed since registration. */
    passwordSetAt: z.date().exactOptional(),
    /**
     * Time at which all devices became unknown: the password was changed or removed, or all other sessions were ended.
     * Absent if that has not happened since the release that introduced this field.
     */
    devicesEndedAt: z.date().exactOptional(),
    /** Time at which a code first verified the email. Absent when the email is unverified. */
    emailVerifiedAt: z.date().exactOptional(),
    /** True when sessions from before the email verification must still be ended; otherwise absent. */
    endsSessions: z.literal(true).exactOptional(),
    /**
     * Keys of files with emails to earlier addresses and to addresses of unfinished changes. Absent if there are no
     * such emails or a mail server is used.
     */
    mailKeys: z.array(z.string()).exactOptional(),
    timezone: z.string(),
    /** Version of the time zone. Other services use the time zone with the highest version. */
    tzv: z.number().int(),
    /** Units and language that the runner chose. Absent before the first choice. */
    units: z.enum(UNITS).exactOptional(),
    language: z.enum(LANGUAGES).exactOptional(),
    consents,
    /** All consent answers, oldest first. Absent in accounts from releases that did not store a history. */
    consentHistory: z.array(consentRecord).exactOptional(),
    createdAt: z.date(),
    /** Time of the last use, accurate to one day. Absent before the first run of the inactive accounts job. */
    lastUsedAt: z.date().exactOptional(),
    /** Time at which the owner was notified of the deletion. Absent when the account is in use. */
    inactiveToldAt: z.date().exactOptional(),
    /** Time until which a replica has claimed the sending of the notification. Absent when there is no claim. */
    inactiveClaimedUntil: z.date().exactOptional(),
  }),
  indexes: [
    // Index for sign-in. Unique, so that each email has at most one account.
    { key: { email: 1 }, options: { unique: true, name: 'email' } },
    // Index for the search for inactive accounts, starting with the longest unused.
    { key: { lastUsedAt: 1 }, options: { name: 'last_used' } },
    OUTBOX_INDEX,
  ],
});

export type UserDocument = z.infer<typeof usersCollection.schema>;

/**
 * Current versions of the consent texts. Version 2 of the health data text, shown in the registration form and the
 * card, mentions the age. The external model's text is shown on the profile screen.
 */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { health_data: '2', outside_model: '1' };

/** Returns a user in the format of the auth responses. */
export const presentUser = ({ _id, email, name, timezone, units, language, createdAt }: UserDocument): User => ({
  id: _id,
  email,
  name,
  timezone,
  units: units ?? DEFAULT_UNITS,
  language: language ?? DEFAULT_LANGUAGE,
  createdAt: createdAt.toISOString(),
});

/**
 * Returns the time at which the email was verified, or null. An account that has neither this field nor a password was
 * created by a code sign-in in an earlier release, which verified the email.
 */
export const emailVerifiedAtOf = ({
  emailVerifiedAt,
  passwordHash,
  createdAt,
}: Pick<UserDocument, 'emailVerifiedAt' | 'passwordHash' | 'createdAt'>): Date | null =>
  emailVerifiedAt ?? (passwordHash === null ? createdAt : null);

const presentConsent = (consent: Consent | null): ConsentState | null =>
  consent && { given: consent.given, at: consent.at.toISOString(), version: consent.version };

/**
 * Returns all consent answers, oldest first. For accounts from earlier releases without a history, returns the current
 * consents.
 */
export const consentHistoryOf = ({
  consents,
  consentHistory = [],
}: Pick<UserDocument, 'consents' | 'consentHistory'>): ConsentRecord[] => {
  if (consentHistory.length > 0) return consentHistory;
  const current = CONSENT_KINDS.flatMap((kind) => (consents[kind] ? [{ kind, ...consents[kind] }] : []));
  return current.toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** Returns a user in the format of the profile. */
export const presentProfile = (user: UserDocument): Profile => ({
  ...presentUser(user),
  emailVerifiedAt: emailVerifiedAtOf(user)?.toISOString() ?? null,
  hasPassword: user.passwordHash !== null,
  consents: {
    health_data: presentConsent(user.consents.health_data),
    outside_model: presentConsent(user.consents.outside_model),
  },
});
