import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TrainingLog, WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { englishLeft } from '../testing/english-left.ts';
import { dashboardRoutes, fixClock, makeLog, NOT_FOUND, TODAY, UNAVAILABLE, WEEK } from '../testing/fixtures.ts';
import { EFFORT_WORDS } from './effort-words.ts';
import { PauseCard } from './pause-card.tsx';
import { PAUSE_WORDS } from './pause-words.ts';
import { shortVersion } from './short-version.ts';
import { TrackerCard } from './tracker-card.tsx';
import { trackerDays } from './tracker-days.ts';
import TrackerTab from './tracker-tab.tsx';
import { TRACKER_WORDS } from './tracker-words.ts';

fixClock();
/** The tracker is a list on phones and a table on wider screens. */
const setWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
beforeEach(() => {
  document.documentElement.lang = 'nb';
  setWide(false);
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
});

const LOGS = 'GET /api/coach/training-logs-week';
const PLAN = 'GET /api/coach/weekly-plan?language=nb';
const POST = 'POST /api/coach/training-log';

/** The week with Norwegian titles, as the API returns it for a Norwegian request. */
const UKE: WeeklyPlan = {
  ...WEEK,
  days: WEEK.days.map((day) => ({
    ...day,
    title: day.minutes > 0 ? 'Rolig tur' : 'Hvile',
    ...(day.strength && { strength: { ...day.strength, title: 'Styrke, hofte og kjerne' } }),
  })),
};

const open = (logs: TrainingLog[] = [], change: Record<string, Route> = {}, screenOf = <TrackerCard />) => {
  const api = fakeApi({
    ...dashboardRoutes({ [LOGS]: { body: logs }, [PLAN]: { body: UKE } }),
    'GET /api/coach/strength-logs-week': { body: [] },
    'GET /api/coach/pause': { body: null },
    [POST]: ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
    ...change,
  });
  return { api, ...renderApp(screenOf, { path: '/running' }) };
};
const left = () => englishLeft(TRACKER_WORDS, PAUSE_WORDS, EFFORT_WORDS);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('tracker in Norwegian', () => {
  test('has the list, its marks and its menus in Norwegian', async () => {
    const { api, actor } = open([makeLog('2026-11-16', { minutes: 40, effort: 4 })]);
    expect((await screen.findByRole('list', { name: 'Ukas logg' })).children).toHaveLength(7);
    expect(await screen.findByText('Denne uka', { exact: false })).toBeVisible();
    expect(await button('Rolig tur, man. 16. nov.: Gjort. Endre detaljene')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Minutter man. 16. nov.' })).toHaveValue('40');
    expect(await button('Styrke, hofte og kjerne, 20 min. Styrke, hofte og kjerne, tir. 17. nov.')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
    await actor.click(await button('Rolig tur, man. 16. nov.: Gjort. Endre detaljene'));
    expect(await screen.findByText('mandag 16. november, 40 min planlagt')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4, rolig, hele setninger' })).toBeChecked();
    expect(await button('Fjern merket')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('radio', { name: 'Droppet' }));
    await actor.click(await button('Tid'));
    await waitFor(() =>
      expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
        { status: 'skipped', reason: 'time' },
      ]),
    );
    expect(await screen.findByText('Helt greit. Planen går videre, ikke tilbake.')).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('announces a mark, and a mark that could not be saved, in Norwegian', async () => {
    const { actor } = open([], { [POST]: UNAVAILABLE });
    const circle = await button('Merk Rolig tur, ons. 18. nov. som gjort');
    await actor.click(circle);
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke lagret økta i loggen', tone: 'destructive' });
    expect(left()).toEqual([]);
  });

  test('has the table in Norwegian', async () => {
    setWide(true);
    const none = { [PLAN]: NOT_FOUND, 'GET /api/coach/weekly-outcomes': { body: [] } };
    const { actor } = open([makeLog(TODAY, { status: 'skipped', reason: 'fatigue' })], none);
    const table = await screen.findByRole('table', { name: 'Ukas logg' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Dag', 'Økt', 'Status', 'Grunn']);
    const status = screen.getByRole('combobox', { name: 'Status fre. 20. nov.' });
    expect([...(status as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      ...['Ingen', 'Gjort', 'Delvis', 'Droppet'],
    ]);
    expect(within(table).getAllByText('Ingen økt ennå')).toHaveLength(7);
    await actor.click(await button('Sliten: endre grunnen fre. 20. nov.'));
    expect(await screen.findByRole('group', { name: 'Hvorfor droppet du den?' })).toBeVisible();
    expect(left()).toEqual([]);
    await actor.click(await button('Smerte'));
    expect(await screen.findByText('La oss se på det først. To minutter i Physio Coach?')).toBeVisible();
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Status man. 16. nov.' }), 'Gjort');
    expect(await screen.findByRole('combobox', { name: 'Innsats man. 16. nov.' })).toBeVisible();
    const minutes = screen.getByRole('textbox', { name: 'Minutter man. 16. nov.' });
    fireEvent.change(minutes, { target: { value: '9999' } });
    fireEvent.blur(minutes);
    expect(minutes).toHaveAccessibleDescription('0 til 1440 minutter');
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('pages through the weeks in Norwegian', async () => {
    const { actor } = open();
    await actor.click(await button('Forrige uke'));
    expect(await screen.findByText(/^Forrige uke, /)).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('asks in the evening in Norwegian', async () => {
    vi.setSystemTime(new Date('2026-11-20T19:30:00Z'));
    open();
    expect(await screen.findByText('Hvordan gikk dagens økt?')).toBeVisible();
    expect(await screen.findByText('Rolig tur, 53 min. Det tar ett trykk.')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('says in Norwegian that the week could not be loaded', async () => {
    open([], { [LOGS]: UNAVAILABLE });
    expect(await screen.findByText('Vi fikk ikke hentet uka di. Det du har ført inn, er trygt.')).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('has the rest of the tab in Norwegian', async () => {
    open([], {}, <TrackerTab />);
    expect(await screen.findByRole('link', { name: /^Sesongen din/ })).toBeVisible();
    expect(screen.getByText('Syk eller bortreist?')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('shortens a session in Norwegian', () => {
    const day = trackerDays(TODAY, { logs: [], outcomes: [], plan: UKE })[4];
    expect(day && shortVersion(day)).toEqual({
      title: 'Her er en versjon på 25 minutter.',
      text: '5 min gange eller svært rolig jogg, 15 min rolig i sone 2 der du kan prate, 5 min rolig til slutt.',
    });
  });
});

describe('pause in Norwegian', () => {
  const openPause = (change: Parameters<typeof fakeApi>[0]) => {
    fakeApi({ 'GET /api/coach/pause': { body: null }, ...change });
    return renderApp(<PauseCard />, { path: '/running' });
  };

  test('has the form, its errors and its toast in Norwegian', async () => {
    const { actor } = openPause({ 'POST /api/coach/pause': { body: { kind: 'illness', from: TODAY, to: null } } });
    await actor.click(await button('Ta pause'));
    const last = await screen.findByLabelText('Siste dag');
    fireEvent.change(last, { target: { value: '2026-11-01' } });
    await actor.click(await button('Sett på pause'));
    expect(last).toHaveAccessibleDescription('Siste dag kan ikke være før den første');
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
    fireEvent.change(last, { target: { value: '' } });
    await actor.click(await button('Sett på pause'));
    await seeToast({ title: 'Planen er satt på pause', text: 'Si fra når du er tilbake.', tone: 'success' });
    expect(left()).toEqual([]);
  });

  test('shows which days it lasts, and reports a failure, in Norwegian', async () => {
    const travel = { kind: 'travel', from: TODAY, to: '2026-11-24' };
    const { actor } = openPause({
      'GET /api/coach/pause': { body: travel },
      'DELETE /api/coach/pause': UNAVAILABLE,
    });
    expect(await screen.findByText('Bortreist fra fre. 20. nov. 2026 til tir. 24. nov. 2026.')).toBeVisible();
    await actor.click(await button('Jeg er tilbake: avslutt pausen'));
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke avsluttet pausen', tone: 'destructive' });
    expect(left()).toEqual([]);
  });
});
