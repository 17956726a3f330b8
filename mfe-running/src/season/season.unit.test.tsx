import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { Season } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { fixClock, NOT_FOUND, UNAVAILABLE } from '../testing/fixtures.ts';
import { SEASON, SEASON_WITHOUT_RACE } from '../testing/season-fixture.ts';

fixClock();

const GET = 'GET /api/coach/season';

const open = async (season: Partial<Season> = {}) => {
  fakeApi({ [GET]: { body: { ...SEASON, ...season } } });
  const rendered = renderApp(<App />, { path: '/running/season' });
  await screen.findByRole('region', { name: 'Minutes a week' });
  return rendered;
};
const bars = (kind: string) => document.querySelectorAll(`[data-bar=${kind}]`);
const rowOf = async (actor: { click: (element: Element) => Promise<void> }, name: string) => {
  await actor.click(screen.getByRole('button', { name: 'Minutes a week as a table' }));
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('season page', () => {
  test('SEASON-135 shows the number of weeks to the race, the goal and the number of the current week', async () => {
    await open();
    expect(screen.getByText('Half marathon · Sunday 14 March')).toBeVisible();
    expect(screen.getByText('17')).toBeVisible();
    expect(screen.getByText('weeks to go, this one included')).toBeVisible();
    expect(screen.getByText('Week 3 of 19')).toBeVisible();
    expect(screen.getByText('4 runs a week')).toBeVisible();
    expect(document.title).toBe('Season · Stridewell');
    expect(screen.getAllByRole('link', { name: 'Back to Dashboard' })[0]).toHaveAttribute('href', '/running');
  });

  test.each([
    [13, '13', 'days to go'],
    [1, '1', 'day to go'],
    [0, 'Today', 'is race day'],
  ])('shows the number of days instead of weeks when the race is %i days away', async (daysToRace, value, unit) => {
    await open({ daysToRace });
    expect(screen.getByText(unit)).toBeVisible();
    expect(screen.getByText(unit).parentElement).toHaveTextContent(`${value} ${unit}`);
  });

  test('shows 12 weeks and a link to the profile when there is no race', async () => {
    await open(SEASON_WITHOUT_RACE);
    expect(screen.getByText('weeks ahead').parentElement).toHaveTextContent('12 weeks ahead');
    expect(screen.getByText('Fitness · no race date')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a race date' })).toHaveAttribute('href', '/running?tab=profile');
    expect(screen.queryByRole('list', { name: /that carry it/ })).toBeNull();
    expect(document.querySelectorAll('[data-flag]')).toHaveLength(0);
    expect(await violations()).toEqual([]);
  });

  test('summarises the chart in sentences', async () => {
    await open();
    expect(
      screen.getByText(
        'Your weeks grow from 193 to 270 minutes, with 4 lighter weeks. The long run grows from 75 min to 2 h. You are in week 3, with 59 of 193 minutes done.',
      ),
    ).toBeVisible();
  });

  test('draws planned, lighter, uncertain and done weeks differently and marks the current week and the races', async () => {
    await open();
    expect(bars('planned')).toHaveLength(6);
    expect(bars('down')).toHaveLength(1);
    expect(bars('forecast')).toHaveLength(12);
    expect(bars('done')).toHaveLength(3);
    expect(screen.getByText('Now')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-flag]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-long-run]')).toHaveLength(19);
    expect(document.querySelector('figcaption')).toHaveTextContent('DonePlannedLighter weekForecastLong run');
    expect(await violations()).toEqual([]);
  });

  test('also shows the chart data in a table', async () => {
    const { actor } = await open();
    expect(await rowOf(actor, '3: 16–22 Nov')).toEqual([
      'Base',
      '193 min',
      '59 min',
      '75 min',
      'Cruise intervals, Long run',
      'This week',
    ]);
    const last = screen.getAllByRole('row').at(-1) as HTMLElement;
    expect(last).toHaveTextContent('19: 8–14 MarTaper150 min–118 min–Forecast, Half marathon');
    expect(await violations()).toEqual([]);
  });

  test('SEASON-156 mentions a down week only once in its notes', async () => {
    const { actor } = await open();
    const notes = (await rowOf(actor, '4: 23–29 Nov')).at(-1) ?? '';
    expect(notes.match(/Lighter week/g)).toHaveLength(1);
  });

  test('SEASON-134 links from the row and the flag of a race to the page of its day', async () => {
    await open();
    const path = '/running/session/2027-03-14';
    expect(screen.getByRole('link', { name: 'Half marathon' })).toHaveAttribute('href', path);
    const flags = [...document.querySelectorAll('[data-flag]')].map((flag) => flag.getAttribute('href'));
    expect(flags).toEqual(['/running/session/2027-01-17', path]);
    expect(screen.queryByRole('link', { name: 'Longest run, 2 h' })).toBeNull();
  });

  test('SEASON-136 shows no long run of 0 minutes in the race week', async () => {
    const weeks = SEASON.weeks.map((week, index, all) =>
      index === all.length - 1 ? { ...week, longRunMinutes: 0 } : week,
    );
    const { actor } = await open({ weeks });
    expect(document.querySelectorAll('[data-long-run]')).toHaveLength(18);
    expect((await rowOf(actor, '19: 8–14 Mar'))[3]).toBe('–');
  });

  test('lists the key days with the same numbers as in the chart', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Six dates to know' });
    expect(list.children).toHaveLength(6);
    expect(list.children[3]).toHaveTextContent('21 FebSunLongest run, 2 h4');
    expect(within(list).getByRole('img', { name: 'Number 4 in the chart' })).toBeVisible();
  });

  test('prefers races and the longest run when there are more than six key days', async () => {
    const more = ['2026-12-21', '2027-01-04'].map((date) => ({
      date,
      kind: 'down_week' as const,
      title: `Down ${date}`,
    }));
    await open({ keyDays: [...SEASON.keyDays, ...more] });
    const list = screen.getByRole('list', { name: 'Six dates to know' });
    expect(list.children).toHaveLength(6);
    expect(list).toHaveTextContent('Longest run, 2 h');
    expect(list).toHaveTextContent('Half marathon');
    expect(list).not.toHaveTextContent('Down 2027-01-04');
  });

  test('shows the messages in a neutral card, with a title for a plan whose only aim is to finish', async () => {
    const message = 'With 3 hours and 12 weeks the longest run gets to 1 h 40 min.';
    await open({ isFinishPlan: true, messages: [message] });
    expect(screen.getByText('A plan to finish')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change goal, days or hours' })).toHaveAttribute(
      'href',
      '/running?tab=profile',
    );
  });
});

describe('SEASON-77 season page in Norwegian', () => {
  afterEach(() => {
    document.documentElement.lang = '';
  });

  test('asks for the messages in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    const message = 'Gjennomføringsplan. Den lengste turen din kommer opp i 100 min.';
    fakeApi({ [`${GET}?language=nb`]: { body: { ...SEASON, messages: [message] } } });
    renderApp(<App />, { path: '/running/season' });
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('season page without data', () => {
  test('shows a loading state', async () => {
    fakeApi({ [GET]: () => new Promise(() => {}) });
    renderApp(<App />, { path: '/running/season' });
    expect(await screen.findByRole('status', { name: 'Loading: your season' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('links to the profile form when the runner has no profile', async () => {
    fakeApi({ [GET]: NOT_FOUND });
    renderApp(<App />, { path: '/running/season' });
    expect(await screen.findByText('No season yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute('href', '/running?tab=profile');
    expect(await violations()).toEqual([]);
  });

  test('shows an error and loads the season on retry', async () => {
    const api = fakeApi({ [GET]: UNAVAILABLE });
    const { actor } = renderApp(<App />, { path: '/running/season' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations()).toEqual([]);
    api.on(GET, { body: SEASON });
    await actor.click(retry);
    expect(await screen.findByRole('region', { name: 'Minutes a week' })).toBeVisible();
  });
});
