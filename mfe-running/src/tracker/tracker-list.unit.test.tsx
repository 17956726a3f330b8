import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TrainingLog } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dashboardRoutes, fixClock, LATE_WEEK, makeLog, NOT_FOUND, TODAY } from '../testing/fixtures.ts';
import { TrackerCard } from './tracker-card.tsx';

fixClock();
beforeEach(() => {
  sessionStorage.clear();
  // Emulates the screen of a phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const MONDAY = '2026-11-16';
const CIRCLE = /^Mark .*Mon 16 Nov as done$/;

const open = (logs: TrainingLog[] = [], change: Record<string, Route> = {}) => {
  const api = fakeApi({
    ...dashboardRoutes({ 'GET /api/coach/training-logs-week': { body: logs } }),
    'POST /api/coach/training-log': ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
    ...change,
  });
  return { api, ...renderApp(<TrackerCard />, { path: '/running' }) };
};
const list = () => screen.findByRole('list', { name: 'Weekly Tracker' });
const row = async (at: number): Promise<HTMLElement> => {
  const found = (await list()).children[at];
  if (!(found instanceof HTMLElement)) throw new Error(`no row ${at}`);
  return found;
};
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const WITHOUT_PLAN = {
  'GET /api/coach/weekly-plan': NOT_FOUND,
  'GET /api/coach/weekly-outcomes': { body: [] },
};

describe('TRK-25 the tracker as a list', () => {
  test('has seven days and marks one as done with one tap, with its minutes in the row', async () => {
    const { api, actor } = open();
    expect((await list()).children).toHaveLength(7);
    expect(await row(4)).toHaveTextContent(/^FriToday/);
    await actor.click(await screen.findByRole('button', { name: CIRCLE }));
    await waitFor(() => expect(sent(api)).toEqual([{ date: MONDAY, planType: 'easy', status: 'done' }]));
    expect(await row(0)).toHaveAttribute('data-status', 'done');
    await actor.type(within(await row(0)).getByRole('textbox', { name: 'Minutes for Mon 16 Nov' }), '42{Enter}');
    await waitFor(() => expect(sent(api)[1]).toMatchObject({ status: 'done', minutes: 42 }));
    expect(await violations()).toEqual([]);
  });

  test('opens Partial and Skipped, with the reasons, from the row’s menu', async () => {
    const { api, actor } = open();
    const menu = { name: /^Partial, skipped and details of .*Mon 16 Nov$/ };
    await actor.click(await screen.findByRole('button', menu));
    await actor.click(await screen.findByRole('radio', { name: 'Skipped' }));
    await actor.click(await screen.findByRole('button', { name: 'Time' }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ status: 'skipped', reason: 'time' }]));
  });

  test('opens them with a long press, which marks nothing', async () => {
    const { api } = open();
    const circle = await screen.findByRole('button', { name: CIRCLE });
    fireEvent.pointerDown(circle, { button: 0 });
    await screen.findByRole('radio', { name: 'Partial' });
    fireEvent.pointerUp(circle);
    fireEvent.click(circle);
    expect(sent(api)).toEqual([]);
  });

  test('has no circle on future days and on rest days, which offer to log a run', async () => {
    const { api, actor } = open();
    const tuesday = within(await row(1));
    await waitFor(() => expect(tuesday.getByText('Rest')).toBeVisible());
    expect(tuesday.queryByRole('button', { name: /^Mark/ })).toBeNull();
    expect(within(await row(6)).queryByRole('button')).toBeNull();
    await actor.click(tuesday.getByRole('button', { name: 'Ran anyway on Tue 17 Nov?' }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ date: '2026-11-17', status: 'done' }]));
  });

  test('TRK-48 labels the days before the plan and offers to log a run on them', async () => {
    const { api, actor } = open([], { 'GET /api/coach/weekly-plan': { body: LATE_WEEK } });
    const tuesday = within(await row(1));
    await waitFor(() => expect(tuesday.getByText('Before your plan')).toBeVisible());
    expect(tuesday.queryByText('Rest')).toBeNull();
    await actor.click(tuesday.getByRole('button', { name: 'Log a run on Tue 17 Nov' }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ date: '2026-11-17', status: 'done' }]));
  });

  test('asks in its row why today was skipped, and then moves the focus to the row', async () => {
    const { actor } = open([makeLog(TODAY, { status: 'skipped', reason: 'time' })]);
    await actor.click(await screen.findByRole('button', { name: /^Time: change/ }));
    await actor.click(screen.getByRole('button', { name: 'Other' }));
    expect(await row(4)).toHaveFocus();
  });

  test('offers to log a run when there is neither a plan nor a check-in', async () => {
    const { actor } = open([], WITHOUT_PLAN);
    expect(await screen.findByText('Nothing to mark yet')).toBeVisible();
    expect(screen.queryByText(/Adapt/)).toBeNull();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Log a run' }));
    expect((await list()).children).toHaveLength(7);
    expect(screen.queryByText(/Adapt/)).toBeNull();
  });

  test('is in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open([], WITHOUT_PLAN);
    expect(await screen.findByText('Ingenting å merke av ennå')).toBeVisible();
    document.documentElement.lang = 'en';
  });
});

test('TRK-26 the button "Table" shows Day, Outcome, Status and Reason, and the choice is kept', async () => {
  const { actor, unmount } = open();
  await list();
  await actor.click(screen.getByRole('button', { name: 'Weekly Tracker: Table' }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Day', 'Outcome', 'Status', 'Reason']);
  expect(screen.getByRole('combobox', { name: 'Status for Mon 16 Nov' })).toBeVisible();
  expect(await violations()).toEqual([]);
  unmount();
  open();
  expect(await screen.findByRole('table', { name: 'Weekly Tracker' })).toBeVisible();
});

describe('TRK-28 a day whose status comes from activities', () => {
  test('shows this in the list and in the table until the runner sets the status', async () => {
    const { api, actor } = open([makeLog(MONDAY, { source: 'activities', minutes: 40 })]);
    const link = within(await row(0)).getByRole('link', { name: 'From your activities' });
    expect(link).toHaveAttribute('href', '/running/activities');
    await actor.click(screen.getByRole('button', { name: 'Weekly Tracker: Table' }));
    expect(screen.getByRole('link', { name: 'From your activities' })).toBeVisible();
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Status for Mon 16 Nov' }), 'partial');
    await waitFor(() => expect(sent(api)).toMatchObject([{ status: 'partial', minutes: 40 }]));
    expect(screen.queryByRole('link', { name: 'From your activities' })).toBeNull();
  });
});
