import { CONSENT_KINDS, type ConsentKind, type ConsentState, type Profile, type User } from '@stridewell/contracts/web';
import type { Emitting } from '@stridewell/kit/outbox/entries';

export interface Consent {
  given: boolean;
  at: Date;
  /** Version of the text that was agreed to or declined. */
  version: string;
}

/** What a runner agreed to, by kind; null where they were never asked. */
export type Consents = Record<ConsentKind, Consent | null>;

/** One answer to a question of consent: a yes, a no, or a yes taken back. */
export interface ConsentRecord extends Consent {
  kind: ConsentKind;
}

/** Answers kept: more than anybody gives in a lifetime, since a document must not grow without end. */
export const CONSENT_RECORDS_KEPT = 500;

/** An account as it is stored. `userId` repeats `_id`: it is the runner whom the document's events speak of. */
export interface UserDocument extends Emitting {
  /** Trimmed and lower-cased. */
  email: string;
  name: string | null;
  /** PHC string; null for an account made by a code. */
  passwordHash: string | null;
  /** When the password was last changed or dropped; absent while it is the one of the registration. */
  passwordSetAt?: Date;
  /** When the owner of the address first proved it with a code; absent while nobody has. */
  emailVerifiedAt?: Date;
  /** Set while the sessions from before the verification must still be ended; absent otherwise. */
  endsSessions?: true;
  timezone: string;
  /** Version of the time zone: the higher of token and stored wins. */
  tzv: number;
  consents: Consents;
  /** Every answer so far, the oldest first. Absent in accounts made before answers were kept. */
  consentHistory?: ConsentRecord[];
  createdAt: Date;
}

/** Versions of the texts that are agreed to: the sentence of the register form and the card (2: with the age), and the switch of the profile screen. */
export const CONSENT_VERSIONS: Record<ConsentKind, string> = { health_data: '2', outside_model: '1' };

/** A user as auth answers show it: five fields and nothing else. */
export const presentUser = ({ _id, email, name, timezone, createdAt }: UserDocument): User => ({
  id: _id,
  email,
  name,
  timezone,
  createdAt: createdAt.toISOString(),
});

/**
 * When the address was verified; null while it was not. An account without a password that has no such field was made by a
 * code before the field existed (or by a replica of that release), and the code proved its address.
 */
export const emailVerifiedAtOf = ({
  emailVerifiedAt,
  passwordHash,
  createdAt,
}: Pick<UserDocument, 'emailVerifiedAt' | 'passwordHash' | 'createdAt'>): Date | null =>
  emailVerifiedAt ?? (passwordHash === null ? createdAt : null);

const presentConsent = (consent: Consent | null): ConsentState | null =>
  consent && { given: consent.given, at: consent.at.toISOString(), version: consent.version };

/** Every answer to a question of consent, the oldest first; of an account from before they were kept, those that stand. */
export const consentHistoryOf = ({
  consents,
  consentHistory = [],
}: Pick<UserDocument, 'consents' | 'consentHistory'>): ConsentRecord[] => {
  if (consentHistory.length > 0) return consentHistory;
  const standing = CONSENT_KINDS.flatMap((kind) => (consents[kind] ? [{ kind, ...consents[kind] }] : []));
  return standing.toSorted((a, b) => a.at.getTime() - b.at.getTime());
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
