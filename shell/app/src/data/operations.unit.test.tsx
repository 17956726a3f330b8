import { PATHS } from '@stridewell/contracts/web';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi, invalidateAfter, keyOf } from './operations.ts';

const answering = (status: number, body: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body === null ? null : JSON.stringify(body), { status }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('callApi', () => {
  it('sends the method, path and body of the operation and returns the response', async () => {
    const pause = { kind: 'travel', from: '2026-11-23', to: null } as const;
    const fetched = answering(200, pause);
    expect(await callApi('beginPause', { body: { kind: 'travel', from: '2026-11-23' } })).toEqual(pause);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual([PATHS.pause, 'POST', '{"kind":"travel","from":"2026-11-23"}']);
  });

  it('encodes path parameters and returns undefined for a 204 response', async () => {
    const fetched = answering(204, null);
    expect(await callApi('endSession', { params: { id: 'a/b' } })).toBeUndefined();
    expect(fetched.mock.calls[0]?.[0]).toBe(`${PATHS.sessions}/a%2Fb`);
  });

  it('appends the query string to the path', async () => {
    const fetched = answering(200, []);
    await callApi('readTrainingLogs', { query: { weekStart: '2026-11-23' } });
    expect(fetched.mock.calls[0]?.[0]).toBe(`${PATHS.trainingLogsWeek}?weekStart=2026-11-23`);
  });

  it('rejects with the status and the server message of an error response', async () => {
    answering(409, { statusCode: 409, error: 'Conflict', message: 'No lighter week is on offer right now.' });
    await expect(callApi('makeWeeklyPlan', { body: { adjust: 'lighter' } })).rejects.toMatchObject({
      status: 409,
      serverMessage: 'No lighter week is on offer right now.',
    });
  });
});

describe('keyOf', () => {
  it('returns the path followed by the query string, if there is one', () => {
    expect(keyOf('readPause')).toEqual([PATHS.pause]);
    expect(keyOf('readPhysioLogs', { limit: 30 })).toEqual([PATHS.physioLogs, '?limit=30']);
  });
});

describe('invalidateAfter', () => {
  it('invalidates only the queries that the operation affects, regardless of their query string', () => {
    const client = new QueryClient();
    const changed = [[PATHS.physioProfile], [PATHS.weeklyPlan, '?weekStart=2026-11-23']];
    for (const key of [...changed, [PATHS.history]]) client.setQueryData(key, {});
    invalidateAfter(client, 'resolveInjury');
    expect(changed.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
    expect(client.getQueryState([PATHS.history])?.isInvalidated).toBe(false);
  });

  it('invalidates nothing for an operation that only reads', () => {
    const client = new QueryClient();
    client.setQueryData([PATHS.profile], {});
    invalidateAfter(client, 'readProfile');
    expect(client.getQueryState([PATHS.profile])?.isInvalidated).toBe(false);
  });
});
