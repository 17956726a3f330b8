import { setClockOffset, useToday } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { msToNextDate, useDayChange } from './use-day-change.ts';

const HOUR = 3_600_000;

describe('TIME-07 msToNextDate', () => {
  test.each([
    ['Europe/Oslo', '2026-11-20T22:59:59.999Z', 1],
    ['Europe/Oslo', '2026-11-20T05:00:00Z', 18 * HOUR],
    ['Asia/Kathmandu', '2026-11-20T18:14:00Z', 60_000],
    ['Europe/Oslo', '2026-10-25T00:00:00Z', 23 * HOUR],
    ['Europe/Oslo', '2026-10-24T22:00:00Z', 25 * HOUR],
    ['Europe/Oslo', '2026-03-28T23:00:00Z', 23 * HOUR],
  ])('maps the time zone %s and the current time %s to %i ms', (timezone, from, ms) => {
    expect(msToNextDate(timezone, new Date(from))).toBe(ms);
  });
});

const Page = () => {
  useDayChange();
  const { data } = useQuery<{ score: number }>({ queryKey: ['/api/checkin/today'] });
  return (
    <p>
      {useToday()} {data?.score}
    </p>
  );
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const open = async (user = INGRID) => {
  const api = fakeApi({ 'GET /api/checkin/today': { body: { score: 6.2 } } });
  renderApp(<Page />, { user });
  await pass(10);
  api.on('GET /api/checkin/today', { body: { score: 8.1 } });
  return api;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-20T22:59:00Z');
});
afterEach(() => {
  setClockOffset(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useDayChange', () => {
  test('TIME-05 updates an open page at midnight without a reload', async () => {
    await open();
    expect(screen.getByText('2026-11-20 6.2')).toBeInTheDocument();
    await pass(59_980);
    expect(screen.getByText('2026-11-20 6.2')).toBeInTheDocument();
    await pass(10);
    await pass(10);
    expect(screen.getByText('2026-11-21 8.1')).toBeInTheDocument();
  });

  test('TIME-05 updates an open page at each following midnight', async () => {
    const api = await open();
    await pass(60_000);
    api.on('GET /api/checkin/today', { body: { score: 3.3 } });
    await pass(24 * HOUR);
    await pass(10);
    expect(screen.getByText('2026-11-22 3.3')).toBeInTheDocument();
  });

  test.each([
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the page comes back from the page cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['a minute has passed', () => vi.advanceTimersByTime(60_000)],
  ])('TIME-06 detects a new day when the device was asleep at midnight and %s', async (_, wake) => {
    await open();
    // Simulates a device that was asleep: the clock advances, but no timer fires.
    vi.setSystemTime('2026-11-21T06:00:00Z');
    await act(async () => {
      wake();
    });
    await pass(10);
    expect(screen.getByText('2026-11-21 8.1')).toBeInTheDocument();
  });

  test("TIME-07 detects midnight in the runner's time zone", async () => {
    const api = await open({ ...INGRID, timezone: 'America/New_York' });
    await pass(5 * HOUR);
    expect(screen.getByText('2026-11-20 6.2')).toBeInTheDocument();
    await pass(HOUR + 60_000);
    await pass(10);
    expect(screen.getByText('2026-11-21 8.1')).toBeInTheDocument();
    expect(api.calls).toHaveLength(2);
  });

  test('does not refetch when the date has not changed', async () => {
    const api = await open();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await pass(30_000);
    expect(api.calls).toHaveLength(1);
  });
});
