import { PATHS } from '@stridewell/contracts/web';
import { isFullRun } from '@stridewell/kit/testing/run-config';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount, givenRunner, newEmail, PASSWORD, post } from '../../testing/fixtures.ts';
import { median, timePairs } from '../../testing/statistics.ts';
import { openStore } from '../../testing/store.ts';
import { type Derive, deriveArgon2id } from '../passwords/passwords.ts';
import { CURRENT_COST, type HashParameters } from '../passwords/phc.ts';

const scope = createScope();
const config = accountConfig(scope);
const derived: HashParameters[] = [];
/** The real argon2id function, wrapped to record the parameters of each call. */
const derive: Derive = (password, salt, parameters, length) => {
  const { memory, passes, parallelism } = parameters;
  derived.push({ memory, passes, parallelism });
  return deriveArgon2id(password, salt, parameters, length);
};
let app: FastifyInstance;

beforeAll(async () => {
  app = await givenAccount(config, { derive });
});
afterAll(() => app.close());

const refused = async (email: string): Promise<HashParameters[]> => {
  derived.length = 0;
  expect((await post(app, PATHS.login, { email, password: 'Not-the-one-7' })).statusCode).toBe(401);
  return [...derived];
};

describe('AUTH-24 POST /api/auth/login with wrong credentials', () => {
  it('computes one hash with the same parameters for a wrong password and for an unknown email', async () => {
    const { email } = await givenRunner(app);
    expect(await refused(email)).toEqual([CURRENT_COST]);
    expect(await refused(newEmail())).toEqual([CURRENT_COST]);
  });

  it('AUTH-40 computes one hash and returns 401 for an account without a password', async () => {
    const { email, user } = await givenRunner(app);
    const database = await openStore(config);
    await database.collection<{ _id: string }>('users').updateOne({ _id: user.id }, { $set: { passwordHash: null } });
    await database.close();
    expect(await refused(email)).toEqual([CURRENT_COST]);
    expect((await post(app, PATHS.login, { email, password: PASSWORD })).statusCode).toBe(401);
  });

  it.runIf(isFullRun())(
    'responds to known and unknown emails with median times within 5 % of each other',
    { timeout: 120_000 },
    async () => {
      const { email } = await givenRunner(app);
      const pairs = Array.from({ length: 400 }, () => ({ known: email, unknown: newEmail() }));
      const times = await timePairs(pairs, async (asked) => void (await refused(asked)));
      const ratio = median(times.known) / median(times.unknown);
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
    },
  );
});
