import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { addDays } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { checkinOf, fixClock, HANDED_OVER, newcomer, physio, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { HistoryCard } from './history-card.tsx';
import { ProgressTab } from './progress-tab.tsx';
import { loadOf } from './use-running-load.ts';

fixClock();

const WEEKS = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
const weekOf = (weekStart: string) => `GET /api/coach/training-logs-week?weekStart=${weekStart}`;
const RUNS: Record<string, Route> = {
  ...Object.fromEntries(WEEKS.map((monday) => [weekOf(monday), { body: [] }])),
  [weekOf('2026-11-16')]: {
    body: [
      { date: '2026-11-18', planType: 'easy', status: 'done', minutes: 24, reason: null },
      { date: '2026-11-17', planType: 'easy', status: 'done', minutes: null, reason: null },
      { date: '2026-11-16', planType: 'easy', status: 'skipped', minutes: 30, reason: 'time' },
    ],
  },
};
/** Check-ins of thirty-one days, newest first, with a pain level of 2 in the last week and 6 before it. */
const DAYS = Array.from({ length: 31 }, (_, back) =>
  checkinOf({ id: `c${back}`, date: addDays(TODAY, -back), pain: back < 7 ? 2 : 6, readiness: back < 7 ? 62 : 46 }),
);
const SESSIONS = 'GET /api/physio/sessions?from=2025-11-20&to=2026-11-20';
const show = vi.fn();
const open = (change: Record<string, Route> = {}) => {
  const api = fakeApi(
    physio({
      'GET /api/physio/checkins?limit=30': { body: DAYS.slice(0, 30) },
      [SESSIONS]: { body: [] },
      ...RUNS,
      ...change,
    }),
  );
  return { api, ...renderApp(<ProgressTab show={show} />, { path: '/physio-coach' }) };
};
const meter = () => screen.findByRole('meter', { name: 'Physio readiness' });
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const list = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('physio readiness meter', () => {
  test('PROG-04 shows the newest check-in’s readiness on a scale from 0 to 100 and its components', async () => {
    open();
    expect(await meter()).toHaveAttribute('aria-valuenow', '62');
    expect(await meter()).toHaveAttribute('aria-valuemax', '100');
    const region = within(screen.getByRole('region', { name: 'Physio readiness' }));
    expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '32 of 40',
      '30 of 30',
      '0 of 30',
    ]);
  });

  test.each([
    ['PROG-08', 80, 'green'],
    ['PROG-09', 79, 'yellow'],
    ['PROG-10', 59, 'red'],
  ])('%s shows a readiness of %i in %s', async (_id, readiness, colour) => {
    open({ 'GET /api/physio/checkins?limit=30': { body: [checkinOf({ readiness })] } });
    expect(await meter()).toHaveAttribute('data-colour', colour);
  });
});

describe('range toggle of the progress tab', () => {
  test('CONST-25 PROG-01 PROG-02 PROG-03 PROG-22 averages 7 check-ins for Week and 30 for Month', async () => {
    const { actor } = open();
    await meter();
    const range = within(screen.getByLabelText('Range'));
    expect(range.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Week', 'Month']);
    expect(range.getByRole('radio', { name: 'Week' })).toBeChecked();
    expect(screen.getByText('Average 2.0 over 7: low')).toBeVisible();
    await actor.click(range.getByRole('radio', { name: 'Month' }));
    expect(screen.getByText('Average 5.1 over 30')).toBeVisible();
    expect(screen.getByText('Average 50 over 30: low')).toBeVisible();
  });
});

test('PROG-29 progress tab shows only insights that compare, and PROG-30 the meter labels its two ends', async () => {
  open();
  await meter();
  expect(list('Insights')).toEqual([
    'Pain has halved since 28 Oct: 6 then, 2 now.',
    'Physio readiness is up since 28 Oct: 46 then, 62 now.',
  ]);
  expect(screen.getByText('60 careful')).toBeInTheDocument();
  expect(screen.getByText('80 ready')).toBeInTheDocument();
});

test('PROG-31 a bar is empty at 0, without a dot', async () => {
  open({ 'GET /api/physio/checkins?limit=30': { body: [checkinOf({ pain: 0, readiness: 70 })] } });
  await meter();
  const bars = [...document.querySelectorAll('[data-metric] > [data-colour]')].map((bar) => bar.childElementCount);
  expect(bars).toEqual([0, 0, 0, 1]);
});

test('PHY-93 progress tab is shown in Norwegian on a Norwegian page', async () => {
  document.documentElement.lang = 'nb';
  open();
  expect(await screen.findByRole('meter', { name: 'Klar til å løpe' })).toBeVisible();
  expect(screen.getByText('Smerten er halvert siden 28. okt: 6 da, 2 nå.')).toBeVisible();
  expect(screen.getByText('Siste innsjekker')).toBeVisible();
  expect(screen.getByText('60 forsiktig')).toBeInTheDocument();
  document.documentElement.removeAttribute('lang');
});

describe('metric section of the progress tab', () => {
  test('PROG-11 shows pain level, function limits, red flags and physio readiness', async () => {
    open();
    await meter();
    const names = [...document.querySelectorAll('[data-metric] h3 button > span > span:first-child')].map(
      (node) => node.textContent,
    );
    expect(names).toEqual(['Pain level', 'Function limits', 'Red flags', 'Physio readiness']);
  });

  test('CONST-25 PROG-12 PROG-13 shows the last five values in the open card and closes that card when another card opens', async () => {
    const { actor } = open();
    await meter();
    expect(document.querySelector('[data-metric] [aria-expanded="true"]')).toBeNull();
    await actor.click(card('Pain level'));
    expect(card('Pain level')).toHaveAttribute('aria-expanded', 'true');
    expect(list('Pain level, last 5')).toHaveLength(5);
    expect(list('Pain level, last 5')[0]).toBe('20 Nov2');
    await actor.click(card('Red flags'));
    expect(card('Pain level')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Pain level, last 5' })).toBeNull();
    expect(list('Red flags, last 5')).toHaveLength(5);
    await actor.click(card('Red flags'));
    expect(document.querySelector('[data-metric] [aria-expanded="true"]')).toBeNull();
  });

  test('PROG-14 PROG-15 PROG-16 PROG-17 PROG-28 colours bars by value and does not count "none" as a limitation', async () => {
    const newest = checkinOf({ pain: 7, functionLimits: ['stairs', 'walk', 'sit', 'none'], redFlags: ['swelling'] });
    open({ 'GET /api/physio/checkins?limit=30': { body: [newest] } });
    await meter();
    const colours = [...document.querySelectorAll('[data-metric] > [data-colour]')].map((bar) =>
      bar.getAttribute('data-colour'),
    );
    expect(colours).toEqual(['red', 'red', 'yellow', 'yellow']);
    expect(screen.getByText('Stairs, Walk +1 more')).toBeVisible();
    expect(card('Function limits')).toHaveTextContent('3/3');
  });
});

describe('list section of the progress tab', () => {
  test('CONST-25 PROG-18 shows five recent check-ins, newest first', async () => {
    open();
    await meter();
    expect(list('Recent check-ins')).toHaveLength(5);
    expect(list('Recent check-ins')[0]).toContain('Fri 20 Nov 2026');
  });

  test('PROG-19 PROG-20 PROG-21 shows which milestones are reached', async () => {
    open();
    await meter();
    expect(list('Milestones')).toEqual([
      '20-minute walk tolerance: reached',
      'Functional tests passing: not yet',
      'Pain at most 2/10: reached',
    ]);
  });

  test('PROG-27 PGM-04 shows the met return-to-run criteria and a message about the first ladder stage', async () => {
    open({ 'GET /api/physio/today': { body: HANDED_OVER } });
    await meter();
    await screen.findByRole('list', { name: 'Criteria' });
    expect(list('Criteria')).toEqual([
      'Pain 2 or less: met',
      'Walk/run fine: met',
      'Tests fine: met',
      'No red flag: met',
      'No worse in the morning: met',
    ]);
    expect(screen.getByText(/first stage of the walk-run ladder, not full training/)).toBeVisible();
  });

  test.each(['stop', 'walk'] as const)(
    'PROG-27 shows "Not now" and the reason when the criteria are met but the gate is "%s"',
    async (level) => {
      const gate = { level, reason: 'No running until a doctor or physiotherapist has looked at it.' };
      open({ 'GET /api/physio/today': { body: { ...HANDED_OVER, gate, ladder: null } } });
      await meter();
      expect(await screen.findByText('Not now')).toBeVisible();
      expect(screen.getByText(gate.reason)).toBeVisible();
      expect(screen.queryByText('Met')).toBeNull();
    },
  );

  test('PROG-27 shows the criteria that are not met', async () => {
    open();
    await meter();
    await screen.findByRole('list', { name: 'Criteria' });
    expect(list('Criteria')).toContain('Tests fine: not met');
    expect(screen.getByText('Not yet')).toBeVisible();
  });
});

describe('chart of pain against logged sessions', () => {
  test('shows pain and logged minutes as a table', async () => {
    const { actor, api } = open();
    await actor.click(await screen.findByRole('button', { name: 'Pain against logged sessions as a table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('Wed 18 Nov 2026224');
    expect(rows).toContain('Tue 17 Nov 20262–');
    expect(rows.at(-1)).toBe('Fri 20 Nov 20262–');
    expect(api.unexpected).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('shows only pain and a message when the training log cannot be read', async () => {
    open({ [weekOf('2026-11-02')]: UNAVAILABLE });
    expect(await screen.findByText('Your running log could not be loaded: the chart shows pain alone.')).toBeVisible();
    expect(await screen.findByRole('figure', { name: /No sessions with minutes logged/ })).toBeInTheDocument();
  });

  test('loadOf omits skipped days and days without minutes', () => {
    const log = { planType: 'easy', reason: null } as const;
    expect(
      loadOf([
        { ...log, date: '2026-11-18', status: 'partial', minutes: 12 },
        { ...log, date: '2026-11-17', status: 'done', minutes: null },
        { ...log, date: '2026-11-16', status: 'skipped', minutes: 30 },
      ]),
    ).toEqual([{ date: '2026-11-18', minutes: 12 }]);
  });
});

test('progress tab has no axe violations', async () => {
  open();
  await screen.findByRole('button', { name: 'Pain against logged sessions as a table' });
  expect(await violations()).toEqual([]);
});

test('PHY-94 progress tab opens the profile when there is neither a check-in nor a profile', async () => {
  fakeApi(newcomer());
  const { actor } = renderApp(<ProgressTab show={show} />);
  await screen.findByText(/tell us first where it hurts/);
  await actor.click(screen.getByRole('button', { name: 'Start Physio Check-in' }));
  expect(show).toHaveBeenCalledWith('profile');
});

test('progress tab shows a retry button when the check-ins cannot be read', async () => {
  const { actor, api } = open({ 'GET /api/physio/checkins?limit=30': UNAVAILABLE });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET /api/physio/checkins?limit=30', { body: DAYS.slice(0, 30) });
  await actor.click(retry);
  expect(await meter()).toBeVisible();
});

describe('HistoryCard in the older layout', () => {
  test('PHY-71 shows recent check-ins and the pain chart', async () => {
    fakeApi(
      physio({ 'GET /api/physio/checkins?limit=30': { body: DAYS.slice(0, 30) }, [SESSIONS]: { body: [] }, ...RUNS }),
    );
    renderApp(<HistoryCard />);
    expect(await screen.findByRole('list', { name: 'Recent check-ins' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pain against logged sessions as a table' })).toBeVisible();
  });

  test('renders nothing when there are no check-ins', async () => {
    const api = fakeApi(newcomer());
    const { container } = renderApp(<HistoryCard />);
    await screen.findByLabelText('Loading: check-in');
    await vi.waitFor(() => expect(screen.queryByLabelText('Loading: check-in')).toBeNull());
    expect(container.querySelector('section')).toBeNull();
    expect(api.unexpected).toEqual([]);
  });
});
