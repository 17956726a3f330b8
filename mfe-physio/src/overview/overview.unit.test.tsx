import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY, type PlanInjury } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startVisit } from '../onboarding/use-onboarding.ts';
import {
  ALERTS,
  checkinOf,
  fixClock,
  injuryStateOf,
  logOf,
  NOT_FOUND,
  newcomer,
  PROFILE,
  physio,
  planOf,
  TODAY,
  UNAVAILABLE,
  wholePlanOf,
} from '../testing/fixtures.ts';
import Overview from './overview.tsx';

fixClock();
// The figures are loaded on demand, which can take longer than the timeout of a test's query.
beforeAll(() => import('../exercises/drawn-exercise.tsx'));
beforeEach(() => {
  startVisit();
  window.localStorage.setItem(ONBOARDING_KEY, 'true');
});

const SESSIONS = 'GET /api/physio/sessions?from=2025-11-20&to=2026-11-20';
const open = (routes: Record<string, Route>) => {
  const show = vi.fn();
  const api = fakeApi(routes);
  return { api, show, ...renderApp(<Overview show={show} />) };
};
/** Finds a tile by its label. The tile contains the number and the caption below it. */
const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement as HTMLElement;
};

describe('physio welcome card', () => {
  test('PHY-03 PHY-04 shows the focus area, the phase, the date and the dose reason', async () => {
    open(physio());
    const card = await screen.findByRole('region', { name: 'Welcome, Ingrid' });
    expect(await within(card).findByText(/Focus area:/)).toHaveTextContent('Focus area: Knee. Phase 2 of 3, Load.');
    expect(within(card).getByText('Friday 20 November')).toBeVisible();
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByText('Pain of 2 and settled: the full dose today.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('PHY-03 does not show a focus area without a profile', async () => {
    open(newcomer());
    await screen.findByRole('button', { name: 'Start Physio Check-in' });
    expect(screen.queryByText(/Focus area/)).toBeNull();
    expect(screen.getByText('Friday 20 November')).toBeVisible();
  });

  test('shows "Marked as healed" for a resolved injury', async () => {
    const today = { body: { status: 'resolved', date: TODAY } };
    open(
      physio({
        'GET /api/physio/profile': { body: { ...PROFILE, status: 'resolved' } },
        'GET /api/physio/today': today,
      }),
    );
    expect(await screen.findByText(/Marked as healed\./)).toBeVisible();
  });
});

describe("today's check-in on the physio overview", () => {
  test('PHY-05 PHY-06 PHY-07 shows pain, walk/run tolerance and functional tests', async () => {
    open(physio());
    const pain = await figure('Pain');
    expect(pain).toHaveTextContent('2/10');
    expect(await within(pain).findByText('From 4')).toBeVisible();
    expect(await figure('Walk/run')).toHaveTextContent('YesFine');
    expect(await figure('Tests')).toHaveTextContent('Not yetFail');
    expect(screen.queryByRole('button', { name: 'Start Physio Check-in' })).toBeNull();
    expect(await screen.findByRole('link', { name: "See today's exercises" })).toHaveAttribute(
      'href',
      '/physio-coach/exercises',
    );
  });

  test('PHY-06 PHY-07 shows "No" for walk/run and "Pass" for the tests', async () => {
    const answers = { pain: 5, walkRunTolerance: false, functionalTestsOk: true };
    open(physio({ 'GET /api/physio/checkin/today': { body: checkinOf(answers) } }));
    expect(await figure('Walk/run')).toHaveTextContent('NoNot yet');
    expect(await figure('Tests')).toHaveTextContent('PassAll fine');
  });

  test('PHY-08 PHY-09 opens the check-ins tab on "Start Physio Check-in" when there is no check-in', async () => {
    const { actor, show } = open(physio({ 'GET /api/physio/checkin/today': NOT_FOUND }));
    await actor.click(await screen.findByRole('button', { name: 'Start Physio Check-in' }));
    expect(show).toHaveBeenCalledWith('checkins');
    expect(screen.queryByText('Walk/run')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PHY-94 opens the profile on "Start Physio Check-in" when there is no profile, and explains why', async () => {
    const { actor, show } = open(newcomer());
    expect(await screen.findByText(/^First tell us where it hurts\./)).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Start Physio Check-in' }));
    expect(show).toHaveBeenCalledWith('profile');
  });

  test('PHY-93 is worded in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open(physio());
    expect(await screen.findByRole('region', { name: 'Velkommen, Ingrid' })).toBeVisible();
    expect(await screen.findByText('fredag 20. november')).toBeVisible();
    expect(await figure('Gå/løp')).toHaveTextContent('JaGår fint');
    expect(await screen.findByRole('link', { name: 'Se dagens øvelser' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Welcome|Focus|Check-ins|Average|since/);
    document.documentElement.removeAttribute('lang');
  });

  test('shows a retry button when the check-in cannot be read', async () => {
    const { actor, api } = open(physio({ 'GET /api/physio/checkin/today': UNAVAILABLE }));
    expect(await screen.findByText("We could not load today's check-in.")).toBeVisible();
    api.on('GET /api/physio/checkin/today', { body: checkinOf() });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Pain')).toBeVisible();
  });
});

describe('action first on the physio overview', () => {
  const start = () => screen.findByRole('link', { name: /^Start/ });
  const plan = (change = {}) => ({ 'GET /api/physio/plan': { body: wholePlanOf(change) }, [SESSIONS]: { body: [] } });

  test('BODY-50 begins with today’s exercises: the figure of the next one, their number and minutes, and Start', async () => {
    open(physio(plan()));
    const card = await screen.findByRole('region', { name: 'Today' });
    expect(await within(card).findByText('1 exercise, 15 min')).toBeVisible();
    expect(await start()).toHaveAttribute('href', '/physio-coach/session');
    expect(await start()).toHaveTextContent('Start, 15 min');
    expect(await within(card).findByRole('img', { name: 'Split squat' })).toBeInTheDocument();
    const order = ['Today', 'Welcome, Ingrid', 'The road back'].map((name) => screen.getByRole('region', { name }));
    for (const [index, region] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations()).toEqual([]);
  });

  test('BODY-50 shows no minutes with a server that does not send them', async () => {
    open(physio());
    expect(await start()).toHaveTextContent(/^Start$/);
    expect(screen.getByText('1 exercise')).toBeVisible();
  });

  test.each([
    ['everything is logged', { exercises: planOf().exercises.map((each) => ({ ...each, status: 'done' as const })) }],
    ['the programme is blocked', { status: 'blocked' as const, exercises: [] }],
  ])('BODY-52 offers nothing to start when %s', async (_name, change) => {
    open(physio({ 'GET /api/physio/today': { body: planOf(change) } }));
    await screen.findByText(/Phase 2 of 3/);
    expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull();
  });

  test('BODY-53 shows the first steps as a list until the first full day, and then as a row of dots', async () => {
    window.localStorage.clear();
    const { unmount } = open(physio({ 'GET /api/physio/logs?limit=30': { body: [] } }));
    const steps = await screen.findByRole('list', { name: 'Your way back to running' });
    expect(within(steps).getByText('Mark progress')).toBeVisible();
    unmount();
    open(physio());
    expect(await screen.findByText('Fill profile (done)')).toBeInTheDocument();
  });
});

describe('stat section of the physio overview', () => {
  test('PHY-10 PHY-11 shows the number of check-ins and their average pain', async () => {
    open(physio());
    expect(await figure('Check-ins')).toHaveTextContent('Check-ins');
    expect(await within(await figure('Check-ins')).findByText('since 16 Nov')).toBeVisible();
    expect(await figure('Check-ins')).toHaveTextContent('3since 16 Nov');
    expect(await figure('Average pain')).toHaveTextContent('3.0/10since 16 Nov');
  });

  test('shows "the latest 30" when 30 check-ins are returned', async () => {
    const month = Array.from({ length: 30 }, () => checkinOf());
    open(physio({ 'GET /api/physio/checkins?limit=30': { body: month } }));
    expect(await within(await figure('Check-ins')).findByText('the latest 30')).toBeVisible();
  });

  test('PHY-12 PHY-92 limits the number of recent exercises to seven, and shows the day of the last one', async () => {
    const nine = Array.from({ length: 9 }, (_, day) => logOf(`2026-11-1${day}`));
    open(physio({ 'GET /api/physio/logs?limit=30': { body: nine } }));
    const card = await figure('Exercises');
    expect(await within(card).findByText('7+')).toBeVisible();
    expect(card).toHaveTextContent('7+last on 10 Nov');
  });

  test('shows a dash when a list cannot be read', async () => {
    open(physio({ 'GET /api/physio/checkins?limit=30': UNAVAILABLE, 'GET /api/physio/logs?limit=30': UNAVAILABLE }));
    expect(await within(await figure('Check-ins')).findByText('–')).toBeVisible();
    expect(await figure('Average pain')).toHaveTextContent('Average pain–');
    expect(await figure('Exercises')).toHaveTextContent('Exercises–');
  });
});

test('PHY-02 physio overview links to the running coach in its navigation', async () => {
  open(physio());
  await screen.findByText(/Focus area/);
  const rows = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link', { hidden: true });
  const row = rows.find(({ textContent }) => textContent === 'Switch to Running Coach');
  expect(row).toHaveAttribute('href', '/running');
});

test('physio overview omits the dose reason when an alert contains it', async () => {
  const { reason } = planOf().dose;
  const alerts = [{ ...ALERTS.high_pain, text: `${reason} Gentle isometrics only.` }];
  open(physio({ 'GET /api/physio/today': { body: planOf({ alerts }) } }));
  await screen.findByText(/Phase 2 of 3/);
  expect(screen.queryByText(reason)).toBeNull();
});

describe('PHASE-37 notice for runners on the earlier programme', () => {
  const TITLE = 'Running now waits for a few tests';
  const test1 = {
    ...({ testId: 'walk30', due: true, value: null, otherValue: null, lsi: null, passed: null } as const),
    ...{ confirmed: null, validUntil: null, facts: [] },
  };
  const closed = injuryStateOf({
    ...{ gate: { level: 'walk', stage: null, reason: { code: 'gate.criteria', values: {} } }, ladder: null },
    ...{ tests: [test1], missing: [{ code: 'missing.test', values: { test: 'walk30', min: 0, max: 2 } }] },
  });
  const routes = (injury: typeof closed, morningPain: number | null = null) => ({
    [SESSIONS]: { body: [] },
    'GET /api/physio/plan': { body: wholePlanOf({ injuries: [injury] }) },
    'GET /api/physio/checkins?limit=30': {
      body: ['2026-11-20', '2026-11-19', '2026-11-18'].map((date) => checkinOf({ date, morningPain })),
    },
  });

  test('explains why running is not allowed, and links to the tests with the next step', async () => {
    open(physio(routes(closed)));
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(screen.getByText(/^Next: [^.]+\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the tests' })).toHaveAttribute('href', '/physio-coach/tests');
    expect(await violations()).toEqual([]);
  });

  test('is in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open(physio(routes(closed)));
    expect(await screen.findByText('Løpingen venter nå på noen tester')).toBeVisible();
    expect(screen.getByText(/^Neste: /)).toBeVisible();
    document.documentElement.removeAttribute('lang');
  });

  test.each([
    ['after the first test result', { ...closed, tests: [{ ...test1, value: 1 }] }, null],
    ['for a runner who has answered about the mornings', closed, 1],
    ['on the ladder', injuryStateOf(), null],
    [
      'after a worse morning',
      { ...closed, gate: { ...closed.gate, reason: { code: 'gate.worse', values: {} } } },
      null,
    ],
  ] as [string, PlanInjury, number | null][])('is not shown %s', async (_when, injury, morningPain) => {
    const { client } = open(physio(routes(injury, morningPain)));
    await waitFor(() => expect(client.getQueryData(['/api/physio/plan'])).toBeDefined());
    await figure('Pain');
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
