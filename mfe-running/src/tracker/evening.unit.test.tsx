import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { EVENING_HOUR, type TrainingLog } from '@stridewell/contracts/web';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dashboardRoutes, makeLog, NOT_FOUND, TODAY } from '../testing/fixtures.ts';
import { msUntilEvening } from './evening.ts';
import { TrackerCard } from './tracker-card.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOUR_MS = 3_600_000;
const QUESTION = "Mark today's result?";

/** Opens the tracker at a given time and waits until it has loaded. */
const open = async (at: string, logs: TrainingLog[] = [], timezone = 'Europe/Oslo') => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(at) });
  const api = fakeApi({
    ...dashboardRoutes({ 'GET /api/coach/training-logs-week': { body: logs } }),
    'POST /api/coach/training-log': ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
  });
  renderApp(<TrackerCard />, { path: '/running', user: { ...INGRID, timezone } });
  await advance(50);
  expect(screen.getByRole('region', { name: 'Weekly Tracker' })).toBeVisible();
  return api;
};
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const banner = () => screen.queryByText(QUESTION);
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('evening reminder', () => {
  test('TRK-17 CONST-17 is shown from 20:00 in the runner’s time zone', async () => {
    await open('2026-11-20T19:00:00Z');
    expect(banner()).toBeVisible();
    expect(screen.getByText('Tempo, trimmed, 39 min. It takes one tap.')).toBeVisible();
    expect(EVENING_HOUR).toBe(20);
  });

  test('TRK-18 is hidden before 20:00 and appears at 20:00 without a request', async () => {
    const api = await open('2026-11-20T18:30:00Z');
    expect(banner()).toBeNull();
    const reads = api.calls.length;
    await advance(29 * 60_000);
    expect(banner()).toBeNull();
    await advance(60_000);
    expect(banner()).toBeVisible();
    expect(api.calls).toHaveLength(reads);
  });

  test('TRK-18 appears on visibilitychange after 20:00', async () => {
    await open('2026-11-20T18:30:00Z');
    vi.setSystemTime(new Date('2026-11-20T19:10:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(banner()).toBeVisible();
  });

  test.each([
    ['shown', 'Asia/Tokyo', '2026-11-20T11:05:00Z'],
    ['hidden', 'Asia/Tokyo', '2026-11-20T10:55:00Z'],
    ['hidden', 'America/New_York', '2026-11-20T19:05:00Z'],
  ])('TRK-17 TIME-04 is %s in %s at %s', async (state, zone, at) => {
    await open(at, [], zone);
    expect(banner() !== null).toBe(state === 'shown');
  });

  test('TRK-19 is hidden when today has a log', async () => {
    await open('2026-11-20T19:30:00Z', [makeLog(TODAY)]);
    expect(banner()).toBeNull();
  });

  test('saves today as done and disappears on "Done"', async () => {
    const api = await open('2026-11-20T19:30:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await advance(50);
    expect(sent(api)).toEqual([{ date: TODAY, planType: 'tempo', status: 'done' }]);
    expect(banner()).toBeNull();
  });

  test('asks for the reason and saves nothing on "Skipped"', async () => {
    const api = await open('2026-11-20T19:30:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Skipped' }));
    await advance(50);
    expect(screen.getByRole('group', { name: 'Why skipped?' })).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  test('stays hidden after "Close"', async () => {
    await open('2026-11-20T19:30:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await advance(HOUR_MS);
    expect(banner()).toBeNull();
  });

  const withoutPlan = async (outcomes: object[]) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T19:30:00Z') });
    fakeApi(
      dashboardRoutes({
        'GET /api/coach/weekly-plan': NOT_FOUND,
        'GET /api/coach/weekly-outcomes': { body: outcomes },
      }),
    );
    renderApp(<TrackerCard />, { path: '/running' });
    await advance(50);
  };

  test('TRK-27 asks whether the runner ran after a check-in without a plan, and shows no recommendation', async () => {
    await withoutPlan([{ date: TODAY, outcome: 'adapt' }]);
    expect(screen.getByText('Did you run today? It takes one tap.')).toBeVisible();
  });

  test('TRK-27 is hidden on a day without a plan and without a check-in', async () => {
    await withoutPlan([]);
    expect(screen.getByRole('region', { name: 'Weekly Tracker' })).toBeVisible();
    expect(banner()).toBeNull();
  });

  test('TRK-27 is hidden on a rest day', async () => {
    await open('2026-11-17T19:30:00Z');
    expect(banner()).toBeNull();
  });
});

describe('msUntilEvening', () => {
  test.each([
    ['an ordinary day', '2026-11-20T08:00:00Z', 11],
    ['a day after 20:00', '2026-11-20T20:00:00Z', -1],
    ['a day that loses an hour', '2027-03-28T00:30:00Z', 17.5],
    ['a day that gains an hour', '2026-10-24T23:30:00Z', 19.5],
  ])('returns the time until 20:00 on %s', (_what, at, hours) => {
    expect(msUntilEvening('Europe/Oslo', new Date(at)) / HOUR_MS).toBe(hours);
  });
});
