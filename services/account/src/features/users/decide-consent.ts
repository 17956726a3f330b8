import type { ConsentBody } from '@stridewell/contracts/http/auth';
import { CONSENT_RECORDS_KEPT, CONSENT_VERSIONS, consentHistoryOf, type UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

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
      consentHistory: [...consentHistoryOf(user), { kind, ...answer }].slice(-CONSENT_RECORDS_KEPT),
    };
  };
