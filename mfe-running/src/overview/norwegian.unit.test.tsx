import { STOPPED, todayOf } from '@stridewell/app/testing/checkin';
import type { Route } from '@stridewell/app/testing/fake-api';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAN_WORDS } from '../plan/plan-words.ts';
import { onNorwegianPage, renderNorwegian } from '../plan/testing/norwegian-page.tsx';
import { englishLeft } from '../testing/english-left.ts';
import {
  CHANGED_DAY,
  dashboardRoutes,
  fixClock,
  makeLog,
  NOT_FOUND,
  PLAN,
  RACE_DAY,
  RACE_PLAN,
  restDay,
  STRENGTH,
  TODAY,
  UNAVAILABLE,
  WEEK,
  weekWith,
} from '../testing/fixtures.ts';
import { DataManagement } from './data-management.tsx';
import { comparison } from './last-week.tsx';
import Overview from './overview.tsx';
import { OVERVIEW_WORDS } from './overview-words.ts';
import { TodaySession } from './today-session.tsx';

fixClock();

const WORDS = {
  en: { overview: OVERVIEW_WORDS.en, plan: PLAN_WORDS.en },
  nb: { overview: OVERVIEW_WORDS.nb, plan: PLAN_WORDS.nb },
};
const PLAN_ROUTE = 'GET /api/coach/weekly-plan';
const CHECKIN = 'GET /api/checkin/today';
const STATS = 'GET /api/stats?range=7';
const SUMMARY = 'GET /api/coach/weekly-summary?weekStart=2026-11-09';

const expectNorwegian = async (words: { en: unknown; nb: unknown } = WORDS): Promise<void> => {
  expect(englishLeft(words)).toEqual([]);
  expect(await violations()).toEqual([]);
};
const region = (name: string) => screen.findByRole('region', { name });

describe('overview on a Norwegian page', () => {
  onNorwegianPage();
  const open = (change: Record<string, Route> = {}) =>
    renderNorwegian(<Overview />, { ...dashboardRoutes(), ...change });

  test('has its cards, numbers and links in Norwegian', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Velkommen, Ingrid' })).toBeVisible();
    expect(screen.getByText('Fredag 20. november')).toBeVisible();
    const score = within(await region('Dagsform'));
    expect(score.getByText('Tren, men trim økta.')).toBeVisible();
    expect(score.getByRole('link', { name: 'Gå til treneren og spør om dagens trening' })).toBeVisible();
    expect(await region('Forrige uke')).toHaveTextContent('Økter3 av 4Minutter95 av 130Innsjekker5Dagsform i snitt6,4');
    expect((await screen.findByText('Snitt', { selector: 'dt' })).parentElement).toHaveTextContent(
      'Snitt6,6siste 7 dager',
    );
    expect(await region('Formen siste 7 dager')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bytt til Physio Coach' })).toBeVisible();
    await region('Planen denne uka');
    await expectNorwegian();
  });

  test('shows the plan’s action for the day in Norwegian', async () => {
    const action = { kind: 'plan' as const, text: 'Tren som planlagt.', score: 6.2 };
    const days = PLAN.days.map((day) => (day.date === TODAY ? { ...day, action } : day));
    open({ [PLAN_ROUTE]: { body: { ...PLAN, days } } });
    expect(await screen.findByText('Planen din står.')).toBeVisible();
  });

  test('invites the runner to check in, and says that there is no summary yet', async () => {
    open({ [CHECKIN]: NOT_FOUND, [SUMMARY]: NOT_FOUND });
    expect(await screen.findByRole('link', { name: 'Start innsjekken' })).toBeVisible();
    expect(await region('Forrige uke')).toHaveTextContent('Ingen oppsummering ennå.');
    await region('Planen denne uka');
    await expectNorwegian();
  });

  test.each([
    [CHECKIN, 'Vi fikk ikke hentet dagens innsjekk.'],
    [STATS, 'Vi fikk ikke hentet de siste sju dagene dine.'],
    [SUMMARY, 'Vi fikk ikke hentet oppsummeringen av forrige uke.'],
  ])('says that %s could not be loaded', async (route, words) => {
    open({ [route]: UNAVAILABLE });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await expectNorwegian();
  });

  test('links to the physio coach when running is not allowed', async () => {
    open({ [CHECKIN]: { body: todayOf(TODAY, { score: 7.4, ...STOPPED }) } });
    expect(await screen.findByRole('link', { name: 'Gå til Physio Coach' })).toBeVisible();
  });
});

describe('overview on a Norwegian page on phones', () => {
  onNorwegianPage();
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  });

  test('has the names of the folded rows in Norwegian', async () => {
    const { actor } = renderNorwegian(<Overview />, dashboardRoutes());
    const strip = within(await region('Dagsform'));
    expect(strip.getByRole('button', { name: 'Hvorfor 6,2?' })).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Forrige uke 3 av 4 økter · 95 av 130 min · −27 %' }),
    ).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Utvikling, lenker og dataene dine' }));
    expect(screen.getByRole('button', { name: 'Slett alle dataene mine' })).toBeVisible();
    await expectNorwegian();
  });

  test.each([
    [{ sessionsDone: 1, sessionsPlanned: 0, minutesDone: 30, minutesPlanned: 0 }, '1 økt · 30 min'],
    [{ sessionsDone: 0, sessionsPlanned: 1, minutesDone: 0, minutesPlanned: 30 }, '0 av 1 økt · 0 av 30 min · −100 %'],
  ])('compares last week with its plan (%j)', (metrics, words) => {
    const summary = { metrics: { checkins: 0, readinessMean: null, ...metrics } };
    expect(comparison(summary as unknown as Parameters<typeof comparison>[0])).toBe(words);
  });
});

describe('card of the day on a Norwegian page', () => {
  onNorwegianPage();
  const open = (plan: WeeklyPlan, change: Record<string, Route> = {}) =>
    renderNorwegian(<TodaySession />, { ...dashboardRoutes(), [PLAN_ROUTE]: { body: plan }, ...change });

  test('shows a session before the check-in, the walk–run stage and strength', async () => {
    const day = { ...CHANGED_DAY, ladderStage: 2, strength: STRENGTH };
    open(weekWith(day), { [CHECKIN]: NOT_FOUND });
    const card = await region('Dagens økt');
    expect(card).toHaveTextContent('Som planlagt til du sjekker inn. Er dagsformen lav');
    expect(card).toHaveTextContent('Trinn 2 av gå–løp-stigen.');
    expect(card).toHaveTextContent('Også i dag');
    expect(within(card).getByRole('link', { name: 'Merk den i loggen' })).toBeVisible();
    await expectNorwegian({ en: OVERVIEW_WORDS.en, nb: OVERVIEW_WORDS.nb });
  });

  test('shows a marked session', async () => {
    open(WEEK, { 'GET /api/coach/training-logs-week': { body: [makeLog(TODAY)] } });
    expect(await screen.findByRole('link', { name: 'Åpne loggen' })).toBeVisible();
    expect(screen.getByText('Gjort')).toBeVisible();
  });

  test('shows a rest day and the days around it', async () => {
    const days = WEEK.days.map((day) => (day.date === TODAY ? restDay(TODAY, { strength: STRENGTH }) : day));
    open({ ...WEEK, days: days.map((day) => (day.date === '2026-11-21' ? { ...CHANGED_DAY, date: day.date } : day)) });
    const card = within(await region('I dag'));
    expect(card.getByText('Hviledag')).toBeVisible();
    expect(card.getByRole('list', { name: 'I går, i dag og i morgen' })).toHaveTextContent(
      /^TorHvileI dagHvileLørTekst \d+, 53 min$/,
    );
    expect(card.getByRole('link', { name: 'Se øvelsene' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Se morgendagen' })).toBeVisible();
    await expectNorwegian({ en: OVERVIEW_WORDS.en, nb: OVERVIEW_WORDS.nb });
  });

  test('shows a race with its paces', async () => {
    open(weekWith(RACE_DAY), { 'GET /api/coach/race-plan': { body: RACE_PLAN } });
    const card = await region('Dagens løp');
    expect(card).toHaveTextContent('Treningen din tilsier 1:51:00 til 1:56:00.');
    expect(card).toHaveTextContent('Før startTekst');
    const paces = within(card).getByRole('list', { name: 'Fart for hver strekning' });
    expect(paces).toHaveTextContent('0–3 km5:28 /km3–21,1 km5:23 /km');
    await expectNorwegian();
  });

  test('says that the race plan could not be loaded', async () => {
    open(weekWith(RACE_DAY), { 'GET /api/coach/race-plan': UNAVAILABLE });
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi fikk ikke hentet løpsplanen din.Prøv igjen');
    await expectNorwegian();
  });
});

describe('deletion of all data on a Norwegian page', () => {
  onNorwegianPage();
  const DELETE = 'DELETE /api/user-data/delete-all';

  test('requires the Norwegian confirmation text and reports a failure', async () => {
    const { api, actor } = renderNorwegian(<DataManagement />, { [DELETE]: UNAVAILABLE });
    await actor.click(screen.getByRole('button', { name: 'Slett alle dataene mine' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Slett alle dataene mine' }));
    const input = dialog.getByLabelText('Skriv SLETT DATAENE MINE for å bekrefte');
    expect(dialog.getByRole('button', { name: 'Avbryt' })).toBeVisible();
    await expectNorwegian();
    await actor.type(input, 'DELETE MY DATA{Enter}');
    const text = 'Skriv «SLETT DATAENE MINE» for å bekrefte';
    await seeToast({ title: 'Bekreft først', text, tone: 'destructive' });
    expect(api.calls).toEqual([]);
    await actor.clear(input);
    await actor.type(input, 'SLETT DATAENE MINE');
    await actor.click(dialog.getByRole('button', { name: 'Slett alt' }));
    const failed = 'Vi fikk ikke slettet dataene dine. Prøv igjen.';
    await seeToast({ title: 'Slettingen gikk ikke', text: failed, tone: 'destructive' });
  });
});
