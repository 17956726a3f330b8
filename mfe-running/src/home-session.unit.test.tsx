import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import HomeSession from './home-session.tsx';
import {
  CHANGED_DAY,
  fixClock,
  makeLog,
  NOT_FOUND,
  RACE_DAY,
  restDay,
  TODAY,
  WEEK,
  weekWith,
} from './testing/fixtures.ts';

fixClock();
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

const PLAN = 'GET /api/coach/weekly-plan';
const POST = 'POST /api/coach/training-log';

const open = (
  day: WeeklyPlanDay | WeeklyPlan,
  { isNext = true, isOffered = true } = {},
  change: Record<string, Route> = {},
) => {
  const api = fakeApi({
    [PLAN]: { body: 'days' in day ? day : weekWith(day) },
    'GET /api/coach/training-logs-week': { body: [] },
    'GET /api/coach/profile': { body: null },
    'GET /api/checkin/today': NOT_FOUND,
    [POST]: ({ body }) => ({ body: { minutes: null, reason: null, effort: null, ...(body as object) } }),
    ...change,
  });
  return { api, ...renderApp(<HomeSession isNext={isNext} isOffered={isOffered} />) };
};

describe('HOME-16 session on the home screen', () => {
  test('shows the steps as rows with sizes and paces', async () => {
    open(CHANGED_DAY);
    const steps = await screen.findByRole('list', { name: `Steps of ${CHANGED_DAY.session?.title}` });
    const rows = within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^3 × 8 minComfortably hard5:05–5:15 \/km/);
    expect(rows).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  test('marks the session as done with one tap, keeps the focus, and then offers the details', async () => {
    const { api, actor } = open(CHANGED_DAY);
    await actor.click(await screen.findByRole('button', { name: 'Mark done' }));
    const details = await screen.findByRole('button', { name: 'How did it go?' });
    expect(details).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(`${CHANGED_DAY.title} is marked as done.`);
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ date: TODAY, status: 'done' });
    await actor.click(details);
    expect(await screen.findByRole('dialog', { name: CHANGED_DAY.title })).toBeInTheDocument();
  });

  test('opens changes, alternatives, a pause and the coach in one sheet', async () => {
    const { actor } = open(CHANGED_DAY, {}, { [`GET /api/coach/weekly-plan/moves?date=${TODAY}`]: { body: [] } });
    await actor.click(await screen.findByRole('button', { name: 'Change...' }));
    const sheet = within(await screen.findByRole('dialog', { name: `Change ${CHANGED_DAY.title}` }));
    for (const name of [/^Make it easier/, /^No watch, treadmill or no run/, /^I am ill or away/, 'Ask the coach'])
      expect(sheet.getByRole('button', { name })).toBeInTheDocument();
    await actor.click(sheet.getByRole('button', { name: 'Ask the coach' }));
    expect(window.location.search).toBe('?tab=chat&action=today');
  });

  test('allows neither marking nor changing the session when pain is too high', async () => {
    open(CHANGED_DAY, { isOffered: false });
    await screen.findByRole('list', { name: /^Steps of/ });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('links to the race plan on a race day', async () => {
    open(RACE_DAY);
    expect(await screen.findByRole('link', { name: 'See your race plan' })).toHaveAttribute(
      'href',
      `/running/session/${TODAY}`,
    );
  });

  test('shows tomorrow’s session on a rest day, without a button', async () => {
    const [tomorrow] = WEEK.days.filter(({ session }) => session);
    const days = WEEK.days.map((day) => {
      if (day.date === TODAY) return restDay(TODAY);
      return day.date === '2026-11-21' && tomorrow ? { ...tomorrow, date: day.date } : day;
    });
    open({ ...WEEK, days });
    expect(
      await screen.findByText(`${tomorrow?.session?.title}, ${tomorrow?.minutes} min`, { exact: false }),
    ).toHaveTextContent(/^Tomorrow:/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    [8, true],
    [6, false],
  ])('HOME-65 shows that tomorrow’s session depends on the pain (check-in with pain %s: %s)', async (pain, says) => {
    const [tomorrow] = WEEK.days.filter(({ session }) => session);
    const days = WEEK.days.map((day) => {
      if (day.date === TODAY) return restDay(TODAY);
      return day.date === '2026-11-21' && tomorrow ? { ...tomorrow, date: day.date } : day;
    });
    open({ ...WEEK, days }, {}, { 'GET /api/checkin/today': { body: todayOf(TODAY, { pain }) } });
    const line = 'Only if the pain has eased. Check in tomorrow first.';
    expect(await screen.findByText(says ? line : /^Tomorrow:/)).toBeInTheDocument();
    if (!says) expect(screen.queryByText(line)).toBeNull();
  });

  test('renders nothing without a plan', () => {
    open(CHANGED_DAY, {}, { [PLAN]: NOT_FOUND });
    expect(screen.queryByRole('list', { name: /^Steps/ })).toBeNull();
  });

  test('HOME-21 is in Norwegian when the page is', async () => {
    document.documentElement.lang = 'nb';
    open(CHANGED_DAY, {}, { 'GET /api/coach/training-logs-week': { body: [makeLog(TODAY, { status: 'done' })] } });
    expect(await screen.findByRole('button', { name: 'Hvordan gikk det?' })).toBeInTheDocument();
    expect(screen.getByText('Kontrollert hardt')).toBeInTheDocument();
  });
});
