import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INGRID, renderApp } from '../testing/render.tsx';
import { announceNewDay, now, setClockOffset, today, useToday } from './clock.ts';

const Shown = () => <p>{useToday()}</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T23:30:00Z');
});
afterEach(() => {
  setClockOffset(0);
  vi.useRealTimers();
});

describe("TIME-02 today is the date in the runner's zone", () => {
  test('whatever the zone of the device', () => {
    expect(today('Europe/Oslo')).toBe('2026-11-21');
    expect(today('America/New_York')).toBe('2026-11-20');
    expect(today('Pacific/Auckland')).toBe('2026-11-21');
  });

  test('a component shows it by the zone of the session', () => {
    renderApp(<Shown />, { user: { ...INGRID, timezone: 'America/New_York' } });
    expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  });

  test('and renders again when a new day is announced', () => {
    renderApp(<Shown />);
    expect(screen.getByText('2026-11-21')).toBeInTheDocument();
    vi.setSystemTime('2026-11-22T10:00:00Z');
    act(announceNewDay);
    expect(screen.getByText('2026-11-22')).toBeInTheDocument();
  });
});

test('a deployment whose clock is ahead takes the browser along', () => {
  setClockOffset(2 * 86_400_000);
  expect(now().toISOString()).toBe('2026-11-22T23:30:00.000Z');
  expect(today('Europe/Oslo')).toBe('2026-11-23');
});
