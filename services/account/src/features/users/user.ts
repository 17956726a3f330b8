import { CONSENT_KINDS, type ConsentKind, type ConsentState, type Profile, type User } from '@stridewell/contracts/web';
import type { EmittingDocument } from '@stridewell/kit/outbox/entries';

export interface Consent {
  given: boolean;
  at: Date;
  /** Version of the text that the runner agreed to or declined. */
  version: string;
}

/** A runner's current consents by kind; null where they were never asked. */
export type Consents = Record<ConsentKind, Consent | null>;

/** One answer to a consent question: given, declined or withdrawn. */
export interface ConsentRecord extends Consent {
  kind: ConsentKind;
}

/** Limit of stored answers, so that the document cannot grow without bound. Far above normal use. */
export const CONSENT_RECORDS_KEPT = 500;

/** A stored account. `userId` equals `_id` and is the subject of the document's events. */
export interface UserDocument extends EmittingDocument {
  /** Trimmed and lower-cased. */
  email: string;
  name: string | null;
  /** PHC string; null for an account without a password. */
  passwordHash: string | null;
  /** When the password was last changed or removed; absent while it is the one of the registration. */
  passwordSetAt?: Date;
  /** When the owner of the address first proved it with a code; absent while the address is unverified. */
  emailVerifiedAt?: Date;
  /** True while sessions from before the verification must still be ended; absent otherwise. */
  endsSessions?: true;
  timezone: string;
  /** Version of the time zone: of the token's and the stored zone, the higher version wins. */
  tzv: number;
  consents: Consents;
  /** Every answer so far, oldest first. Absent in accounts of releases that did not keep answers. */
  consentHistory?: ConsentRecord[];
  createdAt: Date;
}

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
