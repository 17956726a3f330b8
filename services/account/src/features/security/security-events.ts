import { errorSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

export type Outcome =
  | 'success'
  | 'failure'
  /** Refused by a limit, whether or not the proof was right. */
  | 'locked_out'
  /** Not decided because of a server error. */
  | 'error';

export interface SecurityEvent {
  event:
    | 'registration'
    | 'sign_in'
    | 'code_request'
    | 'password_change'
    | 'consent_change'
    | 'session_end'
    | 'export'
    | 'erasure';
  /** The subject of the event: the signed-in runner, or the account of the address in the body. */
  of: 'session' | 'email';
  /** Fixed words only, never input of a runner. */
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

/** The events of a registration; a second one if it contains a consent answer. */
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

/** The calls that the security log records, by method and route. */
export const ROUTES: Record<string, EventsOf> = {
  [`POST ${PATHS.register}`]: ofRegistration,
  [`POST ${PATHS.login}`]: always('sign_in', 'email', { method: 'password' }),
  [`POST ${PATHS.verifyOtp}`]: always('sign_in', 'email', { method: 'code' }),
  [`POST ${PATHS.loginOtp}`]: always('sign_in', 'email', { method: 'code' }),
  [`POST ${PATHS.requestOtp}`]: always('code_request', 'email'),
  [`POST ${PATHS.password}`]: always('password_change', 'session'),
  [`POST ${PATHS.consent}`]: ofConsent,
  [`POST ${PATHS.logout}`]: always('session_end', 'session', { sessions: 'own' }),
  [`DELETE ${PATHS.sessions}`]: always('session_end', 'session', { sessions: 'others' }),
  [`DELETE ${PATHS.sessions}/:id`]: always('session_end', 'session', { sessions: 'one' }),
  [`GET ${PATHS.exportAll}`]: always('export', 'session'),
  [`DELETE ${PATHS.deleteMe}`]: always('erasure', 'session', { scope: 'account' }),
  [`DELETE ${PATHS.deleteAll}`]: always('erasure', 'session', { scope: 'data' }),
};

const DECIDED = new Set([400, 401, 403, 404, 409]);

/** The outcome of a response; null when the request was invalid and nothing was tried. `reason` is the error's code. */
export const outcomeOf = (statusCode: number, payload: unknown): { outcome: Outcome; reason?: string } | null => {
  if (statusCode < 400) return { outcome: 'success' };
  const code = codeOf(payload);
  const reason = code === undefined ? {} : { reason: code };
  if (statusCode >= 500) return { outcome: 'error', ...reason };
  if (statusCode === 429) return { outcome: 'locked_out', ...reason };
  return DECIDED.has(statusCode) && code !== 'invalid' ? { outcome: 'failure', ...reason } : null;
};

/** The code in an error response's body. */
const codeOf = (payload: unknown): string | undefined => {
  try {
    return typeof payload === 'string' ? errorSchema.parse(JSON.parse(payload)).code : undefined;
  } catch {
    return undefined;
  }
};
