import { EMBED_HEADER, PATHS, RUNNER_HEADER, TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.tsx';
import { INGRID } from '../testing/render.tsx';
import { api } from './api.ts';
import { ApiError, messageOf } from './api-error.ts';
import { setSession } from './session.ts';

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('Expected the call to fail with an ApiError');
  return error;
};

beforeEach(() => setSession({ status: 'checking', user: null }));
afterEach(() => vi.unstubAllGlobals());

describe('API client', () => {
  test('API-50 sends credentials with every method', async () => {
    const { calls } = fakeApi({ 'GET /x': {}, 'POST /x': {}, 'PUT /x': {}, 'PATCH /x': {}, 'DELETE /x': {} });
    await Promise.all([api.get('/x'), api.post('/x', {}), api.put('/x', {}), api.patch('/x', {}), api.delete('/x')]);
    expect(calls.map((call) => call.credentials)).toEqual(Array(5).fill('include'));
  });

  test('API-51 sends a stored token as a bearer token and no Authorization header when there is no token', async () => {
    const { calls } = fakeApi({ 'GET /x': {}, 'POST /x': {} });
    await api.get('/x');
    window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
    await api.get('/x');
    await api.post('/x', { a: 1 });
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual([null, 'Bearer a.b.c', 'Bearer a.b.c']);
  });

  test('API-52 sends the JSON content type only with requests that have a body', async () => {
    const { calls } = fakeApi({ 'GET /x': {}, 'POST /x': {}, 'DELETE /x': {} });
    await api.get('/x');
    await api.post('/x');
    await api.delete('/x');
    await api.post('/x', { a: 1 });
    expect(calls.map((call) => call.headers.get('content-type'))).toEqual([null, null, null, 'application/json']);
    expect(calls.at(-1)?.body).toEqual({ a: 1 });
  });

  test('IMPORT-30 sends FormData unchanged, without a Content-Type header (the browser sets it)', async () => {
    const fetched = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const form = new FormData();
    form.append('files', new File(['x'], 'run.fit'));
    await api.post('/x', form);
    const [, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(init.body).toBe(form);
    expect(new Headers(init.headers).get('content-type')).toBeNull();
  });

  test('sends a new random trace id with every request', async () => {
    const { calls } = fakeApi({ 'GET /x': {} });
    await api.get('/x');
    await api.get('/x');
    const traces = calls.map((call) => call.headers.get('traceparent') ?? '');
    // Format of W3C Trace Context level 1. The flags are 00, so the server decides whether to record the trace.
    for (const trace of traces) expect(trace).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
    expect(new Set(traces).size).toBe(2);
  });

  test('returns undefined for a response without a body', async () => {
    fakeApi({ 'DELETE /x': { status: 204 } });
    expect(await api.delete('/x')).toBeUndefined();
  });

  test('returns the content of a downloaded file unchanged', async () => {
    fakeApi({ 'GET /csv': { body: 'Date,Score\r\n' } });
    expect(await (await api.blob('/csv')).text()).toBe('Date,Score\r\n');
  });
});

describe('id of the shown runner in API calls', () => {
  afterEach(() => setSession({ status: 'signed-out', user: null }));

  test('SECU-3401 is sent while a runner is signed in, except in calls about the session', async () => {
    const fake = fakeApi({ 'GET /x': {}, [`GET ${PATHS.me}`]: {} });
    const sent = async (path: string) => {
      await api.get(path);
      return fake.calls.at(-1)?.headers.get(RUNNER_HEADER);
    };
    expect(await sent('/x')).toBeNull();
    setSession({ status: 'signed-in', user: INGRID });
    expect(await sent('/x')).toBe(INGRID.id);
    expect(await sent(PATHS.me)).toBeNull();
  });
});

test('SECU-3417 sessionCallsSettled waits only for a pending call that may renew the session', async () => {
  // Pending calls of other test files would also be waited for.
  vi.resetModules();
  const { api, sessionCallsSettled } = await import('./api.ts');
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const calls = [api.get('/x'), api.post('/x', {}), api.post(PATHS.password, {})];
  let isSettled = false;
  const settled = sessionCallsSettled().then(() => {
    isSettled = true;
  });
  for (const answer of answers.slice(0, 2)) answer(new Response('{}'));
  await Promise.all(calls.slice(0, 2));
  expect(isSettled).toBe(false);
  answers[2]?.(new Response('{}'));
  await settled;
  await sessionCallsSettled();
  await calls[2];
});

describe('embed header of API calls', () => {
  const SESSION_CALLS = [PATHS.register, PATHS.login, PATHS.verifyOtp, PATHS.loginOtp, PATHS.password, PATHS.logout];
  const OTHERS = [PATHS.stats, PATHS.checkinToday, PATHS.coachProfile, '/config.json'];
  const markOf = async (call: Promise<unknown>, api: { calls: { headers: Headers }[] }) => {
    await call;
    return api.calls.at(-1)?.headers.get(EMBED_HEADER);
  };
  const answering = () =>
    fakeApi(
      Object.fromEntries(
        [...SESSION_CALLS, PATHS.me, PATHS.profile, PATHS.deleteMe, ...OTHERS].flatMap((path) =>
          ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [`${method} ${path}`, {}]),
        ),
      ),
    );
  afterEach(() => {
    vi.restoreAllMocks();
    window.sessionStorage.clear();
  });

  test.each([
    ['/?embed=1', true, '1'],
    ['/', true, '1'],
    ['/?embed=1', false, null],
    ['/', false, null],
  ])('SECU-1102 of session calls at %s (framed: %s) has the value %s', async (address, framed, mark) => {
    window.history.replaceState(null, '', address);
    if (framed) vi.spyOn(window, 'self', 'get').mockImplementation((() => null) as unknown as () => typeof window);
    const fake = answering();
    for (const path of SESSION_CALLS) expect(await markOf(api.post(path, {}), fake), path).toBe(mark);
    expect(await markOf(api.get(PATHS.me), fake)).toBe(mark);
    expect(await markOf(api.patch(PATHS.profile, {}), fake)).toBe(mark);
    expect(await markOf(api.delete(PATHS.deleteMe), fake)).toBe(mark);
  });

  test('is sent only with session calls', async () => {
    vi.spyOn(window, 'self', 'get').mockImplementation((() => null) as unknown as () => typeof window);
    window.history.replaceState(null, '', '/?embed=1');
    const fake = answering();
    for (const path of OTHERS) expect(await markOf(api.get(path), fake), path).toBeNull();
  });
});

describe('ApiError', () => {
  const BODY = {
    statusCode: 400,
    error: 'Bad Request',
    message: 'Please enter a valid email address',
    code: 'invalid',
    issues: [{ path: 'email', message: 'Please enter a valid email address' }],
  };

  test('ERR-27 contains the status and the server message of a failed request', async () => {
    fakeApi({ 'POST /x': { status: 400, body: BODY } });
    const error = await failure(api.post('/x', {}));
    expect(error.message).toBe('400: Please enter a valid email address');
    expect(error).toMatchObject({ status: 400, code: 'invalid', issues: BODY.issues });
  });

  test('ERR-27 contains the raw body when the body is not JSON, and the status text when the body is empty', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/text'
        ? new Response('upstream gone', { status: 502 })
        : new Response('', { status: 503, statusText: 'Service Unavailable' }),
    );
    expect((await failure(api.put('/text', {}))).message).toBe('502: upstream gone');
    expect((await failure(api.delete('/empty'))).message).toBe('503: Service Unavailable');
  });

  test('ERR-28 provides only the server’s message or the fallback text for a toast', async () => {
    fakeApi({
      'POST /json': { status: 409, body: { message: 'Taken.' } },
      'POST /html': { status: 502, body: '<html>' },
    });
    expect(messageOf(await failure(api.post('/json')), 'Failed')).toBe('Taken.');
    expect(messageOf(await failure(api.post('/html')), 'Failed')).toBe('Failed');
    expect(messageOf(new TypeError('Failed to fetch'), 'Failed to logout')).toBe('Failed to logout');
  });
});
