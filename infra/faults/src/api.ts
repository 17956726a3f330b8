import {
  type CheckinAnswer,
  type HistoryItem,
  IDEMPOTENCY_HEADER,
  PATHS,
  type WeeklyOutcome,
} from '@stridewell/contracts/web';
import { registerRunner } from '@stridewell/local/testbed/register';

/** A runner who registered through the gateway and sends requests with a bearer token. */
export interface Runner {
  email: string;
  token: string;
}

const json = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** Registers a new runner. @throws Error with status and body when the gateway rejects the registration */
export const register = async (origin: string, email: string): Promise<Runner> => ({
  email,
  token: (await registerRunner(origin, { email })).token,
});

export interface Checkin {
  key: string;
  body: object;
}

/**
 * Sends a check-in once. Returns null when it failed and can be retried. @throws Error for a 4xx, which is a bug in the
 * test.
 */
export const tryCheckin = async (
  origin: string,
  { token }: Runner,
  { key, body }: Checkin,
): Promise<CheckinAnswer | null> => {
  const response = await fetch(`${origin}${PATHS.checkin}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (!response || response.status >= 500) {
    await response?.body?.cancel().catch(() => undefined);
    return null;
  }
  return json<CheckinAnswer>(response);
};

const read = async <T>(url: string, { token }: Runner): Promise<T> =>
  json<T>(await fetch(url, { headers: { authorization: `Bearer ${token}` } }));

export const history = (origin: string, runner: Runner): Promise<HistoryItem[]> =>
  read(`${origin}${PATHS.history}`, runner);

export const outcomes = (origin: string, runner: Runner, weekStart: string): Promise<WeeklyOutcome[]> =>
  read(`${origin}${PATHS.weeklyOutcomes}?weekStart=${weekStart}`, runner);
