import { REFERRAL, SCORE_PARTS, saying, todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import App from '../app.tsx';
import {
  dashboardRoutes,
  fixClock,
  NEXT_WEEK,
  NOT_FOUND,
  PLAN,
  PROFILE,
  RACE_DAY,
  TODAY,
  UNAVAILABLE,
  WEEK,
  weekWith,
} from '../testing/fixtures.ts';

fixClock();

const PLAN_ROUTE = 'GET /api/coach/weekly-plan';
const NEXT_ROUTE = `${PLAN_ROUTE}?weekStart=2026-11-23`;

const open = (date = TODAY, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(dashboardRoutes({ [PLAN_ROUTE]: { body: WEEK }, [NEXT_ROUTE]: { body: NEXT_WEEK }, ...change }));
  return { api, ...renderApp(<App />, { path: `/running/session/${date}` }) };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => screen.findByRole('region', { name });

describe('session page', () => {
  test('shows the steps, alternatives, purpose, notes and files of today’s session', async () => {
    open();
    expect(await title('Cruise intervals: 3 × 8 min')).toBeVisible();
    expect(screen.getByText('Friday 20 November')).toBeVisible();
    expect(document.title).toBe('Cruise intervals: 3 × 8 min · Stridewell');
    expect(await region('Steps')).toHaveTextContent('3 times');
    expect(await region('Another way to do it')).toBeVisible();
    expect(await region('About it')).toHaveTextContent('What it is forRaises the pace you can hold for an hour.');
    expect(await region('Eating, drinking and conditions')).toHaveTextContent('Eat normally');
    expect(await region('Take it with you')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows what changed and why, next to the bars of the planned session', async () => {
    open();
    const about = await region('About it');
    expect(about).toHaveTextContent('Changed: Trimmed today: about a third less hard work');
    expect(about).toHaveTextContent('6.2 is under your usual');
    expect(within(about).getByRole('img', { name: /^Planned: Cruise intervals: 4 × 8 min/ })).toBeInTheDocument();
  });

  test('links back to the dashboard and to the tracker, where the session is marked', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/running');
    const mark = await screen.findByRole('link', { name: 'Mark it in the tracker' });
    expect(mark).toHaveAttribute('href', '/running?tab=tracker');
  });

  test('shows paces per mile when the threshold pace was entered per mile', async () => {
    open(TODAY, { 'GET /api/coach/profile': { body: { ...PROFILE, thresholdPace: '8:20 per mile' } } });
    expect((await screen.findAllByText('8:11–8:26 /mi')).length).toBeGreaterThan(0);
  });

  test('ACT-54 shows the source of the paces while paces are shown', async () => {
    const text = 'The paces are a first estimate from 2 hard runs of the last 120 days.';
    const paceSource = { kind: 'runs' as const, runs: 2, confidence: 'fair' as const, text };
    const { actor } = open(TODAY, { [PLAN_ROUTE]: { body: { ...WEEK, paceSource } } });
    expect(await screen.findByText(text)).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'Effort' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  test('shows a strength session on a rest day', async () => {
    open('2026-11-17');
    expect(await title('Rest')).toBeVisible();
    expect(await region('Strength, hip and core')).toHaveTextContent('Split squat3 × 8');
    expect(screen.queryByRole('link', { name: /\.fit/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Mark it in the tracker' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('marks a session of next week as provisional and offers no files for it', async () => {
    open('2026-11-26');
    expect(await title('Cruise intervals: 3 × 8 min')).toBeVisible();
    expect(screen.getByText(/It holds if this week goes as planned\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: /\.fit/ })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('shows title, minutes and reason of a day that an earlier release planned without steps', async () => {
    open(TODAY, { [PLAN_ROUTE]: { body: PLAN } });
    expect(await title('Tempo, trimmed')).toBeVisible();
    expect(await region('The day')).toHaveTextContent('39 minTempo · Zone 4One hard session this week.');
    expect(screen.queryByRole('region', { name: 'Steps' })).toBeNull();
  });

  test('shows the stage of a walk-run ladder session', async () => {
    const day = { ...(WEEK.days[0] as (typeof WEEK.days)[number]), ladderStage: 4 };
    open('2026-11-16', { [PLAN_ROUTE]: { body: weekWith(day) } });
    expect(await region('About it')).toHaveTextContent('Stage 4 of the walk–run ladder.');
  });

  test('shows no alternatives for a race', async () => {
    open(TODAY, { [PLAN_ROUTE]: { body: weekWith(RACE_DAY) } });
    expect(await title('Race day')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Another way to do it' })).toBeNull();
  });
});

describe('session page without training', () => {
  test('shows the safety notice instead of the session while a hold blocks training', async () => {
    const hold = {
      tier: 'emergency',
      category: 'cardiac',
      text: 'Call 113 now. Chest pain needs help at once.',
      closesDay: true,
      closesTraining: true,
      since: '2026-11-20T07:00:00.000Z',
    };
    open(TODAY, { 'GET /api/coach/safety': { body: { hold } } });
    expect(await region('No training for now')).toBeVisible();
    expect(await screen.findByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113');
    expect(screen.queryByRole('region', { name: 'Steps' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('shows the safety text of today’s check-in instead of the session', async () => {
    open(TODAY, { 'GET /api/checkin/today': { body: todayOf(TODAY, saying(REFERRAL, ...SCORE_PARTS)) } });
    expect(await region('No training for now')).toBeVisible();
    expect(screen.getAllByText(/In Norway|in Norway/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Steps' })).toBeNull();
  });
});

describe('session page states', () => {
  test('shows the heading "Session" while the week loads', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Session' })).toBeInTheDocument();
  });

  test('shows an error with a retry button when the week cannot be loaded', async () => {
    const { api, actor } = open(TODAY, { [PLAN_ROUTE]: UNAVAILABLE });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations()).toEqual([]);
    api.on(PLAN_ROUTE, { body: WEEK });
    await actor.click(retry);
    expect(await title('Cruise intervals: 3 × 8 min')).toBeVisible();
  });

  test('PLAN-13 shows "No plan for this day", not an error, when the day has no plan', async () => {
    open('2026-10-12', { [`${PLAN_ROUTE}?weekStart=2026-10-12`]: NOT_FOUND });
    expect(await screen.findByText('No plan for this day')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the not-found screen for a date that does not exist', async () => {
    open('2026-02-30');
    expect(await screen.findByText(/not found|does not exist|no page/i)).toBeVisible();
  });
});
