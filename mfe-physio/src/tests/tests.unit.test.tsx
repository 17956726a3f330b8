import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioPlan, PlanInjury, PlanTest } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fixClock, physio, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { resultLines } from './test-words.ts';
import { TestsPage } from './tests-page.tsx';

fixClock();
afterEach(() => document.documentElement.removeAttribute('lang'));

const INJURY_ID = '019a9f30-7c7e-7000-8000-0000000000a1';
const reason = { code: 'gate.walk', values: {} };

const testOf = (change: Partial<PlanTest> = {}): PlanTest => ({
  ...({ testId: 'heel_raise', due: true, value: null, otherValue: null, lsi: null, passed: null } as const),
  ...{ confirmed: null, validUntil: null, facts: [] },
  ...change,
});

const planWith = (tests: PlanTest[], change: Partial<PhysioPlan> = {}): PhysioPlan => {
  const injury: PlanInjury = {
    ...({ injuryId: INJURY_ID, area: 'achilles', condition: 'achilles_mid', side: 'right', status: 'active' } as const),
    ...({ phase: 2, phaseDay: 20, daysLeft: 22, sessionsLeft: 6, missing: [], dayType: 'heavy' } as const),
    ...{ gate: { level: 'walk', stage: null, reason }, ladder: null, forecast: null, tests },
  };
  return {
    ...({ date: TODAY, status: 'ok', injuries: [injury], exercises: [], estimatedMinutes: 0, notes: [] } as const),
    gate: injury.gate,
    ...change,
  };
};

const open = (plan: PhysioPlan, change: Record<string, Route> = {}) => {
  const api = fakeApi(physio({ 'GET /api/physio/plan': { body: plan }, ...change }));
  return { api, ...renderApp(<TestsPage />, { path: '/physio-coach/tests' }) };
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const uneven = (from: number) => ({ code: 'test.uneven', values: { value: 19, other: 24, percent: 79, from } });
const stored = { 'POST /api/physio/tests': { body: {} } };
const saved = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);

describe('PHASE-243 card of a test', () => {
  test('shows the instructions, the end condition and a figure', async () => {
    open(planWith([testOf()]));
    const { getByText, findByRole } = await card('Heel raises on one leg');
    expect(getByText(/^With a straight knee and fingertips on a wall/)).toBeVisible();
    expect(getByText('It ends when: the heel no longer reaches 90 % of its first height.')).toBeVisible();
    expect(await findByRole('img', { name: 'Heel raises on one leg' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('asks for the good side first, a number and the pain of each side, and saves both', async () => {
    const { actor, api } = open(planWith([testOf()]), stored);
    const { getByRole, getAllByRole, getByText } = await card('Heel raises on one leg');
    expect(getByText('The good side first.')).toBeVisible();
    const numbers = getAllByRole('textbox');
    expect(numbers.map((field) => field.getAttribute('id')).length).toBe(2);
    expect(numbers[0]).toHaveAccessibleName('Left: repetitions');
    for (const [side, reps, pain] of [
      ['Left', '24', '0'],
      ['Right', '19', '2'],
    ] as const) {
      await actor.type(getByRole('textbox', { name: `${side}: repetitions` }), reps);
      const group = within(getByRole('radiogroup', { name: `${side}: highest pain, 0 to 10` }));
      await actor.click(group.getByRole('radio', { name: pain }));
    }
    await actor.click(getByRole('button', { name: 'Save the result' }));
    expect(await screen.findByText('Result saved')).toBeVisible();
    const sent = { injuryId: INJURY_ID, testId: 'heel_raise', id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(saved(api)).toEqual([
      { ...sent, side: 'left', value: 24, painDuring: 0 },
      { ...sent, side: 'right', value: 19, painDuring: 2 },
    ]);
  });

  test('never prefills pain, and shows what is missing', async () => {
    const { actor, api } = open(planWith([testOf({ testId: 'walk30' })]), stored);
    const { getByRole, getAllByRole, getByText } = await card('30-minute walk');
    for (const radio of getAllByRole('radio')) expect(radio).not.toBeChecked();
    await actor.click(getByRole('button', { name: 'Save the result' }));
    expect(getByText('Please answer this')).toBeVisible();
    expect(saved(api)).toEqual([]);
    await actor.click(getByRole('radio', { name: '2' }));
    await actor.click(getByRole('button', { name: 'Save the result' }));
    await screen.findByText('Result saved');
    expect(saved(api)).toMatchObject([{ testId: 'walk30', side: 'both', value: 2, painDuring: 2 }]);
  });

  test('rejects a number outside the range of the test', async () => {
    const { actor, api } = open(planWith([testOf()]), stored);
    const { getByRole, getAllByText } = await card('Heel raises on one leg');
    await actor.type(getByRole('textbox', { name: 'Left: repetitions' }), '41');
    await actor.click(getByRole('button', { name: 'Save the result' }));
    expect(getAllByText('Please give a number from 0 to 40')).toHaveLength(2);
    expect(saved(api)).toEqual([]);
  });

  test('sends the same ids again after a failure', async () => {
    const { actor, api } = open(planWith([testOf({ testId: 'squeeze5' })]), { 'POST /api/physio/tests': UNAVAILABLE });
    const { getByRole } = await card('Squeeze');
    await actor.click(getByRole('radio', { name: '1' }));
    await actor.click(getByRole('button', { name: 'Save the result' }));
    expect(await screen.findByText('The result could not be saved. Please try again.')).toBeVisible();
    await actor.click(getByRole('button', { name: 'Save the result' }));
    const ids = saved(api).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  test('shows the result with its symmetry, and no fields before the test is due again', async () => {
    open(planWith([testOf({ due: false, value: 19, otherValue: 24, lsi: 79, passed: false, facts: [uneven(90)] })]));
    const { getByText, queryByRole } = await card('Heel raises on one leg');
    expect(getByText('19 of 24: 79 percent of the other side. From 90 you move on. Keep loading.')).toBeVisible();
    expect(queryByRole('button', { name: 'Save the result' })).toBeNull();
  });

  test('PHASE-296 shows the test’s required percentage, and none after a worse morning', async () => {
    const result = { due: false, value: 14, otherValue: 20, lsi: 70, passed: false };
    open(planWith([testOf({ ...result, facts: [uneven(75)] })]));
    const { getByText } = await card('Heel raises on one leg');
    expect(getByText(/From 75 you move on/)).toBeVisible();
    const worse = { ...testOf({ ...result, confirmed: false }), facts: [{ code: 'test.worse', values: {} }] };
    expect(resultLines(worse, 'en').map(({ code, text }) => [code, text])).toEqual([
      ['symmetry', '70 percent of the other side.'],
      ['worse', 'The morning after was worse, so it does not count.'],
    ]);
  });

  test('is in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open(planWith([testOf({ testId: 'swelling2' })]));
    const { getByText, getByRole } = await card('Hevelse');
    expect(getByText('Sammenlign hevelsen med i går, 2 morgener på rad.')).toBeVisible();
    expect(getByRole('radio', { name: 'Mindre' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

describe('PHASE-244 list of the tests', () => {
  test('contains a hop test only when the plan offers it, and due tests first', async () => {
    const walk = testOf({ testId: 'walk30', due: false });
    const view = open(planWith([walk, testOf()]));
    await card('Heel raises on one leg');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Heel raises on one leg', '30-minute walk'],
    ]);
    expect(screen.queryByRole('heading', { name: '10 hops on one leg' })).toBeNull();
    view.unmount();
    open(planWith([testOf({ testId: 'hop10' })]));
    await card('10 hops on one leg');
  });

  test('is empty when no test is required now, and while no exercise is allowed', async () => {
    const view = open(planWith([]));
    expect(await screen.findByText('No test today')).toBeVisible();
    view.unmount();
    open(planWith([testOf()], { status: 'blocked' }));
    expect(await screen.findByText('No test today')).toBeVisible();
  });

  test('can be reloaded after a failure', async () => {
    open(planWith([]), { 'GET /api/physio/plan': UNAVAILABLE });
    expect(await screen.findByText('The tests could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the question about the age', () => {
  const PUT = 'PUT /api/physio/choices';
  const puts = (api: ReturnType<typeof fakeApi>) =>
    api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  test('PHASE-52 is asked above a heel raise while the age is unknown, and stored', async () => {
    const { api, actor } = open(planWith([testOf()], { from60: null }), { [PUT]: { body: {} } });
    expect(await screen.findByText('Are you 60 or older?')).toBeVisible();
    expect(await violations()).toEqual([]);
    api.on('GET /api/physio/plan', { body: planWith([testOf()], { from60: true }) });
    await actor.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(await screen.findByText(/^You are 60 or older: 15 heel raises/)).toBeVisible();
    expect(puts(api)).toEqual([{ from60: true }]);
  });

  test('PHASE-52 can be changed after the first answer', async () => {
    const { api, actor } = open(planWith([testOf()], { from60: true }), { [PUT]: { body: {} } });
    await actor.click(await screen.findByRole('button', { name: 'Change' }));
    await actor.click(screen.getByRole('radio', { name: 'No' }));
    expect(puts(api)).toEqual([{ from60: false }]);
  });

  test.each([
    ['the running profile states the age', planWith([testOf()])],
    ['no test depends on it', planWith([testOf({ testId: 'walk30' })], { from60: null })],
  ])('PHASE-52 is not asked when %s', async (_when, plan) => {
    open(plan);
    expect(await screen.findAllByRole('region')).not.toEqual([]);
    expect(screen.queryByText('Are you 60 or older?')).toBeNull();
  });
});
