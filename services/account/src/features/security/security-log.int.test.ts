import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  newAddress,
  newEmail,
  PASSWORD,
  registration,
  toSignedInRunner,
} from '../../testing/fixtures.ts';
import { codesTo, differentCode, removeMails } from '../../testing/mail.ts';
import { openStore } from '../../testing/store.ts';
import { PERIOD_MS } from './pseudonyms.ts';

const base = accountConfig(createScope());
const config = accountConfig(createScope(), {
  limits: { ...base.limits, failuresPerAddress: 3, codesPerAddress: 1 },
  // DELETE requests respond without waiting for the erasure to complete.
  erasure: { waitMs: 0, secondRoundMs: 60_000, outsideModel: null },
});
const NEW_PASSWORD = 'Another-horse-9';
const clock = createMovableClock();
const written: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const logger = createLogger('account', 'error', { write: (line: string) => void written.push(line) });
  app = await givenAccount(config, { clock, logger });
});
afterEach(() => clock.setOffset(0));
afterAll(async () => {
  await app.close();
  await removeMails(config);
});

interface Line {
  level: number;
  log: string;
  event: string;
  outcome: string;
  user: string | null;
  network: string | null;
  key: number;
  [detail: string]: unknown;
}

const linesOf = ({ headers }: LightMyRequestResponse): Line[] =>
  written
    .map((line) => JSON.parse(line) as Line)
    .filter(({ log, requestId }) => log === 'security' && requestId === headers['x-request-id']);

/** Sends requests from one network address. `logged` also returns the security log lines of the request. */
const from = (remoteAddress: string) => {
  const call = (options: InjectOptions) => app.inject({ remoteAddress, ...options });
  const logged = async (options: InjectOptions, status: number, count = 1): Promise<Line[]> => {
    const answer = await call(options);
    expect(answer.statusCode, answer.body).toBe(status);
    return until('its lines', () => linesOf(answer).length === count && linesOf(answer));
  };
  const post = (url: string, payload: object, headers: Record<string, string> = {}): InjectOptions => ({
    method: 'POST',
    url,
    payload,
    headers: { [EMBED_HEADER]: '1', ...headers },
  });
  return { call, logged, post };
};

const short = ({ event, outcome, reason, method, sessions, scope, consent, given }: Line) => {
  const details = { reason, method, sessions, scope, consent, given };
  return [event, outcome, ...Object.values(details).filter((detail) => detail !== undefined)].join(' ');
};

describe('security log', () => {
  it('SECU-1201 SECU-3404 contains one line per account event with the outcome and pseudonyms, even at log level error', async () => {
    const email = newEmail();
    const address = newAddress();
    const { call, logged, post } = from(address);
    const lines: Line[] = [];
    const note = async (options: InjectOptions, status: number, count = 1) =>
      void lines.push(...(await logged(options, status, count)));

    await note(post(PATHS.register, { ...registration(email), healthDataConsent: true }), 200, 2);
    await note(post(PATHS.register, registration(email)), 409);
    await note(post(PATHS.login, { email, password: 'Wrong-horse-8' }), 401);
    await note(post(PATHS.login, { email: newEmail(), password: PASSWORD }), 401);
    const runner = toSignedInRunner(await call(post(PATHS.login, { email, password: PASSWORD })));
    const change = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await note(post(PATHS.password, change, runner.headers), 400);
    await note(post(PATHS.password, { ...change, currentPassword: PASSWORD }, runner.headers), 200);
    const [other, own] = await Promise.all(
      [1, 2].map(async () => {
        const answer = await call(post(PATHS.login, { email, password: NEW_PASSWORD }));
        const [line] = await until('its line', () => linesOf(answer).length === 1 && linesOf(answer));
        expect(line && short(line)).toBe('sign_in success password');
        return toSignedInRunner(answer);
      }),
    );
    if (!other || !own) throw new Error('not signed in');
    const { headers } = own;
    await note(post(PATHS.consent, { kind: 'health_data', given: false }, headers), 200);
    await note(post(PATHS.confirm, { password: NEW_PASSWORD }, headers), 200);
    await note({ method: 'DELETE', url: `${PATHS.sessions}/${decodeJwt(other.token).sid}`, headers }, 204);
    await note({ method: 'DELETE', url: PATHS.sessions, headers }, 204);
    await note({ method: 'GET', url: PATHS.exportAll, headers }, 200);
    await note({ method: 'DELETE', url: PATHS.deleteAll, headers }, 200);
    await note(post(PATHS.logout, {}, headers), 200);
    await note(post(PATHS.requestOtp, { email }), 200);
    await note(post(PATHS.requestOtp, { email }), 429);
    const [code = ''] = await codesTo(config, email);
    await note(post(PATHS.verifyOtp, { email, code: differentCode(code) }), 401);
    const last = await until('a sign-in by code', async () => {
      const answer = await from(newAddress()).call(post(PATHS.loginOtp, { email, code }));
      return answer.statusCode === 200 && toSignedInRunner(answer);
    });
    await note({ method: 'DELETE', url: PATHS.deleteMe, headers: last.headers }, 200);

    expect(lines.map(short)).toEqual([
      'registration success',
      'consent_change success health_data true',
      'registration failure email_taken',
      'sign_in failure bad_credentials password',
      'sign_in failure bad_credentials password',
      'password_change failure',
      'password_change success',
      'consent_change success health_data false',
      'identity_confirmation success',
      'session_end success one',
      'session_end success others',
      'export success',
      'erasure success data',
      'session_end success own',
      'code_request success',
      'code_request locked_out limited',
      'sign_in failure code_refused code',
      'erasure success account',
    ]);
    for (const line of lines) expect(line).toMatchObject({ log: 'security', level: 30, key: expect.any(Number) });
    // All lines have the same network and the same runner; the runner is null for an email without an account.
    const [, , , , unknown, ...known] = lines;
    expect(unknown?.user).toBeNull();
    expect(new Set(known.map(({ user }) => user))).toEqual(new Set([lines[0]?.user]));
    expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
    for (const { user, network } of known)
      expect([user, network]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);

    const whole = written.join('');
    const secrets = [email, email.split('@')[0], address, PASSWORD, NEW_PASSWORD, runner.user.id, runner.token];
    for (const secret of secrets) expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(new RegExp(`(?<![\\w.])${code}(?![\\w.])`));
  });

  it('SECU-1201 contains no lines for invalid requests or for private routes without a session', async () => {
    const { call, post, logged } = from(newAddress());
    const answers = [
      await call(post(PATHS.login, { email: 'none' })),
      await call(post(PATHS.logout, {})),
      await call({ url: PATHS.me }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 200]);
    // Lines are written in order, so the lines of all earlier requests exist when the line of this request does.
    await logged(post(PATHS.login, { email: newEmail(), password: PASSWORD }), 401);
    expect(answers.flatMap(linesOf)).toEqual([]);
  });

  it('SECU-1202 changes the pseudonym key every 14 days and deletes the old key 14 days later', async () => {
    const email = newEmail();
    const { post, logged } = from(newAddress());
    await logged(post(PATHS.register, registration(email)), 200);
    const failed = async (periods: number): Promise<Line> => {
      clock.setOffset(periods * PERIOD_MS);
      const [line] = await logged(
        post(PATHS.login, { email: periods ? email : newEmail(), password: 'Wrong-horse-8' }),
        401,
      );
      if (!line) throw new Error('no line');
      return line;
    };
    const keys = async (): Promise<string[]> => {
      const store = await openStore(config);
      const found = await store
        .collection<{ _id: string }>('secrets')
        .find({ _id: /^security-log/ })
        .toArray();
      await store.close();
      expect(found.every((secret) => 'wrapped' in secret && !('value' in secret))).toBe(true);
      return found.map(({ _id }) => _id).toSorted();
    };
    const start = (await failed(0)).key;
    const [next, again, later] = [await failed(1), await failed(1), await failed(2)];
    expect([next.key, again.key, later.key]).toEqual([start + 1, start + 1, start + 2]);
    expect([again.user, again.network]).toEqual([next.user, next.network]);
    expect(later.user).not.toBe(next.user);
    expect(later.network).not.toBe(next.network);
    await until('the removal', async () => !(await keys()).includes(`security-log/${start}`));
    expect(await keys()).toEqual([`security-log/${start + 1}`, `security-log/${start + 2}`]);
  });

  it('SECU-1203 counts failed and rate-limited sign-ins in a metric', async () => {
    const counts = async (): Promise<Record<string, number>> => {
      const { body } = await app.inject('/metrics');
      const found = body.matchAll(/^security_events_total\{event="sign_in",outcome="(\w+)".*\} (\d+)$/gm);
      return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
    };
    const before = await counts();
    const { logged, post } = from(newAddress());
    const reasons: unknown[] = [];
    for (const status of [401, 401, 401, 429])
      reasons.push((await logged(post(PATHS.login, { email: newEmail(), password: PASSWORD }), status))[0]?.reason);
    expect(reasons).toEqual(['bad_credentials', 'bad_credentials', 'bad_credentials', 'limited']);
    const after = await counts();
    expect(Number(after.failure) - Number(before.failure)).toBe(3);
    expect(Number(after.locked_out) - Number(before.locked_out)).toBe(1);
  });
});
