import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { addDays, dateIn, type StatsAnswer } from '@stridewell/contracts/web';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STATS } from '../testing/fixtures.ts';
import StatsScreen from './stats-screen.tsx';

/** Fakes the layout that jsdom lacks: charts get a box of a fixed size, every other element an empty box. */
const box = (width: number, height: number): DOMRect =>
  ({ width, height, top: 0, left: 0, right: width, bottom: height, x: 0, y: 0 }) as DOMRect;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('recharts-responsive-container') ? box(600, 240) : box(0, 0);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const EMPTY: StatsAnswer = {
  dailyScores: [],
  recCounts: { Push: 0, Adapt: 0, Recover: 0, Reset: 0 },
  series: { sleep: [], stress: [], fatigue: [], pain: [], readiness: [] },
};
const answer = { body: STATS };

const open = (routes: Parameters<typeof fakeApi>[0] = { 'GET /api/stats?range=30': answer }) => {
  const api = fakeApi(routes);
  return { api, ...renderApp(<StatsScreen />, { path: '/stats' }) };
};
const paths = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ path }) => path);
const chart = (name: string) => screen.findByRole('region', { name }, { timeout: 5_000 });
const range = (name: string) => screen.getByRole('radio', { name });

describe('range selection on the statistics screen', () => {
  test('STAT-01 CONST-11 offers four ranges, selects 30 days by default and requests the selected range', async () => {
    const { api, actor } = open({
      'GET /api/stats?range=30': answer,
      'GET /api/stats?range=7': answer,
      'GET /api/stats?range=90': answer,
    });
    const group = screen.getByRole('radiogroup', { name: 'Range' });
    const names = within(group).getAllByRole('radio');
    expect(names.map((radio) => radio.textContent)).toEqual(['7 Days', '30 Days', '90 Days', 'Custom']);
    expect(range('30 Days')).toBeChecked();
    await actor.click(range('7 Days'));
    await actor.click(range('90 Days'));
    expect(paths(api)).toEqual(['/api/stats?range=30', '/api/stats?range=7', '/api/stats?range=90']);
    expect(document.title).toBe('Wellness statistics · Stridewell');
  });

  test('STAT-02 STAT-03 STAT-14 shows a hint until both dates of a custom range are set, then requests the range', async () => {
    const { api, actor } = open({
      'GET /api/stats?range=30': answer,
      'GET /api/stats?range=custom&from=2026-11-01&to=2026-11-20': answer,
    });
    expect(screen.queryByLabelText('From Date')).toBeNull();
    await actor.click(range('Custom'));
    const needed = 'Both dates are needed: set a From Date and a To Date.';
    expect(screen.getByText(needed)).toBeVisible();
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: '2026-11-01' } });
    expect(screen.getByText(needed)).toBeVisible();
    // Simulates a date whose year is still being typed.
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '0202-11-20' } });
    expect(paths(api)).toEqual(['/api/stats?range=30']);
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-11-20' } });
    expect(screen.queryByText(needed)).toBeNull();
    expect(paths(api).at(-1)).toBe('/api/stats?range=custom&from=2026-11-01&to=2026-11-20');
    await actor.click(range('30 Days'));
    expect(screen.queryByLabelText('From Date')).toBeNull();
    expect(api.unexpected).toEqual([]);
  });

  test('shows an error and sends no request when the end date is before the start date', async () => {
    const { api, actor } = open();
    await actor.click(range('Custom'));
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-11-01' } });
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription('The last day must not be before the first');
    expect(paths(api)).toEqual(['/api/stats?range=30']);
  });

  test('shows the API’s error message next to the end date when the API rejects a custom range', async () => {
    const message = 'A range can be at most 3660 days long';
    const { actor } = open({
      'GET /api/stats?range=30': answer,
      'GET /api/stats?range=custom&from=2011-11-01&to=2026-11-20': {
        status: 400,
        body: { statusCode: 400, error: 'Bad Request', message, issues: [{ path: 'to', message }] },
      },
    });
    await actor.click(range('Custom'));
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: '2011-11-01' } });
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-11-20' } });
    await screen.findByText(message);
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription(message);
  });
});

describe('statistics charts and tiles', () => {
  test('STAT-04 STAT-11 shows the number of days with each recommendation in four tiles', async () => {
    open({
      'GET /api/stats?range=30': { body: { ...STATS, recCounts: { Push: 5, Adapt: 15, Recover: 3, Reset: 1 } } },
    });
    await chart('Daily readiness score');
    for (const [name, count] of [
      ['Push', 5],
      ['Adapt', 15],
      ['Recover', 3],
      ['Reset', 1],
    ] as const) {
      expect(screen.getByText(`${name} Days`).nextElementSibling).toHaveTextContent(new RegExp(`^${count}$`));
    }
  });

  test('STAT-05 STAT-06 shows daily readiness scores as a line on an axis from 0 to 10 and as a table', async () => {
    const today = dateIn('Europe/Oslo', new Date());
    const dailyScores = [
      { date: addDays(today, -1), score: 7.9 },
      { date: today, score: 6.2 },
    ];
    const { actor } = open({ 'GET /api/stats?range=30': { body: { ...STATS, dailyScores } } });
    const region = await chart('Daily readiness score');
    expect(region.querySelector('.recharts-line')).not.toBeNull();
    const ticks = [...region.querySelectorAll('.recharts-yAxis-tick-labels text')].map((tick) => tick.textContent);
    expect(ticks.slice(0, 5)).toEqual(['0', '3', '5', '7.5', '10']);
    await actor.click(within(region).getByRole('button', { name: 'Daily readiness score as a table' }));
    const rows = within(region).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['7.9', '6.2']);
  });

  test('STAT-07 shows the number of days with each recommendation as bars', async () => {
    open();
    const region = await chart('Recommendations');
    expect(within(region).getByText('3 days with a check-in: Push 1, Adapt 1, Recover 1, Reset 0.')).toBeVisible();
    expect(region.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(4);
  });

  test('STAT-08 STAT-09 STAT-10 shows sleep and readiness by default and toggles each metric with a badge', async () => {
    const { actor } = open();
    const region = await chart('Individual metrics');
    const badges = within(within(region).getByLabelText('Metrics shown')).getAllByRole('button');
    expect(badges.map((badge) => [badge.textContent?.replace(/\d.*/, ''), badge.getAttribute('aria-pressed')])).toEqual(
      [
        ['Sleep', 'true'],
        ['Stress', 'false'],
        ['Fatigue', 'false'],
        ['Pain', 'false'],
        ['Readiness', 'true'],
      ],
    );
    const lines = () => region.querySelectorAll('.recharts-line').length;
    expect(lines()).toBe(2);
    await actor.click(within(region).getByRole('button', { name: /^Pain/ }));
    expect(lines()).toBe(3);
    await actor.click(within(region).getByRole('button', { name: /^Sleep/ }));
    expect(within(region).getByText('Averages: pain 3.0 of 10, readiness 3.0 of 10.')).toBeVisible();
    expect(lines()).toBe(2);
  });
});

describe('statistics screen without data', () => {
  test('shows an empty state with a link to the check-in when the range has no check-ins', async () => {
    open({ 'GET /api/stats?range=30': { body: EMPTY } });
    expect(await screen.findByText('No data available')).toBeVisible();
    expect(screen.getByText('Reset Days').nextElementSibling).toHaveTextContent('0');
    expect(screen.getByRole('link', { name: 'Go to the check-in' })).toHaveAttribute('href', '/check-in');
  });

  test('shows an error with a retry button when the request fails', async () => {
    const { api, actor } = open({ 'GET /api/stats?range=30': { status: 503, body: { message: 'no' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    api.on('GET /api/stats?range=30', answer);
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart('Daily readiness score')).toBeVisible();
  });
});
