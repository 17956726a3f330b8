import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, makeLog, NOT_FOUND, PLAN, PROFILE, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { WeekPlan } from './week-plan.tsx';

fixClock();

const GET = 'GET /api/coach/weekly-plan';
const POST = 'POST /api/coach/weekly-plan';

const open = (plan: FakeAnswer, more: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ [GET]: plan, 'GET /api/coach/profile': { body: PROFILE }, ...more });
  return { api, ...renderApp(<WeekPlan />, { path: '/running' }) };
};
const card = () => screen.findByRole('region', { name: "This week's plan" });
const days = async () =>
  within(await screen.findByRole('list', { name: 'Days of this week' })).getAllByRole('listitem');
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('weekly plan card', () => {
  test('PLAN-01 shows the week, the phase and the total minutes', async () => {
    open({ body: PLAN });
    expect(await card()).toHaveTextContent('16–22 Nov · Base phase');
    expect(await card()).toHaveTextContent('149 min');
  });

  test('PLAN-07 shows seven days, each with a session, minutes, a reason and an icon', async () => {
    open({ body: PLAN });
    const rows = await days();
    expect(rows).toHaveLength(7);
    expect(rows[0]).toHaveTextContent('Mon16Easy run30 minEasy · Zone 2Easy minutes build the base.');
    expect(rows[1]).toHaveTextContent('Tue17RestA day without running.Strength, 20 min');
    expect(rows[6]).toHaveTextContent('Long run55 minLong · Zone 2');
    for (const row of rows) expect(row.querySelector('svg')).not.toBeNull();
  });

  test('PLAN-14 shows the log status on logged days', async () => {
    const logs = [makeLog('2026-11-16'), makeLog('2026-11-18', { status: 'skipped', reason: 'pain' })];
    open({ body: PLAN }, { 'GET /api/coach/training-logs-week': { body: logs } });
    const rows = await days();
    await waitFor(() => expect(rows[0]).toHaveTextContent('Easy run30 minDone'));
    expect(rows[2]).toHaveTextContent('Easy run25 minSkipped');
    for (const index of [1, 3, 4, 5, 6]) expect(rows[index]).not.toHaveTextContent(/Done|Skipped/);
    expect(await violations()).toEqual([]);
  });

  test('PLAN-05 PLAN-06 shows a change caused by a check-in, with the reason', async () => {
    open({ body: PLAN });
    const [, , wednesday] = await days();
    expect(wednesday).toHaveTextContent('Changed: Was Tempo: your check-in of 4.9 asked for less.');
  });

  test('PLANR-75 shows the message that a long run can be moved or skipped', async () => {
    const changed = 'Your long run can slide to Sunday, or we skip it. Both are fine.';
    const moved = PLAN.days.map((day) => (day.date === TODAY ? { ...day, planType: 'long' as const, changed } : day));
    open({ body: { ...PLAN, days: moved } });
    expect((await days())[4]).toHaveTextContent(changed);
  });

  test('marks today with text and aria-current, not only with colour', async () => {
    open({ body: PLAN });
    const rows = await days();
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, null, null, 'date', null, null]);
    expect(rows[4]).toHaveTextContent('Fri20Today');
  });

  test('shows the stage on walk-run ladder days', async () => {
    const days0 = PLAN.days.map((day) =>
      day.date === TODAY ? { ...day, planType: 'adapt' as const, zone: 'walk', ladderStage: 0 } : day,
    );
    open({ body: { ...PLAN, days: days0 } });
    expect((await days())[4]).toHaveTextContent('Adapt · walkingOne hard session this week.Walk–run ladder, stage 0');
  });

  test.each([
    ['PLANR-13', 'Ten weeks would be comfortable for a 10k; you have eight. The plan keeps to what is safe.'],
    ['PLANR-89', 'Pain came up twice this week: running stops here, and your physio coach takes over.'],
  ])('%s shows the weekly plan’s note "%s"', async (_id, note) => {
    open({ body: { ...PLAN, notes: [note] } });
    expect(await within(await card()).findByText(note)).toBeVisible();
  });

  test('has no axe violations', async () => {
    open({ body: { ...PLAN, notes: ['A note'], offer: { kind: 'lighter', text: 'Lighter?' } } });
    await days();
    expect(await violations()).toEqual([]);
  });
});

describe('lighter-week offer', () => {
  const text = 'This is your third low day. Want a lighter week? I can cut it by a fifth.';
  const offered: WeeklyPlan = { ...PLAN, offer: { kind: 'lighter', text } };
  const lighter: WeeklyPlan = { ...PLAN, totalMinutes: 119 };

  test.each([
    ['Accept', 'lighter', lighter, '119 min'],
    ['Keep plan', 'keep', PLAN, '149 min'],
  ])('sends the adjustment for "%s" (%s) and shows the plan from the response', async (name, adjust, answer, total) => {
    const { api, actor } = open({ body: offered }, { [POST]: { body: answer } });
    expect(await screen.findByText(text)).toBeVisible();
    await actor.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(sent(api)).toEqual([{ adjust }]);
    expect(await card()).toHaveTextContent(total);
  });

  test('sends one request on a double click', async () => {
    const { api } = open({ body: offered }, { [POST]: { body: PLAN } });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    act(() => {
      accept.click();
      accept.click();
    });
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(sent(api)).toEqual([{ adjust: 'lighter' }]);
  });

  test('shows the server message and keeps the offer after a 409', async () => {
    const refused = { status: 409, body: { message: 'No lighter week is on offer right now.' } };
    const { actor } = open({ body: offered }, { [POST]: refused });
    await actor.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('No lighter week is on offer right now.');
    expect(screen.getByText(text)).toBeVisible();
  });
});

test('weekly plan card omits the reason on days before the plan was created', async () => {
  const before = {
    ...PLAN.days[0],
    planType: 'rest',
    minutes: 0,
    zone: null,
    title: 'No session',
    why: 'Your plan started later this week.',
    beforePlan: true,
  };
  open({ body: { ...PLAN, days: [before, ...PLAN.days.slice(1)] } });
  const [first] = await days();
  expect(first).toHaveTextContent('No session');
  expect(first).not.toHaveTextContent('Your plan started later this week.');
});

describe('weekly plan card without a plan', () => {
  test('PLAN-13 shows an empty state, not an error', async () => {
    open(NOT_FOUND);
    expect(await screen.findByText('No plan for this week yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PLAN-02 creates a plan on "Create plan"', async () => {
    const { api, actor } = open(NOT_FOUND, { [POST]: { body: PLAN } });
    await actor.click(await screen.findByRole('button', { name: 'Create plan' }));
    expect(await days()).toHaveLength(7);
    expect(sent(api)).toEqual([{}]);
  });

  test('shows an explanation and no "Create plan" button for a runner under 18', async () => {
    open(NOT_FOUND, {
      'GET /api/coach/profile': { body: { ...PROFILE, runningProfileV2: JSON.stringify({ age: 17 }) } },
    });
    expect(await screen.findByText(/^Plans are made for adults\./)).toBeVisible();
    expect(screen.queryByText('Create plan')).toBeNull();
  });

  test('links to the profile tab when there is no profile', async () => {
    open(NOT_FOUND, { 'GET /api/coach/profile': { body: null } });
    const link = await screen.findByRole('link', { name: 'Create plan' });
    expect(link).toHaveAttribute('href', '/running?tab=profile');
  });

  test('shows an error when the API returns last week’s plan', async () => {
    open({ body: { ...PLAN, weekStart: '2026-11-09' } });
    expect(await screen.findByText('We could not load your plan. Nothing is lost.')).toBeVisible();
  });
});

describe('weekly plan card while loading or updating', () => {
  test('shows a retry button when the plan cannot be loaded', async () => {
    const { api, actor } = open(UNAVAILABLE);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(GET, { body: PLAN });
    await actor.click(retry);
    expect(await days()).toHaveLength(7);
  });

  test('PLAN-03 requests and shows a new plan on "Update this week"', async () => {
    const { api, actor } = open({ body: PLAN }, { [POST]: { body: { ...PLAN, totalMinutes: 150 } } });
    await actor.click(await screen.findByRole('button', { name: 'Update this week' }));
    await waitFor(async () => expect(await card()).toHaveTextContent('150 min'));
    expect(sent(api)).toEqual([{}]);
    expect(screen.getByText('The days you have logged do not change.')).toBeVisible();
  });

  test('refetches the plan when the plan’s query is invalidated', async () => {
    const { api, client } = open({ body: PLAN });
    await days();
    api.on(GET, { body: { ...PLAN, totalMinutes: 110 } });
    await act(() => client.invalidateQueries({ queryKey: ['/api/coach/weekly-plan'] }));
    expect(await card()).toHaveTextContent('110 min');
  });
});
