import { randomUUID } from 'node:crypto';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readE2e } from '../config.ts';
import { answerProblems } from './answers.ts';
import { ask, fill, findings, statusOf } from './asking.ts';
import { changes, holding } from './dump.ts';
import { isRouted, isUnsafe, type Operation } from './operations.ts';
import { hidesOthers, type Look, refusesBodies, refusesForeign, refusesPaths, refusesTokens } from './refusals.ts';
import { openStage, type Stage } from './stage.ts';
import { badTokens } from './tokens.ts';

/** Whoever is not signed in may call these, and no others. */
const PUBLIC: readonly string[] = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/request-otp',
  'POST /api/auth/verify-otp',
  'POST /api/auth/login/otp',
  'GET /api/auth/me',
  'GET /api/auth/whoami',
  // By their unguessable addresses.
  'GET /api/erasure/{erasureId}',
  'GET /api/coach/calendar/{token}.ics',
  // Public keys, inside only.
  'GET /.well-known/jwks.json',
];
/** They tell who somebody is, and that a bad bearer token is nobody's. */
const TELLS_WHO = ['GET /api/auth/me', 'GET /api/auth/whoami'];
const SERVICES = ['account', 'wellness', 'running', 'physio', 'gateway'];
const LONG_MS = 300_000;

const { full } = readE2e();
let stage: Stage;
let operations: Operation[];
let closed: Operation[];
let tokens: Record<string, string>;

beforeAll(async () => {
  stage = await openStage();
  operations = stage.operations;
  closed = operations.filter(({ secured }) => secured === 'session');
  tokens = await badTokens(stage.stranger.token, await endedToken(), stage.key);
}, LONG_MS);
afterAll(() => stage?.end());

/** The token of somebody who has signed out, as soon as every service knows that. */
const endedToken = async (): Promise<string> => {
  const person = await stage.newPerson();
  const logout = operations.find(({ path }) => path === PATHS.logout);
  if (!logout) throw new Error('nobody can sign out');
  expect(await statusOf(await ask(stage, logout, person))).toBe(200);
  for (const name of SERVICES) {
    const asked = closed.find(
      ({ service, method, pathParameters }) => service === name && method === 'GET' && !pathParameters[0],
    );
    if (!asked) throw new Error(`nothing to ask ${name}`);
    await until(`${name} to know`, async () => (await statusOf(await ask(stage, asked, person))) === 401);
  }
  return person.token;
};

/** Runs what has to be refused, and looks for a trace of it in every database: no findings, no change. */
const expectRefused = async (which: readonly Operation[], look: Look): Promise<void> => {
  const before = await stage.quiet();
  expect(await findings(which, look)).toEqual([]);
  expect(changes(before, await stage.dump())).toEqual([]);
};

describe('the API documents', () => {
  test('name every operation with who may call it, and nobody new is let in', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(operations.filter(({ secured }) => secured === 'unsaid').map(({ name }) => name)).toEqual([]);
    const open = operations.filter(({ secured }) => secured === 'nobody').map(({ name }) => name);
    expect(open.filter((name) => !PUBLIC.includes(name))).toEqual([]);
  });

  test('name nothing that a stranger could ask for which the owner does not have here', () => {
    const asked = operations.flatMap(({ name, pathParameters }) => pathParameters.map((one) => [name, one] as const));
    expect(asked.filter(([, parameter]) => !stage.owner.values[parameter])).toEqual([]);
  });
});

describe('AUTH-02 without a good token', () => {
  test(
    'every operation of a runner’s is a 401, and changes nothing',
    () => expectRefused(closed, refusesTokens(stage, tokens, { full, direct: false })),
    LONG_MS,
  );

  test.runIf(full)(
    'so it is behind the edge’s back',
    () => expectRefused(closed, refusesTokens(stage, tokens, { full, direct: true })),
    LONG_MS,
  );

  test('and with a good one not: the fault of each token is what keeps it out', async () => {
    const reads = closed.filter((operation) => !isUnsafe(operation));
    const refused = await findings(reads, async (operation) =>
      (await statusOf(await ask(stage, operation, stage.stranger))) === 401 ? ['is a 401'] : [],
    );
    expect(refused).toEqual([]);
  });

  test('operations for everybody answer as they say', async () => {
    const open = operations.filter(({ secured }) => secured === 'nobody');
    const odd = await findings(open, async (operation) => {
      const lines: string[] = [];
      for (const [what, token] of Object.entries(tokens)) {
        const status = await statusOf(
          await ask(stage, operation, null, { headers: { authorization: `Bearer ${token}` } }),
        );
        const isRight = TELLS_WHO.includes(operation.name)
          ? status === 401
          : operation.answers.has(status) && status < 500;
        if (!isRight) lines.push(`${what} is a ${status}`);
      }
      return lines;
    });
    expect(odd).toEqual([]);
  });
});

test('with a cookie, from another site, every operation that may change something is a 403, and changes nothing', () =>
  expectRefused(
    operations.filter((operation) => isUnsafe(operation) && isRouted(operation)),
    refusesForeign(stage),
  ));

describe('an address that nobody documents is a 404', () => {
  test('below every operation', () =>
    expectRefused(operations, async (operation) => {
      const path = `${fill(operation, stage.owner.values)}/nobody/knows`;
      const status = await statusOf(await ask(stage, operation, stage.stranger, { path }));
      return status === 404 ? [] : [`${path} is a ${status}`];
    }));

  test('for the edge, where it is for services alone', async () => {
    const inside = operations.filter((operation) => !isRouted(operation));
    expect(inside.length).toBeGreaterThan(0);
    const headers = { accept: 'application/json' };
    await expectRefused(inside, async (operation) => {
      const asked = { ...operation, service: 'gateway' as const };
      const status = await statusOf(await ask(stage, asked, stage.stranger, { headers }));
      return status === 404 ? [] : [`the edge answers ${status}`];
    });
  });
});

describe('what is wrong', () => {
  test(
    'in a body is a 400 that names the field, for every operation and every field, and changes nothing',
    async () => {
      const taking = operations.filter(({ body }) => body !== null);
      expect(taking.length).toBeGreaterThan(15);
      await expectRefused(taking, refusesBodies(stage, { full }));
    },
    LONG_MS,
  );

  test('in a path is a 400 or a 404', () =>
    expectRefused(
      operations.filter(({ pathParameters }) => pathParameters.length > 0),
      refusesPaths(stage),
    ));
});

test('AUTH-01 a stranger who names what is another’s gets a 404, and changes nothing of it', async () => {
  const before = holding(await stage.quiet(), stage.owner.userId);
  expect(before.size).toBeGreaterThan(20);
  expect(await findings(operations, hidesOthers(stage))).toEqual([]);
  expect(changes(before, holding(await stage.quiet(), stage.owner.userId))).toEqual([]);
});

test(
  'AUTH-01 every answer has a documented status and fits its schema, a good request is taken, and nobody reads another’s',
  async () => {
    const { canary, userId, values } = stage.owner;
    const before = holding(await stage.quiet(), userId);
    const settled = await stage.newPerson();
    await stage.settle(settled, `stranger${randomUUID()}`);
    const rank = ({ method }: Operation) => ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].indexOf(method);
    const inOrder = operations.toSorted((a, b) => rank(a) - rank(b));
    const found = await findings(inOrder, async (operation) => {
      // Whoever has signed out, or is gone, cannot go on.
      const mayEnd = operation.service === 'account' && isUnsafe(operation);
      const path = fill(operation, { ...values, token: 'x'.repeat(43) });
      const answer = await ask(stage, operation, mayEnd ? await stage.newPerson() : settled, { path });
      const endless = operation.path === PATHS.live;
      if (endless) await answer.body?.cancel();
      const told = endless ? '' : await answer.text();
      return [
        ...answerProblems(operation, answer, told),
        ...(answer.status === 400 ? [`a good request is not taken: ${told.slice(0, 200)}`] : []),
        ...(told.includes(canary) || told.includes(userId) ? ['tells of somebody else'] : []),
      ];
    });
    expect(found).toEqual([]);
    expect(changes(before, holding(await stage.quiet(), userId))).toEqual([]);
  },
  LONG_MS,
);
