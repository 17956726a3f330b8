import { DEFAULT_TIMEZONE, type Language } from '@stridewell/contracts/web';
import { inCanonicalSpelling } from './timezone.ts';
import { CONSENT_VERSIONS, type UserDocument } from './user.ts';
import { changedEntry } from './user-changed-event.ts';

/** Browser settings that become the initial settings of a new account. */
export interface BrowserSettings {
  /** Time zone. Undefined when the browser did not report one. */
  timezone?: string | undefined;
  /** Language of the page. Null or undefined when the request contained no supported language. */
  language?: Language | null | undefined;
}

export interface NewUser extends BrowserSettings {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string | null;
  /** Answer in the registration form; undefined when the runner did not answer. */
  healthDataConsent: boolean | undefined;
  /** True when a code has verified the email. */
  emailVerified: boolean;
}

/** Returns a new account whose outbox contains the event for other services. */
export const createUser = (
  { id, email, name, passwordHash, healthDataConsent: given, emailVerified, timezone, language }: NewUser,
  now: Date,
): UserDocument => {
  const answer = given === undefined ? null : { given, at: now, version: CONSENT_VERSIONS.health_data };
  const state = {
    timezone: timezone === undefined ? DEFAULT_TIMEZONE : inCanonicalSpelling(timezone),
    tzv: 1,
    ...(language && { language }),
    consents: { health_data: answer, outside_model: null },
    rev: 1,
  };
  return {
    _id: id,
    userId: id,
    email,
    name,
    passwordHash,
    ...(emailVerified && { emailVerifiedAt: now }),
    createdAt: now,
    ...state,
    consentHistory: answer ? [{ kind: 'health_data', ...answer }] : [],
    outbox: [changedEntry(state, now)],
  };
};
