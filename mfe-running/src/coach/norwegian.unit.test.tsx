import type { Route } from '@stridewell/app/testing/fake-api';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { onNorwegianPage, renderNorwegian } from '../plan/testing/norwegian-page.tsx';
import { BACKGROUND } from '../testing/background-fixture.ts';
import { englishLeft } from '../testing/english-left.ts';
import { dashboardRoutes, fixClock } from '../testing/fixtures.ts';
import { COACH_WORDS } from './coach-words.ts';

fixClock();

/** Leaves out the name of the profile, because the profile form contains it too. */
const WORDS = { en: { ...COACH_WORDS.en, profile: '' }, nb: COACH_WORDS.nb };

const open = (coachChat: boolean) => {
  const config: Route = { body: { clockOffsetMs: 0, flags: { coachChat } } };
  const routes = { 'GET /config.json': config, 'GET /api/coach/background': { body: BACKGROUND } };
  return renderNorwegian(<App />, { ...dashboardRoutes(), ...routes }, '/coach');
};

describe('/coach on a Norwegian page', () => {
  onNorwegianPage();

  test('has the section titles in Norwegian', async () => {
    open(true);
    expect(await screen.findByRole('region', { name: 'Treningsprofilen din' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Snakk med treneren din' })).toBeVisible();
    expect(screen.getByText('Planen din, spørsmålene dine og det du trener mot, på én side.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Planen denne uka' })).toBeVisible();
    expect(englishLeft(WORDS)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('shows in Norwegian that it is not available', async () => {
    open(false);
    expect(await screen.findByText('Samtalen med treneren er ikke tilgjengelig')).toBeVisible();
    expect(screen.getByText('Den er slått av akkurat nå')).toBeVisible();
    expect(englishLeft(WORDS)).toEqual([]);
  });
});
