import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CHANGED_DAY,
  dashboardRoutes,
  fixClock,
  LATE_WEEK,
  makeLog,
  NOT_FOUND,
  PLAN,
  PROFILE,
  RACE_DAY,
  RACE_PLAN,
  restDay,
  STRENGTH,
  TODAY,
  UNAVAILABLE,
  WEEK,
  weekWith,
} from '../testing/fixtures.ts';
import { TodaySession } from './today-session.tsx';

fixClock();

const RACE = 'GET /api/coach/race-plan';

const open = (plan: WeeklyPlan = WEEK, change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi(dashboardRoutes({ 'GET /api/coach/weekly-plan': { body: plan }, ...change }));
  return { api, ...renderApp(<TodaySession />, { path: '/running' }) };
};
const region = (name: string) => screen.findByRole('region', { name });
const session = () => region("Today's session");

describe('card of today’s session', () => {
  test('shows title, bars, change with reason, purpose and feel in this order', async () => {
    open();
    const card = await session();
    expect(card).toHaveTextContent(
      /Cruise intervals: 3 × 8 min.*Warm-up.*See the session.*Trimmed today.*6\.2 is under your usual.*What it is for.*How it should feel/,
    );
    expect(card).toHaveTextContent('53 min · 24 min hard');
    expect(await violations()).toEqual([]);
  });

  test('links to the page of the session and to the tracker', async () => {
    open();
    const card = within(await session());
    expect(card.getByRole('link', { name: 'See the session' })).toHaveAttribute('href', `/running/session/${TODAY}`);
    expect(card.getByRole('link', { name: 'Mark it in the tracker' })).toHaveAttribute('href', '/running?tab=tracker');
  });

  test('shows "As planned until you check in." before today’s check-in', async () => {
    const { action: _, changed: __, planned: ___, ...day } = CHANGED_DAY;
    open(weekWith(day), { 'GET /api/checkin/today': NOT_FOUND });
    expect(await session()).toHaveTextContent('As planned until you check in.');
    expect(await violations()).toEqual([]);
  });

  test('shows the check-in’s reason when the session stays as planned', async () => {
    const { changed: _, planned: __, ...day } = CHANGED_DAY;
    open(weekWith({ ...day, action: { kind: 'plan', text: 'Train as planned. 6.9 is an ordinary day for you.' } }));
    const card = await session();
    expect(card).toHaveTextContent('Train as planned. 6.9 is an ordinary day for you.');
    expect(card).not.toHaveTextContent('Changed:');
  });

  test('shows the status of a logged session', async () => {
    open(WEEK, { 'GET /api/coach/training-logs-week': { body: [makeLog(TODAY)] } });
    await waitFor(async () => expect(await session()).toHaveTextContent('Done'));
    expect(screen.getByRole('link', { name: 'Open the tracker' })).toBeVisible();
  });

  test('shows title, minutes and reason of a day that an earlier release planned without steps', async () => {
    open(PLAN);
    expect(await session()).toHaveTextContent('39 minTempo, trimmedTempo · Zone 4One hard session this week.');
    expect(await violations()).toEqual([]);
  });

  test('shows the stage of a walk-run ladder session and strength on the same day', async () => {
    open(weekWith({ ...CHANGED_DAY, ladderStage: 4, strength: STRENGTH }));
    const card = await session();
    expect(card).toHaveTextContent('Stage 4 of the walk–run ladder.');
    expect(card).toHaveTextContent('Also todayStrength, hip and core, 20 min');
  });

  test('shows paces per mile when the threshold pace was entered per mile', async () => {
    open(WEEK, { 'GET /api/coach/profile': { body: { ...PROFILE, thresholdPace: '8:20 per mile' } } });
    expect(await screen.findByText('8:11–8:26 /mi')).toBeInTheDocument();
  });
});

describe('card of a rest day', () => {
  const rest: WeeklyPlanDay = restDay('2026-11-21');

  test('lists yesterday, today and tomorrow with their sessions, and links to tomorrow', async () => {
    const plan = weekWith(restDay(TODAY));
    const days = plan.days.map((day) =>
      day.date === '2026-11-21' ? { ...(WEEK.days[6] as WeeklyPlanDay), date: rest.date } : day,
    );
    open({ ...plan, days });
    const card = within(await region('Today'));
    const items = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['ThuRest', 'TodayRest', 'SatLong run, 75 min']);
    expect(card.getByText('Training takes effect while you rest.')).toBeVisible();
    expect(card.getByRole('link', { name: 'See tomorrow' })).toHaveAttribute('href', '/running/session/2026-11-21');
    expect(await violations()).toEqual([]);
  });

  test('shows why the check-in removed the run, and links to the day’s strength exercises', async () => {
    const changed = 'Rest today. Nothing is moved: one session never made a season.';
    open(weekWith(restDay(TODAY, { changed, strength: STRENGTH })));
    const card = await region('Today');
    expect(card).toHaveTextContent(changed);
    expect(card).not.toHaveTextContent('Training takes effect while you rest.');
    expect(within(card).getByRole('link', { name: 'See the exercises' })).toBeVisible();
  });

  test('shows no link to tomorrow on a Sunday', async () => {
    const sunday = weekWith(restDay('2026-11-22'));
    const days = sunday.days.slice(0, 5).map((day) => (day.date === TODAY ? restDay(TODAY) : day));
    open({ ...sunday, days });
    await region('Today');
    expect(screen.queryByRole('link', { name: 'See tomorrow' })).toBeNull();
  });
});

describe('card of a race day', () => {
  const race = weekWith(RACE_DAY);

  test('shows the race plan first: prediction, pace by distance, before, during and after', async () => {
    open(race, { [RACE]: { body: RACE_PLAN } });
    const card = await region("Today's race");
    expect(card).toHaveTextContent('Your training says 1:51:00 to 1:56:00.');
    const list = within(card).getByRole('list', { name: 'Pace by distance' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['0–3 km5:28 /km', '3–21.1 km5:23 /km']);
    expect(card).toHaveTextContent('Before the start');
    expect(card).toHaveTextContent('Do not start with a fever, chest pain or a new limp.');
    expect(await violations()).toEqual([]);
  });

  test('WEEK-198 shows only the advice not to race when the race plan contains nothing else', async () => {
    const text = 'Do not race: start only to jog, or not at all.';
    open(race, { [RACE]: { body: { ...RACE_PLAN, predictedSeconds: null, parts: [{ part: 'safety', text }] } } });
    const card = await region("Today's race");
    expect(card).toHaveTextContent(text);
    expect(card).not.toHaveTextContent('No score trims a race.');
    expect(within(card).queryByRole('list', { name: 'Pace by distance' })).toBeNull();
  });

  test.each([
    ['SEASON-70 asks how the race went from 20:00', '2026-11-20T19:00:00Z', true],
    ['SEASON-70 does not ask how the race went before 20:00', '2026-11-20T18:59:00Z', false],
  ])('%s', async (_what, at, isAsked) => {
    vi.setSystemTime(new Date(at));
    const asked = { date: TODAY, goal: 'half_marathon', priority: 'A', meters: 21_098 };
    open(race, { [RACE]: { body: RACE_PLAN }, 'GET /api/coach/race-review': { body: { race: asked } } });
    expect(await screen.findByText("Today's race")).toBeVisible();
    if (isAsked) expect(await screen.findByText('How did it go?')).toBeVisible();
    else expect(screen.queryByText('How did it go?')).toBeNull();
  });

  test('shows the planned session when there is no race plan', async () => {
    open(race, { [RACE]: NOT_FOUND });
    expect(await session()).toHaveTextContent('Race day');
  });

  test('shows the planned session when the race plan is for another day', async () => {
    open(race, { [RACE]: { body: { ...RACE_PLAN, date: '2027-03-14' } } });
    expect(await session()).toHaveTextContent('Race day');
  });

  test('shows an error with a retry button when the race plan cannot be loaded', async () => {
    const { api, actor } = open(race, { [RACE]: UNAVAILABLE });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations()).toEqual([]);
    api.on(RACE, { body: RACE_PLAN });
    await actor.click(retry);
    expect(await screen.findByRole('list', { name: 'Pace by distance' })).toBeVisible();
  });

  test('shows a skeleton while the race plan loads', async () => {
    const { api } = open(race);
    api.on(RACE, () => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: "Loading: Today's race" })).toBeVisible();
  });
});

describe('states of today’s session', () => {
  test('shows a skeleton while the plan loads', () => {
    open();
    expect(screen.getByRole('status', { name: "Loading: Today's session" })).toBeVisible();
  });

  test.each([
    ['there is no plan', { 'GET /api/coach/weekly-plan': NOT_FOUND }],
    ['the plan cannot be loaded', { 'GET /api/coach/weekly-plan': UNAVAILABLE }],
    [
      'a safety hold blocks training',
      {
        'GET /api/coach/safety': {
          body: { hold: { tier: 'emergency', category: 'cardiac', text: 'Call 113.', closesTraining: true } },
        },
      },
    ],
  ])('renders nothing when %s', async (_when, change) => {
    open(WEEK, change);
    await waitFor(() => expect(screen.queryByRole('status', { name: "Loading: Today's session" })).toBeNull());
    expect(document.querySelector('section')).toBeNull();
  });

  test('renders nothing on a day before the plan was created', async () => {
    const plan = { ...LATE_WEEK, days: LATE_WEEK.days.map((day) => ({ ...day, beforePlan: true as const })) };
    open(plan, { 'GET /api/checkin/today': { body: todayOf(TODAY) } });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(document.querySelector('section')).toBeNull();
  });
});
