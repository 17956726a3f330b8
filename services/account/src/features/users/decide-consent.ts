import type { ConsentBody } from '@stridewell/contracts/http/auth';
import { CONSENT_KINDS } from '@stridewell/contracts/web';
import {
  CONSENT_RECORDS_KEPT,
  CONSENT_VERSIONS,
  type ConsentRecord,
  consentHistoryOf,
  type UserDocument,
} from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Returns the history with the answers appended, without the oldest ones in excess of the limit. */
const withRecords = (user: UserDocument, records: ConsentRecord[]): ConsentRecord[] =>
  [...consentHistoryOf(user), ...records].slice(-CONSENT_RECORDS_KEPT);

/**
 * Returns the change that withdraws all consents when the owner takes over an account, so that the owner is asked
 * again. The history contains a withdrawal for each given consent.
 */
export const endConsents = (user: UserDocument, at: Date): Pick<UserDocument, 'consents' | 'consentHistory'> => {
  const records = CONSENT_KINDS.flatMap((kind) => {
    const current = user.consents[kind];
    return current?.given ? [{ kind, given: false, at, version: current.version, takenOver: true as const }] : [];
  });
  return { consents: { health_data: null, outside_model: null }, consentHistory: withRecords(user, records) };
};

/**
 * Returns the change that a consent answer makes to an account: the answer with its time and text version, both as the
 * current consent and as a history record. Returns null when the current answer is the same and has the current
 * version.
 */
export const decideConsent =
  ({ kind, given }: ConsentBody) =>
  (user: UserDocument, at: Date): UserChange | null => {
    const answer = { given, at, version: CONSENT_VERSIONS[kind] };
    const current = user.consents[kind];
    if (current?.given === given && current.version === answer.version) return null;
    return {
      consents: { ...user.consents, [kind]: answer },
      consentHistory: withRecords(user, [{ kind, ...answer }]),
    };
  };
