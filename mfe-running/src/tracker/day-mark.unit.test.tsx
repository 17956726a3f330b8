import { type FakeAnswer, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TrainingLog, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixClock, makeLog, PLAN, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { DayMark } from './day-mark.tsx';

fixClock();
afterEach(() => vi.unstubAllGlobals());

const LOGS = 'GET /api/coach/training-logs-week';
const POST = 'POST /api/coach/training-log';
const DELETE = `DELETE /api/coach/training-log/${TODAY}`;
const DONE = { planType: 'tempo', status: 'done' } as const;

const dayOf = (date: string): WeeklyPlanDay => PLAN.days.find((day) => day.date === date) as WeeklyPlanDay;
const open = (logs: TrainingLog[] = [], change: Record<string, Route> = {}, day = dayOf(TODAY)) => {
  const api = fakeApi({
    [LOGS]: { body: logs },
    [POST]: ({ body }) => ({ body: { minutes: null, reason: null, effort: null, ...(body as object) } }),
    [DELETE]: { status: 204 } as FakeAnswer,
    ...change,
  });
  return { api, ...renderApp(<DayMark day={day} />) };
};
const mark = () => screen.findByRole('button', { name: 'Mark Tempo, trimmed, Fri 20 Nov as done' });
const marked = (status: string) =>
  screen.findByRole('button', { name: `Tempo, trimmed, Fri 20 Nov: ${status}. Change the details` });
const writes = (api: ReturnType<typeof fakeApi>) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => (body === undefined ? `${method} ${path}` : body));
const openDetails = async (log: Partial<TrainingLog> = {}) => {
  const rendered = open([makeLog(TODAY, { ...DONE, ...log })]);
  await rendered.actor.click(await screen.findByRole('button', { name: /Change the details/ }));
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Tempo, trimmed' }) };
};

describe('mark of a planned session', () => {
  test('marks the session as done with one tap, before the server responds, and keeps the focus', async () => {
    const { api, actor } = open([], { [POST]: () => new Promise(() => undefined) });
    await actor.click(await mark());
    const button = await marked('Done');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('data-status', 'done');
    expect(screen.getByRole('status')).toHaveTextContent('Tempo, trimmed, Fri 20 Nov is marked as done.');
    expect(writes(api)).toEqual([{ date: TODAY, ...DONE }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('marks the session as done with the keyboard and opens the details on the next key press', async () => {
    const { actor } = open();
    await mark();
    await actor.tab();
    await actor.keyboard(' ');
    await marked('Done');
    await actor.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Tempo, trimmed' })).toBeVisible();
    await actor.keyboard('{Escape}');
    await waitFor(async () => expect(await marked('Done')).toHaveFocus());
  });

  test('reverts the mark and shows an error when saving fails', async () => {
    const { actor } = open([], { [POST]: UNAVAILABLE });
    await actor.click(await mark());
    await seeToast({ title: 'Error', text: 'Failed to save training log', tone: 'destructive' });
    expect(await mark()).toBeVisible();
  });

  test.each([
    ['done', 'Done'],
    ['partial', 'Partial'],
    ['skipped', 'Skipped'],
  ] as const)('shows the status "%s" with an icon and an accessible name', async (status, label) => {
    open([makeLog(TODAY, { status, reason: status === 'skipped' ? 'time' : null })]);
    const button = await marked(label);
    expect(button).toHaveAttribute('data-status', status);
    expect(button.querySelector('svg')).not.toBeNull();
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['a future day', dayOf('2026-11-22')],
    ['a rest day', dayOf('2026-11-17')],
    ['a day that can no longer be logged', { ...dayOf(TODAY), date: '2026-10-22' }],
  ])('renders nothing for %s', async (_, day) => {
    const route = 'GET /api/coach/training-logs-week?weekStart=2026-10-19';
    const { api } = open([], { [route]: { body: [] } }, day);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(document.querySelector('[data-status]')).toBeNull();
    expect(api.unexpected).toEqual([]);
  });

  test('renders nothing when the logs cannot be loaded', async () => {
    const { container } = open([], { [LOGS]: UNAVAILABLE });
    await waitFor(() => expect(container.querySelector('span')).toBeNull());
    expect(document.querySelector('[data-status]')).toBeNull();
  });

  test('reads and saves the logs of an earlier week', async () => {
    const route = 'GET /api/coach/training-logs-week?weekStart=2026-11-09';
    const day = { ...dayOf('2026-11-16'), date: '2026-11-11' };
    const { api, actor } = open([], { [route]: { body: [] } }, day);
    await actor.click(await screen.findByRole('button', { name: 'Mark Easy run, Wed 11 Nov as done' }));
    expect(await screen.findByRole('button', { name: /Wed 11 Nov: Done/ })).toBeVisible();
    await waitFor(() => expect(writes(api)).toEqual([{ date: '2026-11-11', planType: 'easy', status: 'done' }]));
  });
});

describe('details of a marked session', () => {
  test.each([
    ['popover', true],
    ['sheet on a phone', false],
  ])('open as a %s with status, minutes and effort', async (_, matches) => {
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
    const { dialog } = await openDetails({ minutes: 39, effort: 7 });
    const part = within(dialog);
    expect(part.getByText('Friday 20 November, 39 min planned')).toBeVisible();
    expect(part.getByRole('radio', { name: 'Done' })).toBeChecked();
    expect(part.getByRole('textbox', { name: 'Minutes' })).toHaveValue('39');
    expect(part.getByRole('radio', { name: '7, hard' })).toBeChecked();
    expect(part.getByText('7: hard')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('save minutes and effort and keep both when the status changes to partial', async () => {
    const { api, actor, dialog } = await openDetails();
    const part = within(dialog);
    await actor.type(part.getByRole('textbox', { name: 'Minutes' }), '35{Enter}');
    await actor.click(part.getByRole('radio', { name: '4, easy, full sentences' }));
    await waitFor(() => expect(part.getByText('4: easy, full sentences')).toBeVisible());
    await actor.click(part.getByRole('radio', { name: 'Partial' }));
    await waitFor(() => expect(writes(api)).toHaveLength(3));
    expect(writes(api)).toEqual([
      { date: TODAY, ...DONE, minutes: 35 },
      { date: TODAY, ...DONE, minutes: 35, effort: 4 },
      { date: TODAY, planType: 'tempo', status: 'partial', minutes: 35, effort: 4 },
    ]);
  });

  test('move through the steps of effort with the arrow keys', async () => {
    const { api, actor, dialog } = await openDetails({ effort: 4 });
    within(dialog).getByRole('radio', { name: /^4,/ }).focus();
    await actor.keyboard('{ArrowRight}');
    await waitFor(() => expect(writes(api)).toMatchObject([{ effort: 5 }]));
    await actor.click(within(dialog).getByRole('button', { name: 'Clear effort' }));
    await waitFor(() => expect(writes(api).at(-1)).toEqual({ date: TODAY, ...DONE }));
  });

  test('ask for the reason of a skipped session, save it and show the coach’s message', async () => {
    const { api, actor, dialog } = await openDetails();
    await actor.click(within(dialog).getByRole('radio', { name: 'Skipped' }));
    expect(within(dialog).getByRole('group', { name: 'Why skipped?' })).toBeVisible();
    expect(writes(api)).toEqual([]);
    await actor.click(within(dialog).getByRole('button', { name: 'Fatigue' }));
    expect(await within(dialog).findByText('Noted - tomorrow starts easy.')).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(writes(api)).toEqual([{ date: TODAY, planType: 'tempo', status: 'skipped', reason: 'fatigue' }]);
    expect(await violations()).toEqual([]);
    await actor.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(within(dialog).getByRole('button', { name: /^Fatigue: change the reason/ })).toBeVisible();
  });

  test('remove the mark', async () => {
    const { api, actor, dialog } = await openDetails();
    await actor.click(within(dialog).getByRole('button', { name: 'Remove the mark' }));
    expect(await mark()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(writes(api)).toEqual([`DELETE /api/coach/training-log/${TODAY}`]));
  });
});
