import { announceNewDay } from '@stridewell/app/core';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TrainingLog } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dashboardRoutes, fixClock, makeLog, NOT_FOUND, OUTCOMES, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { TrackerCard } from './tracker-card.tsx';

fixClock();

const LOGS = 'GET /api/coach/training-logs-week';
const POST = 'POST /api/coach/training-log';
const MONDAY = 'Status for Mon 16 Nov';

/** Opens the tracker with a fake API that returns the saved log, as the real one does. */
const open = (logs: TrainingLog[] = [], change: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    ...dashboardRoutes({ [LOGS]: { body: logs } }),
    [POST]: ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
    'DELETE /api/coach/training-log/2026-11-16': { status: 204 } as FakeAnswer,
    ...change,
  });
  return { api, ...renderApp(<TrackerCard />, { path: '/running' }) };
};
const table = () => screen.findByRole('table', { name: 'Weekly Tracker' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const status = (name = MONDAY) => screen.findByRole('combobox', { name });
const writes = (api: ReturnType<typeof fakeApi>) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => (body === undefined ? `${method} ${path}` : body));
/** The `--bg` value of a row, read from the style rules because jsdom does not compute custom properties. */
const tintOf = (row: Element | undefined): string => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]) as CSSStyleRule[];
  const matching = rules.filter(({ selectorText }) => selectorText && row?.matches(selectorText));
  expect(matching.some(({ style }) => style.getPropertyValue('background') === 'var(--bg)')).toBe(true);
  return matching.map(({ style }) => style.getPropertyValue('--bg')).findLast((value) => value !== '') ?? '';
};
const statusOfRow = async (index: number) => (await rows())[index]?.getAttribute('data-status');

describe('weekly tracker', () => {
  test('TRK-01 TRK-02 shows the columns Day, Outcome, Status and Reason', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Weekly Tracker' })).toBeVisible();
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Day', 'Outcome', 'Status', 'Reason']);
  });

  test('TRK-03 CONST-16 TIME-03 shows Monday to Sunday of the current week in the runner’s time zone', async () => {
    // At this time, it is still Sunday evening in London and already Monday in Oslo.
    vi.setSystemTime(new Date('2026-11-15T23:30:00Z'));
    open();
    const days = within(await table()).getAllByRole('rowheader');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'MonToday',
      'Tue17 Nov',
      'Wed18 Nov',
      'Thu19 Nov',
      'Fri20 Nov',
      'Sat21 Nov',
      'Sun22 Nov',
    ]);
  });

  test('TIME-05 TIME-07 marks the next day as today after the runner’s midnight', async () => {
    open();
    expect((await rows()).findIndex((row) => row.getAttribute('aria-current'))).toBe(4);
    act(() => {
      vi.setSystemTime(new Date('2026-11-20T23:00:01Z'));
      announceNewDay();
    });
    expect((await rows()).findIndex((row) => row.getAttribute('aria-current'))).toBe(5);
  });

  test('TRK-04 PLAN-05 PLAN-07 shows the capitalised outcome with the planned session', async () => {
    open();
    await waitFor(async () => expect((await rows())[4]).toHaveTextContent('TempoTempo, trimmed, 39 min'));
    expect((await rows())[6]).toHaveTextContent('LongLong run, 55 min');
    expect((await rows())[1]).toHaveTextContent(/Rest/);
  });

  test('PLAN-08 shows "No outcome yet" on a day without a plan or a check-in', async () => {
    open([], { 'GET /api/coach/weekly-plan': NOT_FOUND });
    expect((await rows())[5]).toHaveTextContent('No outcome yet');
  });

  test('PLAN-09 shows the outcome from the check-in when there is no plan', async () => {
    open([], {
      'GET /api/coach/weekly-plan': NOT_FOUND,
      'GET /api/coach/weekly-outcomes': { body: [{ date: '2026-11-16', outcome: 'push' }] },
    });
    expect((await rows())[0]).toHaveTextContent('Push');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('TRK-05 offers None, Done, Partial and Skipped, with None as default', async () => {
    open();
    const options = [...((await status()) as HTMLSelectElement).options].map(({ text }) => text);
    expect(options).toEqual(['None', 'Done', 'Partial', 'Skipped']);
    expect(await status()).toHaveDisplayValue('None');
  });

  test.each([
    ['TRK-13', 'done', 'success'],
    ['TRK-14', 'partial', 'warning'],
    ['TRK-15', 'skipped', 'danger'],
  ] as const)('%s shows the status %s with the row colour "%s"', async (_id, value, colour) => {
    open([makeLog('2026-11-16', { status: value, reason: value === 'skipped' ? 'other' : null })]);
    const [row] = await rows();
    expect(tintOf(row)).toContain(`--color-${colour}-bg`);
    expect(await status()).toHaveDisplayValue(value.charAt(0).toUpperCase() + value.slice(1));
  });

  test('TRK-16 shows a grey row for a day without a log', async () => {
    open();
    const [row] = await rows();
    expect(tintOf(row)).toContain('--color-surface-sunken');
  });

  test('has no axe violations', async () => {
    open([makeLog('2026-11-16'), makeLog('2026-11-17', { status: 'skipped', reason: 'pain' })]);
    await table();
    expect(await violations()).toEqual([]);
  });
});

describe('status column of the weekly tracker', () => {
  test.each([
    ['TRK-07', 'done'],
    ['TRK-08', 'partial'],
  ])('%s TRK-22 saves "%s" without minutes when it is selected', async (_id, value) => {
    const { api, actor } = open();
    await actor.selectOptions(await status(), value);
    await waitFor(() => expect(writes(api)).toEqual([{ date: '2026-11-16', planType: 'easy', status: value }]));
    expect(await statusOfRow(0)).toBe(value);
  });

  test('TRK-06 deletes the log when None is selected', async () => {
    const { api, actor } = open([makeLog('2026-11-16')]);
    await actor.selectOptions(await status(), 'none');
    await waitFor(() => expect(writes(api)).toEqual(['DELETE /api/coach/training-log/2026-11-16']));
    expect(await statusOfRow(0)).toBe('none');
  });

  test('TRK-20 saves the day’s outcome as planType, or "adapt" when there is no outcome', async () => {
    const { api, actor } = open();
    await actor.selectOptions(await status('Status for Sat 21 Nov'), 'done');
    await actor.selectOptions(await status('Status for Sun 22 Nov'), 'done');
    await waitFor(() => expect(writes(api)).toMatchObject([{ planType: 'adapt' }, { planType: 'long' }]));
  });

  test('TRK-22 saves minutes on Enter and keeps the minutes when the status changes', async () => {
    const { api, actor } = open([makeLog('2026-11-16')]);
    const minutes = await screen.findByRole('textbox', { name: 'Minutes for Mon 16 Nov' });
    await actor.type(minutes, '48{Enter}');
    await actor.selectOptions(await status(), 'partial');
    await waitFor(() => expect(writes(api)).toMatchObject([{ minutes: 48 }, { status: 'partial', minutes: 48 }]));
  });

  test('shows an error and saves nothing when the minutes are invalid', async () => {
    const { api, actor } = open([makeLog('2026-11-16', { minutes: 30 })]);
    const minutes = await screen.findByRole('textbox', { name: 'Minutes for Mon 16 Nov' });
    await actor.clear(minutes);
    await actor.type(minutes, '1441{Enter}');
    expect(minutes).toHaveAccessibleDescription('0 to 1440 minutes');
    expect(writes(api)).toEqual([]);
  });

  test('shows the new status before the server responds', async () => {
    const { actor } = open([], { [POST]: () => new Promise(() => undefined) });
    await actor.selectOptions(await status(), 'done');
    await waitFor(async () => expect(await statusOfRow(0)).toBe('done'));
  });

  test('TOAST-14 reverts the status and shows an error when saving fails', async () => {
    const { actor } = open([], { [POST]: { status: 400, body: { message: 'You can log the last 28 days' } } });
    await actor.selectOptions(await status(), 'done');
    await seeToast({ title: 'Error', text: 'Failed to save training log', tone: 'destructive' });
    await waitFor(async () => expect(await statusOfRow(0)).toBe('none'));
  });

  test('TOAST-15 restores the log and shows an error when deleting fails', async () => {
    const { actor } = open([makeLog('2026-11-16')], { 'DELETE /api/coach/training-log/2026-11-16': UNAVAILABLE });
    await actor.selectOptions(await status(), 'none');
    await seeToast({ title: 'Error', text: 'Failed to delete training log', tone: 'destructive' });
    await waitFor(async () => expect(await statusOfRow(0)).toBe('done'));
  });

  test('reverts only the day whose save failed when two days are saved', async () => {
    const { actor } = open([], {
      [POST]: ({ body }) =>
        (body as TrainingLog).date === TODAY
          ? UNAVAILABLE
          : { body: { minutes: null, reason: null, ...(body as object) } },
      [LOGS]: { body: [] },
    });
    await actor.selectOptions(await status(), 'done');
    await actor.selectOptions(await status('Status for Fri 20 Nov'), 'done');
    await screen.findByText('Failed to save training log');
    await waitFor(async () => expect(await statusOfRow(4)).toBe('none'));
  });

  test('sends the changes of one day sequentially and in order', async () => {
    const answers: (() => void)[] = [];
    const { api, actor } = open([], {
      [POST]: ({ body }) =>
        new Promise((resolve) =>
          answers.push(() => resolve({ body: { minutes: null, reason: null, ...(body as object) } })),
        ),
    });
    await actor.selectOptions(await status(), 'done');
    await actor.selectOptions(await status(), 'partial');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(writes(api)).toMatchObject([{ status: 'done' }]);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(writes(api)).toMatchObject([{ status: 'done' }, { status: 'partial' }]));
    await act(async () => answers[1]?.());
    expect(await statusOfRow(0)).toBe('partial');
  });
});

describe('weekly tracker loading and layout', () => {
  test.each([
    ['ERR-03', '/api/coach/training-logs-week', 'Failed to fetch training logs'],
    ['ERR-04', '/api/coach/weekly-outcomes', 'Failed to fetch weekly outcomes'],
  ])('%s shows a retry button when GET %s fails with "%s"', async (_id, key, message) => {
    const route = `GET ${key}`;
    const { api, actor, client } = open([], { [route]: UNAVAILABLE });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(client.getQueryCache().find({ queryKey: [key] })?.state.error?.message).toBe(message);
    api.on(route, { body: route === LOGS ? [] : OUTCOMES });
    await actor.click(retry);
    expect(await rows()).toHaveLength(7);
  });
});
