import { PATHS } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { isFullRun } from '@stridewell/kit/testing/run-config';
import { createScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountConfig, givenAccount, newEmail, post } from '../../testing/fixtures.ts';
import { allCodes, differentCode, removeMails } from '../../testing/mail.ts';
import { median, type Samples, timePairs, welch } from '../../testing/statistics.ts';
import { openStore } from '../../testing/store.ts';
import { createUser } from '../users/new-user.ts';
import type { UserDocument } from '../users/user.ts';

const config = accountConfig(createScope());
const PAIRS = isFullRun() ? 1_000 : 150;
/** Number of initial samples to discard, because they include one-time costs such as connections and query plans. */
const WARM_UP = 30;
let app: FastifyInstance;
/** Pairs of emails, each with one email that has an account and one that has none. */
let pairs: Record<'known' | 'unknown', string>[];

beforeAll(async () => {
  app = await givenAccount(config);
  pairs = Array.from({ length: PAIRS + WARM_UP }, () => ({ known: newEmail(), unknown: newEmail() }));
  const store = await openStore(config);
  // The accounts are inserted directly, because hashing a thousand passwords would take minutes and is not needed here.
  const made = pairs.map(({ known: email }) => {
    const user = {
      id: createId(),
      email,
      name: null,
      passwordHash: null,
      healthDataConsent: undefined,
      emailVerified: true,
    };
    return { ...createUser(user, new Date()), outbox: [] };
  });
  await store.collection<UserDocument>('users').insertMany(made);
  await store.close();
}, 60_000);
afterAll(async () => {
  await app.close();
  await removeMails(config);
});

const timed = async (path: string, bodyOf: (email: string) => object, status: number): Promise<Samples> => {
  const call = async (email: string): Promise<void> => {
    const answer = await post(app, path, bodyOf(email));
    if (answer.statusCode !== status) throw new Error(`${path}: ${answer.statusCode}`);
  };
  const { known, unknown } = await timePairs(pairs, call);
  return { known: known.slice(WARM_UP), unknown: unknown.slice(WARM_UP) };
};

const assertAlike = (times: Samples): void => {
  expect(times.known).toHaveLength(PAIRS);
  expect(Math.abs(welch(times))).toBeLessThan(4.5);
  // Medians are compared only in the full test run, because the medians of small samples can differ by chance.
  if (isFullRun()) expect(Math.abs(median(times.known) / median(times.unknown) - 1)).toBeLessThan(0.05);
};

describe('response time for emails with and without an account', { timeout: 300_000 }, () => {
  it('OTP-13 is the same when a code that was never requested is rejected', async () => {
    assertAlike(await timed(PATHS.verifyOtp, (email) => ({ email, code: '123456' }), 401));
  });

  it('SECU-901 is the same when a code is requested', async () => {
    assertAlike(await timed(PATHS.requestOtp, (email) => ({ email }), 200));
  });

  it('OTP-13 is the same when a wrong code is rejected while a valid code exists', async () => {
    const codes = await allCodes(config, 2 * pairs.length);
    const wrong = (email: string) => ({ email, code: differentCode(codes.get(email) ?? '') });
    assertAlike(await timed(PATHS.verifyOtp, wrong, 401));
  });
});
