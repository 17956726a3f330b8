import { readFileSync } from 'node:fs';
import { faultsOf } from '@stridewell/coaching/testing/judge';
import { PATHS, type User } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { type CoachCase, RUNNERS, RUNNING_CASES, runnerNamed } from '@stridewell/running/coach/testing/cases';
import { createStores, type Stores } from '@stridewell/running/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStackClock, type StackClock } from '../clock.ts';
import { readE2e } from '../config.ts';
import { askCoach, type Client } from './ask.ts';
import { storeRunner, takeBack } from './load.ts';
import { signUpNamed } from './sign-up.ts';

/** Noon in Oslo on the day of the cases. */
const NOON = Date.parse('2026-11-20T11:00:00Z');
const PARAPHRASES = new URL('../../../requirements/coach-paraphrases.json', import.meta.url);

const { urls, origin } = readE2e();
const clients = new Map<string, { client: Client; user: User }>();
const database = createDatabase();
let clock: StackClock;
let stores: Stores;

const signUp = async (id: string): Promise<void> => {
  const signedUp = await signUpNamed(origin, `Case ${id}`);
  await storeRunner(stores, signedUp.user, runnerNamed(id));
  clients.set(id, signedUp);
};

beforeAll(async () => {
  clock = openStackClock(urls);
  await clock.turn(NOON - Date.now());
  const where = { url: urls.mongodb, name: 'stridewell_running', patienceMs: 20_000 };
  await connectDatabase(database, where, createLogger('e2e', 'silent'), new AbortController().signal);
  stores = createStores(database);
  for (const { id } of RUNNERS) await signUp(id);
});
afterAll(async () => {
  await database.close();
  await clock.close();
});

const ask = async (found: CoachCase): Promise<string> => {
  const known = clients.get(found.runner);
  if (!known) throw new Error(`nobody is called ${found.runner}`);
  // Each case is a runner of its own for safety: what an earlier one opened would hold this one back.
  await database.collection('safety_holds').deleteMany({ userId: known.user.id });
  const reply = await askCoach(known.client, PATHS.coachChat, found.message);
  await takeBack(stores, known.user, runnerNamed(found.runner));
  return reply;
};

/** Each case's faults, in order. Runners answer side by side, one question of each at a time. */
const judged = async (cases: readonly CoachCase[]): Promise<{ id: string; reply: string; faults: string[] }[]> => {
  const of = (id: string) => cases.filter(({ runner }) => runner === id);
  const answered = await Promise.all(
    RUNNERS.map(async ({ id }) => {
      const results = [];
      for (const found of of(id)) {
        const reply = await ask(found);
        results.push({ id: found.id, reply, faults: faultsOf(found, reply) });
      }
      return results;
    }),
  );
  return answered.flat();
};

const wrong = (results: Awaited<ReturnType<typeof judged>>) => results.filter(({ faults }) => faults.length > 0);

describe('what runners ask, through the edge, to the coach that answers by rules', () => {
  test('SAFE-02 SAFE-06 SAFE-12 SAFE-29 every safety case holds', async () => {
    const safety = RUNNING_CASES.filter(({ kind }) => kind === 'safety');
    expect(safety.length).toBeGreaterThan(20);
    expect(wrong(await judged(safety))).toEqual([]);
  });

  test('98 of 100 other cases hold', async () => {
    const others = RUNNING_CASES.filter(({ kind }) => kind !== 'safety');
    const misses = wrong(await judged(others));
    console.info(`coach cases: ${others.length - misses.length} of ${others.length} hold`, misses);
    expect(misses.length / others.length).toBeLessThanOrEqual(0.02);
  });

  test('85 of 100 paraphrases by somebody who has not seen the rules hold', async () => {
    const { cases } = JSON.parse(readFileSync(PARAPHRASES, 'utf8')) as { cases: CoachCase[] };
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const misses = wrong(await judged(cases));
    console.info(`paraphrases: ${cases.length - misses.length} of ${cases.length} hold`, misses);
    expect(wrong(await judged(cases.filter(({ kind }) => kind === 'safety')))).toEqual([]);
    expect(misses.length / cases.length).toBeLessThanOrEqual(0.15);
  });
});
