import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { Season } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { GOAL_LABELS } from '../profile/goal-labels.ts';
import { englishLeft } from '../testing/english-left.ts';
import { fixClock, NOT_FOUND, UNAVAILABLE } from '../testing/fixtures.ts';
import { SEASON, SEASON_WITHOUT_RACE } from '../testing/season-fixture.ts';
import { durationText, seasonFigure, seasonSummary } from './season-text.ts';
import { SEASON_WORDS } from './season-words.ts';

fixClock();
beforeEach(() => {
  document.documentElement.lang = 'nb';
});
afterEach(() => document.documentElement.removeAttribute('lang'));

const GET = 'GET /api/coach/season?language=nb';

/** The season with Norwegian texts, as the API returns it for a Norwegian request. */
const SESONG: Season = {
  ...SEASON,
  messages: ['Du er allerede godt trent.'],
  weeks: SEASON.weeks.map((week) => ({ ...week, keySessions: week.keySessions.map(() => 'Terskelintervaller') })),
  keyDays: SEASON.keyDays.map((day) => ({ ...day, title: 'Konkurransedag' })),
};

const open = (season: Season = SESONG) => {
  fakeApi({ [GET]: { body: season } });
  return renderApp(<App />, { path: '/running/season' });
};
const left = () => englishLeft(SEASON_WORDS, GOAL_LABELS);

describe('season page in Norwegian', () => {
  test('has the head, the chart and the key days in Norwegian', async () => {
    open();
    const chart = await screen.findByRole('region', { name: 'Minutter i uka' });
    expect(screen.getByText('Halvmaraton · søndag 14. mars')).toBeVisible();
    expect(screen.getByText('uker igjen, denne medregnet')).toBeVisible();
    expect(screen.getByText('Uke 3 av 19')).toBeVisible();
    expect(screen.getByText('4 turer i uka')).toBeVisible();
    expect(within(chart).getByText('Grunn')).toBeInTheDocument();
    expect(within(chart).getByText('jan')).toBeInTheDocument();
    expect(within(chart).getByText('Lettere uke')).toBeInTheDocument();
    const days = screen.getByRole('list', { name: 'Seks viktige dager' });
    expect(within(days).getAllByRole('listitem')[1]).toHaveTextContent('17. jan.søn.Konkurransedag');
    expect(screen.getByText('Greit å vite')).toBeVisible();
    expect(document.title).toBe('Sesong · Stridewell');
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('has the table in Norwegian', async () => {
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Minutter i uka som tabell' }));
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Uke', 'Fase', 'Planlagt', 'Gjort', 'Langtur', 'Nøkkeløkter', 'Merknader']);
    const row = screen.getByRole('rowheader', { name: /^3: / }).closest('tr') as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect([cells[0], cells.at(-1)]).toEqual(['Grunntrening', 'Denne uka']);
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('has a season without a race in Norwegian', async () => {
    open({ ...SEASON_WITHOUT_RACE, weeks: SESONG.weeks.slice(2, 14) });
    expect(await screen.findByText('Formen · uten løpsdag')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Legg inn en løpsdag' })).toBeVisible();
    expect(left()).toEqual([]);
  });

  test.each([
    ['there is no season', NOT_FOUND, 'Ingen sesong ennå'],
    ['it could not be loaded', UNAVAILABLE, 'Vi fikk ikke hentet sesongen din. Ingenting er tapt.'],
  ])('says in Norwegian that %s', async (_what, answer, text) => {
    fakeApi({ [GET]: answer });
    renderApp(<App />, { path: '/running/season' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('has a loading state in Norwegian', async () => {
    fakeApi({ [GET]: () => new Promise(() => {}) });
    renderApp(<App />, { path: '/running/season' });
    expect(await screen.findByRole('status', { name: 'Henter: sesongen din' })).toBeVisible();
    expect(left()).toEqual([]);
  });
});

describe('season in words in Norwegian', () => {
  test('describes the chart with the same numbers as in English', () => {
    const norwegian = seasonSummary(SEASON);
    expect(norwegian).toBe(
      'Ukene dine øker fra 193 til 270 minutter, med 4 lettere uker. Langturen øker fra 75 min til 2 t. ' +
        'Du er i uke 3, med 59 av 193 minutter gjort.',
    );
    document.documentElement.lang = 'en';
    expect(norwegian.match(/\d+/g)).toEqual(seasonSummary(SEASON).match(/\d+/g));
    expect(durationText(150)).toBe('2 h 30 min');
  });

  test.each([
    [0, 'I dag', 'er det løpsdag'],
    [1, '1', 'dag igjen'],
    [9, '9', 'dager igjen'],
    [21, '4', 'uker igjen, denne medregnet'],
  ])('counts %i days to the race as "%s %s"', (daysToRace, value, unit) => {
    expect(seasonFigure({ ...SEASON, daysToRace, weeksToRace: 4 })).toEqual({ value, unit });
  });
});
