import 'fake-indexeddb/auto';
import { PATHS, RUNNER_KEY, type User } from '@stridewell/contracts/web';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setSession } from '../data/session.ts';
import { type FakeApi, fakeApi } from '../testing/fake-api.tsx';
import { listMarks, wipeMarks } from './mark-database.ts';
import { sendWaiting } from './send.ts';
import { addSessionLog, wipeSessionLogs } from './session-log-database.ts';
import { submitMark } from './submit-mark.ts';

const USER = { id: 'u1', email: 'u1@example.com', name: 'Ingrid', timezone: 'Europe/Oslo' } as User;
const LOG = `POST ${PATHS.trainingLog}`;
const ME = `GET ${PATHS.me}`;
const options = { client: new QueryClient(), shownBy: [PATHS.trainingLogsWeek] };

const run = (date: string, status = 'done') =>
  submitMark({ subject: `run ${date}`, operation: 'saveTrainingLog', body: { date, status } }, options);

const offline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!is);
const sentBy = ({ calls }: FakeApi) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const online = (answer: { status?: number; body?: unknown } = { body: {} }): FakeApi => {
  offline(false);
  return fakeApi({ [ME]: { body: { loggedIn: true, user: USER } }, [LOG]: answer });
};

beforeEach(() => {
  localStorage.setItem(RUNNER_KEY, JSON.stringify(USER));
  setSession({ status: 'signed-in', user: USER });
});
afterEach(async () => {
  await wipeMarks(USER.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const SESSION = '0190b8a0-0000-4000-8000-0000000000b1';
const sessionLog = { id: SESSION, userId: USER.id, date: '2026-11-20', body: {}, createdAt: '2026-11-20T08:20:00Z' };
const PUT_SESSION = `PUT ${PATHS.physioSessions}/${SESSION}`;

describe('an answer about a session', () => {
  const answer = () =>
    submitMark(
      {
        ...{ subject: `hour-later ${SESSION}`, operation: 'savePainHourLater', params: { id: SESSION } },
        body: { pain: 2, answeredAt: '2026-11-20T09:20:00Z' },
      },
      { ...options, shownBy: [PATHS.physioSessions] },
    );
  const putsOf = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);

  afterEach(() => wipeSessionLogs(USER.id));

  test('PLAYER-26 is sent after the session that is queued on the device', async () => {
    await addSessionLog(sessionLog);
    const api = online();
    api.on(PUT_SESSION, { body: {} });
    api.on(`${PUT_SESSION}/hour-later`, { body: { verdict: 'inside' } });
    expect(await answer()).toEqual({ state: 'sent', answer: { verdict: 'inside' } });
    expect(putsOf(api)).toEqual([
      `${PATHS.physioSessions}/${SESSION}`,
      `${PATHS.physioSessions}/${SESSION}/hour-later`,
    ]);
  });

  test('PLAYER-26 waits while the session cannot be sent, and is not rejected', async () => {
    await addSessionLog(sessionLog);
    const api = online();
    api.on(PUT_SESSION, { status: 503, body: {} });
    expect(await answer()).toEqual({ state: 'waiting' });
    expect(await sendWaiting(USER.id)).toBe(false);
    expect(putsOf(api)).not.toContain(`${PATHS.physioSessions}/${SESSION}/hour-later`);
    expect(await listMarks(USER.id)).toHaveLength(1);
  });
});

describe('submitMark', () => {
  test('sends a mark immediately while the device is online', async () => {
    const api = online({ body: { date: '2026-11-20', status: 'done' } });
    expect(await run('2026-11-20')).toEqual({ state: 'sent', answer: { date: '2026-11-20', status: 'done' } });
    expect(sentBy(api)).toHaveLength(1);
    expect(await listMarks(USER.id)).toEqual([]);
  });

  test('OFFL-03 stores marks while offline, then sends each of them once, in order', async () => {
    offline(true);
    const api = fakeApi();
    expect(await run('2026-11-19')).toEqual({ state: 'waiting' });
    await run('2026-11-20');
    expect(api.calls).toEqual([]);
    const later = online();
    expect(await sendWaiting(USER.id)).toBe(true);
    expect(sentBy(later)).toEqual([
      { date: '2026-11-19', status: 'done' },
      { date: '2026-11-20', status: 'done' },
    ]);
    expect(await sendWaiting(USER.id)).toBe(true);
    expect(sentBy(later)).toHaveLength(2);
  });

  test('OFFL-03 sends only the last of several marks for the same run', async () => {
    offline(true);
    fakeApi();
    await run('2026-11-20', 'done');
    await run('2026-11-19', 'done');
    await run('2026-11-20', 'partial');
    const later = online();
    await sendWaiting(USER.id);
    expect(sentBy(later)).toEqual([
      { date: '2026-11-19', status: 'done' },
      { date: '2026-11-20', status: 'partial' },
    ]);
  });

  test('stores a mark whose request got no response, and keeps it while the server is down', async () => {
    online({ status: 503, body: {} });
    expect(await run('2026-11-20')).toEqual({ state: 'waiting' });
    expect(await sendWaiting(USER.id)).toBe(false);
    expect(await listMarks(USER.id)).toHaveLength(1);
  });

  test('rejects and does not store a mark that the server rejects', async () => {
    online({ status: 400, body: { message: 'Too old' } });
    await expect(run('2026-10-01')).rejects.toThrow('400: Too old');
    expect(await listMarks(USER.id)).toEqual([]);
  });

  test('deletes a queued mark that the server rejects, then sends the next one', async () => {
    offline(true);
    fakeApi();
    await run('2026-10-01');
    await run('2026-11-20');
    const later = online();
    later.on(LOG, ({ body }) =>
      (body as { date: string }).date === '2026-10-01' ? { status: 400, body: { message: 'Too old' } } : { body: {} },
    );
    expect(await sendWaiting(USER.id)).toBe(true);
    expect(await listMarks(USER.id)).toEqual([]);
  });

  test('is not sent for a different runner who has signed in on this device', async () => {
    offline(true);
    fakeApi();
    await run('2026-11-20');
    const later = online();
    later.on(ME, { body: { loggedIn: true, user: { ...USER, id: 'u2' } } });
    expect(await sendWaiting(USER.id)).toBe(false);
    expect(sentBy(later)).toEqual([]);
  });
});
