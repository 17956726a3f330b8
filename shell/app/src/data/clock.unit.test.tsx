import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INGRID, renderApp } from '../testing/render.tsx';
import { announceNewDay, now, setClockOffset, today, useToday } from './clock.ts';

const TodayText = () => <p>{useToday()}</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T23:30:00Z');
});
afterEach(() => {
  setClockOffset(0);
  vi.useRealTimers();
});

describe("TIME-02 today's date", () => {
  test('can be different in two time zones at the same instant', () => {
    expect(today('Europe/Oslo')).toBe('2026-11-21');
    expect(today('America/New_York')).toBe('2026-11-20');
    expect(today('Pacific/Auckland')).toBe('2026-11-21');
  });

  test('is computed in the session’s time zone in a component', () => {
    renderApp(<TodayText />, { user: { ...INGRID, timezone: 'America/New_York' } });
    expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  });

  test('is updated in a component when a new day is announced', () => {
    renderApp(<TodayText />);
    expect(screen.getByText('2026-11-21')).toBeInTheDocument();
    vi.setSystemTime('2026-11-22T10:00:00Z');
    act(announceNewDay);
    expect(screen.getByText('2026-11-22')).toBeInTheDocument();
  });
});

test('now and today include the clock offset of the deployment', () => {
  setClockOffset(2 * 86_400_000);
  expect(now().toISOString()).toBe('2026-11-22T23:30:00.000Z');
  expect(today('Europe/Oslo')).toBe('2026-11-23');
});
