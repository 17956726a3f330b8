import { PATHS } from '@stridewell/contracts/web';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import {
  accountConfig,
  givenAccount,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  registration,
} from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';
import type { UserDocument } from '../users/user.ts';
import { type Derive, deriveArgon2id } from './passwords.ts';
import { CURRENT_COST, formatPhc, parsePhc } from './phc.ts';

const scope = createScope();
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

const given = async (hashing: { atOnce: number; waitMs: number }, derive?: Derive) => {
  const config = accountConfig(scope, { hashing });
  const app = await givenAccount(config, derive ? { derive } : {});
  apps.push(app);
  return { app, config };
};

const login = (app: FastifyInstance, email: string) => post(app, PATHS.login, { email, password: PASSWORD });

describe('ENT-01 stored password', () => {
  it('is an argon2id hash with the current cost parameters', async () => {
    const { app, config } = await given({ atOnce: 1, waitMs: 60_000 });
    const { user } = await givenRunner(app);
    const store = await openStore(config);
    const stored = await store.collection<UserDocument>('users').findOne({ _id: user.id });
    await store.close();
    expect(parsePhc(String(stored?.passwordHash))).toMatchObject(CURRENT_COST);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('is rehashed at sign-in when the stored cost parameters are weaker than the current ones', async () => {
    const { app, config } = await given({ atOnce: 1, waitMs: 60_000 });
    const { user, email } = await givenRunner(app);
    const salt = Buffer.alloc(16, 1);
    const weak = { memory: 1_024, passes: 1, parallelism: 1 };
    const old = formatPhc({ ...weak, salt, tag: await deriveArgon2id(PASSWORD, salt, weak, 32) });
    const store = await openStore(config);
    const users = store.collection<UserDocument>('users');
    await users.updateOne({ _id: user.id }, { $set: { passwordHash: old } });
    expect((await login(app, email)).statusCode).toBe(200);
    const renewed = await users.findOne({ _id: user.id });
    await store.close();
    expect(parsePhc(String(renewed?.passwordHash))).toMatchObject(CURRENT_COST);
    expect((await login(app, email)).statusCode).toBe(200);
  });
});

describe('password hashing under load', () => {
  it('never computes more than the configured number of hashes at the same time', async () => {
    let running = 0;
    let most = 0;
    const { app } = await given({ atOnce: 2, waitMs: 60_000 }, async (...args) => {
      running += 1;
      most = Math.max(most, running);
      return deriveArgon2id(...args).finally(() => {
        running -= 1;
      });
    });
    const emails = Array.from({ length: 12 }, newEmail);
    const answers = await Promise.all(emails.map((email) => post(app, PATHS.register, registration(email))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(most).toBe(2);
  });

  it('returns 429 with Retry-After for requests that wait too long', async () => {
    const [held, entered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { app } = await given({ atOnce: 1, waitMs: 50 }, async (...args) => {
      entered.resolve();
      await held.promise;
      return deriveArgon2id(...args);
    });
    const first = post(app, PATHS.register, registration(newEmail()));
    await entered.promise;
    const refused = await Promise.all([login(app, newEmail()), post(app, PATHS.register, registration(newEmail()))]);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ statusCode: 429, code: 'busy' });
      expect(answer.headers['retry-after']).toBe('1');
    }
    held.resolve();
    expect((await first).statusCode).toBe(200);
    expect((await post(app, PATHS.register, registration(newEmail()))).statusCode).toBe(200);
  });
});
