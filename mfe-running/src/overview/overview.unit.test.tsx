import { older, REFERRAL, SCORE_PARTS, STOPPED, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { RUNNING_STOPPED } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { dashboardRoutes, fixClock, NOT_FOUND, PLAN, STATS, SUMMARY, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';

const box = (width: number, height: number): DOMRect =>
  ({ width, height, top: 0, left: 0, right: width, bottom: height, x: 0, y: 0 }) as DOMRect;

fixClock();
beforeEach(() => {
  // jsdom does not compute a layout, so the chart is rendered into a box of this fixed size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('recharts-responsive-container') ? box(480, 240) : box(0, 0);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(dashboardRoutes(change));
  return { api, ...renderApp(<App />, { path: '/running' }) };
};
const region = (name: string) => screen.findByRole('region', { name });
const tile = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;
const ASK = "Go to your coach and ask for today's training";
const NO_CHECKIN = { 'GET /api/checkin/today': NOT_FOUND };

describe('top section of the running overview', () => {
  test('RUN-09 TIME-02 shows the runner’s name and the date in the runner’s time zone', async () => {
    vi.setSystemTime(new Date('2026-11-20T23:30:00Z'));
    open();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ingrid' })).toBeVisible();
    expect(screen.getByText('Saturday 21 November')).toBeVisible();
  });

  test('RUN-10 RUN-11 CONST-10 shows today’s recommendation and score', async () => {
    open();
    const card = within(await region('Readiness score'));
    expect(card.getByText('6.2 / 10')).toBeInTheDocument();
    expect(card.getByText('Train, but trim it.')).toBeVisible();
    expect(card.getAllByText('Adapt').length).toBeGreaterThan(0);
  });

  test('WEEK-80 shows "Your plan stands." when an Adapt check-in leaves the session unchanged', async () => {
    const text = 'Train as planned. 6.2 is an ordinary day for you.';
    const days = PLAN.days.map((day) =>
      day.date === TODAY ? { ...day, action: { kind: 'plan' as const, text, score: 6.2 } } : day,
    );
    open({ 'GET /api/coach/weekly-plan': { body: { ...PLAN, days } } });
    const card = within(await region('Readiness score'));
    expect(await card.findByText('Your plan stands.')).toBeVisible();
    expect(card.queryByText('Train, but trim it.')).toBeNull();
  });

  test('WEEK-142 shows "Do not race today." when the plan says so, even for a score that recommends a light day', async () => {
    const text = 'Not a day to race: I would not start in this one.';
    for (const [recommendation, score] of [
      ['Adapt', 6.2],
      ['Recover', 4.1],
    ] as const) {
      const action = { kind: 'light', text, score, noRace: true } as const;
      const days = PLAN.days.map((day) => (day.date === TODAY ? { ...day, action } : day));
      const { unmount } = open({
        'GET /api/coach/weekly-plan': { body: { ...PLAN, days } },
        'GET /api/checkin/today': { body: todayOf(TODAY, { score, recommendation }) },
      });
      expect(await within(await region('Readiness score')).findByText('Do not race today.')).toBeVisible();
      unmount();
    }
  });

  test('WEEK-80 shows the recommendation’s fixed text until the plan uses the newest check-in', async () => {
    const action = { kind: 'plan' as const, text: 'Train as planned.', score: 8.1 };
    const days = PLAN.days.map((day) => (day.date === TODAY ? { ...day, action } : day));
    open({ 'GET /api/coach/weekly-plan': { body: { ...PLAN, days } } });
    expect(within(await region('Readiness score')).getByText('Train, but trim it.')).toBeVisible();
  });

  test('RUN-12 shows Adapt when the check-in has no recommendation', async () => {
    const { recommendation: _, ...body } = todayOf(TODAY, { score: 8.8 });
    open({ 'GET /api/checkin/today': { body } });
    expect(within(await region('Readiness score')).getByText('Train, but trim it.')).toBeVisible();
  });

  test('RUN-13 RUN-14 links to the chat tab with action=today', async () => {
    open();
    const link = await screen.findByRole('link', { name: ASK });
    expect(link).toHaveAttribute('href', '/running?tab=chat&action=today');
  });

  test.each([
    ['a safety text', saying(REFERRAL, ...SCORE_PARTS)],
    ['pain above 6', { pain: 7 }],
  ])('RUN-13 shows the coach link when the check-in has %s', async (_what, change) => {
    open({ 'GET /api/checkin/today': { body: todayOf(TODAY, change) } });
    const card = within(await region('Readiness score'));
    expect(card.getByRole('link', { name: ASK })).toHaveAttribute('href', '/running?tab=chat&action=today');
  });

  test('LANG-99 shows the safety notice instead of the recommendation when a safety hold blocks training', async () => {
    const hold = {
      tier: 'emergency',
      category: 'cardiac',
      text: 'Call 113 now. Chest pain needs help at once.',
      closesDay: true,
      since: '2026-11-20T07:00:00.000Z',
    };
    open({ 'GET /api/coach/safety': { body: { hold: { ...hold, closesTraining: true } } } });
    expect(await screen.findByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113');
    expect(screen.queryByRole('region', { name: 'Readiness score' })).toBeNull();
    expect(screen.queryByRole('link', { name: ASK })).toBeNull();
    expect(screen.queryByText('Tempo, trimmed')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('LANG-99 shows the recommendation when the safety hold does not block training', async () => {
    const hold = { tier: 'topic', category: 'medication', text: 'Ask a pharmacist about tablets.' };
    open({ 'GET /api/coach/safety': { body: { hold } } });
    expect(await screen.findByText('Ask a pharmacist about tablets.')).toBeVisible();
    expect(await region('Readiness score')).toBeVisible();
  });

  test('shows that running is not allowed and links to the physio coach when the physio coach has paused running', async () => {
    open({ 'GET /api/checkin/today': { body: todayOf(TODAY, { score: 7.4, ...STOPPED }) } });
    const card = within(await region('Readiness score'));
    expect(card.getByText('No running for now.')).toBeVisible();
    expect(card.getByText(RUNNING_STOPPED)).toBeVisible();
    expect(card.queryByText('Train, but trim it.')).toBeNull();
    expect(card.getByRole('link', { name: ASK })).toHaveAttribute('href', '/running?tab=chat&action=today');
    expect(card.getByRole('link', { name: 'Go to Physio Coach' })).toHaveAttribute('href', '/physio-coach');
  });

  test('shows that running is not allowed when the response has no messageParts', async () => {
    open({ 'GET /api/checkin/today': { body: older(todayOf(TODAY, { score: 7.4, ...STOPPED })) } });
    const card = within(await region('Readiness score'));
    expect(card.getByText('No running for now.')).toBeVisible();
    expect(card.queryByText('Train, but trim it.')).toBeNull();
    expect(card.getByRole('link', { name: 'Go to Physio Coach' })).toHaveAttribute('href', '/physio-coach');
  });

  test('RUN-26 RUN-27 links to the check-in and shows no error when there is no check-in today', async () => {
    open(NO_CHECKIN);
    const start = await screen.findByRole('link', { name: 'Start Running Check-in' });
    expect(start).toHaveAttribute('href', '/check-in');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Readiness score' })).toBeNull();
  });

  test('RUN-28 does not link to the check-in when there is a check-in today', async () => {
    open();
    await region('Readiness score');
    expect(screen.queryByText('Start Running Check-in')).toBeNull();
  });

  test('ERR-01 shows an error with a retry button when the check-in cannot be loaded', async () => {
    const { api, actor, client } = open({ 'GET /api/checkin/today': UNAVAILABLE });
    expect(await screen.findByText("We could not load today's check-in.")).toBeVisible();
    const [query] = client.getQueryCache().findAll({ queryKey: ['/api/checkin/today'] });
    expect(query?.state.error?.message).toBe("Failed to fetch today's check-in");
    api.on('GET /api/checkin/today', { body: todayOf(TODAY) });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Readiness score')).toBeVisible();
  });
});

describe('tile row of the running overview', () => {
  test('RUN-15 RUN-16 TIME-03 shows three tiles and counts each day of this week once', async () => {
    const twice = [...STATS.dailyScores, { date: TODAY, score: 6.2 }];
    open({ 'GET /api/stats?range=7': { body: { ...STATS, dailyScores: twice } } });
    await waitFor(async () => expect(await tile('This week')).toHaveTextContent('This week3check-ins'));
    expect(document.querySelectorAll('dl:has(dt + dd + dd) > div')).toHaveLength(3);
  });

  test('RUN-17 RUN-30 CONST-14 shows the mean score of the last seven days with one decimal place', async () => {
    const { api } = open();
    await waitFor(async () => expect(await tile('Average')).toHaveTextContent('Average6.6'));
    expect(api.calls.map(({ path }) => path)).toContain('/api/stats?range=7');
  });

  test('RUN-18 shows the streak with an explanation of the count', async () => {
    open();
    await waitFor(async () => expect(await tile('Streak')).toHaveTextContent('Streak · 5 of the last 7 days'));
    expect(await tile('Streak')).toHaveTextContent(/^Streak5/);
  });

  test('shows a dash as the average when there are no scores', async () => {
    open({ 'GET /api/stats?range=7': { body: { ...STATS, dailyScores: [] } } });
    await waitFor(async () => expect(await tile('Average')).toHaveTextContent('–'));
  });
});

describe('trend chart of the running overview', () => {
  test('RUN-19 CONST-15 shows the scores on an axis from 0 to 10', async () => {
    open();
    const chart = await region('7-day wellness trend');
    await waitFor(() => expect(within(chart).getByText('7.5')).toBeInTheDocument());
    const ticks = [...chart.querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent);
    expect(ticks.slice(0, 5)).toEqual(['0', '3', '5', '7.5', '10']);
  });

  test('RUN-20 shows an empty state when there is no data', async () => {
    open({ 'GET /api/stats?range=7': { body: { ...STATS, dailyScores: [] } } });
    expect(within(await region('7-day wellness trend')).getByText('No data available')).toBeVisible();
  });

  test('shows one error and no tiles when the statistics cannot be loaded', async () => {
    open({ 'GET /api/stats?range=7': UNAVAILABLE });
    expect(await screen.findByText('We could not load your last seven days.')).toBeVisible();
    expect(screen.queryByText('Average')).toBeNull();
    expect(await region('Readiness score')).toBeVisible();
  });
});

describe('link section of the running overview', () => {
  test.each([
    ['RUN-21', 'New Check-in', '/check-in'],
    ['RUN-22', 'Analytics', '/stats'],
    ['RUN-23', 'History', '/history'],
    ['RUN-24', 'Profile Settings', '/profile'],
    ['ACT-41', 'Activities', '/running/activities'],
    ['RUN-25', 'Switch to Physio Coach', '/physio-coach'],
  ])('%s shows a "%s" link to %s', async (_id, name, href) => {
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('last-week card of the running overview', () => {
  test('RUN-41 PLAN-12 shows the summary in words and numbers', async () => {
    open();
    const card = await region('Last week');
    expect(card).toHaveTextContent('9–15 Nov');
    expect(card).toHaveTextContent('Three of four sessions, 95 minutes. Next week: keep it easy.');
    expect(card).toHaveTextContent('Sessions3 of 4Minutes95 of 130Check-ins5Average readiness score6.4');
  });

  test('ACT-91 shows other sports with their minutes and strain, and more sessions than planned', async () => {
    const metrics = { ...SUMMARY.metrics, sessionsDone: 5, otherSports: { activities: 2, minutes: 95, strain: 360 } };
    open({ 'GET /api/coach/weekly-summary?weekStart=2026-11-09': { body: { ...SUMMARY, metrics } } });
    const card = await region('Last week');
    expect(card).toHaveTextContent(
      'Sessions5 (4 planned)Minutes95 of 130Other sports95 minStrain of other sports360Check-ins5',
    );
  });

  test('shows a skeleton while the summary loads', () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading: Last week' })).toBeVisible();
  });

  test('RUN-42 PLAN-13 shows an empty state, not an error, when there is no summary', async () => {
    open({ 'GET /api/coach/weekly-summary?weekStart=2026-11-09': NOT_FOUND });
    expect(await region('Last week')).toHaveTextContent('No summary yet.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('running overview has no axe violations', async () => {
  open();
  await region('7-day wellness trend');
  await region("This week's plan");
  expect(await violations()).toEqual([]);
});
