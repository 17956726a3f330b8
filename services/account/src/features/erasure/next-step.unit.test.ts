import { ERASING_SERVICES } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { ErasingService, ErasureDocument } from './document.ts';
import {
  missingServices,
  nextStep,
  parseRoundId,
  RECEIPT_RETENTION_MS,
  retryDelayMs,
  roundId,
  type Step,
} from './next-step.ts';

const T0 = Date.parse('2026-11-22T08:00:00Z');
const at = (ms: number): Date => new Date(T0 + ms);
const SECOND_ROUND_MS = 15_000;

const asked = (change: Partial<ErasureDocument> = {}): ErasureDocument => ({
  _id: 'hash',
  userId: 'u',
  scope: 'account',
  requestedAt: at(0),
  completedAt: null,
  ...{ round: 1, askedAt: at(0), asks: 1, ownCounts: null, answers: {}, again: {}, purgedRound: 0 },
  ...{ settledAt: null, expiresAt: null, rev: 1, outbox: [] },
  ...change,
});
const answersOf = (...services: ErasingService[]) =>
  Object.fromEntries(services.map((service) => [service, { at: at(1), counts: {} }]));
const ALL = answersOf(...ERASING_SERVICES);
const ALL_AGAIN = Object.fromEntries(ERASING_SERVICES.map((service) => [service, at(2)]));
const OWN = answersOf('account');
const UNSENT = [{ id: 'e', type: 't', time: 'now', data: {} }];
const step = (change: Partial<ErasureDocument>, ms = 0): Step | null =>
  nextStep(asked(change), at(ms), SECOND_ROUND_MS);

describe('nextStep', () => {
  it.each<[string, Partial<ErasureDocument>, number, Step | null]>([
    ["returns the step 'own' before the account service's data is erased", {}, 0, 'own'],
    ['returns null within five seconds after a request', { answers: OWN }, 4_999, null],
    ["returns the step 'ask' five seconds after a request", { answers: OWN }, 5_000, 'ask'],
    ['returns null while the request is still in the outbox', { answers: OWN, outbox: UNSENT }, 60_000, null],
    ["returns the step 'complete' when all services have answered", { answers: ALL }, 0, 'complete'],
    ["returns the step 'purge' after completion", { answers: ALL, completedAt: at(5) }, 5, 'purge'],
    [
      'returns null before the second round of an account erasure is due',
      { answers: ALL, completedAt: at(5), purgedRound: 1 },
      15_004,
      null,
    ],
    [
      "returns the step 'second-round' when the second round of an account erasure is due",
      { answers: ALL, completedAt: at(5), purgedRound: 1 },
      15_005,
      'second-round',
    ],
    [
      "returns the step 'own' at the start of the second round",
      { answers: ALL, completedAt: at(5), purgedRound: 1, round: 2 },
      0,
      'own',
    ],
    [
      "returns the step 'purge' when all services have answered in the second round",
      { answers: ALL, completedAt: at(5), purgedRound: 1, round: 2, again: ALL_AGAIN },
      0,
      'purge',
    ],
    [
      "returns the step 'settle' after the second purge",
      { answers: ALL, completedAt: at(5), purgedRound: 2, round: 2, again: ALL_AGAIN },
      0,
      'settle',
    ],
    [
      "returns the step 'second-round' immediately after the first purge of a data erasure",
      { scope: 'data', answers: ALL, completedAt: at(5), purgedRound: 1 },
      5,
      'second-round',
    ],
    ['returns null for a settled erasure', { answers: ALL, completedAt: at(5), settledAt: at(9) }, 99_999, null],
  ])('%s', (_what, change, ms, expected) => {
    expect(step(change, ms)).toBe(expected);
  });

  it("BEYOND-24 never returns the step 'complete' before all services have responded", () => {
    fc.assert(
      fc.property(fc.subarray([...ERASING_SERVICES], { maxLength: 3 }), fc.nat(10_000_000), (answered, ms) => {
        const answers = answersOf(...answered);
        expect(['own', 'ask', null]).toContain(step({ answers }, ms));
        expect(missingServices(asked({ answers }))).toEqual(
          ERASING_SERVICES.filter((name) => !answered.includes(name)),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("returns the step 'settle' after two purges for any order of responses", () => {
    const services = fc.shuffledSubarray([...ERASING_SERVICES], { minLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('account' as const, 'data' as const), services, services, (scope, first, second) => {
        let erasure = asked({ scope });
        const steps: Step[] = [];
        const queue = { 1: [...first], 2: [...second] };
        for (let ms = 0; ms < 200_000 && !erasure.settledAt; ms += 1_000) {
          const next = nextStep(erasure, at(ms), SECOND_ROUND_MS);
          if (next) steps.push(next);
          const service = queue[erasure.round].shift();
          const field = erasure.round === 1 ? 'answers' : 'again';
          if (service && service !== 'account')
            erasure = {
              ...erasure,
              [field]: { ...erasure[field], ...(field === 'answers' ? answersOf(service) : { [service]: at(ms) }) },
            };
          if (next === 'own')
            erasure = {
              ...erasure,
              [field]: { ...erasure[field], account: field === 'answers' ? { at: at(ms), counts: {} } : at(ms) },
            };
          if (next === 'ask') erasure = { ...erasure, askedAt: at(ms), asks: erasure.asks + 1 };
          if (next === 'complete') erasure = { ...erasure, completedAt: at(ms) };
          if (next === 'purge') erasure = { ...erasure, purgedRound: erasure.round };
          if (next === 'second-round') erasure = { ...erasure, round: 2, askedAt: at(ms), asks: 1 };
          if (next === 'settle') erasure = { ...erasure, settledAt: at(ms) };
        }
        expect(erasure.settledAt).not.toBeNull();
        expect(steps.filter((one) => one === 'purge')).toHaveLength(2);
        expect(steps.at(-1)).toBe('settle');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('retryDelayMs and roundId', () => {
  it('retryDelayMs returns 5 s for the first retry and doubles up to one minute', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  it('roundId returns a distinct id for the second round, which parseRoundId maps back to the erasure', () => {
    expect(roundId('h-_a', 1)).toBe('h-_a');
    for (const round of [1, 2] as const) expect(parseRoundId(roundId('h-_a', round))).toEqual({ id: 'h-_a', round });
    expect(roundId('h', 2)).not.toBe(roundId('h', 1));
  });
});

it('CONST-57 erasure configuration sets a maximum wait of 5 s and a receipt retention of 30 days', () => {
  const environment = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };
  expect(readConfig(environment).erasure).toMatchObject({ waitMs: 5_000, secondRoundMs: 15_000 });
  expect(RECEIPT_RETENTION_MS).toBe(30 * 24 * 3_600_000);
});
