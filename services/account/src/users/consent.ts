import type { ConsentBody } from '@stridewell/contracts/http/auth';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import { changedEntry } from './changed.ts';
import { CONSENT_RECORDS_KEPT, CONSENT_VERSIONS, consentHistoryOf, type UserDocument } from './user.ts';
import type { UserRepository } from './user-repository.ts';

/** Changes of one account at the same moment that are waited for, one after the other. */
const TRIES = 5;

/**
 * Stores what a runner agrees to or takes back, with its time and the version of the text, in one write with the event that
 * tells the other services. What stands already is left with its time. Answers the account; null where there is none.
 * Throws 'unavailable' while too many events wait for the bus, or too many changes come at once.
 */
export const recordConsent = async (
  users: UserRepository,
  userId: string,
  { kind, given }: ConsentBody,
  clock: Clock,
): Promise<UserDocument | null> => {
  const version = CONSENT_VERSIONS[kind];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const user = await users.findById(userId);
    const stands = user?.consents[kind];
    if (!user || (stands?.given === given && stands.version === version)) return user;
    if (user.outbox.length >= OUTBOX_LIMIT) throw unavailable();
    const at = clock.now();
    const consents = { ...user.consents, [kind]: { given, at, version } };
    const consentHistory = [...consentHistoryOf(user), { kind, given, at, version }].slice(-CONSENT_RECORDS_KEPT);
    const entry = changedEntry({ ...user, consents, rev: user.rev + 1 }, at);
    const saved = await users.saveConsents(userId, user.rev, { consents, consentHistory }, entry);
    if (saved) return saved;
  }
  throw unavailable();
};
