import { PATHS } from '@stridewell/contracts/web';
import type { Bus } from '@stridewell/kit/bus/bus';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createScope } from '@stridewell/kit/testing/scope';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenRunner,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { mailsTo } from '../../testing/mail.ts';
import { createParticipants } from '../../testing/participants.ts';
import { openStore } from '../../testing/store.ts';
import type { Mail } from '../mail/mail.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createInactiveAccounts } from './inactive-accounts.ts';
import { INACTIVE_AFTER_MS, NOTICE_MS } from './inactivity-limits.ts';
import { createInactiveRepository } from './repository.ts';

const DAY_MS = 86_400_000;
const scope = createScope();
const config = accountConfig(scope);
const clock = createMovableClock();
let app: FastifyInstance;
let bus: Bus;
let store: Connection;
const closing: FastifyInstance[] = [];

beforeAll(async () => {
  app = await givenAccount(config, { clock });
  bus = await openBus(scope);
  createParticipants(bus);
  store = await openStore(config);
});
beforeEach(async () => {
  await store.collection('users').deleteMany({});
  await store.collection('sessions').deleteMany({});
});
afterEach(async () => {
  clock.setOffset(0);
  for (const replica of closing.splice(0)) await replica.close();
});
afterAll(async () => {
  await app.close();
  await bus.close();
  await store.close();
});

const login = (runner: SignedInRunner) => post(app, PATHS.login, { email: runner.email, password: PASSWORD });

/** Creates the job with the test database. The job records erasures and emails instead of performing them. */
const given = (send?: (mail: Mail) => Promise<void>) => {
  const erased: string[] = [];
  const mails: Mail[] = [];
  const inactive = createInactiveAccounts({
    accounts: createInactiveRepository(store),
    transport: { send: send ?? (async (mail) => void mails.push(mail)) },
    withoutEmail: createUserRepository(store).withoutEmail,
    eraseAccount: async (userId) => void erased.push(userId),
    waits: config.inactive,
    clock,
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
  });
  return { inactive, erased, mails };
};

describe('inactive accounts job', () => {
  it('SECU-1803 notifies the owner after 24 months without use and erases the account 30 days later', async () => {
    const runner = await givenRunner(app);
    const looking = { ...config, inactive: { firstMs: 0, nextMs: 50 } };
    closing.push(await givenAccount(looking, { clock }));
    const lastUse = () => store.collection('users').findOne({ userId: runner.user.id, lastUsedAt: { $exists: true } });
    await until('the first run', lastUse);
    clock.setOffset(INACTIVE_AFTER_MS + DAY_MS);
    const mails = await until('a mail', async () => {
      const found = await mailsTo(config, runner.email);
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Your Stridewell account will be deleted on ');
    expect(mails[0]).toContain('Sign in once before that day');
    clock.setOffset(INACTIVE_AFTER_MS + NOTICE_MS + 2 * DAY_MS);
    await until('the erasure', async () => (await store.collection('users').countDocuments()) === 0);
    expect((await login(runner)).statusCode).toBe(401);
  });

  it('SECU-3422 erases an account that lost its email and whose erasure was interrupted by a crash', async () => {
    const runner = await givenRunner(app);
    const users = createUserRepository(store);
    expect(await users.giveUpEmail(runner.email)).toBe(runner.user.id);
    const { inactive, erased, mails } = given();
    await inactive.runOnce();
    expect([erased, mails]).toEqual([[runner.user.id], []]);
    await store.collection('users').deleteMany({ userId: runner.user.id });
  });

  it('does not erase an account when the owner signs in after the notification', async () => {
    const runner = await givenRunner(app);
    const { inactive, erased, mails } = given();
    await inactive.runOnce();
    clock.setOffset(INACTIVE_AFTER_MS + DAY_MS);
    await inactive.runOnce();
    expect(mails.map(({ to }) => to)).toEqual([runner.email]);
    expect((await login(runner)).statusCode).toBe(200);
    clock.setOffset(INACTIVE_AFTER_MS + NOTICE_MS + 2 * DAY_MS);
    await inactive.runOnce();
    expect([erased, mails.length]).toEqual([[], 1]);
    expect(await store.collection('users').findOne({ inactiveToldAt: { $exists: true } })).toBeNull();
  });

  it('counts inactivity from its first run for an account without sessions', async () => {
    await givenRunner(app);
    await store.collection('sessions').deleteMany({});
    clock.setOffset(INACTIVE_AFTER_MS + DAY_MS);
    const { inactive, erased, mails } = given();
    await inactive.runOnce();
    expect([erased, mails]).toEqual([[], []]);
  });

  it('does not erase an account until the owner has been notified, and retries a failed notification in the next run', async () => {
    const runner = await givenRunner(app);
    const { inactive: silent, erased } = given(() => Promise.reject(new Error('the mail server is unavailable')));
    await silent.runOnce();
    clock.setOffset(INACTIVE_AFTER_MS + DAY_MS);
    await silent.runOnce();
    clock.setOffset(INACTIVE_AFTER_MS + NOTICE_MS + 2 * DAY_MS);
    await silent.runOnce();
    expect(erased).toEqual([]);
    clock.setOffset(INACTIVE_AFTER_MS + NOTICE_MS + 3 * DAY_MS);
    const { inactive, mails, erased: later } = given();
    await inactive.runOnce();
    expect([mails.map(({ to }) => to), later]).toEqual([[runner.email], []]);
  });

  it('sends one email per account when several replicas run at the same time', async () => {
    await givenRunner(app);
    const sent: Mail[] = [];
    const replicas = Array.from({ length: 4 }, () => given(async (mail) => void sent.push(mail)).inactive);
    await replicas[0]?.runOnce();
    clock.setOffset(INACTIVE_AFTER_MS + DAY_MS);
    await Promise.all(replicas.map((replica) => replica.runOnce()));
    expect(sent).toHaveLength(1);
  });
});
