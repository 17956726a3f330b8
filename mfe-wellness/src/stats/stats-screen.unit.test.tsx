import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { addDays, type StatsAnswer, type Trends } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { STATS, TRENDS } from '../testing/fixtures.ts';
import StatsScreen from './stats-screen.tsx';

/** Fakes the layout that jsdom lacks: charts get a box of a fixed size, every other element an empty box. */
const box = (width: number, height: number): DOMRect =>
  ({ width, height, top: 0, left: 0, right: width, bottom: height, x: 0, y: 0 }) as DOMRect;

// Charts load and render slowly in jsdom on a busy machine. A passing test does not wait for the timeout.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(() => import('./stats-charts.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T10:00:00Z`) });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('recharts-responsive-container') ? box(600, 240) : box(0, 0);
  });
});
afterEach(() => {
  document.documentElement.lang = 'en';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const EMPTY: StatsAnswer = {
  dailyScores: [],
  recCounts: { Push: 0, Adapt: 0, Recover: 0, Reset: 0 },
  series: { sleep: [], stress: [], fatigue: [], pain: [], readiness: [] },
};
const answer = { body: STATS };

const TODAY = '2026-11-20';
/** Query of the custom range that is selected initially. */
const PREFILLED = `range=custom&from=${addDays(TODAY, -29)}&to=${TODAY}`;
const isStats = (path: string): boolean => path.startsWith('/api/stats?');

/** Opens the screen. Every range has the given trends, unless `routes` overrides the response. */
const open = (
  routes: Parameters<typeof fakeApi>[0] = { 'GET /api/stats?range=30': answer },
  trends: Partial<Trends> = {},
) => {
  const queries = Object.keys(routes).map((route) => route.split('?')[1] ?? '');
  const same = { body: { ...TRENDS, ...trends } };
  const api = fakeApi({
    'GET /api/coach/pause': { body: null },
    ...Object.fromEntries(queries.map((query) => [`GET /api/stats/trends?${query}`, same])),
    ...routes,
  });
  return { api, ...renderApp(<StatsScreen />, { path: '/stats' }) };
};
const paths = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ path }) => path).filter(isStats);
/** Finds cards and ranges by their text: finding a role among all elements of the charts takes seconds in jsdom. */
const chart = async (name: string): Promise<HTMLElement> => {
  const title = await screen.findByText(name, { selector: 'h2' }, { timeout: 15_000 });
  const card = title.closest('section');
  expect(card).toHaveAccessibleName(name);
  return card as HTMLElement;
};
const range = (name: string): HTMLElement => screen.getByText(name, { selector: '[role="radio"]' });

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

  test('STAT-02 STAT-20 starts a custom range with the last 30 days', async () => {
    const { api, actor } = open({ 'GET /api/stats?range=30': answer, [`GET /api/stats?${PREFILLED}`]: answer });
    expect(screen.queryByLabelText('From Date')).toBeNull();
    await actor.click(range('Custom'));
    expect(screen.getByLabelText('From Date')).toHaveValue(addDays(TODAY, -29));
    expect(screen.getByLabelText('To Date')).toHaveValue(TODAY);
    expect(await chart('Daily readiness score')).toBeVisible();
    await actor.click(range('30 Days'));
    expect(screen.queryByLabelText('From Date')).toBeNull();
    expect(api.unexpected).toEqual([]);
  });

  test('STAT-03 STAT-14 shows a hint while a date of a custom range is missing, then requests the range', async () => {
    const { api, actor } = open({
      'GET /api/stats?range=30': answer,
      [`GET /api/stats?${PREFILLED}`]: answer,
      'GET /api/stats?range=custom&from=2026-11-01&to=2026-11-20': answer,
    });
    await actor.click(range('Custom'));
    const needed = 'Both dates are needed: set a From Date and a To Date.';
    expect(screen.queryByText(needed)).toBeNull();
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '' } });
    expect(screen.getByText(needed)).toBeVisible();
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: '2026-11-01' } });
    // Simulates a date whose year is still being typed.
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '0202-11-20' } });
    expect(screen.getByText(needed)).toBeVisible();
    expect(paths(api)).toEqual(['/api/stats?range=30', `/api/stats?${PREFILLED}`]);
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-11-20' } });
    expect(screen.queryByText(needed)).toBeNull();
    expect(paths(api).at(-1)).toBe('/api/stats?range=custom&from=2026-11-01&to=2026-11-20');
    expect(api.unexpected).toEqual([]);
  });

  test('shows an error and sends no request when the end date is before the start date', async () => {
    const { api, actor } = open({ 'GET /api/stats?range=30': answer, [`GET /api/stats?${PREFILLED}`]: answer });
    await actor.click(range('Custom'));
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: addDays(TODAY, -40) } });
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription('The last day must not be before the first');
    expect(paths(api)).toEqual(['/api/stats?range=30', `/api/stats?${PREFILLED}`]);
  });

  test('shows the API’s error message next to the end date when the API rejects a custom range', async () => {
    const message = 'A range can be at most 3660 days long';
    const refused = {
      status: 400,
      body: { statusCode: 400, error: 'Bad Request', message, issues: [{ path: 'to', message }] },
    };
    const query = `range=custom&from=2011-11-01&to=${TODAY}`;
    const { actor } = open({
      'GET /api/stats?range=30': answer,
      [`GET /api/stats?${PREFILLED}`]: answer,
      [`GET /api/stats?${query}`]: refused,
      [`GET /api/stats/trends?${query}`]: refused,
    });
    await actor.click(range('Custom'));
    fireEvent.change(screen.getByLabelText('From Date'), { target: { value: '2011-11-01' } });
    await screen.findByText(message);
    expect(screen.getByLabelText('To Date')).toHaveAccessibleDescription(message);
  });
});

describe('statistics charts and counts', () => {
  test('STAT-04 STAT-11 shows the number of days with each recommendation once, with the change', async () => {
    const recCounts = { Push: 5, Adapt: 15, Recover: 3, Reset: 1 };
    open(
      { 'GET /api/stats?range=30': { body: { ...STATS, recCounts } } },
      { previousCounts: { Push: 3, Adapt: 15, Recover: 4, Reset: 1 } },
    );
    const card = await chart('Recommendations');
    for (const [name, text] of [
      ['Push', '5+2'],
      ['Adapt', '15as before'],
      ['Recover', '3−1'],
      ['Reset', '1as before'],
    ] as const)
      expect(within(card).getByText(`${name} Days`).nextElementSibling).toHaveTextContent(text);
    expect(within(card).getByText('Compared with the 30 days before.')).toBeVisible();
    expect(screen.queryByText(/days with a check-in: Push/)).toBeNull();
  });

  test.each([
    ['fewer', { Push: 0, Adapt: 1, Recover: 1, Reset: 0 }],
    ['more', { Push: 1, Adapt: 2, Recover: 1, Reset: 0 }],
  ])('STAT-60 does not compare with a period that had far %s check-ins', async (_case, previousCounts) => {
    open(undefined, { previousCounts });
    const card = await chart('Recommendations');
    expect(within(card).getByText('Push Days').nextElementSibling).toHaveTextContent(/^1$/);
    expect(within(card).queryByText(/^Compared with/)).toBeNull();
  });

  test('STAT-05 STAT-06 shows daily readiness scores as a line on an axis from 0 to 10 and as a table', async () => {
    const today = TODAY;
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

  test('STAT-07 shows the number of days with each recommendation as bars when "Chart" is clicked', async () => {
    const { actor } = open();
    const region = await chart('Recommendations');
    await actor.click(within(region).getByRole('button', { name: 'Chart' }));
    const summary = '3 days with a check-in: Push 1, Adapt 1, Recover 1, Reset 0.';
    expect(await within(region).findByRole('figure', { name: summary })).toBeVisible();
    await waitFor(() => expect(region.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(4));
    await actor.click(within(region).getByRole('button', { name: 'Table' }));
    expect(within(region).getByText('Push Days')).toBeVisible();
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
    await waitFor(() => expect(lines()).toBe(2));
    await actor.click(within(region).getByRole('button', { name: /^Pain/ }));
    await waitFor(() => expect(lines()).toBe(3));
    await actor.click(within(region).getByRole('button', { name: /^Sleep/ }));
    expect(within(region).getByText('Averages: pain 3.0 of 10, readiness 3.0 of 10.')).toBeVisible();
    await waitFor(() => expect(lines()).toBe(2));
  });
});

describe('STAT-21 score chart', () => {
  test('marks an injury from the trends response, and a plan pause that began in the range', async () => {
    const from = addDays(TODAY, -3);
    open(
      { 'GET /api/stats?range=30': answer, 'GET /api/coach/pause': { body: { kind: 'illness', from, to: null } } },
      { events: [{ date: '2026-11-19', kind: 'injury' }] },
    );
    const card = await chart('Daily readiness score');
    expect(within(card).getByText('Injury since 19 Nov')).toBeInTheDocument();
    expect(within(card).getByText(/^Ill from /)).toBeInTheDocument();
  });

  test('does not mark a pause that began before the range', async () => {
    const body = { kind: 'travel', from: addDays(TODAY, -30), to: null };
    open({ 'GET /api/stats?range=30': answer, 'GET /api/coach/pause': { body } });
    const card = await chart('Daily readiness score');
    expect(within(card).queryByText(/^Away from /)).toBeNull();
  });
});

describe('STAT-16 finding card', () => {
  const sleep: Trends['movers'][number] = {
    ...{ metric: 'sleep', good: { from: 4, to: 5 }, goodDays: 20, otherDays: 15 },
    ...{ goodMean: 7.3, otherMean: 6.2, own: 0.6, confidence: 'clear' },
  };
  const fatigue = { ...sleep, metric: 'fatigue', good: { from: 1, to: 2 }, confidence: 'tendency' } as const;
  const title = 'What your score goes together with';

  test('describes the association, its confidence and that it does not show a cause', async () => {
    open(undefined, { movers: [sleep, fatigue] });
    const card = await chart(title);
    expect(within(card).getByText('A clear pattern')).toBeVisible();
    expect(
      within(card).getByText(
        'Better sleep and better days go together: after nights of 4 or 5 your score was 7.3, otherwise 6.2. Of these 1.1 points, sleep itself is 0.6; the rest are your other answers.',
      ),
    ).toBeVisible();
    expect(within(card).getByText('Also a tendency: less fatigue (7.3, otherwise 6.2).')).toBeVisible();
    expect(within(card).getByText(/^From 35 check-ins.*does not mean that one causes the other\.$/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('STAT-17 compares the score since an injury with the score before it', async () => {
    open(undefined, {
      sinceInjury: {
        ...{ date: '2026-10-26', confidence: 'tendency' },
        ...{ before: { mean: 7.9, days: 20 }, after: { mean: 6.6, days: 18 } },
      },
    });
    const card = await chart(title);
    expect(within(card).getByText('A tendency')).toBeVisible();
    expect(within(card).getByText('Since your injury began on 26 Oct: 6.6, before 7.9.')).toBeVisible();
  });

  test('is not rendered when the trends contain no finding', async () => {
    open();
    await chart('Daily readiness score');
    expect(screen.queryByText(title)).toBeNull();
  });

  test('does not prevent the charts from being shown when the trends fail to load', async () => {
    open({ 'GET /api/stats?range=30': answer, 'GET /api/stats/trends?range=30': { status: 503 } });
    expect(await chart('Daily readiness score')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('STAT-23 calendar', () => {
  test('shows 13 weeks, moves by days and weeks with the arrow keys, and has a table', async () => {
    const { actor } = open();
    const card = await chart('The last 13 weeks');
    expect(within(card).getByText('3 days with a check-in. One column is a week.')).toBeVisible();
    expect(card.querySelectorAll('[data-date]')).toHaveLength(91);
    const day = within(card).getByRole('slider', { name: 'The last 13 weeks, day by day' });
    day.focus();
    await actor.keyboard('{ArrowUp}{ArrowUp}');
    expect(day).toHaveAttribute('aria-valuetext', expect.stringContaining('Thu 19 Nov 2026: 7.9, Push, Sleep 3'));
    await actor.click(within(card).getByRole('button', { name: 'The last 13 weeks as a table' }));
    expect(within(card).getAllByRole('row')[1]).toHaveTextContent('Wed 18 Nov 20264.9Recover');
  });

  test('selects the day that is clicked', async () => {
    const { actor } = open();
    const card = await chart('The last 13 weeks');
    await actor.click(card.querySelector('[data-date="2026-11-18"]') as Element);
    expect(within(card).getByRole('slider')).toHaveTextContent('Wed 18 Nov 20264.9Recover');
  });
});

describe('STAT-61 calendar of days outside the range', () => {
  const older: Trends['calendar'][number] = {
    date: '2026-10-05',
    score: 4.9,
    recommendation: 'Recover',
    cap: { code: 'pain', value: 5, limit: 4.9 },
    answers: { sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 },
  };

  test('shows the limit and the answers of an older day', async () => {
    const { actor } = open(undefined, { calendar: [older, ...TRENDS.calendar] });
    const card = await chart('The last 13 weeks');
    await actor.click(card.querySelector('[data-date="2026-10-05"]') as Element);
    const day = within(card).getByRole('slider');
    expect(day).toHaveTextContent('Held at 4.9 by pain of 5');
    expect(day).toHaveAttribute('aria-valuetext', expect.stringContaining('Sleep 5'));
  });

  test('shows the last day of a range that does not end today in its title', async () => {
    const { actor } = open({
      'GET /api/stats?range=30': answer,
      [`GET /api/stats?${PREFILLED}`]: answer,
      [`GET /api/stats?range=custom&from=${addDays(TODAY, -29)}&to=2026-11-01`]: answer,
    });
    await actor.click(range('Custom'));
    fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-11-01' } });
    expect(await chart('13 weeks up to 1 Nov')).toBeVisible();
  });
});

describe('statistics on a Norwegian page', () => {
  test('STAT-25 show Norwegian text', async () => {
    document.documentElement.lang = 'nb';
    open(undefined, { previousCounts: { Push: 0, Adapt: 2, Recover: 1, Reset: 0 } });
    expect(screen.getByRole('radiogroup', { name: 'Periode' })).toBeVisible();
    const card = await chart('Anbefalinger');
    expect(within(card).getByText('Push-dager').nextElementSibling).toHaveTextContent('1+1');
    expect(await chart('Svarene hver for seg')).toHaveTextContent('Snitt: søvn 3,0 av 5, egen følelse 3,0 av 10.');
    expect(document.title).toBe('Statistikk · Stridewell');
  });
});

describe('statistics screen without data', () => {
  test('shows an empty state with a link to the check-in when the range has no check-ins', async () => {
    open({ 'GET /api/stats?range=30': { body: EMPTY } });
    expect(await screen.findByText('No data available')).toBeVisible();
    expect(screen.getByText('Reset Days').nextElementSibling).toHaveTextContent('0');
    expect(screen.getByRole('link', { name: 'Go to the check-in' })).toHaveAttribute('href', '/check-in');
  });

  test('STAT-26 shows, before the third check-in, an example and the number of check-ins left', async () => {
    const { unmount } = open({ 'GET /api/stats?range=30': { body: EMPTY } }, { checkins: 0 });
    expect(await screen.findByText('Yours after 3 check-ins (0 of 3)')).toBeVisible();
    expect(screen.getByText(/^No data available\./)).toBeVisible();
    unmount();
    open({ 'GET /api/stats?range=30': answer }, { checkins: 2 });
    expect(await screen.findByText('Yours after 3 check-ins (2 of 3)')).toBeVisible();
  });

  test('shows an error with a retry button when the request fails', async () => {
    const { api, actor } = open({ 'GET /api/stats?range=30': { status: 503, body: { message: 'no' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    api.on('GET /api/stats?range=30', answer);
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chart('Daily readiness score')).toBeVisible();
  });
});
