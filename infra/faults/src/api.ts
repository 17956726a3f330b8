import {
  type CheckinAnswer,
  EMBED_HEADER,
  type HistoryItem,
  IDEMPOTENCY_HEADER,
  PATHS,
  type WeeklyOutcome,
} from '@stridewell/contracts/web';

/** A runner who registered through the gateway and sends requests with a bearer token. */
export interface Runner {
  email: string;
  token: string;
}

const PASSWORD = 'Runner4Life';

const json = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** Registers a new runner. @throws Error with status and body when the gateway refuses. */
export const register = async (origin: string, email: string): Promise<Runner> => {
  const response = await fetch(`${origin}${PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1' },
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD, healthDataConsent: true }),
  });
  return { email, token: (await json<{ token: string }>(response)).token };
};

export interface Checkin {
  key: string;
  body: object;
}

/** One attempt to check in; null when it failed and may be retried. A 4xx is a bug in the test and throws. */
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
