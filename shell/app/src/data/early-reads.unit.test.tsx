import { EARLY_READS, type EarlyRead, PATHS } from '@stridewell/contracts/web';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.tsx';
import { api } from './api.ts';

const page = globalThis as { [EARLY_READS]?: Map<string, EarlyRead> };

/** Simulates an early read that the page started some time ago. */
const startRead = (path: string, response: Promise<Response>, age = 0): void => {
  page[EARLY_READS] = new Map([[path, { at: performance.now() - age, response }]]);
};
const answer = (): Promise<Response> => Promise.resolve(new Response('{"from":"early"}'));

afterEach(() => {
  delete page[EARLY_READS];
  vi.unstubAllGlobals();
});

describe('response of an early read', () => {
  test('SPEED-03 is used only once, for the first request to the same path', async () => {
    const { calls } = fakeApi({ [`GET ${PATHS.stats}`]: { body: { from: 'app' } } });
    startRead(PATHS.stats, answer());
    expect(await api.get(PATHS.stats)).toEqual({ from: 'early' });
    expect(calls).toEqual([]);
    expect(await api.get(PATHS.stats)).toEqual({ from: 'app' });
  });

  test('is ignored when the early read failed', async () => {
    fakeApi({ [`GET ${PATHS.stats}`]: { body: { from: 'app' } } });
    startRead(PATHS.stats, Promise.reject(new TypeError('Failed to fetch')));
    expect(await api.get(PATHS.stats)).toEqual({ from: 'app' });
  });

  test('is ignored when it is stale or when data has changed since', async () => {
    fakeApi({ [`GET ${PATHS.stats}`]: { body: { from: 'app' } }, [`POST ${PATHS.checkin}`]: { body: {} } });
    startRead(PATHS.stats, answer(), 30_000);
    expect(await api.get(PATHS.stats)).toEqual({ from: 'app' });
    startRead(PATHS.stats, answer());
    await api.post(PATHS.checkin, {});
    expect(await api.get(PATHS.stats)).toEqual({ from: 'app' });
  });
});
