import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';

import { exerciseById, missingKit } from '@stridewell/exercises';
import { textsOf } from '@stridewell/exercises/texts';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fixClock, logOf, PROFILE, physio, planOf, TODAY, wholePlanOf } from '../testing/fixtures.ts';
import { ExercisePage } from './exercise-page.tsx';
import { ExercisesPage } from './exercises-page.tsx';

fixClock();
afterEach(() => document.documentElement.removeAttribute('lang'));

const open = (id: string, change: Record<string, Route> = {}) => {
  const api = fakeApi(physio({ 'POST /api/physio/logs': { status: 201, body: logOf(TODAY) }, ...change }));
  return { api, ...renderApp(<ExercisePage />, { path: `/physio-coach/exercises/${id}` }) };
};
const figure = (name: string) => screen.findByRole('img', { name });

describe('EXLIB-20 page of an exercise', () => {
  test('shows the figure, the steps, the cues, the common mistakes and the equipment', async () => {
    open('split-squat');
    expect(await figure('Split squat')).toBeVisible();
    const texts = textsOf('split-squat', 'en');
    const steps = await screen.findAllByText((text) => texts?.steps.includes(text) ?? false);
    expect(steps.map((step) => step.textContent)).toEqual(texts?.steps);
    for (const text of [...(texts?.cues ?? []), ...(texts?.mistakes ?? [])])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('region', { name: 'You need' })).toHaveTextContent('Nothing but a bit of floor.');
    expect(await violations()).toEqual([]);
  });

  test('links to the easier and the harder variant', async () => {
    open('split-squat');
    const card = within(await screen.findByRole('region', { name: 'Easier and harder' }));
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(
      ['knee-split-squat', 'loaded-split-squat'].map((id) => `/physio-coach/exercises/${id}`),
    );
  });

  test('offers an alternative exercise that is allowed and needs no equipment', async () => {
    open('split-squat');
    const card = within(await screen.findByRole('region', { name: 'Easier and harder' }));
    const link = card.getByRole('link', { name: /^Instead: / });
    const instead = exerciseById(link.getAttribute('href')?.split('/').at(-1) ?? '');
    expect(instead).toMatchObject({ purpose: 'strength', contraindications: [] });
    expect(instead && missingKit(instead, [])).toEqual([]);
  });

  test('shows today’s dose and tempo, and logs with one tap', async () => {
    const { actor, api } = open('split-squat');
    expect(await screen.findByText('3 × 8–10 each side')).toBeVisible();
    expect(screen.getByText('up').nextSibling).toHaveTextContent('3 s');
    await actor.click(screen.getByRole('button', { name: 'Done' }));
    const posted = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted).toEqual([{ date: TODAY, planned: 'Split squat', exerciseId: 'split-squat', status: 'done' }]);
  });

  test('shows the library’s dose and no log controls for an exercise that is not planned today', async () => {
    open('bulgarian');
    expect(await screen.findByText(/^\d × \d+(–\d+)? each side$/)).toBeVisible();
    expect(await screen.findByText(/^This exercise is not on today's plan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  test('describes a weight by the number of repetitions', async () => {
    open('plantar-towel-raise');
    expect(await screen.findByText('Pick a weight with which you could do 12 but not 14 good ones.')).toBeVisible();
  });

  test('stops and restarts the figure', async () => {
    const { actor } = open('split-squat');
    await actor.click(await screen.findByRole('button', { name: 'Pause' }));
    await actor.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('mirrors the figure for an injury on the left side', async () => {
    open('split-squat', { 'GET /api/physio/profile': { body: { ...PROFILE, side: 'left' } } });
    const drawing = (await figure('Split squat')).querySelector('g');
    expect(drawing?.getAttribute('transform')).toContain('matrix(-1');
  });

  test('is in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    open('bulgarian');
    expect(await screen.findByRole('region', { name: 'Du trenger' })).toBeVisible();
    const [first = ''] = textsOf('bulgarian', 'nb')?.steps ?? [];
    expect(await screen.findByText(first)).toBeVisible();
    expect(await screen.findByText(/på hver side$/)).toBeVisible();
  });

  test('links back to the day’s exercises for an unknown id', async () => {
    open('unknown');
    const link = await screen.findByRole('link', { name: "See today's exercises" });
    expect(link).toHaveAttribute('href', '/physio-coach/exercises');
    expect(await violations()).toEqual([]);
  });
});

describe('EXLIB-21 list of the exercises of the day', () => {
  const [squat] = planOf().exercises;
  const session = wholePlanOf();
  const openList = (change: Record<string, Route> = {}) => {
    fakeApi(physio({ 'GET /api/physio/today': { body: planOf() }, ...change }));
    return renderApp(<ExercisesPage />, { path: '/physio-coach/exercises' });
  };

  test('shows a picture, the name, the dose and the status of each exercise, and links to its page', async () => {
    openList({ 'GET /api/physio/today': { body: planOf({ exercises: [{ ...squat, status: 'partial' } as never] }) } });
    const row = within(await screen.findByRole('region', { name: 'Split squat' }));
    const link = row.getByRole('link');
    expect(link).toHaveAttribute('href', '/physio-coach/exercises/split-squat');
    expect(link).toHaveTextContent('Partial');
    expect(link).toHaveTextContent('3 × 8–10 each side');
  });

  test('has one button that starts the session, with its minutes', async () => {
    openList({ 'GET /api/physio/plan': { body: session } });
    const start = await screen.findByRole('link', { name: 'Start, 15 min' });
    expect(start).toHaveAttribute('href', '/physio-coach/session');
  });

  test('starts the session without minutes when they are not known', async () => {
    openList();
    expect(await screen.findByRole('link', { name: 'Start' })).toBeVisible();
  });

  test('offers no session when no exercise is allowed', async () => {
    openList({ 'GET /api/physio/today': { body: planOf({ status: 'blocked', exercises: [] }) } });
    expect(await screen.findByText('No exercises today')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull();
  });
});
