import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_HEADER, PATHS, type SignedIn, type User } from '@stridewell/contracts/web';
import { untilReady } from '@stridewell/kit/testing/ready';
import type { TestScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp, type Overrides } from '../app.ts';
import type { Config } from '../config.ts';
import { codesTo } from './mail.ts';

export const PASSWORD = 'Correct-horse-7';

/** Rate limits that are too high for tests to reach by accident. */
export const HIGH_LIMITS: Config['limits'] = {
  registrationsPerHour: 100_000,
  failuresPerAccount: 100_000,
  failuresPerAddress: 100_000,
  failureWindowMs: 900_000,
  failuresPerDevice: 100_000,
  failuresInARow: 100_000,
  codesPerEmail: 100_000,
  codesPerEmailInAll: 100_000,
  codesPerAddress: 100_000,
  codeAttempts: 5,
  registrationsInAll: 100_000,
  strangersCodesInAll: 100_000,
  codesRefusedPerDay: 100_000,
  codesRefusedPerMonth: 100_000,
};

/** Returns the account service's configuration for a test scope. */
export const accountConfig = (scope: TestScope, changes: Partial<Config> = {}): Config => ({
  ...scope.config('account'),
  limits: HIGH_LIMITS,
  mail: {
    smtpUrl: null,
    from: 'Stridewell <stridewell@example.com>',
    folder: join(tmpdir(), 'stridewell-test-mail', scope.prefix),
    retryWaitsMs: [10, 10],
    host: 'stridewell.example',
    origin: 'https://stridewell.example',
  },
  hashing: { atOnce: 1, waitMs: 60_000 },
  keys: { pollMs: 200, settleMs: 1_000 },
  // All replicas and processes of a scope must have the same key.
  keyEncryptionKey: createHash('sha256').update(scope.prefix).digest(),
  // The wait is longer than in production, so that tests pass on slow machines.
  erasure: { waitMs: 20_000, secondRoundMs: 200, outsideModel: null },
  inactive: { firstMs: 86_400_000, nextMs: 86_400_000 },
  export: { services: [], timeoutMs: 10_000, perMinute: 1_000 },
  ...changes,
});

/** Starts an account service and waits until it is ready. */
export const givenAccount = async (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> =>
  untilReady(await buildApp(config, overrides));

/** Returns a unique email. */
export const newEmail = (): string => `runner-${randomBytes(8).toString('hex')}@example.com`;

/** Returns a random IPv4 address of the benchmark range (RFC 2544). */
export const newAddress = (): string => {
  const [a, b] = randomBytes(2);
  return `198.18.${a}.${b}`;
};

export type SetCookie = LightMyRequestResponse['cookies'][number];

export interface SignedInRunner {
  email: string;
  user: User;
  token: string;
  /** Session cookie by name, in the format that `inject` expects. */
  cookies: Record<string, string>;
  headers: { authorization: string };
}

/** Returns the session cookie of a response. @throws Error when the response has no cookie */
export const sessionCookie = (answer: LightMyRequestResponse): SetCookie => {
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`no cookie in an answer of ${answer.statusCode}`);
  return cookie;
};

export const post = (
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers });

export const registration = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD });

/** Reads the user, the token and the cookie from the sign-in response of an embedded client. */
export const toSignedInRunner = (answer: LightMyRequestResponse): SignedInRunner => {
  const { user, token } = answer.json() as SignedIn;
  if (answer.statusCode !== 200 || !token) throw new Error(`not signed in: ${answer.statusCode} ${answer.body}`);
  const { name, value } = sessionCookie(answer);
  return { email: user.email, user, token, cookies: { [name]: value }, headers: { authorization: `Bearer ${token}` } };
};

/** Registers a runner from a new network address. */
export const givenRunner = async (app: FastifyInstance, email = newEmail(), more = {}): Promise<SignedInRunner> =>
  toSignedInRunner(
    await app.inject({
      method: 'POST',
      url: PATHS.register,
      payload: { ...registration(email), ...more },
      headers: { [EMBED_HEADER]: '1' },
      remoteAddress: newAddress(),
    }),
  );

/** Registers a runner with health data consent. */
export const givenConsenting = (app: FastifyInstance): Promise<SignedInRunner> =>
  givenRunner(app, newEmail(), { healthDataConsent: true });

/** Signs in with the password, which opens another session. */
export const givenLogin = async (app: FastifyInstance, email: string, rememberMe = false): Promise<SignedInRunner> =>
  toSignedInRunner(await post(app, PATHS.login, { email, password: PASSWORD, rememberMe }, { [EMBED_HEADER]: '1' }));

/** Requests a code and returns the code from the email. `sent` is the number of codes already sent to the address. */
export const givenCode = async (app: FastifyInstance, config: Config, email: string, sent = 0): Promise<string> => {
  const answer = await post(app, PATHS.requestOtp, { email });
  if (answer.statusCode !== 200) throw new Error(`no code: ${answer.statusCode}`);
  return (await codesTo(config, email, sent + 1))[sent] ?? '';
};

/**
 * Opens a session with a code, and creates the account when none exists. `sent` is the number of codes already sent to
 * the address.
 */
export const givenCodeSession = async (
  app: FastifyInstance,
  config: Config,
  { email = newEmail(), sent = 0, rememberMe = false } = {},
): Promise<SignedInRunner> => {
  const code = await givenCode(app, config, email, sent);
  return toSignedInRunner(await post(app, PATHS.verifyOtp, { email, code, rememberMe }, { [EMBED_HEADER]: '1' }));
};
