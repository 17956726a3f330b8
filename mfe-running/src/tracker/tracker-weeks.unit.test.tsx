import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dashboardRoutes, fixClock, makeLog, NOT_FOUND, UNAVAILABLE } from '../testing/fixtures.ts';
import { TrackerCard } from './tracker-card.tsx';

fixClock();

const POST = 'POST /api/coach/training-log';

/** Answers of the API for a week other than this one. */
const week = (weekStart: string, change: Record<string, Route> = {}): Record<string, Route> => ({
  [`GET /api/coach/training-logs-week?weekStart=${weekStart}`]: { body: [] },
  [`GET /api/coach/weekly-outcomes?weekStart=${weekStart}`]: { body: [] },
  [`GET /api/coach/weekly-plan?weekStart=${weekStart}`]: NOT_FOUND,
  ...change,
});
const EARLIER = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'];

const open = async (change: Record<string, Route> = {}) => {
  const api = fakeApi({
    ...dashboardRoutes(),
    ...Object.assign({}, ...[...EARLIER, '2026-11-23'].map((monday) => week(monday))),
    [POST]: ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
    ...change,
  });
  const rendered = renderApp(<TrackerCard />, { path: '/running' });
  await screen.findByRole('table', { name: 'Weekly Tracker' });
  return { api, ...rendered };
};
const page = (name: 'Previous week' | 'Next week') => screen.getByRole('button', { name });
const days = async () =>
  within(await screen.findByRole('table', { name: 'Weekly Tracker' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const posts = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('weeks of the tracker', () => {
  test('show the logs of the previous and the next week', async () => {
    const { api, actor } = await open(
      week('2026-11-09', {
        'GET /api/coach/training-logs-week?weekStart=2026-11-09': {
          body: [makeLog('2026-11-11', { status: 'partial' })],
        },
      }),
    );
    expect(screen.getByText('This week, 16–22 Nov')).toBeVisible();
    await actor.click(page('Previous week'));
    expect(await screen.findByText('Last week, 9–15 Nov')).toBeVisible();
    expect((await days())[0]).toBe('Mon9 Nov');
    expect(screen.getByRole('combobox', { name: 'Status for Wed 11 Nov' })).toHaveDisplayValue('Partial');
    expect(page('Previous week')).toHaveFocus();
    expect(await violations()).toEqual([]);
    await actor.click(page('Next week'));
    await actor.click(page('Next week'));
    expect(await screen.findByText('Next week, 23–29 Nov')).toBeVisible();
    expect(api.unexpected).toEqual([]);
  });

  test('AHEAD-04 show the new log of a past day before the server responds', async () => {
    const { api, actor } = await open({ [POST]: () => new Promise(() => undefined) });
    await actor.click(page('Previous week'));
    await actor.selectOptions(await screen.findByRole('combobox', { name: 'Status for Wed 11 Nov' }), 'done');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Status for Wed 11 Nov' })).toHaveDisplayValue('Done'),
    );
    expect(posts(api)).toEqual([{ date: '2026-11-11', planType: 'adapt', status: 'done' }]);
  });

  test('AHEAD-04 correct the log of a past day', async () => {
    const { api, actor } = await open(
      week('2026-11-09', {
        'GET /api/coach/training-logs-week?weekStart=2026-11-09': { body: [makeLog('2026-11-11')] },
      }),
    );
    await actor.click(page('Previous week'));
    await actor.selectOptions(await screen.findByRole('combobox', { name: 'Status for Wed 11 Nov' }), 'partial');
    await waitFor(() =>
      expect(posts(api)).toEqual([expect.objectContaining({ date: '2026-11-11', status: 'partial' })]),
    );
  });

  test('AHEAD-04 go back at most four weeks and allow logging only for the last 28 days', async () => {
    const { actor } = await open();
    for (const monday of EARLIER) {
      await actor.click(page('Previous week'));
      await waitFor(async () => expect((await days())[0]).toContain(String(Number(monday.slice(8)))));
    }
    const selects = screen.getAllByRole('combobox', { name: /^Status/ }).map((box) => box.getAttribute('aria-label'));
    expect(selects).toEqual(['Status for Fri 23 Oct', 'Status for Sat 24 Oct', 'Status for Sun 25 Oct']);
    expect(page('Previous week')).toHaveAttribute('aria-disabled', 'true');
    await actor.click(page('Previous week'));
    expect((await days())[0]).toBe('Mon19 Oct');
    expect(await violations()).toEqual([]);
  });

  test('go forward at most to next week', async () => {
    const { actor } = await open();
    await actor.click(page('Next week'));
    await waitFor(async () => expect((await days())[0]).toBe('Mon23 Nov'));
    expect(page('Next week')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('combobox', { name: /^Status/ })).toHaveLength(5);
  });

  test('keep the focus on the button while another week loads', async () => {
    const { actor } = await open({
      'GET /api/coach/training-logs-week?weekStart=2026-11-09': () => new Promise(() => undefined),
    });
    await actor.click(page('Previous week'));
    expect(screen.getByRole('status', { name: 'Loading: week' })).toBeVisible();
    expect(page('Previous week')).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  test('show a retry button when the selected week cannot be loaded', async () => {
    const route = 'GET /api/coach/training-logs-week?weekStart=2026-11-09';
    const { api, actor } = await open({ [route]: UNAVAILABLE });
    await actor.click(page('Previous week'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations()).toEqual([]);
    api.on(route, { body: [] });
    await actor.click(retry);
    expect((await days())[0]).toBe('Mon9 Nov');
  });
});

describe('effort in the tracker', () => {
  const LOGS = 'GET /api/coach/training-logs-week';
  const effort = () => screen.findByRole('combobox', { name: 'Effort for Mon 16 Nov' });

  test('is selected from 1 to 10, each with a description, and saved for a completed session', async () => {
    const { api, actor } = await open({ [LOGS]: { body: [makeLog('2026-11-16', { minutes: 30 })] } });
    const options = [...((await effort()) as HTMLSelectElement).options].map(({ text }) => text);
    expect(options).toHaveLength(11);
    expect(options.slice(0, 2)).toEqual(['Effort, 1 to 10', '1, very light']);
    await actor.selectOptions(await effort(), '7');
    await waitFor(() =>
      expect(posts(api)).toEqual([{ date: '2026-11-16', planType: 'easy', status: 'done', minutes: 30, effort: 7 }]),
    );
    expect(await effort()).toHaveDisplayValue('7, hard');
  });

  test('is kept when the minutes change and removed when the empty option is selected', async () => {
    const { api, actor } = await open({ [LOGS]: { body: [makeLog('2026-11-16', { effort: 3 })] } });
    await actor.type(await screen.findByRole('textbox', { name: 'Minutes for Mon 16 Nov' }), '31{Enter}');
    await waitFor(() => expect(posts(api)).toMatchObject([{ minutes: 31, effort: 3 }]));
    await actor.selectOptions(await effort(), '');
    await waitFor(() => expect(posts(api)).toHaveLength(2));
    expect(posts(api)[1]).not.toHaveProperty('effort');
  });

  test('is not asked for a skipped session', async () => {
    await open({ [LOGS]: { body: [makeLog('2026-11-16', { status: 'skipped', reason: 'time' })] } });
    expect(screen.queryByRole('combobox', { name: /^Effort/ })).toBeNull();
  });
});
