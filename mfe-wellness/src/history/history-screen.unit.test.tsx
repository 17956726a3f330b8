import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { addDays } from '@stridewell/contracts/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { historyItem } from '../testing/fixtures.ts';
import HistoryScreen from './history-screen.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

const ITEMS = [historyItem('2026-11-20', 6.2, 'Adapt', 'Woke at four.'), historyItem('2026-11-18', 8, 'Push')];

const open = (routes: Parameters<typeof fakeApi>[0] = { 'GET /api/history': { body: ITEMS } }) => {
  const api = fakeApi(routes);
  return { api, ...renderApp(<HistoryScreen />, { path: '/history' }) };
};
const paths = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ path }) => path);
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const cells = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('history screen', () => {
  test('HIST-03 HIST-04 HIST-14 HIST-15 CONST-10 shows check-ins as table rows in the API’s order, with one decimal in scores', async () => {
    open();
    expect(await cells()).toEqual([
      ['Date', 'Score', 'Recommendation', 'Metrics', 'Notes'],
      ['Fri 20 Nov 2026', '6.2', 'Adapt', 'Sleep 3Stress 2Fatigue 4Pain 1Readiness 7', 'Woke at four.'],
      ['Wed 18 Nov 2026', '8.0', 'Push', 'Sleep 3Stress 2Fatigue 4Pain 1Readiness 7', '–'],
    ]);
    expect(document.title).toBe('Check-in history · Stridewell');
  });

  test('shows check-ins as a list instead of a table on narrow screens', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    open();
    const list = await screen.findByRole('list', { name: 'Check-ins, newest first' });
    const days = [...list.children];
    expect(days.map((day) => day.textContent)).toEqual([
      expect.stringMatching(/^6\.2Fri 20 Nov 2026Adapt.*Sleep 3.*Readiness 7Woke at four\.$/),
      expect.stringMatching(/^8\.0Wed 18 Nov 2026Push.*Readiness 7$/),
    ]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('truncates long notes and shows them in full when "Show all" is clicked', async () => {
    const long = 'A rather long note. '.repeat(20).trim();
    const { actor } = open({ 'GET /api/history': { body: [historyItem('2026-11-20', 6.2, 'Adapt', long)] } });
    const more = await screen.findByRole('button', { name: 'Show all' });
    await actor.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('history screen on a Norwegian page', () => {
  test('HIST-17 shows Norwegian text, dates and decimal commas', async () => {
    document.documentElement.lang = 'nb';
    open();
    expect(await cells()).toEqual([
      ['Dato', 'Score', 'Anbefaling', 'Svar', 'Notat'],
      ['fre. 20. nov. 2026', '6,2', 'Adapt', 'Søvn 3Stress 2Tretthet 4Smerte 1Egen følelse 7', 'Woke at four.'],
      ['ons. 18. nov. 2026', '8,0', 'Push', 'Søvn 3Stress 2Tretthet 4Smerte 1Egen følelse 7', '–'],
    ]);
    expect(screen.getByRole('button', { name: 'Last ned CSV' })).toBeVisible();
  });
});

describe('history screen filters', () => {
  test('HIST-01 offers two date fields and a recommendation select with the option All', () => {
    open();
    expect(screen.getByLabelText('From')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('To')).toHaveAttribute('type', 'date');
    const options = within(screen.getByRole('combobox', { name: 'Recommendation' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Push', 'Adapt', 'Recover', 'Reset']);
  });

  test('HIST-02 sends only the filters that are set and omits the rec parameter for All', async () => {
    const { api, actor } = open({
      'GET /api/history': { body: ITEMS },
      'GET /api/history?from=2026-11-01': { body: ITEMS },
      'GET /api/history?from=2026-11-01&rec=Push': { body: ITEMS },
      'GET /api/history?from=2026-11-01&to=2026-11-20&rec=Push': { body: ITEMS },
      'GET /api/history?from=2026-11-01&to=2026-11-20': { body: ITEMS },
    });
    set('From', '2026-11-01');
    const rec = screen.getByLabelText('Recommendation');
    await actor.selectOptions(rec, 'Push');
    set('To', '2026-11-20');
    await actor.selectOptions(rec, 'All');
    await screen.findByRole('table');
    expect(paths(api)).toEqual([
      '/api/history',
      '/api/history?from=2026-11-01',
      '/api/history?from=2026-11-01&rec=Push',
      '/api/history?from=2026-11-01&to=2026-11-20&rec=Push',
      '/api/history?from=2026-11-01&to=2026-11-20',
    ]);
  });

  test('shows an error and sends no request when the From date is after the To date', async () => {
    const { api } = open({
      'GET /api/history': { body: ITEMS },
      'GET /api/history?from=2026-11-20': { body: ITEMS },
    });
    set('From', '2026-11-20');
    set('To', '2026-11-01');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day must not be before the first');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    expect(api.unexpected).toEqual([]);
  });
});

describe('HIST-05 history screen without check-ins', () => {
  const WORDS = 'No check-in history found for the selected criteria';

  test('clears the filters when "Clear filters" is clicked', async () => {
    const { actor } = open({ 'GET /api/history': { body: ITEMS }, 'GET /api/history?rec=Reset': { body: [] } });
    await actor.selectOptions(screen.getByLabelText('Recommendation'), 'Reset');
    expect(await screen.findByText(WORDS, { exact: true })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByLabelText('Recommendation')).toHaveValue('');
  });

  test('links to the check-in when no filter is set', async () => {
    open({ 'GET /api/history': { body: [] } });
    expect(await screen.findByText(WORDS, { exact: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the check-in' })).toHaveAttribute('href', '/check-in');
  });

  test('shows a retry button instead of the empty state when the request fails', async () => {
    const { api, actor } = open({ 'GET /api/history': { status: 503, body: { message: 'no' } } });
    await screen.findByRole('alert');
    expect(screen.queryByText(WORDS)).toBeNull();
    api.on('GET /api/history', { body: ITEMS });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('Load older button on the history screen', () => {
  const page = Array.from({ length: 100 }, (_, day) => historyItem(addDays('2026-11-20', -day)));
  const last = page.at(-1)?.id;

  test('appends older check-ins and focuses the first one when clicked', async () => {
    const older = historyItem('2026-01-02', 7.7, 'Push');
    const { actor } = open({
      'GET /api/history': { body: page },
      [`GET /api/history?before=${last}`]: { body: [older] },
    });
    await actor.click(await screen.findByText('Load older'));
    const row = (await screen.findByText('Fri 2 Jan 2026')).closest('tr');
    await waitFor(() => expect(row).toHaveFocus());
    expect((await screen.findByRole('table')).querySelectorAll('tbody tr')).toHaveLength(101);
    expect(screen.queryByText('Load older')).toBeNull();
  });

  test('shows an error and keeps the check-ins that were already loaded when the request fails', async () => {
    const { actor } = open({
      'GET /api/history': { body: page },
      [`GET /api/history?before=${last}`]: { status: 503 },
    });
    await actor.click(await screen.findByText('Load older'));
    expect(await screen.findByText('Older check-ins did not load. Please try again.')).toBeVisible();
    expect(screen.getByText('Load older')).toBeVisible();
    expect((await screen.findByRole('table')).querySelectorAll('tbody tr')).toHaveLength(100);
  });
});
