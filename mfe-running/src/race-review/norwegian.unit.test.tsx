import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { englishLeft } from '../testing/english-left.ts';
import { dashboardRoutes, fixClock, UNAVAILABLE } from '../testing/fixtures.ts';
import { RaceReviewCard } from './race-review-card.tsx';
import { RACE_REVIEW_WORDS } from './words.ts';

fixClock();
beforeEach(() => {
  document.documentElement.lang = 'nb';
});
afterEach(() => document.documentElement.removeAttribute('lang'));

const RACE = { date: '2026-11-15', goal: 'ultra', priority: 'A', meters: null };

const open = async (answer: FakeAnswer = { body: { race: null } }) => {
  fakeApi(
    dashboardRoutes({ 'GET /api/coach/race-review': { body: { race: RACE } }, 'POST /api/coach/race-review': answer }),
  );
  const rendered = renderApp(<RaceReviewCard when="past" />, { path: '/running' });
  await screen.findByRole('form', { name: 'Hvordan gikk det?' });
  return rendered;
};
const left = () => englishLeft(RACE_REVIEW_WORDS);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('question about a race in Norwegian', () => {
  test('has questions, answers and errors in Norwegian', async () => {
    await open();
    expect(screen.getByText('Ultraløp, søndag 15. november')).toBeVisible();
    expect(left()).toEqual([]);
    press('Lagre løpet');
    expect(screen.getByLabelText('Distanse i km')).toHaveAccessibleDescription('Skriv den som 50 eller 62,5');
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('shows the thanks in Norwegian and links to the physio coach', async () => {
    const { actor } = await open();
    type('Distanse i km', '62,5');
    type('Tiden din', '7:40:00');
    await actor.click(screen.getByRole('radio', { name: '8, svært hardt' }));
    await actor.click(
      within(screen.getByRole('group', { name: /^Gjør noe vondt/ })).getByRole('radio', { name: /^5/ }),
    );
    press('Lagre løpet');
    expect(await screen.findByText('Smerte 5 bør ses på før neste tur.')).toBeVisible();
    expect(screen.getByText(/^Ultraløp på 7:40:00\./)).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('reports a failure in Norwegian', async () => {
    await open(UNAVAILABLE);
    press('Jeg startet ikke');
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke lagret løpet', tone: 'destructive' });
    expect(left()).toEqual([]);
  });
});
