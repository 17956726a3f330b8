import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { buildKeeper } from '@stridewell/kit/testing/keeper-service';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope } from '@stridewell/kit/testing/scope';
import { openDatabase } from '@stridewell/kit/testing/things';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import {
  accountConfig,
  givenAccount,
  givenConsenting,
  givenLogin,
  givenRunner,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { READ_ERROR_TEXT } from './document.ts';

const scope = createScope();
const closing: (() => unknown)[] = [];
let keeper: FastifyInstance;
let keeperUrl: string;
let app: FastifyInstance;

const accountWith = async (
  services: Config['export']['services'],
  change: Partial<Config['export']> = {},
): Promise<FastifyInstance> =>
  givenAccount(accountConfig(scope, { export: { services, timeoutMs: 10_000, perMinute: 1_000, ...change } }));

beforeAll(async () => {
  keeper = await buildKeeper(scope, 'wellness');
  await keeper.listen({ host: '127.0.0.1', port: 0 });
  keeperUrl = `http://127.0.0.1:${(keeper.server.address() as AddressInfo).port}`;
  app = await accountWith([{ service: 'wellness', url: keeperUrl }]);
  await untilReady(keeper);
});
afterAll(async () => {
  await app.close();
  await keeper.close();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const exportAll = (from: FastifyInstance, { headers }: Pick<SignedInRunner, 'headers'>) =>
  from.inject({ url: PATHS.exportAll, headers });

const storeEntry = async ({ headers }: SignedInRunner, note: string): Promise<void> => {
  const request = { method: 'POST', url: '/api/entries', headers, payload: { note } } as const;
  await until('a stored entry', async () => (await keeper.inject(request)).statusCode === 204);
};

/** Starts a stub service with the given request listener and returns its URL. */
const startStub = async (listener: RequestListener): Promise<string> => {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await until('a port', () => server.listening);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe('API-49 GET /api/export/all', () => {
  it('BEYOND-26 returns one JSON attachment with all account and service data and the date in the file name', async () => {
    const runner = await givenConsenting(app);
    await storeEntry(runner, 'slept well');
    const answer = await exportAll(app, runner);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="stridewell-data-\d{4}-\d\d-\d\d\.json"$/),
      'cache-control': 'no-store',
    });
    const document = answer.json();
    expect(document).toMatchObject({
      format: 'stridewell-export/1',
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      account: {
        profile: { id: runner.user.id, email: runner.email, timezone: 'Europe/Oslo', hasPassword: true },
        sessions: [{ rememberMe: false, createdAt: expect.any(String), revokedAt: null }],
      },
      services: [{ service: 'wellness', collections: { entries: [{ note: 'slept well' }], state: [], empty: [] } }],
      complete: true,
    });
  });

  it('AUTH-51 returns each consent and withdrawal with its time and version', async () => {
    const runner = await givenRunner(app);
    for (const given of [true, false]) await post(app, PATHS.consent, { kind: 'outside_model', given }, runner.headers);
    const { consents } = (await exportAll(app, runner)).json().account;
    const at = expect.stringMatching(/Z$/);
    expect(consents).toEqual([
      { kind: 'outside_model', given: true, at, version: '1' },
      { kind: 'outside_model', given: false, at, version: '1' },
    ]);
  });

  it('BEYOND-27 does not return another user’s data', async () => {
    const [runner, other] = [await givenConsenting(app), await givenConsenting(app)];
    await storeEntry(other, 'a stranger’s note');
    await storeEntry(runner, 'my own');
    const { body } = await exportAll(app, runner);
    expect(body).toContain('my own');
    for (const word of ['stranger', other.user.id, other.email]) expect(body).not.toContain(word);
  });

  it('BEYOND-38 does not return password hashes, tokens or fields that are marked as secret', async () => {
    const runner = await givenConsenting(app);
    const second = await givenLogin(app, runner.email);
    const database = await openDatabase(scope, 'wellness');
    await database
      .collection('entries')
      .insertOne({ _id: createId() as never, userId: runner.user.id, note: 'feed', tokenHash: 'FEED-HASH' });
    await database.close();
    const { body } = await exportAll(app, runner);
    expect(body).toContain('"note":"feed"');
    for (const secret of [runner.token, second.token, 'FEED-HASH', 'argon2', 'passwordHash', PASSWORD])
      expect(body).not.toContain(secret);
  });

  it('accepts the session cookie', async () => {
    const runner = await givenConsenting(app);
    await storeEntry(runner, 'by cookie');
    // Over http, the session cookie has no `__Host-` prefix.
    const [token = ''] = Object.values(runner.cookies);
    const answer = await app.inject({ url: PATHS.exportAll, cookies: { stridewell_session: token } });
    expect(answer.json()).toMatchObject({ complete: true });
    expect(answer.body).toContain('by cookie');
  });

  it('returns 429 with Retry-After only to the runner who exceeded the rate limit', async () => {
    const account = await accountWith([], { perMinute: 2 });
    closing.push(() => account.close());
    const [runner, other] = [await givenRunner(account), await givenRunner(account)];
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await exportAll(account, runner)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await exportAll(account, runner);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'limited' });
    expect((await exportAll(account, other)).statusCode).toBe(200);
    expect((await account.inject({ url: PATHS.profile, headers: runner.headers })).statusCode).toBe(200);
  });

  it('returns 401 without a session or after logout', async () => {
    const [runner, other] = [await givenConsenting(app), await givenConsenting(app)];
    expect((await app.inject(PATHS.exportAll)).statusCode).toBe(401);
    const answer = await app.inject({ url: `${PATHS.exportAll}?userId=${other.user.id}`, headers: runner.headers });
    expect(answer.json().account.profile.id).toBe(runner.user.id);
    await post(app, PATHS.logout, {}, runner.headers);
    expect((await exportAll(app, runner)).statusCode).toBe(401);
  });
});

describe('GET /api/export/all with a failing service', () => {
  const LINES = '{"collection":"entries"}\n{"document":{"id":"a"}}\n{"document":{"id":"b","no';

  it.each<[string, RequestListener, unknown]>([
    ['sends nothing', () => undefined, undefined],
    ['returns 401', (_request, response) => response.writeHead(401).end('{}'), undefined],
    ['sends no JSON', (_request, response) => response.end('<html>\n'), undefined],
    [
      'breaks the connection',
      (_request, response) => response.write(LINES, () => response.destroy()),
      { entries: [{ id: 'a' }] },
    ],
    ['stops sending in the middle', (_request, response) => response.write(LINES), { entries: [{ id: 'a' }] }],
  ])(
    'returns valid JSON with complete: false and an error for a service that %s',
    async (_case, listener, collections) => {
      const url = await startStub(listener);
      const account = await accountWith(
        [
          { service: 'physio', url },
          { service: 'wellness', url: keeperUrl },
        ],
        { timeoutMs: 300 },
      );
      closing.push(() => account.close());
      const runner = await givenConsenting(account);
      await storeEntry(runner, 'from a working service');
      const document = (await exportAll(account, runner)).json();
      expect(document.services).toEqual([
        { service: 'physio', error: READ_ERROR_TEXT, ...(collections !== undefined && { collections }) },
        { service: 'wellness', collections: { entries: [expect.anything()], state: [], empty: [] } },
      ]);
      expect(document.complete).toBe(false);
    },
  );

  it('returns an error for a service that refuses connections', async () => {
    const account = await accountWith([{ service: 'physio', url: 'http://127.0.0.1:1' }]);
    closing.push(() => account.close());
    const document = (await exportAll(account, await givenRunner(account))).json();
    expect(document).toMatchObject({ services: [{ service: 'physio', error: READ_ERROR_TEXT }], complete: false });
  });

  it('closes the connection to the service when the runner disconnects', async () => {
    let isRequested = false;
    let isClosed = false;
    const url = await startStub((_request, response) => {
      isRequested = true;
      response.write('{"collection":"entries"}\n');
      response.on('close', () => {
        isClosed = true;
      });
    });
    const account = await accountWith([{ service: 'physio', url }]);
    closing.push(() => account.close());
    const origin = await account.listen({ host: '127.0.0.1', port: 0 });
    const { headers } = await givenRunner(account);
    const disconnect = new AbortController();
    const answer = await fetch(`${origin}${PATHS.exportAll}`, { headers, signal: disconnect.signal });
    expect(answer.status).toBe(200);
    await until('the request to the service', () => isRequested);
    disconnect.abort();
    await until('the closed connection', () => isClosed);
  });
});
