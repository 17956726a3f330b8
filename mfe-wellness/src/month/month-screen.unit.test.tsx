import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { addMonths, dateIn, type MonthFact, type MonthSummary, monthOf } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { monthTitle } from './month-pager.tsx';
import MonthScreen from './month-screen.tsx';
import { MONTH_WORDS } from './month-words.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

const TODAY = dateIn('Europe/Oslo', new Date());
const MONTH = monthOf(TODAY);

const NOVEMBER: MonthSummary = {
  month: '2025-11',
  state: 'past',
  first: '2025-09',
  hasData: true,
  runs: 12,
  minutes: 540,
  steady: { days: 26, of: 30 },
  best: { weekStart: '2025-11-10', of: 7, steady: 7, runs: 4, minutes: 180 },
  weeks: [
    { weekStart: '2025-10-27', of: 2, steady: 2, runs: 0, minutes: 0 },
    { weekStart: '2025-11-03', of: 7, steady: 5, runs: 3, minutes: 120 },
    { weekStart: '2025-11-10', of: 7, steady: 7, runs: 4, minutes: 180 },
  ],
  facts: [
    { code: 'steady_most', days: 26, of: 30 },
    { code: 'plan_part', done: 12, planned: 13 },
    { code: 'held_back', days: 2 },
  ],
};
const NOTHING = { hasData: false, runs: 0, minutes: 0, steady: { days: 0, of: 0 }, best: null, weeks: [], facts: [] };

const open = (month: string, answer: Route) => {
  const api = fakeApi({ [`GET /api/coach/month?month=${month}`]: answer });
  return { api, ...renderApp(<MonthScreen />, { path: month === MONTH ? '/month' : `/month?month=${month}` }) };
};

describe('MOMENT-30 month screen', () => {
  test.each([
    ['en', '1 run, 45 min, 1 of 1 day steady'],
    ['nb', '1 løpetur, 45 min, 1 av 1 dag jevn'],
  ] as const)('MOMENT-88 describes one steady day of one in %s', (language, text) => {
    const week = { weekStart: '2025-11-24', of: 1, steady: 1, runs: 1, minutes: 45 };
    expect(MONTH_WORDS[language].bestNote(week)).toBe(text);
  });

  test('shows the runs, minutes, steady days (with a text alternative), best week and three sentences', async () => {
    open('2025-11', { body: NOVEMBER });
    expect(await screen.findByRole('img', { name: '26 of 30 days steady' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'November 2025' })).toBeInTheDocument();
    const list = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(list).toEqual(['12', '540', '10–16 Nov', '4 runs, 180 min, 7 of 7 days steady']);
    const facts = within(screen.getByRole('region', { name: 'In short' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '26 of 30 days were steady: you ran, rested as planned or checked in.',
      'You did 12 of 13 planned sessions. Nothing has to be made up for.',
      'Your body said no on 2 days, and you listened. That is good training.',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('MOMENT-31 shows the weeks as a table when the table button is clicked', async () => {
    const { actor } = open('2025-11', { body: NOVEMBER });
    await actor.click(await screen.findByRole('button', { name: 'Week by week as a table' }));
    const rows = within(screen.getByRole('region', { name: 'Week by week, table' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WeekRunsMinutesSteady days',
      '27 Oct – 2 Nov002 of 2',
      '3–9 Nov31205 of 7',
      '10–16 Nov41807 of 7',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('MOMENT-32 links to the previous and the next month', async () => {
    open('2025-11', { body: NOVEMBER });
    const nav = within(screen.getByRole('navigation', { name: 'Months' }));
    expect(await nav.findByRole('link', { name: 'October 2025' })).toHaveAttribute('href', '/month?month=2025-10');
    expect(nav.getByRole('link', { name: 'December 2025' })).toHaveAttribute('href', '/month?month=2025-12');
  });

  test('MOMENT-32 links to no month before the first one with data and to none after next month', async () => {
    const next = addMonths(MONTH, 1);
    open(next, { body: { ...NOTHING, month: next, state: 'future', first: MONTH } });
    expect(await screen.findByText('This month is still ahead')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Months' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [monthTitle(MONTH, TODAY), '/month'],
    ]);
  });

  test.each([
    ['a past month', '2025-08', 'past', /^There is no run and no check-in in this month/],
    ['the current month', MONTH, 'current', /^Your month begins with the first check-in or run/],
  ] as const)('MOMENT-33 shows a separate sentence for %s without data', async (_case, month, state, sentence) => {
    open(month, { body: { ...NOTHING, month, state, first: null } });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('shows a retry button when the month cannot be loaded', async () => {
    const { api, actor } = open('2025-11', { status: 500, body: { message: 'Down.' } });
    await screen.findByText('The month did not load');
    api.on('GET /api/coach/month?month=2025-11', { body: NOVEMBER });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: '26 of 30 days steady' })).toBeInTheDocument();
  });

  test('MOMENT-34 shows Norwegian text on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open('2025-11', { body: NOVEMBER });
    expect(await screen.findByRole('img', { name: '26 av 30 dager jevne' })).toBeInTheDocument();
    expect(screen.getByText('Kroppen sa nei 2 dager, og du hørte på den. Det er god trening.')).toBeInTheDocument();
  });
});

test('MOMENT-64 praises a runner for resting only when at least half of the steady days were rest days', () => {
  const words = (days: number, of?: number) =>
    (['en', 'nb'] as const).map((language) =>
      MONTH_WORDS[language].fact({ code: 'held_back', days, ...(of !== undefined && { of }) }, false),
    );
  expect(words(1, 6)).toEqual([
    'Your body said no on 6 days, and on 1 of them you rested. Rest on such a day is training too.',
    'Kroppen sa nei 6 dager, og 1 av dem hvilte du. Hvile på en slik dag er også trening.',
  ]);
  expect(words(3, 6)).toEqual([
    'Your body said no on 6 days, and on 3 of them you listened. That is good training.',
    'Kroppen sa nei 6 dager, og 3 av dem hørte du på den. Det er god trening.',
  ]);
  const all = [
    'Your body said no on 2 days, and you listened. That is good training.',
    'Kroppen sa nei 2 dager, og du hørte på den. Det er god trening.',
  ];
  expect([words(2, 2), words(2)]).toEqual([all, all]);
});

const factIn = (fact: MonthFact, isCurrent = false): string[] =>
  (['en', 'nb'] as const).map((language) => {
    document.documentElement.lang = language;
    return MONTH_WORDS[language].fact(fact, isCurrent);
  });

test('MOMENT-65 counts only pause days without a run as rest, and mentions a pause that made days steady', () => {
  expect(factIn({ code: 'paused', days: 4, of: 7 })).toEqual([
    'Your plan was paused for 7 days. The 4 days without a run count as rest.',
    'Planen sto på pause i 7 dager. De 4 dagene uten løping teller som hvile.',
  ]);
  expect(factIn({ code: 'paused', days: 1, of: 7 })).toEqual([
    'Your plan was paused for 7 days. The one day without a run counts as rest.',
    'Planen sto på pause i 7 dager. Den ene dagen uten løping teller som hvile.',
  ]);
  expect(factIn({ code: 'steady_all', days: 31, paused: 30 })).toEqual([
    'All 31 days were steady, 30 of them in a pause: rest counts as much as running.',
    'Alle 31 dagene var jevne, 30 av dem i en pause: hvile teller like mye som løping.',
  ]);
  expect(factIn({ code: 'steady_most', days: 26, of: 30, paused: 4 })).toEqual([
    '26 of 30 days were steady: you ran, rested as planned, checked in or had a pause.',
    '26 av 30 dager var jevne: du løp, hvilte etter planen, sjekket inn eller hadde pause.',
  ]);
});

test('MOMENT-66 shows which sessions were partially completed and which run went as planned', () => {
  expect(factIn({ code: 'plan_all', done: 4, partly: 4 })).toEqual([
    'All 4 planned sessions are done, wholly or partly.',
    'Alle 4 planlagte økter er gjort, helt eller delvis.',
  ]);
  expect(factIn({ code: 'plan_all', done: 1, partly: 1 })).toEqual([
    'Your planned session is done in part.',
    'Den planlagte økta er delvis gjort.',
  ]);
  expect(factIn({ code: 'plan_none', planned: 4 })).toEqual([
    'None of the planned sessions was run. The next one is the only one that matters.',
    'Ingen av de planlagte øktene ble løpt. Det er bare den neste som betyr noe.',
  ]);
  expect(factIn({ code: 'longest', minutes: 40, date: '2025-11-16' })).toEqual([
    'The longest of your runs that went as planned was 40 minutes, on 16 Nov.',
    'Den lengste av turene som gikk etter planen, var på 40 minutter, 16. nov.',
  ]);
});

test('MOMENT-67 uses different wording for a count of one or two than for larger counts', () => {
  expect(factIn({ code: 'steady_some', days: 1, of: 31 })).toEqual([
    'You ran, rested as planned or checked in on 1 of 31 days. That one counts.',
    'Du løp, hvilte etter planen eller sjekket inn 1 av 31 dager. Den teller.',
  ]);
  expect(factIn({ code: 'steady_some', days: 1, of: 31, paused: 1 })).toEqual([
    '1 of 31 days was steady, in a pause: rest counts as much as running.',
    '1 av 31 dager var jevn, i en pause: hvile teller like mye som løping.',
  ]);
  expect(factIn({ code: 'steady_all', days: 2 }, true)).toEqual([
    'Both days so far were steady: you ran, rested as planned or checked in.',
    'Begge dagene så langt var jevne: du løp, hvilte etter planen eller sjekket inn.',
  ]);
  expect(factIn({ code: 'steady_all', days: 2, paused: 2 })[0]).toMatch(
    /^Both days were steady, both of them in a pause/,
  );
  expect(factIn({ code: 'plan_all', done: 2 })).toEqual([
    'Both planned sessions are done.',
    'Begge de planlagte øktene er gjort.',
  ]);
});

test('MOMENT-34 contains one or two sentences without blame for each month fact in both languages', () => {
  const days = 3;
  const FACTS: readonly MonthFact[] = [
    { code: 'steady_all', days },
    { code: 'steady_all', days: 1 },
    { code: 'steady_most', days, of: 4 },
    { code: 'steady_some', days, of: 9 },
    { code: 'plan_all', done: 4 },
    { code: 'plan_all', done: 1 },
    { code: 'plan_part', done: 3, planned: 4 },
    { code: 'plan_part', done: 3, planned: 4, partly: 1 },
    { code: 'plan_all', done: 4, partly: 4 },
    { code: 'plan_all', done: 1, partly: 1 },
    { code: 'plan_none', planned: 4 },
    { code: 'runs_free', runs: 1, minutes: 30 },
    { code: 'checked_in', days },
    { code: 'no_runs' },
    { code: 'held_back', days },
    { code: 'held_back', days, of: 5 },
    { code: 'held_back', days: 1, of: 5 },
    { code: 'paused', days },
    { code: 'paused', days, of: 7 },
    { code: 'steady_all', days, paused: 1 },
    { code: 'steady_most', days, of: 4, paused: 2 },
    { code: 'steady_some', days, of: 9, paused: 3 },
    { code: 'longest', minutes: 62, date: '2025-11-16' },
    { code: 'rested', days },
    { code: 'no_checkins' },
  ];
  for (const language of ['en', 'nb'] as const)
    for (const fact of FACTS)
      for (const isCurrent of [true, false]) {
        document.documentElement.lang = language;
        const sentence = MONTH_WORDS[language].fact(fact, isCurrent);
        expect(sentence).toMatch(/^[\p{Lu}\d](.|\n)*\.$/u);
        expect(sentence).not.toMatch(/missed|failed|only \d|streak|mistet|glemt|undefined|NaN/i);
      }
});
