import { randomUUID } from 'node:crypto';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readE2eConfig } from '../config.ts';
import { badTokens } from './bad-tokens.ts';
import { callOperation, fill, findings, statusOf } from './call-operation.ts';
import { changedKeys, documentsContaining } from './dump.ts';
import { isRouted, isUnsafe, type Operation } from './operations.ts';
import {
  hidesOthers,
  type OperationCheck,
  refusesBodies,
  refusesCrossSite,
  refusesPaths,
  refusesTokens,
} from './refusals.ts';
import { answerProblems } from './response-problems.ts';
import { openTestStack, type TestStack } from './test-stack.ts';

/** The only operations that can be called without a session. */
const PUBLIC: readonly string[] = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/email-restorations',
  'POST /api/auth/request-otp',
  'POST /api/auth/verify-otp',
  'POST /api/auth/login/otp',
  'GET /api/auth/me',
  'GET /api/auth/whoami',
  // These two paths contain an unguessable id or token, which protects them.
  'GET /api/erasure/{erasureId}',
  'GET /api/coach/calendar/{token}.ics',
  // The public signing keys, which are reachable only inside the private network.
  'GET /.well-known/jwks.json',
];
/** Public operations that report the caller's identity. They return 401 for a bad bearer token. */
const REPORTS_CALLER = ['GET /api/auth/me', 'GET /api/auth/whoami'];
const SERVICES = ['account', 'wellness', 'running', 'physio', 'gateway'];
const LONG_MS = 300_000;

const { full } = readE2eConfig();
let stage: TestStack;
let operations: Operation[];
let closed: Operation[];
let tokens: Record<string, string>;

beforeAll(async () => {
  stage = await openTestStack();
  operations = stage.operations;
  closed = operations.filter(({ secured }) => secured === 'session');
  tokens = await badTokens(stage.stranger.token, await endedToken(), stage.key);
}, LONG_MS);
afterAll(() => stage?.end());

/** Returns the token of a runner who has signed out, after every service has started to reject it. */
const endedToken = async (): Promise<string> => {
  const person = await stage.newPerson();
  const logout = operations.find(({ path }) => path === PATHS.logout);
  if (!logout) throw new Error('no sign-out operation is documented');
  expect(await statusOf(await callOperation(stage, logout, person))).toBe(200);
  for (const name of SERVICES) {
    const asked = closed.find(
      ({ service, method, pathParameters }) => service === name && method === 'GET' && !pathParameters[0],
    );
    if (!asked) throw new Error(`${name} has no read operation without parameters`);
    await until(
      `${name} to reject the ended session`,
      async () => (await statusOf(await callOperation(stage, asked, person))) === 401,
    );
  }
  return person.token;
};

/** Expects every operation to reject the request, and no document in any database to change. */
const expectRefused = async (which: readonly Operation[], look: OperationCheck): Promise<void> => {
  const before = await stage.quiet();
  expect(await findings(which, look)).toEqual([]);
  expect(changedKeys(before, await stage.dump())).toEqual([]);
};

describe('API documentation', () => {
  test('states who is allowed to call each operation and contains no unexpected public operation', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(operations.filter(({ secured }) => secured === 'unsaid').map(({ name }) => name)).toEqual([]);
    const open = operations.filter(({ secured }) => secured === 'nobody').map(({ name }) => name);
    expect(open.filter((name) => !PUBLIC.includes(name))).toEqual([]);
  });

  test('uses only path parameters for which the test data has a value', () => {
    const asked = operations.flatMap(({ name, pathParameters }) => pathParameters.map((one) => [name, one] as const));
    expect(asked.filter(([, parameter]) => !stage.owner.values[parameter])).toEqual([]);
  });
});

describe('AUTH-02 API token check', () => {
  test(
    'returns 401 and changes no data for every protected operation without a valid token',
    () => expectRefused(closed, refusesTokens(stage, tokens, { full, direct: false })),
    LONG_MS,
  );

  test.runIf(full)(
    'returns 401 from services that are called directly without a valid token',
    () => expectRefused(closed, refusesTokens(stage, tokens, { full, direct: true })),
    LONG_MS,
  );

  test('does not return 401 for reads with a valid token (control test)', async () => {
    const reads = closed.filter((operation) => !isUnsafe(operation));
    const refused = await findings(reads, async (operation) =>
      (await statusOf(await callOperation(stage, operation, stage.stranger))) === 401 ? ['answers 401'] : [],
    );
    expect(refused).toEqual([]);
  });

  test('returns a documented status for public operations and 401 for those that report the caller’s identity', async () => {
    const open = operations.filter(({ secured }) => secured === 'nobody');
    const odd = await findings(open, async (operation) => {
      const lines: string[] = [];
      for (const [what, token] of Object.entries(tokens)) {
        const status = await statusOf(
          await callOperation(stage, operation, null, { headers: { authorization: `Bearer ${token}` } }),
        );
        const isRight = REPORTS_CALLER.includes(operation.name)
          ? status === 401
          : operation.answers.has(status) && status < 500;
        if (!isRight) lines.push(`${what} returned ${status}`);
      }
      return lines;
    });
    expect(odd).toEqual([]);
  });
});

test('returns 403 and changes no data when another site requests an unsafe operation with the session cookie', () =>
  expectRefused(
    operations.filter((operation) => isUnsafe(operation) && isRouted(operation)),
    refusesCrossSite(stage),
  ));

describe('undocumented or internal path', () => {
  test('returns 404 below the path of every operation', () =>
    expectRefused(operations, async (operation) => {
      const path = `${fill(operation, stage.owner.values)}/nobody/knows`;
      const status = await statusOf(await callOperation(stage, operation, stage.stranger, { path }));
      return status === 404 ? [] : [`${path} returned ${status}`];
    }));

  test('returns 404 from the gateway for an operation that only services are allowed to call', async () => {
    const inside = operations.filter((operation) => !isRouted(operation));
    expect(inside.length).toBeGreaterThan(0);
    const headers = { accept: 'application/json' };
    await expectRefused(inside, async (operation) => {
      const asked = { ...operation, service: 'gateway' as const };
      const status = await statusOf(await callOperation(stage, asked, stage.stranger, { headers }));
      return status === 404 ? [] : [`the gateway returned ${status}`];
    });
  });
});

describe('API with invalid input', () => {
  test(
    'returns 400 with the field’s name for every invalid body field and changes no data',
    async () => {
      const taking = operations.filter(({ body }) => body !== null);
      expect(taking.length).toBeGreaterThan(15);
      await expectRefused(taking, refusesBodies(stage, { full }));
    },
    LONG_MS,
  );

  test('returns 400 or 404 for an invalid path parameter', () =>
    expectRefused(
      operations.filter(({ pathParameters }) => pathParameters.length > 0),
      refusesPaths(stage),
    ));
});

test('AUTH-01 returns 404 and changes no data when a runner requests another runner’s data', async () => {
  const before = documentsContaining(await stage.quiet(), stage.owner.userId);
  expect(before.size).toBeGreaterThan(20);
  expect(await findings(operations, hidesOthers(stage))).toEqual([]);
  expect(changedKeys(before, documentsContaining(await stage.quiet(), stage.owner.userId))).toEqual([]);
});

test(
  'AUTH-01 returns a documented status and schema, and no other runner’s data, for valid requests',
  async () => {
    const { canary, userId, values } = stage.owner;
    const before = documentsContaining(await stage.quiet(), userId);
    const settled = await stage.newPerson();
    await stage.settle(settled, `stranger${randomUUID()}`);
    const rank = ({ method }: Operation) => ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].indexOf(method);
    const inOrder = operations.toSorted((a, b) => rank(a) - rank(b));
    const found = await findings(inOrder, async (operation) => {
      // Each operation that can end the session or the account is called by a new runner.
      const mayEnd = operation.service === 'account' && isUnsafe(operation);
      const path = fill(operation, { ...values, token: 'x'.repeat(43) });
      const answer = await callOperation(stage, operation, mayEnd ? await stage.newPerson() : settled, { path });
      const endless = operation.path === PATHS.live;
      if (endless) await answer.body?.cancel();
      const text = endless ? '' : await answer.text();
      return [
        ...answerProblems(operation, answer, text),
        ...(answer.status === 400 ? [`a valid request was rejected: ${text.slice(0, 200)}`] : []),
        ...(text.includes(canary) || text.includes(userId) ? ['contains data of another runner'] : []),
      ];
    });
    expect(found).toEqual([]);
    expect(changedKeys(before, documentsContaining(await stage.quiet(), userId))).toEqual([]);
  },
  LONG_MS,
);
