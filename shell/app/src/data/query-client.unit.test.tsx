import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.tsx';
import { ApiError } from './api-error.ts';
import { createQueryClient, pathOf, queryString } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('default query function', () => {
  test("API-53 sends a GET request to the path formed by joining the segments of the key with '/'", async () => {
    const { calls } = fakeApi({
      'GET /api/coach/weekly-outcomes': { body: [] },
      'GET /api/stats?range=30': { body: {} },
    });
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['/api', 'coach', 'weekly-outcomes'] });
    await client.fetchQuery({ queryKey: ['/api/stats', '?range=30'] });
    expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
      'GET /api/coach/weekly-outcomes',
      'GET /api/stats?range=30',
    ]);
  });

  test('appends a query string built from the non-empty values', () => {
    expect(queryString({ from: '', to: null, rec: undefined })).toBeNull();
    expect(queryString({ range: 'custom', from: '2026-11-01', limit: 5 })).toBe(
      '?range=custom&from=2026-11-01&limit=5',
    );
    expect(pathOf(['/api/history', '?rec=Push'])).toBe('/api/history?rec=Push');
  });

  test('API-54 rejects after a 401 response and reports the error to onRefusal', async () => {
    fakeApi({ 'GET /api/profile': { status: 401, body: { message: 'Please sign in.' } } });
    const onRefusal = vi.fn();
    const read = createQueryClient(onRefusal).fetchQuery({ queryKey: ['/api/profile'] });
    await expect(read).rejects.toMatchObject({ status: 401 });
    expect(onRefusal).toHaveBeenCalledOnce();
  });

  test("ERR-26 rejects with '{status}: {text}' for an error response", async () => {
    fakeApi({
      'GET /a': { status: 500, body: { message: 'Something went wrong.' } },
      'GET /b': { status: 500, body: 'oops' },
    });
    vi.stubGlobal(
      'fetch',
      (
        (stubbed) => (path: string, init?: RequestInit) =>
          path === '/c'
            ? Promise.resolve(new Response('', { status: 504, statusText: 'Gateway Timeout' }))
            : stubbed(path, init)
      )(globalThis.fetch),
    );
    const messages = await Promise.all(
      ['/a', '/b', '/c'].map((path) =>
        createQueryClient()
          .fetchQuery({ queryKey: [path] })
          .catch((error: Error) => error.message),
      ),
    );
    expect(messages).toEqual(['500: Something went wrong.', '500: oops', '504: Gateway Timeout']);
  });
});

describe('createQueryClient', () => {
  const openQuery = async (status = 200) => {
    vi.useFakeTimers();
    const { calls } = fakeApi({ 'GET /x': { status, body: { a: 1 } } });
    const client = createQueryClient();
    client.mount();
    const stop = new QueryObserver(client, { queryKey: ['/x'] }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    return { client, calls, stop };
  };

  test('CONST-38 does not refetch a query when it is used again a day later', async () => {
    const { client, calls, stop } = await openQuery();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    new QueryObserver(client, { queryKey: ['/x'] }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(calls).toHaveLength(1);
    expect(client.getDefaultOptions().queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
  });

  test('CONST-39 does not retry a failed query', async () => {
    const { calls } = await openQuery(500);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
  });

  test('CONST-40 does not refetch queries when the window gets the focus', async () => {
    const { calls } = await openQuery();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
  });

  test('CONST-41 does not refetch queries at intervals', async () => {
    const { calls } = await openQuery();
    await vi.advanceTimersByTimeAsync(6 * 3_600_000);
    expect(calls).toHaveLength(1);
  });

  test('CONST-42 does not retry a failed mutation', async () => {
    vi.useFakeTimers();
    const write = vi.fn().mockRejectedValue(new Error('no'));
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: write }));
    await mutation.execute(undefined).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(write).toHaveBeenCalledOnce();
  });

  test.each([
    ['the error', (refusal: ApiError) => refusal],
    ['the cause of an error with its own message', (refusal: ApiError) => new Error('no', { cause: refusal })],
  ])('reports a failed mutation to onRefusal (%s)', async (_name, failureOf) => {
    const onRefusal = vi.fn();
    const client = createQueryClient(onRefusal);
    const refusal = new ApiError(409, 'no', null);
    const failure = failureOf(refusal);
    const write = { ...client.defaultMutationOptions({ mutationFn: () => Promise.reject(failure) }) };
    await client
      .getMutationCache()
      .build(client, write)
      .execute(undefined)
      .catch(() => undefined);
    expect(onRefusal.mock.calls).toEqual([[refusal]]);
  });

  test('does not pause queries and mutations while offline', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
  });
});

test('SPEED-05 retries a query after a 429 response once the time in Retry-After has passed', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const client = createQueryClient();
  let answers = 0;
  vi.stubGlobal('fetch', async () => {
    answers += 1;
    return answers === 1
      ? new Response('{"message":"Slow down"}', { status: 429, headers: { 'retry-after': '1' } })
      : new Response('{"from":"server"}');
  });
  expect(await client.fetchQuery({ queryKey: ['/api/stats'], ...client.getDefaultOptions().queries })).toEqual({
    from: 'server',
  });
  expect(wait).toHaveBeenCalledWith(expect.any(Function), 1_000);
  wait.mockRestore();
});
