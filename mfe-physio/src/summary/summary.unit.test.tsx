import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { checkinOf, EMERGENCY, fixClock, logOf, newcomer, physio, UNAVAILABLE } from '../testing/fixtures.ts';
import { SummaryPage } from './summary-page.tsx';

fixClock();

const WEEKS = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
const RUNS = Object.fromEntries(
  WEEKS.map((monday) => [
    `GET /api/coach/training-logs-week?weekStart=${monday}`,
    { body: [{ date: monday, planType: 'easy', status: 'done', minutes: 20, reason: null }] },
  ]),
);
const LOGS = { 'GET /api/physio/logs?limit=100': { body: [logOf('2026-11-19'), logOf('2026-11-18')] } };
const SESSIONS = { 'GET /api/physio/sessions?from=2025-11-20&to=2026-11-20': { body: [] } };
const DAYS = Array.from({ length: 20 }, (_, day) =>
  checkinOf({
    date: `2026-11-${String(20 - day).padStart(2, '0')}`,
    ...(day === 1 && { redFlags: ['swelling'], triage: EMERGENCY }),
  }),
);
const open = (change: Record<string, Route> = {}) => {
  const routes = { 'GET /api/physio/checkins?limit=30': { body: DAYS }, ...LOGS, ...RUNS, ...SESSIONS, ...change };
  const api = fakeApi(physio(routes));
  return { api, ...renderApp(<SummaryPage />, { path: '/physio-coach/summary' }) };
};
const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('/physio-coach/summary', () => {
  test('shows the runner’s name, the date and a note that the data is self-reported', async () => {
    open();
    expect(await screen.findByText(/^Self-reported: the runner's own answers and logs/)).toBeVisible();
    expect(screen.getByText('Ingrid Solberg · Fri 20 Nov 2026')).toBeInTheDocument();
  });

  test('shows the profile, the status, the last 14 check-ins, red flags, exercises and runs', async () => {
    const { api } = open();
    expect((await part('Injury')).getByText('Since a hilly week in October.')).toBeVisible();
    expect((await part('Where it stands')).getByText('2, Load, week 3')).toBeVisible();
    expect((await part('Check-ins, table')).getAllByRole('row')).toHaveLength(15);
    expect((await part('Red flags and advice')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      ['Thu 19 Nov 2026: swelling; advised: Call 113 now'],
    );
    const [exercises] = screen.getAllByRole('region', { name: 'Exercises logged' });
    expect(
      within(exercises as HTMLElement)
        .getAllByRole('row')
        .at(-1),
    ).toHaveTextContent('Split squat200');
    expect((await part('Logged sessions, walks included, last 4 weeks')).getByText('80 minutes')).toBeVisible();
    expect(api.unexpected).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('PROG-32 draws pain against the logged sessions, with the days of both', async () => {
    open();
    const chart = await screen.findByRole('region', { name: 'Pain against logged sessions' });
    expect(within(chart).getByText(/^Line: pain, 0 to 10 \(left\)\. Bars: minutes/)).toBeVisible();
    expect(chart.querySelectorAll('rect')).toHaveLength(WEEKS.length);
    expect(chart.querySelectorAll('path[stroke-width="5"]')).toHaveLength(DAYS.length);
    expect(within(chart).getByText('26 Oct')).toBeInTheDocument();
    expect(within(chart).getByText('20 Nov')).toBeInTheDocument();
  });

  test('opens the print dialog on "Print"', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('shows a warning, not an empty section, when a request fails', async () => {
    open({ 'GET /api/physio/logs?limit=100': UNAVAILABLE });
    expect(await screen.findByText('Some of it could not be loaded')).toBeVisible();
    expect(screen.queryByText('None logged.')).toBeNull();
  });

  test('reloads the failed section on "Try again"', async () => {
    const { api, actor } = open({ 'GET /api/physio/logs?limit=100': UNAVAILABLE });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /api/physio/logs?limit=100', { body: [] });
    await actor.click(again);
    expect(await screen.findByText('None logged.')).toBeVisible();
    expect(screen.queryByText('Some of it could not be loaded')).toBeNull();
  });

  test('shows empty sections for a new runner', async () => {
    fakeApi(newcomer({ ...RUNS, 'GET /api/physio/logs?limit=100': { body: [] } }));
    renderApp(<SummaryPage />);
    expect(await screen.findByText('No injury profile yet.')).toBeVisible();
    expect(screen.getByText('No check-ins yet.')).toBeVisible();
    expect(screen.getByText('None logged.')).toBeVisible();
  });
});
