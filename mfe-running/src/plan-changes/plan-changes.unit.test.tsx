import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { ChangePreview, WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixClock, PLAN, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { MOVES } from '../testing/moves-fixture.ts';
import { PlanChangeMenu, WeekChangeMenu } from './plan-change-menu.tsx';

fixClock();
afterEach(() => vi.unstubAllGlobals());

const MOVES_ROUTE = `GET /api/coach/weekly-plan/moves?date=${TODAY}`;
const MOVE = 'POST /api/coach/weekly-plan/move';
const ADJUST = 'POST /api/coach/weekly-plan/adjust';
const PLAN_ROUTE = 'GET /api/coach/weekly-plan';
const PREVIEW = 'POST /api/coach/weekly-plan/change-preview';
const FIGURES = { minutes: 150, hardMinutes: 20, longest: 60, runs: 4 };
const CHANGE: ChangePreview = {
  ...{ before: FIGURES, after: { ...FIGURES, minutes: 120 }, moved: [], changed: [TODAY] },
  next: { before: FIGURES, after: FIGURES },
  lines: [
    { code: 'minutes', text: 'This week: 120 min instead of 150.' },
    { code: 'next_same', text: 'Next week stays as it is: 150 min.' },
  ],
};

const dayOf = (date: string): WeeklyPlanDay => PLAN.days.find((day) => day.date === date) as WeeklyPlanDay;
const changedPlan = (date: string, change: Partial<WeeklyPlanDay>): WeeklyPlan => ({
  ...PLAN,
  days: PLAN.days.map((day) => (day.date === date ? { ...day, ...change } : day)),
});

const open = async (change: Record<string, Route> = {}, day = dayOf(TODAY)) => {
  const api = fakeApi({
    [MOVES_ROUTE]: { body: MOVES },
    [PLAN_ROUTE]: { body: PLAN },
    [MOVE]: { body: changedPlan('2026-11-21', { title: 'Tempo', minutes: 39 }) },
    [ADJUST]: { body: changedPlan(TODAY, { title: 'Easy run', minutes: 30 }) },
    [PREVIEW]: { body: CHANGE },
    ...change,
  });
  const rendered = renderApp(<PlanChangeMenu day={day} />);
  await rendered.actor.click(screen.getByRole('button', { name: /^Change / }));
  return { api, ...rendered, dialog: await screen.findByRole('dialog') };
};
const posts = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method, path }) => method === 'POST' && !PREVIEW.endsWith(path)).map(({ body }) => body);
const option = (name: RegExp) => screen.findByRole('button', { name });
const phone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

describe('change menu of a day', () => {
  test.each([
    ['popover on a wide screen', false],
    ['sheet on a phone', true],
  ])(
    'opens as a %s, shows the session’s name and closes on Escape with the focus on its button',
    async (_, isPhone) => {
      if (isPhone) phone();
      const { actor, dialog } = await open();
      expect(dialog).toHaveAccessibleName('Change Tempo, trimmed');
      expect(within(dialog).getByText('Friday 20 November, 39 min')).toBeVisible();
      await within(dialog).findByRole('list', { name: 'Move to another day' });
      expect(await violations()).toEqual([]);
      await actor.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      const button = screen.getByRole('button', { name: 'Change Tempo, trimmed, Fri 20 Nov' });
      await waitFor(() => expect(button).toHaveFocus());
      expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('lists the coming days, with the reason below a day that does not fit', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Move to another day' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Saturday 21',
      'Sunday 22That puts two hard days side by side. Saturday works, or I make it easy.',
      'Monday 23, next weekNext week’s intervals then become easy.',
    ]);
    expect(await option(/^Sunday 22/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('AHEAD-06 offers the swap that makes room for the long run, and moves both', async () => {
    const swap = { date: '2026-11-23', to: null, text: 'The hard session on Monday becomes an easy run.' };
    const moved = MOVES.map((each) => (each.date === '2026-11-22' ? { ...each, swap } : each));
    const { api, actor } = await open({ [MOVES_ROUTE]: { body: moved } });
    const sunday = await option(/^Sunday 22/);
    expect(sunday).toHaveTextContent(swap.text);
    await actor.click(sunday);
    await seeToast({ title: 'Moved to Sunday', tone: 'success' });
    expect(posts(api)).toEqual([{ from: TODAY, to: '2026-11-22', acceptSwap: true }]);
  });

  test('keeps a day that is not possible focusable and sends nothing when it is selected', async () => {
    const { api, actor } = await open();
    const sunday = await option(/^Sunday 22/);
    sunday.focus();
    expect(sunday).toHaveFocus();
    await actor.keyboard('{Enter}');
    await actor.click(sunday);
    expect(posts(api)).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('moves the session by keyboard, shows the new plan, and moves the session back on "Undo"', async () => {
    const { api, actor, client } = await open();
    (await option(/^Saturday 21/)).focus();
    await actor.keyboard('{Enter}');
    await seeToast({ title: 'Moved to Saturday', text: 'Saturday: Tempo, 39 min.', tone: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.getQueryData<WeeklyPlan>(['/api/coach/weekly-plan'])?.days[5]?.title).toBe('Tempo');
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await seeToast({ title: 'Change undone', tone: 'success' });
    expect(posts(api)).toEqual([
      { from: TODAY, to: '2026-11-21' },
      { from: '2026-11-21', to: TODAY },
    ]);
  });

  test.each([
    ['Make it easier', { kind: 'easier', date: TODAY }, 'Made easier', { kind: 'undo', date: TODAY }],
    ['Shorten to 30 min', { kind: 'shorten', date: TODAY, minutes: 30 }, 'Made shorter', { kind: 'undo', date: TODAY }],
  ])('sends the change "%s" and reverts it on "Undo"', async (label, body, title, undo) => {
    const { api, actor } = await open();
    await actor.click(await option(new RegExp(`^${label}`)));
    await seeToast({ title, tone: 'success' });
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await seeToast({ title: 'Change undone', tone: 'success' });
    expect(posts(api)).toEqual([body, undo]);
  });

  test.each([
    ['Make the week easier', { kind: 'easier_week' }, 'An easier week'],
    ['Repeat last week', { kind: 'repeat_week' }, 'Week repeated'],
  ])(
    'WEEK-104 shows the effect of "%s" on this week and the next, and makes the change after confirmation',
    async (label, body, title) => {
      const { api, actor, dialog } = await open();
      await actor.click(await option(new RegExp(`^${label}`)));
      for (const { text } of CHANGE.lines) expect(await within(dialog).findByText(text)).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(posts(api)).toEqual([]);
      await actor.click(await option(/^Make the change/));
      await seeToast({ title, tone: 'success' });
      await actor.click(screen.getByRole('button', { name: 'Undo' }));
      await seeToast({ title: 'Change undone', tone: 'success' });
      expect(posts(api)).toEqual([body, { kind: 'undo' }]);
    },
  );

  const FURTHER: [string, Partial<ChangePreview>][] = [
    ['the hard minutes of the week', { after: { ...FIGURES, hardMinutes: 0 } }],
    ['the longest run of the week', { after: { ...FIGURES, longest: 45 } }],
    ['the session of another day', { changed: [TODAY, '2026-11-22'] }],
    ['the week after it', { next: { before: FIGURES, after: { ...FIGURES, minutes: 140 } } }],
    ['the longest run of the week after it', { next: { before: FIGURES, after: { ...FIGURES, longest: 55 } } }],
  ];
  test.each(FURTHER)(
    'WEEK-106 asks for confirmation, in the service’s words, when the change of a day also changes %s',
    async (_, own) => {
      const { api, actor, dialog } = await open({ [PREVIEW]: { body: { ...CHANGE, ...own } } });
      await actor.click(await option(/^Shorten to 30 min/));
      expect(await within(dialog).findByRole('group', { name: 'Shorten this session?' })).toBeVisible();
      for (const { text } of CHANGE.lines) expect(within(dialog).getByText(text)).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(posts(api)).toEqual([]);
      await actor.click(await option(/^Make the change/));
      await seeToast({ title: 'Made shorter', tone: 'success' });
      expect(posts(api)).toEqual([{ kind: 'shorten', date: TODAY, minutes: 30 }]);
    },
  );

  test('WEEK-106 makes a change immediately when its effect cannot be loaded, because it can be undone', async () => {
    const { api, actor } = await open({ [PREVIEW]: UNAVAILABLE });
    await actor.click(await option(/^Make it easier/));
    await seeToast({ title: 'Made easier', tone: 'success' });
    expect(posts(api)).toEqual([{ kind: 'easier', date: TODAY }]);
  });

  test('WEEK-106 asks for confirmation before a move that makes another day’s hard session easy', async () => {
    const swap = { date: '2026-11-23', to: null, text: 'The hard session on Monday becomes an easy run.' };
    const moves = MOVES.map((each) => (each.date === '2026-11-22' ? { ...each, swap } : each));
    const moved = { ...CHANGE, after: { ...FIGURES, hardMinutes: 0 }, changed: [TODAY, '2026-11-22', '2026-11-23'] };
    const { api, actor, dialog } = await open({ [MOVES_ROUTE]: { body: moves }, [PREVIEW]: { body: moved } });
    await actor.click(await option(/^Sunday 22/));
    expect(await within(dialog).findByRole('group', { name: 'Move this session?' })).toBeVisible();
    await actor.click(await option(/^Make the change/));
    await seeToast({ title: 'Moved to Sunday', tone: 'success' });
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await seeToast({ title: 'Change undone', tone: 'success' });
    expect(posts(api)).toEqual([
      { from: TODAY, to: '2026-11-22', acceptSwap: true },
      { from: '2026-11-22', to: TODAY },
    ]);
  });

  test('WEEK-104 goes back without a change, and reports when the effect is unknown', async () => {
    const { api, actor, dialog } = await open({ [PREVIEW]: UNAVAILABLE });
    await actor.click(await option(/^Make the week easier/));
    expect(await within(dialog).findByText(/^What changes could not be shown/)).toBeVisible();
    await actor.click(await option(/^Back/));
    expect(await option(/^Make the week easier/)).toBeVisible();
    expect(posts(api)).toEqual([]);
  });

  test('shows no undo option when the runner has changed nothing', async () => {
    await open({}, { ...dayOf(TODAY), changed: 'Your check-in of 4.9 asked for less.' });
    expect(await option(/^Make it easier/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test.each([
    [{ adjusted: 'easier' }, /^Undo: not easier/, { kind: 'undo', date: TODAY }],
    [{ adjusted: 'shorten' }, /^Undo: not shorter/, { kind: 'undo', date: TODAY }],
    [{ movedFrom: '2026-11-18' }, /^Undo the move/, { from: TODAY, to: '2026-11-18' }],
  ] as const)(
    'shows an undo option instead of the option "Make it easier" after the runner’s change %j',
    async (day, label, body) => {
      const { api, actor } = await open({}, { ...dayOf(TODAY), ...day });
      await actor.click(await option(label));
      await waitFor(() => expect(posts(api)).toEqual([body]));
      expect(screen.queryByRole('button', { name: /^Make it easier/ })).toBeNull();
    },
  );

  test('shows an undo option when the runner has made the week easier', async () => {
    const wishes = { easierWeek: true, repeatWeek: false };
    const { api, actor } = await open({ [PLAN_ROUTE]: { body: { ...PLAN, wishes } } });
    await actor.click(await option(/^Undo my change to the week/));
    await seeToast({ title: 'Change undone', tone: 'success' });
    expect(posts(api)).toEqual([{ kind: 'undo' }]);
  });

  test('WEEK-104 shows the rule that forbids a change of the week instead of its button', async () => {
    const message = 'Two easier weeks in a row are enough.';
    const { actor, dialog } = await open({ [PREVIEW]: { status: 409, body: { statusCode: 409, message } } });
    await actor.click(await option(/^Make the week easier/));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Make the change' })).toBeNull();
  });

  test('shows the rule that forbids a change and stays open after a 409', async () => {
    const message = 'Growth is planned; two good weeks show more than one big one.';
    const { actor, dialog } = await open({ [ADJUST]: { status: 409, body: { statusCode: 409, message } } });
    await actor.click(await option(/^Make it easier/));
    expect(await within(dialog).findByRole('status')).toHaveTextContent(message);
    expect(dialog).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows an error toast when a change or its undo fails', async () => {
    const { api, actor } = await open({ [ADJUST]: UNAVAILABLE });
    await actor.click(await option(/^Make it easier/));
    await seeToast({ title: 'Error', text: 'Failed to change the plan', tone: 'destructive' });
    api.on(ADJUST, { body: PLAN });
    await actor.click(await option(/^Make it easier/));
    await seeToast({ title: 'Made easier', tone: 'success' });
    api.on(ADJUST, UNAVAILABLE);
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await seeToast({ title: 'Error', text: 'Failed to undo the change', tone: 'destructive' });
  });

  test('shows the other options and a retry button when the days to move to cannot be loaded', async () => {
    const { api, actor } = await open({ [MOVES_ROUTE]: UNAVAILABLE });
    const retry = await option(/^Try again/);
    expect(await option(/^Make it easier/)).toBeVisible();
    expect(await violations()).toEqual([]);
    api.on(MOVES_ROUTE, { body: MOVES });
    await actor.click(retry);
    expect(await screen.findByRole('list', { name: 'Move to another day' })).toBeVisible();
  });

  test.each([
    ['a rest day', dayOf('2026-11-21')],
    ['a past day', dayOf('2026-11-18')],
    ['a day of next week', { ...dayOf(TODAY), date: '2026-11-27' }],
  ])('renders nothing for %s', (_, day) => {
    fakeApi();
    renderApp(<PlanChangeMenu day={day} />);
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  test('offers only durations that are shorter than the session', async () => {
    await open({}, { ...dayOf(TODAY), minutes: 20 });
    expect((await screen.findAllByRole('button', { name: /^Shorten to/ })).map((row) => row.textContent)).toEqual([
      'Shorten to 15 min',
      'Shorten to 10 min',
    ]);
  });
});

describe('change menu of the week', () => {
  test('offers only changes to the week', async () => {
    const api = fakeApi({
      [ADJUST]: { body: { ...PLAN, totalMinutes: 119 } },
      [PLAN_ROUTE]: { body: PLAN },
      [PREVIEW]: { body: CHANGE },
    });
    const { actor } = renderApp(<WeekChangeMenu />);
    await actor.click(screen.getByRole('button', { name: 'Change the week' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the week' });
    expect(within(dialog).getAllByRole('list')).toHaveLength(1);
    expect(await violations()).toEqual([]);
    await actor.click(within(dialog).getByRole('button', { name: /^Make the week easier/ }));
    await actor.click(await within(dialog).findByRole('button', { name: 'Make the change' }));
    await seeToast({ title: 'An easier week', text: 'Now 119 min this week.', tone: 'success' });
    expect(posts(api)).toEqual([{ kind: 'easier_week' }]);
  });
});
