import 'fake-indexeddb/auto';
import { type CheckinAnswer, CONSENT_NEEDED, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentHost } from '../consent/consent-host.tsx';
import { setClockOffset } from '../data/clock.ts';
import { setSession } from '../data/session.ts';
import { expireWaiting } from '../data/wipe-queued-checkins.ts';
import { DEFAULT_ANSWER, REFERRAL, SCORE_PARTS, saying } from '../testing/checkin.tsx';
import { type FakeAnswer, type FakeApi, fakeApi, type Route } from '../testing/fake-api.tsx';
import { INGRID, INGRIDS_ACCOUNT, renderApp } from '../testing/render.tsx';
import { checkinAsText } from './checkin-as-text.ts';
import { addCheckin, listCheckins, type NewCheckin, wipeCheckins } from './database.ts';
import { startQueue, useQueue } from './queue.ts';
import { sendWaiting } from './send.ts';
import { submitCheckin } from './submit.ts';
import { WaitingCheckins } from './waiting-checkins.tsx';

const POST = 'POST /api/checkin';
const ME = 'GET /api/auth/me';
const KARI = { ...INGRID, id: '019a9f30-7c7e-7000-8000-000000000002', name: 'Kari Nordmann' };
const BODY = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes: null };

let keys = 0;
const checkinOn = (date: string, over: Partial<NewCheckin> = {}): NewCheckin => {
  keys += 1;
  return {
    userId: INGRID.id,
    date,
    key: `key-${keys}-of-sixteen-and-more`,
    body: { ...BODY, date },
    createdAt: `${date}T05:41:00.000Z`,
    ...over,
  };
};

const ago = (days: number): Partial<NewCheckin> => ({
  createdAt: new Date(Date.parse('2026-11-20T12:00:00.000Z') - days * 86_400_000).toISOString(),
});

const meOf = (user: typeof INGRID | null): FakeAnswer => ({
  body: { ok: user !== null, loggedIn: user !== null, user },
});
const openApi = (post: Route = { body: DEFAULT_ANSWER }, user: typeof INGRID | null = INGRID): FakeApi =>
  fakeApi({ [POST]: post, [ME]: meOf(user) });
const refusal = (status: number, message = 'No.'): FakeAnswer => ({ status, body: { message } });
const sent = (api: FakeApi) => api.calls.filter(({ method }) => method === 'POST');
const dates = (api: FakeApi) => sent(api).map(({ body }) => (body as { date: string }).date);
const keysOf = (api: FakeApi) => sent(api).map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
const online = (yes: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes);
const noNetwork = (): Promise<FakeAnswer> => Promise.reject(new TypeError('Failed to fetch'));

let stop: () => void;
beforeEach(() => {
  // Sets the clock close to the dates in the tests, because check-ins expire after 7 days.
  setClockOffset(Date.parse('2026-11-20T12:00:00.000Z') - Date.now());
  setSession({ status: 'signed-in', user: INGRID });
  stop = startQueue(INGRID.id);
});
afterEach(async () => {
  setClockOffset(0);
  stop();
  for (const { id } of [INGRID, KARI]) await wipeCheckins(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('SECU-604 offline queue when the health data consent is missing', () => {
  const NEEDED: FakeAnswer = { status: 403, body: { code: CONSENT_NEEDED, message: 'Please agree first.' } };

  test('asks for consent once, keeps the check-in after "Not now", and sends it after "Send now" is clicked and consent is given', async () => {
    const api = openApi(NEEDED);
    api.on('POST /api/profile/consent', { body: INGRIDS_ACCOUNT });
    await addCheckin(checkinOn('2026-11-20'));
    const { actor } = renderApp(
      <>
        <ConsentHost />
        <WaitingCheckins />
      </>,
    );
    const first = sendWaiting(INGRID.id);
    await actor.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await first).toBe(false);
    expect(await sendWaiting(INGRID.id)).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await listCheckins(INGRID.id)).toMatchObject([{ refused: null }]);
    await actor.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findByRole('alertdialog');
    api.on(POST, { body: DEFAULT_ANSWER });
    await actor.click(screen.getByRole('button', { name: 'I agree' }));
    await waitFor(async () => expect(await listCheckins(INGRID.id)).toEqual([]));
    expect(new Set(keysOf(api).filter(Boolean)).size).toBe(1);
  });
});

describe('SECU-3101 check-in queue expiry', () => {
  test('removes a check-in that is older than 7 days when its runner is not signed in', async () => {
    for (const [userId, days] of [
      [KARI.id, 7.1],
      [KARI.id, 6.9],
      [INGRID.id, 7.1],
    ] as const)
      await addCheckin(checkinOn('2026-11-12', { ...ago(days), userId }));
    await expireWaiting(INGRID.id);
    expect(await listCheckins(INGRID.id)).toHaveLength(1);
    await expireWaiting(null);
    expect(await listCheckins(INGRID.id)).toEqual([]);
    expect(await listCheckins(KARI.id)).toEqual([expect.objectContaining(ago(6.9))]);
  });

  test('removes a rejected check-in 7 days after the rejection', async () => {
    openApi(refusal(400, 'Too long ago.'));
    await addCheckin(checkinOn('2026-11-11', ago(9)));
    await sendWaiting(INGRID.id);
    expect(await listCheckins(INGRID.id)).toMatchObject([{ refused: 'Too long ago.' }]);
    setClockOffset(Date.parse('2026-11-27T12:00:01.000Z') - Date.now());
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test('removes all check-ins of an account that was erased on another device', async () => {
    const api = openApi();
    await addCheckin(checkinOn('2026-11-20', ago(0)));
    api.on(ME, { body: { ...(meOf(null).body as object), erasedUserId: INGRID.id } });
    expect(await sendWaiting(INGRID.id)).toBe(false);
    expect(await listCheckins(INGRID.id)).toEqual([]);
    expect(sent(api)).toEqual([]);
  });
});

describe('sendWaiting', () => {
  test('BEYOND-37 sends check-ins in creation order, each with its own date and idempotency key', async () => {
    const made = [checkinOn('2026-11-18'), checkinOn('2026-11-20'), checkinOn('2026-11-19')];
    for (const one of made) await addCheckin(one);
    const api = openApi();
    expect(await sendWaiting(INGRID.id)).toBe(true);
    expect(dates(api)).toEqual(made.map(({ date }) => date));
    expect(keysOf(api)).toEqual(made.map(({ key }) => key));
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test.each([500, 502, 503, 504, 429, 408, 404, 401])(
    'stops after a %s response and keeps all check-ins',
    async (status) => {
      for (const date of ['2026-11-18', '2026-11-19']) await addCheckin(checkinOn(date));
      const api = openApi(refusal(status));
      expect(await sendWaiting(INGRID.id)).toBe(false);
      expect(dates(api)).toEqual(['2026-11-18']);
      expect((await listCheckins(INGRID.id)).map(({ refused }) => refused)).toEqual([null, null]);
    },
  );

  test('BEYOND-20 retries with the same idempotency key and body after a response is lost', async () => {
    await addCheckin(checkinOn('2026-11-18'));
    const api = openApi(noNetwork);
    expect(await sendWaiting(INGRID.id)).toBe(false);
    api.on(POST, { body: DEFAULT_ANSWER });
    expect(await sendWaiting(INGRID.id)).toBe(true);
    expect(new Set(keysOf(api)).size).toBe(1);
    expect(sent(api)[1]?.body).toEqual(sent(api)[0]?.body);
  });

  test('BEYOND-40 stores a rejected check-in with the server’s message and does not send it again', async () => {
    for (const date of ['2026-11-01', '2026-11-19']) await addCheckin(checkinOn(date, ago(1)));
    const api = openApi(({ body }) =>
      (body as { date: string }).date === '2026-11-01' ? refusal(400, 'Too long ago.') : { body: DEFAULT_ANSWER },
    );
    expect(await sendWaiting(INGRID.id)).toBe(true);
    expect(await listCheckins(INGRID.id)).toMatchObject([{ date: '2026-11-01', refused: 'Too long ago.' }]);
    await sendWaiting(INGRID.id);
    expect(dates(api)).toEqual(['2026-11-01', '2026-11-19']);
  });

  test.each([
    ['another runner', KARI],
    ['no runner', null],
  ])('sends no check-ins while %s is signed in', async (_who, user) => {
    await addCheckin(checkinOn('2026-11-18'));
    await addCheckin(checkinOn('2026-11-18', { userId: KARI.id }));
    const api = openApi(undefined, user);
    expect(await sendWaiting(INGRID.id)).toBe(false);
    expect(sent(api)).toEqual([]);
    expect(await listCheckins(KARI.id)).toHaveLength(1);
  });

  test('sends each check-in only once when called twice at the same time', async () => {
    await addCheckin(checkinOn('2026-11-18'));
    const api = openApi();
    await Promise.all([sendWaiting(INGRID.id), sendWaiting(INGRID.id)]);
    expect(sent(api)).toHaveLength(1);
  });
});

describe('submitCheckin', () => {
  test('sends the check-in and then removes it from the device', async () => {
    openApi();
    expect(await submitCheckin(checkinOn('2026-11-20'))).toEqual({ state: 'sent', answer: DEFAULT_ANSWER });
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test('stores the check-in on the device until it has been sent', async () => {
    const answer = Promise.withResolvers<FakeAnswer>();
    const api = openApi(() => answer.promise);
    const submitting = submitCheckin(checkinOn('2026-11-20'));
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(await listCheckins(INGRID.id)).toHaveLength(1);
    answer.resolve({ body: DEFAULT_ANSWER });
    await submitting;
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test('BEYOND-17 queues the check-in without sending a request when the device is offline', async () => {
    online(false);
    const api = openApi();
    expect(await submitCheckin(checkinOn('2026-11-20'))).toMatchObject({ state: 'waiting' });
    expect(api.calls).toEqual([]);
    expect(useQueue.getState().checkins).toHaveLength(1);
  });

  test.each([502, 503, 504])('queues the check-in after a %s response', async (status) => {
    openApi(refusal(status));
    expect(await submitCheckin(checkinOn('2026-11-20'))).toMatchObject({ state: 'waiting' });
  });

  test.each([400, 403, 409, 429, 500])('rejects and removes the check-in after a %s response', async (status) => {
    openApi(refusal(status, 'Not this one.'));
    await expect(submitCheckin(checkinOn('2026-11-20'))).rejects.toMatchObject({ status });
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test('rejects after a 401 response but leaves the check-in in the queue', async () => {
    openApi(refusal(401));
    await expect(submitCheckin(checkinOn('2026-11-20'))).rejects.toMatchObject({ status: 401 });
    expect(await listCheckins(INGRID.id)).toHaveLength(1);
  });

  test('sends queued check-ins first, and queues the new check-in if sending a queued one fails', async () => {
    await addCheckin(checkinOn('2026-11-18'));
    const api = openApi();
    await submitCheckin(checkinOn('2026-11-20'));
    expect(dates(api)).toEqual(['2026-11-18', '2026-11-20']);
    await addCheckin(checkinOn('2026-11-19'));
    api.on(POST, refusal(503));
    expect(await submitCheckin(checkinOn('2026-11-20'))).toMatchObject({ state: 'waiting' });
    expect(dates(api)).toEqual(['2026-11-18', '2026-11-20', '2026-11-19']);
  });

  test('sends the check-in without storing it when the browser blocks storage', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.resetModules();
    const fresh = await import('./submit.ts');
    openApi();
    expect(await fresh.submitCheckin(checkinOn('2026-11-20'))).toMatchObject({ state: 'sent' });
    vi.resetModules();
  });
});

describe('WaitingCheckins', () => {
  const show = async () => {
    const app = renderApp(<WaitingCheckins />);
    await act(async () => startQueue(INGRID.id));
    return app;
  };

  test('BEYOND-18 shows the number and dates of queued check-ins and a button that sends them', async () => {
    await addCheckin(checkinOn('2026-11-19'));
    await addCheckin(checkinOn('2026-11-20'));
    const { actor } = await show();
    expect(await screen.findByText('2 check-ins not yet sent')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Thursday 19 November, saved at 06:41', 'Friday 20 November, saved at 06:41']),
    );
    expect(await violations()).toEqual([]);
    openApi();
    await actor.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText(/not yet sent/)).toBeNull());
  });

  test('BEYOND-41 copies a rejected check-in to the clipboard and deletes it only after Discard is confirmed', async () => {
    await addCheckin(
      checkinOn('2026-11-01', { body: { ...BODY, notes: 'Slept in a tent', date: '2026-11-01' }, ...ago(1) }),
    );
    openApi(refusal(400, 'Too long ago.'));
    await sendWaiting(INGRID.id);
    const { actor } = await show();
    expect(await screen.findByText('Your check-in for Sunday 1 November was not accepted')).toBeInTheDocument();
    expect(screen.getByText('Too long ago.')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain('Notes: Slept in a tent');
    await actor.click(screen.getByRole('button', { name: 'Discard' }));
    await actor.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await listCheckins(INGRID.id)).toHaveLength(1);
    await actor.click(screen.getByRole('button', { name: 'Discard' }));
    const buttons = await screen.findAllByRole('button', { name: 'Discard' });
    await actor.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByText(/was not accepted/)).toBeNull());
    expect(await listCheckins(INGRID.id)).toEqual([]);
  });

  test('shows the safety text when the response to a queued check-in contains one', async () => {
    await addCheckin(checkinOn('2026-11-01', ago(1)));
    const answer: CheckinAnswer = { ...DEFAULT_ANSWER, ...saying(REFERRAL, ...SCORE_PARTS) };
    await show();
    openApi({ body: answer });
    await act(async () => void (await sendWaiting(INGRID.id)));
    expect(await screen.findByText('Please read this first')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
  });

  test('does not show another runner’s check-ins', async () => {
    await addCheckin(checkinOn('2026-11-19', { userId: KARI.id }));
    await show();
    expect(screen.queryByText(/not yet sent/)).toBeNull();
  });
});

test('checkinAsText returns the date, the five metrics, the planned session and the notes as text', () => {
  const body = { ...BODY, planned_type: 'tempo', preferred_focus: null, notes: 'Long day' };
  expect(checkinAsText({ date: '2026-11-19', body }).split('\n')).toEqual([
    'Check-in, Thursday 19 November 2026',
    'Sleep: 3',
    'Stress: 2',
    'Fatigue: 3',
    'Pain: 2',
    'Readiness: 7',
    'Planned: tempo',
    'Notes: Long day',
  ]);
});
