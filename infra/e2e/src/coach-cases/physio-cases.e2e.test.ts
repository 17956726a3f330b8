import { readFileSync } from 'node:fs';
import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { PATHS } from '@stridewell/contracts/web';
import { createLogger } from '@stridewell/kit/logger';
import { connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import { type CoachCase, PARAPHRASES, PHYSIO_CASES } from '@stridewell/physio/coach/testing/cases';
import { caseInputs } from '@stridewell/physio/domain/testing/case-runners';
import { PHYSIO_CASES as INJURED, type PhysioCaseId } from '@stridewell/physio/domain/testing/earlier-history';
import { createStores, type Stores } from '@stridewell/physio/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStackClock, type StackClock } from '../clock.ts';
import { readE2eConfig } from '../config.ts';
import { askCoach, type Client } from './client.ts';
import { type ProjectedFacts, storeInjury, storeProjections } from './load-physio.ts';
import { signUpNamed } from './sign-up.ts';

/** Noon in Oslo on the day of the cases. */
const NOON = Date.parse('2026-11-20T11:00:00Z');
const CASES = new URL('../../../requirements/coach-cases.json', import.meta.url);
const RUNNERS = (JSON.parse(readFileSync(CASES, 'utf8')) as { runners: (ProjectedFacts & { id: string })[] }).runners;
const UNKNOWN_RUNNER = { level: null, ageBand: null };

const { urls, origin } = readE2eConfig();
const clients = new Map<string, { client: Client; userId: string }>();
const database = createDatabase();
let clock: StackClock;
let stores: Stores;

const isInjured = (id: string): id is PhysioCaseId => INJURED.some((known) => known === id);

const signUp = async (source: (typeof RUNNERS)[number]): Promise<void> => {
  const { id } = source;
  const { client, user } = await signUpNamed(origin, `Physio case ${id}`);
  const inputs = isInjured(id) ? caseInputs(id) : null;
  await storeProjections(stores, user.id, source, inputs?.runner ?? UNKNOWN_RUNNER);
  if (inputs) await storeInjury(stores, user.id, inputs);
  clients.set(id, { client, userId: user.id });
};

beforeAll(async () => {
  clock = openStackClock(urls);
  await clock.turn(NOON - Date.now());
  const where = { url: urls.mongodb, name: 'stridewell_physio', patienceMs: 20_000 };
  await connectDatabase(database, where, createLogger('e2e', 'silent'), new AbortController().signal);
  stores = createStores(database);
  for (const runner of RUNNERS) await signUp(runner);
});
afterAll(async () => {
  await database.close();
  await clock.close();
});

const judge = async (coachCase: CoachCase) => {
  const known = clients.get(coachCase.runner);
  if (!known) throw new Error(`no case runner ${coachCase.runner} was signed up`);
  // Each case expects a runner without safety holds; one opened by an earlier case would change this answer.
  await database.collection('safety_holds').deleteMany({ userId: known.userId });
  const reply = await askCoach(known.client, PATHS.physioChat, coachCase.message);
  return { id: coachCase.id, reply, faults: failedExpectations(coachCase, reply) };
};

/** The cases with faults. Runners are asked in parallel, the cases of one runner one after another. */
const misses = async (cases: readonly CoachCase[]) => {
  const answered = await Promise.all(
    RUNNERS.map(async ({ id }) => {
      const results = [];
      for (const coachCase of cases.filter(({ runner }) => runner === id)) results.push(await judge(coachCase));
      return results;
    }),
  );
  expect(answered.flat()).toHaveLength(cases.length);
  return answered.flat().filter(({ faults }) => faults.length > 0);
};

describe('physio coach through the gateway', () => {
  test('SAFE-02 SAFE-06 SAFE-12 SAFE-29 answers every safety case as expected', async () => {
    const safety = PHYSIO_CASES.filter(({ kind }) => kind === 'safety');
    expect(safety.length).toBeGreaterThan(20);
    expect(await misses(safety)).toEqual([]);
  });

  test('answers at least 98 % of the other cases as expected', async () => {
    const others = PHYSIO_CASES.filter(({ kind }) => kind !== 'safety');
    const missed = await misses(others);
    console.info(`physio cases: ${others.length - missed.length} of ${others.length} pass`, missed);
    expect(missed.length / others.length).toBeLessThanOrEqual(0.02);
  });

  test('answers at least 85 % of the paraphrases as expected', async () => {
    const missed = await misses(PARAPHRASES);
    console.info(`physio paraphrases: ${PARAPHRASES.length - missed.length} of ${PARAPHRASES.length} pass`, missed);
    expect(missed.length / PARAPHRASES.length).toBeLessThanOrEqual(0.15);
  });
});
