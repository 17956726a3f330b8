import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioSession } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { fixClock, injuryStateOf, NOT_FOUND, physio, wholePlanOf } from '../testing/fixtures.ts';
import { RoadBack } from './road.tsx';
import { stagesOf } from './road-stages.ts';
import { ROAD_WORDS } from './road-words.ts';

fixClock();
afterEach(() => {
  document.documentElement.lang = 'en';
});

const SESSIONS = 'GET /api/physio/sessions?from=2025-11-20&to=2026-11-20';
const runOf = (ladderStage: number, date: string, change: Partial<PhysioSession> = {}): PhysioSession => ({
  id: `${ladderStage}-${date}`,
  date,
  injuryId: null,
  kind: 'guided_run',
  startedAt: `${date}T07:00:00Z`,
  finishedAt: `${date}T07:30:00Z`,
  status: 'done',
  ladderStage,
  runPain: 0,
  exercises: [],
  painAfter: 0,
  painStop: null,
  changes: 0,
  createdAt: `${date}T07:30:00Z`,
  updatedAt: `${date}T07:30:00Z`,
  ...change,
});
const RUNS = [
  runOf(3, '2026-11-14'),
  runOf(3, '2026-11-17'),
  runOf(2, '2026-11-10'),
  runOf(2, '2026-11-12', { status: 'skipped' }),
  runOf(4, '2026-11-19'),
];

const open = (plan: Route, sessions: Route = { body: RUNS }) => {
  fakeApi(physio({ 'GET /api/physio/plan': plan, [SESSIONS]: sessions }));
  return renderApp(<RoadBack />);
};
const steps = async () =>
  [...(await screen.findByRole('list', { name: 'Stages of the walk-run ladder' })).children].map(
    ({ lastElementChild }) => lastElementChild?.textContent,
  );

describe('road back to running', () => {
  test('BODY-40 shows twelve steps: done ones with the date of the last session, the current one, and those ahead', async () => {
    const { container } = open({ body: wholePlanOf() });
    await screen.findByText('When you did them');
    expect(await steps()).toEqual([
      'Stage 1: 1 minute at a time, done',
      'Stage 2: 2 minutes at a time, done on 10 Nov',
      'Stage 3: 3 minutes at a time, done on 17 Nov',
      'Stage 4: 5 minutes at a time, you are here',
      ...[6, 7, 9, 12, 16, 20, 25, 30].map(
        (minutes, index) => `Stage ${index + 5}: ${minutes} minutes at a time, ahead`,
      ),
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Stage 4');
    expect(screen.getByText('You are here: stage 4, running 5 minutes at a time.')).toBeVisible();
    expect(screen.getByText('Stage 4 of 12')).toBeVisible();
    expect(screen.getByText(/^One more good day here, and you move up\. Next session from 22 Nov\./)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  test('BODY-41 shows a range of weeks, and the earliest day as one that requires every step to go well', async () => {
    open({ body: wholePlanOf() });
    expect(
      await screen.findByText(/back at 30 minutes of running after 9–12 weeks, if mornings stay calm/),
    ).toHaveTextContent(/Earliest: 30 Dec, if every step goes well\.$/);
  });

  test('BODY-47 says that the next session can be done today', async () => {
    const ladder = { stage: 4, clean: 0, needed: 2, earliest: '2026-11-20', startable: true };
    open({ body: wholePlanOf({ injuries: [injuryStateOf({ ladder })] }) });
    const line = await screen.findByText(
      /^2 more good days here, and you move up\. You can do the next session today\./,
    );
    expect(line).toBeVisible();
  });

  test('BODY-41 shows no forecast when there is none', async () => {
    open({ body: wholePlanOf({ injuries: [injuryStateOf({ forecast: null })] }) });
    await steps();
    expect(screen.queryByText(/weeks/)).toBeNull();
  });

  test('BODY-42 shows which phase comes before the ladder and its remaining requirements', async () => {
    const waiting = {
      ladder: null,
      gate: { level: 'walk' as const, stage: null, reason: { code: 'x', values: {} } },
    };
    open({ body: wholePlanOf({ injuries: [injuryStateOf({ ...waiting, daysLeft: 12, sessionsLeft: 3.5 })] }) });
    expect(await screen.findByText('You are here: before the ladder, in phase 2 of 3, Load.')).toBeVisible();
    expect(screen.getByText(/at least 12 more days and 4 more sessions, because tissue/)).toBeVisible();
  });

  test('BODY-42 shows all steps as done when running is no longer limited', async () => {
    const over = { ladder: null, gate: { level: 'clear' as const, stage: null, reason: { code: 'x', values: {} } } };
    open({ body: wholePlanOf({ injuries: [injuryStateOf(over)] }) });
    expect(await screen.findByText('All stages done: 30 minutes of running in one go.')).toBeVisible();
    expect(screen.getByText('All 12 done')).toBeVisible();
  });

  test('BODY-43 has a timeline for each active injury', async () => {
    const second = injuryStateOf({ injuryId: 'two', area: 'calf', condition: 'soleus', side: 'left' });
    open({ body: wholePlanOf({ injuries: [injuryStateOf(), second] }) });
    expect(await screen.findByRole('region', { name: 'The road back: Right knee' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The road back: Left calf' })).toBeVisible();
  });

  test('BODY-44 shows the steps without dates when the sessions cannot be loaded', async () => {
    open({ body: wholePlanOf() }, { status: 503, body: {} });
    expect((await steps())[2]).toBe('Stage 3: 3 minutes at a time, done');
  });

  test('BODY-44 shows nothing with a server that has no plan', async () => {
    const { client } = open(NOT_FOUND);
    await waitFor(() => expect(client.getQueryState(['/api/physio/plan'])?.status).toBe('error'));
    expect(screen.queryByRole('list', { name: 'Stages of the walk-run ladder' })).toBeNull();
  });

  test('BODY-45 is shown in Norwegian on a Norwegian page, with the same numbers', async () => {
    document.documentElement.lang = 'nb';
    open({ body: wholePlanOf() });
    expect(await screen.findByText('Her er du: trinn 4, løping 5 minutter om gangen.')).toBeVisible();
    const numbers = (text: string) => text.match(/\d+/g);
    for (const [one, other] of [
      [ROAD_WORDS.en.minimum(12, 4), ROAD_WORDS.nb.minimum(12, 4)],
      [ROAD_WORDS.en.forecast(9, 12), ROAD_WORDS.nb.forecast(9, 12)],
      [ROAD_WORDS.en.clean(3), ROAD_WORDS.nb.clean(3)],
    ] as const)
      expect(numbers(one)).toEqual(numbers(other));
  });

  test('BODY-40 has at most one current step, done steps before it and steps ahead after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (stage) => {
        const ladder = { stage, clean: 0, needed: 2, earliest: null, startable: false };
        const states = stagesOf(injuryStateOf({ ladder }), []).map(({ state }) => state);
        const order = { done: 0, here: 1, ahead: 2 };
        expect(states).toHaveLength(12);
        expect(states.filter((state) => state === 'here')).toHaveLength(stage === 0 ? 0 : 1);
        expect([...states].sort((one, other) => order[one] - order[other])).toEqual(states);
      }),
    );
  });
});
