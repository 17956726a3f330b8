import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioPlan, PlanExercise } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixClock, physio, TODAY, wholePlanOf } from '../testing/fixtures.ts';
import { ExercisesPage } from './exercises-page.tsx';

fixClock();

const PUT = 'PUT /api/physio/choices';
const open = (plan: Partial<PhysioPlan>, change: Record<string, Route> = {}) => {
  const api = fakeApi(
    physio({
      'GET /api/physio/plan': { body: wholePlanOf(plan) },
      [PUT]: { body: { date: TODAY, equipment: ['bands'], short: false } },
      ...change,
    }),
  );
  return { api, ...renderApp(<ExercisesPage />, { path: '/physio-coach/exercises' }) };
};
const saved = ({ api }: Pick<ReturnType<typeof open>, 'api'>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

const unfold = async ({ actor }: Pick<ReturnType<typeof open>, 'actor'>, name = /^Make it fit today/) =>
  actor.click(await screen.findByRole('button', { name }));

const SQUAT = wholePlanOf().exercises[0] as PlanExercise;
const SHORT = {
  exercises: [{ exerciseId: SQUAT.exerciseId, injuryId: SQUAT.injuryId, sides: [{ side: 'right' as const, sets: 2 }] }],
  estimatedMinutes: 10,
};

describe('the notes of the plan', () => {
  test('PHASE-42 PHASE-47 show the notes for the runner in the language of the page', async () => {
    open({
      notes: [
        { code: 'dose.full', values: { pain: 1 } },
        { code: 'note.few_sessions', values: {} },
        { code: 'note.speed_steps', values: { times: 6, seconds: 20 } },
      ],
    });
    expect(await screen.findByText(/^Fewer than half of the sessions/)).toBeVisible();
    expect(screen.getByText(/^Before fast running: 6 × 20 s at 70 percent/)).toBeVisible();
  });

  test('PHASE-43 remind of the short sessions after an injury has healed, with a button that starts one', async () => {
    const injury = {
      ...wholePlanOf().injuries[0],
      status: 'maintenance',
      phase: null,
    } as PhysioPlan['injuries'][number];
    open(
      { injuries: [injury], notes: [{ code: 'note.maintenance_missed', values: {} }] },
      { 'GET /api/physio/today': { body: { status: 'resolved', date: TODAY } } },
    );
    expect(await screen.findByText(/^Three weeks without a session/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start, 15 min' })).toHaveAttribute('href', '/physio-coach/session');
  });
});

describe('the choices for today', () => {
  test('EXLIB-31 asks once for the equipment, and "None of these" excludes the other answers', async () => {
    const opened = open({ equipment: null });
    const { actor } = opened;
    const chip = (name: string) => screen.getByRole('button', { name });
    await unfold(opened);
    expect(await screen.findByText('What do you have for exercises?')).toBeVisible();
    expect(chip('Save')).toBeDisabled();
    await actor.click(chip('None of these'));
    await actor.click(chip('Bands'));
    await actor.click(chip('A gym'));
    expect(chip('None of these')).toHaveAttribute('aria-pressed', 'false');
    expect(await violations()).toEqual([]);
    await actor.click(chip('Save'));
    await waitFor(() => expect(saved(opened)).toEqual([{ equipment: ['bands', 'gym'] }]));
  });

  test('EXLIB-32 shows the replacement, and the equipment that is still needed', async () => {
    const opened = open({
      equipment: ['bands'],
      exercises: [
        { ...SQUAT, exerciseId: 'knee-wall-sit', insteadOf: 'knee-step-up', missingKit: [] },
        { ...SQUAT, exerciseId: 'goblet-squat', insteadOf: null, missingKit: ['weights'] },
      ],
    });
    expect(await screen.findByText(/^Wall sit .* replaces Step-up/)).toBeVisible();
    expect(screen.getByText(/^Goblet squat needs: .*Nothing else does the same work today/)).toBeVisible();
    await unfold(opened);
    expect(screen.getByText('You have: bands.')).toBeVisible();
    await opened.actor.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('button', { name: 'Bands' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('PLAYER-22 selects the ten minutes or the whole session with one tap', async () => {
    const opened = open({ equipment: ['gym'], short: false, shortVersion: SHORT });
    await unfold(opened);
    expect(screen.getByRole('radio', { name: 'All of it, 15 min' })).toBeChecked();
    await opened.actor.click(screen.getByRole('radio', { name: '10 minutes' }));
    await waitFor(() => expect(saved(opened)).toEqual([{ short: true }]));
  });

  test('PLAYER-22 says that a short session counts as half of one, and offers the whole session', async () => {
    const opened = open({ equipment: ['gym'], short: true, shortVersion: null, leftOut: [] });
    await unfold(opened);
    expect(
      await screen.findByText('Two exercises with two sets each. A short session counts, as half of one.'),
    ).toBeVisible();
    await opened.actor.click(screen.getByRole('radio', { name: 'All of it' }));
    await waitFor(() => expect(saved(opened)).toEqual([{ short: false }]));
  });

  test('EXLIB-35 shows the current choices in one line, which expands and collapses with the keyboard', async () => {
    const { actor } = open({ equipment: ['bands', 'bike'], shortVersion: SHORT });
    const line = await screen.findByRole('button', { name: /^Make it fit today/ });
    expect(line).toHaveTextContent('All of it, 15 min · bands, a bike');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await violations()).toEqual([]);
    line.focus();
    await actor.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: '10 minutes' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.keyboard('{Enter}');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('shows why a choice was not saved', async () => {
    const opened = open({ equipment: ['gym'], shortVersion: SHORT }, { [PUT]: { status: 500, body: '' } });
    await unfold(opened);
    await opened.actor.click(await screen.findByRole('radio', { name: '10 minutes' }));
    await seeToast({ title: 'Not saved', text: 'Your choice could not be saved. Try again.', tone: 'destructive' });
  });

  test('EXLIB-31 is shown in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    await unfold(open({ equipment: null, shortVersion: SHORT }), /^Tilpass dagens økt.*si hva du har/);
    expect(await screen.findByText('Hva har du å trene med?')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Hele økta, 15 min' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Strikk' })).toBeVisible();
    document.documentElement.removeAttribute('lang');
  });

  test('is not shown with a server of the previous release', async () => {
    open({});
    expect(await screen.findByText('Full programme')).toBeVisible();
    expect(screen.queryByText('Make it fit today')).toBeNull();
  });
});
