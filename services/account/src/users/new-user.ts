import { userChanged } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE } from '@stridewell/contracts/web';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { HEALTH_CONSENT_VERSION, type UserDocument } from './user.ts';

export interface NewUser {
  id: string;
  email: string;
  name: string | null;
  passwordHash: string | null;
  /** The answer to the register form's box; undefined where it was not asked. */
  healthDataConsent: boolean | undefined;
}

/** A new account with the event that tells every service of it, to be stored in one write. */
export const createUser = (
  { id, email, name, passwordHash, healthDataConsent: given }: NewUser,
  now: Date,
): UserDocument => {
  const changed = {
    timezone: DEFAULT_TIMEZONE,
    tzv: 1,
    consents: { health_data: given === true, outside_model: false },
    rev: 1,
  };
  return {
    _id: id,
    userId: id,
    email,
    name,
    passwordHash,
    timezone: changed.timezone,
    tzv: changed.tzv,
    consents: {
      health_data: given === undefined ? null : { given, at: now, version: HEALTH_CONSENT_VERSION },
      outside_model: null,
    },
    createdAt: now,
    rev: changed.rev,
    outbox: [createEntry(userChanged, changed, now)],
  };
};
