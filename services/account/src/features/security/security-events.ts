import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

export type Outcome =
  | 'success'
  | 'failure'
  /** Rejected by a rate limit, even if the credential was correct. */
  | 'locked_out'
  /** Failed because of a server error. */
  | 'error';

export interface SecurityEvent {
  event:
    | 'registration'
    | 'sign_in'
    | 'code_request'
    | 'password_change'
    | 'email_change'
    | 'identity_confirmation'
    | 'consent_change'
    | 'session_end'
    | 'export'
    | 'erasure';
  /**
   * Source of the user that the event is about: by the session, by the email in the request body, or by
   * `request.subjectId`.
   */
  of: 'session' | 'email' | 'subject';
  /** Additional fields. Must contain only fixed words, not user input. */
  details?: Record<string, string | boolean>;
}

const consentSchema = z.object({ kind: z.string(), given: z.boolean() });
const registrationSchema = z.object({ healthDataConsent: z.boolean() });

const consentChange = (of: SecurityEvent['of'], { kind, given }: z.infer<typeof consentSchema>): SecurityEvent => ({
  event: 'consent_change',
  of,
  details: { consent: kind, given },
});

type EventsOf = (request: FastifyRequest) => SecurityEvent[];

const always =
  (event: SecurityEvent['event'], of: SecurityEvent['of'], details?: SecurityEvent['details']): EventsOf =>
  () => [{ event, of, ...(details && { details }) }];

/** Returns the registration event, and a consent event when the request body contains a consent. */
const ofRegistration: EventsOf = ({ body }) => {
  const { data } = registrationSchema.safeParse(body);
  const registered: SecurityEvent = { event: 'registration', of: 'email' };
  return data
    ? [registered, consentChange('email', { kind: 'health_data', given: data.healthDataConsent })]
    : [registered];
};

const ofConsent: EventsOf = ({ body }) => {
  const { data } = consentSchema.safeParse(body);
  return data ? [consentChange('session', data)] : [];
};

/** Events to write to the security log, by method and route. */
export const ROUTES: Record<string, EventsOf> = {
  [`POST ${PATHS.register}`]: ofRegistration,
  [`POST ${PATHS.login}`]: always('sign_in', 'email', { method: 'password' }),
  [`POST ${PATHS.verifyOtp}`]: always('sign_in', 'email', { method: 'code' }),
  [`POST ${PATHS.loginOtp}`]: always('sign_in', 'email', { method: 'code' }),
  [`POST ${PATHS.requestOtp}`]: always('code_request', 'email'),
  [`POST ${PATHS.password}`]: always('password_change', 'session'),
  [`POST ${PATHS.confirm}`]: always('identity_confirmation', 'session'),
  [`POST ${PATHS.emailChanges}`]: always('email_change', 'session', { step: 'request' }),
  [`POST ${PATHS.emailChanges}/:id/confirm`]: always('email_change', 'session', { step: 'confirm' }),
  [`POST ${PATHS.emailRestorations}`]: always('email_change', 'subject', { step: 'restore' }),
  [`POST ${PATHS.consent}`]: ofConsent,
  [`POST ${PATHS.logout}`]: always('session_end', 'session', { sessions: 'own' }),
  [`DELETE ${PATHS.sessions}`]: always('session_end', 'session', { sessions: 'others' }),
  [`DELETE ${PATHS.sessions}/:id`]: always('session_end', 'session', { sessions: 'one' }),
  [`GET ${PATHS.exportAll}`]: always('export', 'session'),
  [`DELETE ${PATHS.deleteMe}`]: always('erasure', 'session', { scope: 'account' }),
  [`DELETE ${PATHS.deleteAll}`]: always('erasure', 'session', { scope: 'data' }),
};

const DECIDED = new Set([400, 401, 403, 404, 409]);

/** Returns the outcome for a response, or null when the request was invalid. `reason` is the error code. */
export const outcomeOf = (statusCode: number, payload: unknown): { outcome: Outcome; reason?: string } | null => {
  if (statusCode < 400) return { outcome: 'success' };
  const code = codeOf(payload);
  const reason = code === undefined ? {} : { reason: code };
  if (statusCode >= 500) return { outcome: 'error', ...reason };
  if (statusCode === 429) return { outcome: 'locked_out', ...reason };
  return DECIDED.has(statusCode) && code !== 'invalid' ? { outcome: 'failure', ...reason } : null;
};

/** Returns the error code of a response body. */
const codeOf = (payload: unknown): string | undefined => {
  try {
    return typeof payload === 'string' ? errorSchema.parse(JSON.parse(payload)).code : undefined;
  } catch {
    return undefined;
  }
};
