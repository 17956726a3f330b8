import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startVisit } from '../onboarding/use-onboarding.ts';
import {
  ALERTS,
  BROKEN,
  checkinOf,
  logOf,
  MORNING,
  NOTHING,
  newcomer,
  PROFILE,
  physio,
  planOf,
} from '../testing/fixtures.ts';
import Overview from './overview.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  startVisit();
  window.localStorage.setItem(ONBOARDING_KEY, 'true');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (routes: Record<string, Route>) => {
  const show = vi.fn();
  const api = fakeApi(routes);
  return { api, show, ...renderApp(<Overview show={show} />) };
};
/** A figure by its label, with the text below it. */
const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement as HTMLElement;
};

describe('the welcome card', () => {
  test('PHY-03 PHY-04 names the focus area, the phase and the day', async () => {
    open(physio());
    const card = await screen.findByRole('region', { name: 'Welcome back, Ingrid' });
    expect(await within(card).findByText(/Focus area:/)).toHaveTextContent('Focus area: Knee. Phase 2 of 3, Load.');
    expect(within(card).getByText('Friday 20 November')).toBeVisible();
    expect(await within(card).findByText('Pain of 2 and settled: the full dose today.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('LANG-81 comes after the safety hold with its number to call', async () => {
    const text = 'No training advice for now: in Norway 113, elsewhere your local emergency number.';
    const hold = { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, closesTraining: true, text };
    open(physio({ 'GET /api/physio/safety': { body: { hold: { ...hold, card: null } } } }));
    const call = await screen.findByRole('link', { name: 'Call 113' });
    const card = await screen.findByRole('region', { name: 'Welcome back, Ingrid' });
    expect(call.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  test('PHY-03 names no focus area without a profile', async () => {
    open(newcomer());
    await screen.findByRole('button', { name: 'Start Physio Check-in' });
    expect(screen.queryByText(/Focus area/)).toBeNull();
    expect(screen.getByText('Friday 20 November')).toBeVisible();
  });

  test('says when the injury is marked as healed', async () => {
    open(physio({ 'GET /api/physio/profile': { body: { ...PROFILE, status: 'resolved' } } }));
    expect(await screen.findByText(/Marked as healed\./)).toBeVisible();
  });
});

describe("today's check-in", () => {
  test('PHY-05 PHY-06 PHY-07 shows pain, walk/run and tests', async () => {
    open(physio());
    const pain = await figure('Pain');
    expect(pain).toHaveTextContent('2/10');
    expect(await within(pain).findByText('From 4')).toBeVisible();
    expect(await figure('Walk/run')).toHaveTextContent('YesFine');
    expect(await figure('Tests')).toHaveTextContent('FailNot yet');
    expect(screen.queryByRole('button', { name: 'Start Physio Check-in' })).toBeNull();
    expect(await screen.findByRole('link', { name: "See today's exercises" })).toHaveAttribute(
      'href',
      '/physio-coach/exercises',
    );
  });

  test('PHY-06 PHY-07 shows the opposite walk/run and test answers', async () => {
    const answers = { pain: 5, walkRunTolerance: false, functionalTestsOk: true };
    open(physio({ 'GET /api/physio/checkin/today': { body: checkinOf(answers) } }));
    expect(await figure('Walk/run')).toHaveTextContent('NoNot yet');
    expect(await figure('Tests')).toHaveTextContent('PassAll fine');
  });

  test('PHY-08 PHY-09 shows a button to the check-ins tab instead of figures when there is none', async () => {
    const { actor, show } = open(physio({ 'GET /api/physio/checkin/today': NOTHING }));
    await actor.click(await screen.findByRole('button', { name: 'Start Physio Check-in' }));
    expect(show).toHaveBeenCalledWith('checkins');
    expect(screen.queryByText('Walk/run')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be retried when it cannot be read', async () => {
    const { actor, api } = open(physio({ 'GET /api/physio/checkin/today': BROKEN }));
    expect(await screen.findByText("We could not load today's check-in.")).toBeVisible();
    api.on('GET /api/physio/checkin/today', { body: checkinOf() });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Pain')).toBeVisible();
  });
});

describe('the stat cards', () => {
  test('PHY-10 PHY-11 count the check-ins and average their pain', async () => {
    open(physio());
    expect(await figure('Check-ins')).toHaveTextContent('Check-ins');
    expect(await within(await figure('Check-ins')).findByText('since 16 Nov')).toBeVisible();
    expect(await figure('Check-ins')).toHaveTextContent('3since 16 Nov');
    expect(await figure('Average pain')).toHaveTextContent('3.0/10since 16 Nov');
  });

  test('say that only the latest are counted when the list is full', async () => {
    const month = Array.from({ length: 30 }, () => checkinOf());
    open(physio({ 'GET /api/physio/checkins?limit=30': { body: month } }));
    expect(await within(await figure('Check-ins')).findByText('the latest 30')).toBeVisible();
  });

  test('PHY-12 count at most seven recent exercises', async () => {
    const nine = Array.from({ length: 9 }, (_, day) => logOf(`2026-11-1${day}`));
    open(physio({ 'GET /api/physio/logs?limit=30': { body: nine } }));
    const card = await figure('Exercises');
    expect(await within(card).findByText('7')).toBeVisible();
    expect(card).toHaveTextContent('7 of 7recent entries');
  });

  test('show a dash instead of zero when a list cannot be read', async () => {
    open(physio({ 'GET /api/physio/checkins?limit=30': BROKEN, 'GET /api/physio/logs?limit=30': BROKEN }));
    expect(await within(await figure('Check-ins')).findByText('–')).toBeVisible();
    expect(await figure('Average pain')).toHaveTextContent('–/10');
    expect(await figure('Exercises')).toHaveTextContent('– of 7');
  });
});

test('PHY-02 the overview has a link to the running coach in its navigation', async () => {
  open(physio());
  await screen.findByText(/Focus area/);
  const rows = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link', { hidden: true });
  const row = rows.find(({ textContent }) => textContent === 'Switch to Running Coach');
  expect(row).toHaveAttribute('href', '/running');
});

test('the overview omits the dose reason when an alert already states it', async () => {
  const { reason } = planOf().dose;
  const alerts = [{ ...ALERTS.high_pain, text: `${reason} Gentle isometrics only.` }];
  open(physio({ 'GET /api/physio/today': { body: planOf({ alerts }) } }));
  await screen.findByText(/Phase 2 of 3/);
  expect(screen.queryByText(reason)).toBeNull();
});
