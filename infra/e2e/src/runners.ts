import { randomBytes } from 'node:crypto';
import { type CheckinAnswer, EMBED_HEADER, PATHS, type SignedIn, type User } from '@stridewell/contracts/web';
import type { APIResponse, Browser, BrowserContext } from 'playwright-core';
import { type Visit, type VisitOptions, visit } from './browser.ts';

export interface Runner {
  name: string;
  email: string;
  password: string;
}

/** Returns the login of a runner with a unique email address. */
export const newRunner = (over: Partial<Runner> = {}): Runner => ({
  name: 'Ingrid Solberg',
  email: `ingrid.${randomBytes(6).toString('hex')}@example.com`,
  password: 'Runner4Life',
  ...over,
});

const json = async <T>(response: APIResponse): Promise<T> => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
};

/** Registers through the API. The browser context then has the session cookie. */
export const register = async (context: BrowserContext, { name, email, password }: Runner): Promise<User> => {
  const data = { name, email, password, confirmPassword: password, healthDataConsent: true };
  return (await json<SignedIn>(await context.request.post(PATHS.register, { data }))).user;
};

/** Signs in through the API. The browser context then has the session cookie. */
export const signIn = (context: BrowserContext, { email, password }: Runner, rememberMe = false): Promise<SignedIn> =>
  context.request.post(PATHS.login, { data: { email, password, rememberMe } }).then(json<SignedIn>);

/** Opens a second session of an account and returns its bearer token. The context's cookies do not change. */
export const openTokenSession = async (origin: string, { email, password }: Runner): Promise<string> => {
  const answer = await fetch(`${origin}${PATHS.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as SignedIn;
  if (!token) throw new Error(`no token: ${answer.status}`);
  return token;
};

/** The default answers of the check-in form. */
export const CHECKIN_DEFAULTS = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };

/** Sends a check-in through the API. */
export const checkIn = async (context: BrowserContext, body: object = {}): Promise<CheckinAnswer> =>
  json(await context.request.post(PATHS.checkin, { data: { ...CHECKIN_DEFAULTS, ...body } }));

export interface SignedInVisit extends Visit {
  runner: Runner;
  user: User;
}

/** Registers a new runner and signs them in to a new browser context. No screen is open yet. */
export const visitSignedIn = async (
  browser: Browser,
  { name, ...options }: VisitOptions & { name?: string } = {},
): Promise<SignedInVisit> => {
  const visited = await visit(browser, options);
  const runner = newRunner(name === undefined ? {} : { name });
  return { ...visited, runner, user: await register(visited.context, runner) };
};
