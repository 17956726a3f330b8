import type { ConsentBody } from '@stridewell/contracts/http/auth';
import { CONSENT_RECORDS_KEPT, CONSENT_VERSIONS, consentHistoryOf, type UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/**
 * What a runner agrees to or takes back, with its time and the version of the text, beside all they answered before; null
 * where it stands already, whose time is left as it is.
 */
export const decideConsent =
  ({ kind, given }: ConsentBody) =>
  (user: UserDocument, at: Date): UserChange | null => {
    const answer = { given, at, version: CONSENT_VERSIONS[kind] };
    const stands = user.consents[kind];
    if (stands?.given === given && stands.version === answer.version) return null;
    return {
      consents: { ...user.consents, [kind]: answer },
      consentHistory: [...consentHistoryOf(user), { kind, ...answer }].slice(-CONSENT_RECORDS_KEPT),
    };
  };
