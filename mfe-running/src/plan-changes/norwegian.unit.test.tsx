import type { Route } from '@stridewell/app/testing/fake-api';
import type { WeeklyPlan, WeeklyPlanDay, WeekOffer } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { onNorwegianPage, renderNorwegian } from '../plan/testing/norwegian-page.tsx';
import { englishLeft } from '../testing/english-left.ts';
import { fixClock, PLAN, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { MOVES } from '../testing/moves-fixture.ts';
import { CHANGE_WORDS } from './change-words.ts';
import { doneText, type PlanChange } from './plan-change.ts';
import { PlanChangeMenu, WeekChangeMenu } from './plan-change-menu.tsx';
import { WeekOffers } from './week-offers.tsx';

fixClock();

const ADJUST = 'POST /api/coach/weekly-plan/adjust';
const MOVES_ROUTE = `GET /api/coach/weekly-plan/moves?date=${TODAY}`;
const PLAN_ROUTE = 'GET /api/coach/weekly-plan';
const ROUTES = {
  [MOVES_ROUTE]: { body: MOVES },
  [PLAN_ROUTE]: { body: PLAN },
  'POST /api/coach/weekly-plan/move': { body: PLAN },
  [ADJUST]: { body: PLAN },
  'POST /api/coach/weekly-plan/change-preview': UNAVAILABLE,
};

const TODAYS: WeeklyPlanDay = { ...(PLAN.days[4] as WeeklyPlanDay), title: 'Tempoløp' };
const expectNorwegian = async (): Promise<void> => {
  expect(englishLeft(CHANGE_WORDS)).toEqual([]);
  expect(await violations()).toEqual([]);
};
const openMenu = async (change: Record<string, Route> = {}, day = TODAYS) => {
  const rendered = renderNorwegian(<PlanChangeMenu day={day} />, { ...ROUTES, ...change });
  await rendered.actor.click(screen.getByRole('button', { name: 'Endre Tempoløp, fre. 20. nov.' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Endre Tempoløp' })) };
};

describe('offers of the week on a Norwegian page', () => {
  onNorwegianPage();
  const OFFERS: WeekOffer[] = [
    { kind: 'lighter_week', reason: 'low_week', text: 'Tekst 1' },
    { kind: 'smaller_plan', reason: 'no_time', minutes: 120, runs: 3, text: 'Tekst 2' },
    { kind: 'time_trial', date: TODAY, session: 'trial_20', weeks: 6, text: 'Tekst 3' },
    { kind: 'long_to_next_week', date: '2026-11-22', to: '2026-11-23', minutes: 80, text: 'Tekst 4' },
    { kind: 'extra_minutes', date: TODAY, minutes: 5, text: 'Tekst 5' },
  ];
  const open = (plan: Partial<WeeklyPlan>) =>
    renderNorwegian(<WeekOffers plan={{ ...PLAN, ...plan }} />, { ...ROUTES });

  test('are shown with their buttons in Norwegian', async () => {
    open({ offers: OFFERS });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Gjør uka lettere', 'Nei takk', '120 min på 3 dager', 'Nei takk', 'Planlegg testen', 'Nei takk'],
      ...['Flytt den til mandag', 'Nei takk', 'Legg til 5 min'],
    ]);
    await expectNorwegian();
  });

  test('are listed in Norwegian once they are accepted', async () => {
    const accepted = {
      lighterWeek: true as const,
      smallerPlan: { minutes: 120, runs: 3, since: '2026-11-16' },
      timeTrial: { date: '2026-11-18' },
      longToNextWeek: { date: '2026-11-22', to: '2026-11-23' },
      extraMinutes: { date: TODAY, minutes: 5 },
    };
    open({ accepted });
    for (const text of [
      ...['En lettere uke', 'Mindre plan: 120 min på 3 dager', 'Testløp på onsdag'],
      ...['Langturen er flyttet til mandag', '5 minutter til på fredag'],
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Avslutt den mindre planen' })).toBeVisible();
    await expectNorwegian();
  });
});

describe('change menu on a Norwegian page', () => {
  onNorwegianPage();

  test('shows the day, the days to move to and every option in Norwegian', async () => {
    const { dialog } = await openMenu();
    expect(dialog.getByText('Fredag 20. november, 39 min')).toBeVisible();
    const days = await dialog.findByRole('list', { name: 'Flytt til en annen dag' });
    expect([...days.children].map(({ textContent }) => textContent?.replace(/Tekst.*/, ''))).toEqual([
      'Lørdag 21.',
      'Søndag 22.',
      'Mandag 23., neste uke',
    ]);
    expect(dialog.getByRole('button', { name: /^Kort ned til 30 min/ })).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Endre hele uka' })).toBeVisible();
    await expectNorwegian();
  });

  test('has Norwegian labels for undoing the runner’s changes', async () => {
    const wishes = { easierWeek: true, repeatWeek: false };
    const day: WeeklyPlanDay = { ...TODAYS, adjusted: 'easier', movedFrom: '2026-11-18' };
    const { dialog } = await openMenu({ [PLAN_ROUTE]: { body: { ...PLAN, wishes } } }, day);
    expect(dialog.getByText('Tilbake til onsdag 18. november.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Angre: ikke lettere/ })).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Angre endringen min av uka' })).toBeVisible();
    await dialog.findByRole('list', { name: 'Flytt til en annen dag' });
    await expectNorwegian();
  });

  test('shows what was changed, and undoes it', async () => {
    const { actor, dialog } = await openMenu();
    await actor.click(await dialog.findByRole('button', { name: 'Lørdag 21.' }));
    await seeToast({ title: 'Flyttet til lørdag', text: 'Lørdag: Tekst 12.', tone: 'success' });
    await actor.click(screen.getByRole('button', { name: 'Angre' }));
    await seeToast({ title: 'Endringen er angret', tone: 'success' });
  });

  test('shows that the days could not be loaded and that a change failed', async () => {
    const { actor, dialog } = await openMenu({ [MOVES_ROUTE]: UNAVAILABLE, [ADJUST]: UNAVAILABLE });
    expect(await dialog.findByText('Vi fikk ikke hentet dagene du kan flytte til.')).toBeVisible();
    await expectNorwegian();
    await actor.click(dialog.getByRole('button', { name: /^Gjør økta lettere/ }));
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke endret planen', tone: 'destructive' });
  });

  test('shows that there is no day left to move to', async () => {
    const { dialog } = await openMenu({ [MOVES_ROUTE]: { body: [] } });
    expect(await dialog.findByText('Det er ingen dag igjen denne uka å flytte til.')).toBeVisible();
  });

  test('asks before a change of the week', async () => {
    const { actor } = renderNorwegian(<WeekChangeMenu />, ROUTES);
    await actor.click(screen.getByRole('button', { name: 'Endre uka' }));
    await actor.click(await screen.findByRole('button', { name: /^Gjenta forrige uke/ }));
    expect(await screen.findByText(/^Det som endres, lot seg ikke vise\./)).toBeVisible();
    await expectNorwegian();
  });
});

describe('message after a change on a Norwegian page', () => {
  onNorwegianPage();

  test.each<[PlanChange, string]>([
    [{ kind: 'easier', date: TODAY }, 'Økta er lettere'],
    [{ kind: 'shorten', date: TODAY, minutes: 30 }, 'Økta er kortere'],
    [{ kind: 'easier_week' }, 'En lettere uke'],
    [{ kind: 'repeat_week' }, 'Uka gjentas'],
    [{ kind: 'lighter_week' }, 'En lettere uke'],
    [{ kind: 'smaller_plan', minutes: 120, runs: 3 }, 'En mindre plan'],
    [{ kind: 'time_trial', date: TODAY }, 'Testløpet er planlagt'],
    [{ kind: 'long_to_next_week', date: TODAY }, 'Flyttet til mandag'],
    [{ kind: 'extra_minutes', date: TODAY, minutes: 5 }, '5 minutter lagt til'],
    [{ kind: 'decline', offer: 'time_trial' }, 'Planen blir som den er'],
    [{ kind: 'answer_note', note: 'hard_skipped', answer: 'keep' }, 'Svaret er lagret'],
    [{ kind: 'undo' }, 'Endringen er angret'],
  ])('for %j is "%s"', (change, title) => {
    expect(doneText(change, PLAN).title).toBe(title);
  });
});
