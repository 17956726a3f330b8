import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  CHANGED_DAY,
  fixClock,
  LATE_WEEK,
  makeLog,
  NEXT_WEEK,
  NOT_FOUND,
  PROFILE,
  TODAY,
  UNAVAILABLE,
  WEEK,
  weekWith,
} from '../testing/fixtures.ts';
import { WeekPlan, type WeekPlanProps } from './week-plan.tsx';

fixClock();

const GET = 'GET /api/coach/weekly-plan';
const NEXT = `${GET}?weekStart=2026-11-23`;
const LAST = `${GET}?weekStart=2026-11-09`;
const LAST_WEEK: WeeklyPlan = {
  ...WEEK,
  weekStart: '2026-11-09',
  weekNumber: 2,
  days: WEEK.days.map((day, index) => ({ ...day, date: `2026-11-${String(9 + index).padStart(2, '0')}` })),
};

interface Options extends WeekPlanProps {
  plan?: WeeklyPlan;
  routes?: Record<string, FakeAnswer>;
}

const open = ({ plan = WEEK, routes = {}, ...props }: Options = {}) => {
  const api = fakeApi({
    [GET]: { body: plan },
    [NEXT]: { body: NEXT_WEEK },
    [LAST]: { body: LAST_WEEK },
    'GET /api/coach/profile': { body: PROFILE },
    'GET /api/coach/training-logs-week': { body: [] },
    'GET /api/coach/training-logs-week?weekStart=2026-11-09': { body: [] },
    ...routes,
  });
  return { api, ...renderApp(<WeekPlan {...props} />, { path: '/running' }) };
};
const card = (name: string) => screen.findByRole('region', { name });
const rows = async (name = 'Days of this week') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const arrow = (name: 'Week before' | 'Week after') => screen.getByRole('button', { name });

describe('days of the week', () => {
  test('AHEAD-05 show the session with its target, distance and bars, and link to the page of the session', async () => {
    open();
    const [monday, , , , friday] = await rows();
    expect(monday).toHaveTextContent(/Easy run40 min5:48–6:42 \/km · 6–7 km$/);
    expect(within(friday as HTMLElement).getByRole('img', { name: /^Cruise intervals: 3 × 8 min:/ })).toBeVisible();
    const link = within(friday as HTMLElement).getByRole('link', { name: 'Cruise intervals: 3 × 8 min' });
    expect(link).toHaveAttribute('href', `/running/session/${TODAY}`);
    expect(friday).toHaveAttribute('aria-current', 'date');
    expect(await violations()).toEqual([]);
  });

  test('never show a session in the colour or with the name of a recommendation', async () => {
    open({ plan: weekWith({ ...CHANGED_DAY, planType: 'adapt' }) });
    expect((await rows())[4]).not.toHaveTextContent(/Adapt|Push|Tempo/);
  });

  test('show the change on a changed day, and no reason on the other days', async () => {
    open();
    const [, , , thursday, friday] = await rows();
    expect(friday).toHaveTextContent('Changed: Trimmed today');
    expect(friday).not.toHaveTextContent('Raises the pace you can hold');
    expect(thursday).toHaveTextContent(/Thu19Rest$/);
  });

  test.each([
    [8, true],
    [6, false],
  ])('WEEK-185 show that tomorrow’s session depends on the pain (check-in with pain %s: %s)', async (pain, says) => {
    const [monday] = WEEK.days;
    const days = WEEK.days.map((day) => (day.date === '2026-11-21' && monday ? { ...monday, date: day.date } : day));
    const checkin = { body: todayOf(TODAY, { pain }) };
    const { api } = open({ plan: { ...WEEK, days }, routes: { 'GET /api/checkin/today': checkin } });
    await rows();
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/checkin/today'));
    const line = 'Pain 8 today: run tomorrow only if it has eased. Check in first.';
    if (says) expect(await screen.findByText(line)).toBeInTheDocument();
    else expect(screen.queryByText(/run tomorrow only if/)).toBeNull();
  });

  test('WEEK-185 do not mention the pain when tomorrow is a rest day', async () => {
    open({ routes: { 'GET /api/checkin/today': { body: todayOf(TODAY, { pain: 8 }) } } });
    await rows();
    expect(screen.queryByText(/run tomorrow only if/)).toBeNull();
  });

  test('LANG-383 show neither a session nor a walk from today onwards while a safety hold blocks training', async () => {
    const hold = {
      ...{ tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, closesTraining: true, card: null },
      text: 'No training advice for now.',
    };
    open({ plan: WEEK, routes: { 'GET /api/coach/safety': { body: { hold } } } });
    await waitFor(async () => expect((await rows())[4]).toHaveTextContent(/Fri20TodayRest$/));
    const texts = (await rows()).map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Easy run40 min/);
    expect(texts.slice(5)).toEqual(['Sat21Rest', 'Sun22Rest']);
    expect(screen.queryByRole('button', { name: 'Update this week' })).toBeNull();
    expect(screen.queryByText('Good to know')).toBeNull();
  });

  test('show strength on a rest day, with a link to its exercises', async () => {
    open();
    const tuesday = (await rows())[1] as HTMLElement;
    expect(tuesday).toHaveTextContent('RestStrength, hip and core, 20 min');
    expect(within(tuesday).getByRole('link', { name: 'Rest' })).toHaveAttribute('href', '/running/session/2026-11-17');
  });

  test('show the status and minutes of logged days and the total minutes of the week', async () => {
    const logs = [makeLog('2026-11-16', { minutes: 41 }), makeLog('2026-11-18', { status: 'partial', minutes: 18 })];
    open({ routes: { 'GET /api/coach/training-logs-week': { body: logs } } });
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Easy run41 of 40 minDone'));
    expect((await rows())[2]).toHaveTextContent('Easy run18 of 25 minPartly done');
    const week = await card("This week's plan");
    expect(week).toHaveTextContent('59 of 193 min24 min hard');
    expect(week).toHaveTextContent('16–22 Nov · Base phase, week 3');
    expect(await violations()).toEqual([]);
  });

  test('add the planned minutes to the total when a day was logged as done without minutes', async () => {
    const logs = [makeLog('2026-11-16'), makeLog('2026-11-18', { status: 'skipped', reason: 'pain' })];
    open({ routes: { 'GET /api/coach/training-logs-week': { body: logs } } });
    await waitFor(async () => expect(await card("This week's plan")).toHaveTextContent('40 of 193 min'));
  });

  test('show the controls passed as dayMenu', async () => {
    open({ dayMenu: ({ day }) => <button type="button">{`Change ${day.date}`}</button> });
    await rows();
    expect(screen.getByRole('button', { name: `Change ${TODAY}` })).toBeVisible();
  });
});

describe('week pager', () => {
  test('opens next week, marked as provisional with the condition that it depends on', async () => {
    const { actor } = open();
    await rows();
    await actor.click(arrow('Week after'));
    const next = await card("Next week's plan");
    expect(await rows('Days of next week')).toHaveLength(7);
    expect(next).toHaveTextContent('23–29 Nov · Base phase, week 4');
    expect(next).toHaveTextContent('Provisional. It holds if this week goes as planned.');
    expect(next).toHaveTextContent('164 min');
    expect(next).not.toHaveTextContent('of 164 min');
    expect(next).toHaveAttribute('data-provisional', 'true');
    expect(screen.queryByRole('button', { name: 'Update this week' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test.each([
    [{ low: 150, high: 168 }, 'planned. It will have 150 to 168 min.'],
    [{ low: 164, high: 164 }, 'planned.'],
  ])('shows next week’s range of minutes only when its limits differ (%j)', async (minutesRange, words) => {
    const { actor } = open({ routes: { [NEXT]: { body: { ...NEXT_WEEK, minutesRange } } } });
    await rows();
    await actor.click(arrow('Week after'));
    const note = (await screen.findByText('Provisional.')).parentElement;
    expect(note?.textContent?.trim()).toMatch(new RegExp(`${words.replaceAll('.', '\\.')}$`));
  });

  test('works with the keyboard and keeps the focus on the disabled arrow at the last week', async () => {
    const { actor } = open();
    await rows();
    arrow('Week after').focus();
    await actor.keyboard('{Enter}');
    await rows('Days of next week');
    expect(arrow('Week after')).toHaveFocus();
    expect(arrow('Week after')).toHaveAttribute('aria-disabled', 'true');
    await actor.keyboard('{Enter}');
    expect(await card("Next week's plan")).toBeVisible();
  });

  test('opens last week with its logs and returns with "Back to this week"', async () => {
    const logs = [makeLog('2026-11-09', { minutes: 42 })];
    const { actor } = open({
      routes: { 'GET /api/coach/training-logs-week?weekStart=2026-11-09': { body: logs } },
    });
    await rows();
    await actor.click(arrow('Week before'));
    const last = await card("Last week's plan");
    await waitFor(() => expect(last).toHaveTextContent('42 of 193 min'));
    await actor.click(screen.getByRole('button', { name: 'Back to this week' }));
    expect(await card("This week's plan")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to this week' })).toBeNull();
  });

  test('shows an empty state, not an error, and disables the arrow at a past week without a plan', async () => {
    const { actor } = open({ routes: { [LAST]: NOT_FOUND } });
    await rows();
    await actor.click(arrow('Week before'));
    expect(await screen.findByText('No plan for this week')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(arrow('Week before')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations()).toEqual([]);
  });

  test('shows an error with a retry button when the selected week cannot be loaded', async () => {
    const { api, actor } = open({ routes: { [NEXT]: UNAVAILABLE } });
    await rows();
    await actor.click(arrow('Week after'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this week.');
    expect(await violations()).toEqual([]);
    api.on(NEXT, { body: NEXT_WEEK });
    await actor.click(retry);
    expect(await rows('Days of next week')).toHaveLength(7);
  });

  test('shows a skeleton while the selected week loads', async () => {
    const { api, actor } = open();
    await rows();
    let answer: (value: FakeAnswer) => void = () => undefined;
    api.on(NEXT, () => new Promise((resolve) => (answer = resolve)));
    await actor.click(arrow('Week after'));
    expect(await screen.findByRole('status', { name: 'Loading: the week' })).toBeVisible();
    answer({ body: NEXT_WEEK });
    expect(await rows('Days of next week')).toHaveLength(7);
  });
});

describe('plan that was created on a Thursday or later', () => {
  test('AHEAD-03 shows the rest of this week and its first full week together', async () => {
    const { actor } = open({ plan: LATE_WEEK });
    const next = await card("Next week's plan");
    expect(await rows('Days of next week')).toHaveLength(7);
    expect(next).toHaveTextContent('Your first full week.');
    expect(next).toHaveAttribute('data-provisional', 'true');
    expect((await rows()).map((row) => row.textContent?.slice(0, 3))).toEqual(['Fri', 'Sat', 'Sun']);
    expect(arrow('Week after')).toHaveAttribute('aria-disabled', 'true');
    expect(await violations()).toEqual([]);
    await actor.click(arrow('Week before'));
    await card("Last week's plan");
    expect(screen.queryByRole('region', { name: "Next week's plan" })).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Back to this week' }));
    expect(await card("Next week's plan")).toBeVisible();
  });

  test('AHEAD-40 numbers neither the first days nor the first full week, and shows a note that both weeks have only once', async () => {
    const note = 'You have not said how many hours a week you can run.';
    open({
      plan: { ...LATE_WEEK, weekNumber: 1, notes: [note] },
      routes: { [NEXT]: { body: { ...NEXT_WEEK, weekNumber: 2, notes: [note, 'A note of next week.'] } } },
    });
    const next = await card("Next week's plan");
    await waitFor(() => expect(next).toHaveTextContent('Base phase, first full week'));
    expect(await card("This week's plan")).toHaveTextContent('Base phase, first days');
    expect(screen.queryByText(/week [12]/)).toBeNull();
    expect(screen.getAllByText(note)).toHaveLength(1);
    expect(next).toHaveTextContent('A note of next week.');
  });

  test('shows only this week when the plan was created before Thursday', async () => {
    const days = LATE_WEEK.days.map((day, index) => (index === 2 ? (WEEK.days[2] as typeof day) : day));
    open({ plan: { ...LATE_WEEK, days } });
    expect(await rows()).toHaveLength(7);
    expect(await card("This week's plan")).toBeVisible();
    expect(screen.queryByRole('region', { name: "Next week's plan" })).toBeNull();
  });
});
