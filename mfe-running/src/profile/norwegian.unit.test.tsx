import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BACKGROUND } from '../testing/background-fixture.ts';
import { englishLeft } from '../testing/english-left.ts';
import { fixClock, PROFILE, UNAVAILABLE } from '../testing/fixtures.ts';
import { BACKGROUND_WORDS } from './background/background-words.ts';
import { GOAL_LABELS } from './goal-labels.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import ProfileTab from './profile-tab.tsx';
import { PROFILE_WORDS } from './profile-words.ts';

fixClock();
beforeEach(() => {
  document.documentElement.lang = 'nb';
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  forgetProfileDraft();
});

const READ = 'GET /api/coach/profile';
const READ_BACKGROUND = 'GET /api/coach/background';

const open = async (
  save: FakeAnswer = { body: { ...PROFILE, ignored: [] } },
  saveBackground: FakeAnswer = { body: BACKGROUND },
) => {
  const api = fakeApi({
    [READ]: { body: PROFILE },
    [READ_BACKGROUND]: { body: BACKGROUND },
    'POST /api/coach/profile': save,
    'PUT /api/coach/background': saveBackground,
  });
  const rendered = renderApp(<ProfileTab />, { path: '/running' });
  await screen.findByRole('form', { name: 'Treningsprofilen din' });
  await screen.findByRole('form', { name: 'De siste ukene dine' });
  return { api, ...rendered };
};
const left = () => englishLeft(PROFILE_WORDS, BACKGROUND_WORDS, GOAL_LABELS);
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const optionsOf = (name: string) =>
  [...(screen.getByLabelText(name, { selector: 'select' }) as HTMLSelectElement).options].map(({ text }) => text);

describe('profile tab in Norwegian', () => {
  test('has labels, help and options in Norwegian', async () => {
    await open();
    expect(left()).toEqual([]);
    expect(screen.getByText('8 uker og 2 dager igjen.')).toBeVisible();
    expect(optionsOf('Nivå')).toEqual(['Ikke valgt', 'Nybegynner', 'Litt erfaren', 'Erfaren']);
    expect(optionsOf('Løpedager på rad, på det meste').slice(0, 3)).toEqual(['Ikke valgt', '1 dag', '2 dager']);
    expect(optionsOf('Distanse, løp 1')).toContain('Halvmaraton');
    expect(screen.getByRole('button', { name: 'lør' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fjern resultat 1' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('sends the same values as in English', async () => {
    const { api, actor } = await open();
    await actor.selectOptions(screen.getByLabelText('Mål'), 'Halvmaraton');
    await actor.selectOptions(screen.getByLabelText('Nivå'), 'Erfaren');
    await actor.click(screen.getByRole('button', { name: 'Vet ikke' }));
    press('Lagre profilen');
    await seeToast({ title: 'Profilen er lagret!', text: 'Treneren din bruker den fra nå av.', tone: 'success' });
    const sent = api.calls.find(({ method }) => method === 'POST')?.body as Record<string, string>;
    expect(sent).toMatchObject({ goal: 'half_marathon', daysAvailable: 'Mon,Wed,Fri,Sun' });
    expect(JSON.parse(sent.runningProfileV2 ?? '')).toMatchObject({
      level: 'Advanced',
      preferred_focus: ["I don't know"],
    });
    expect(await screen.findByRole('link', { name: 'Se planen for denne uka' })).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('shows validation errors in Norwegian', async () => {
    await open();
    for (const [name, value] of [
      ['Timer i uka', '41'],
      ['Lengste tur', '20'],
      ['Alder', '200'],
      ['Minutter i en vanlig uke', '3000'],
      ['Distanse, km, resultat 1', 'ti'],
      ['Tid, resultat 1', '51'],
      ['Dato, resultat 1', '2027-01-01'],
      ['Dato, løp 1', ''],
    ] as const)
      type(name, value);
    type('Terskelfart', 'fort');
    type('Noe treneren din bør vite', 'x'.repeat(2_001));
    press('Lagre profilen');
    press('Lagre de siste ukene');
    const described = (name: string, text: string) =>
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(text);
    described('Timer i uka', 'Mellom 1 og 40 timer');
    described('Lengste tur', 'Mellom 30 og 300 minutter');
    described('Alder', 'Mellom 13 og 100');
    described('Minutter i en vanlig uke', 'Mellom 0 og 2\u00a0400 minutter');
    described('Distanse, km, resultat 1', 'Skriv den som 10 eller 21,1');
    described('Tid, resultat 1', 'Skriv den som 51:20 eller 1:52:30');
    described('Dato, resultat 1', 'Et resultat kan ikke ligge fram i tid');
    described('Dato, løp 1', 'Velg dagen');
    described('Noe treneren din bør vite', 'Høyst 2\u00a0000 tegn');
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('writes and parses distances with a comma', async () => {
    const { api } = await open();
    type('Distanse, km, resultat 1', '21,1');
    press('Lagre de siste ukene');
    await seeToast({ title: 'De siste ukene dine er lagret', tone: 'success' });
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ results: [{ meters: 21_098 }] });
  });

  test('lists the fields that were not saved, and reports failures, in Norwegian', async () => {
    const ignored = ['weeklyHours', 'runningProfileV2'];
    await open({ body: { ...PROFILE, ignored } }, UNAVAILABLE);
    press('Lagre profilen');
    expect(await screen.findByText(/^Ikke lagret: timer i uka, alder, løpeerfaring, nivå/)).toBeVisible();
    press('Lagre de siste ukene');
    const text = 'Vi fikk ikke lagret de siste ukene dine';
    await seeToast({ title: 'Noe gikk galt', text, tone: 'destructive' });
    expect(left()).toEqual([]);
  });

  test('says in Norwegian that it could not be loaded', async () => {
    fakeApi({ [READ]: UNAVAILABLE });
    const { unmount } = renderApp(<ProfileTab />, { path: '/running' });
    expect(await screen.findByText('Vi fikk ikke hentet profilen din. Den er trygg.')).toBeVisible();
    unmount();
    fakeApi({ [READ]: { body: PROFILE }, [READ_BACKGROUND]: UNAVAILABLE });
    renderApp(<ProfileTab />, { path: '/running' });
    expect(await screen.findByText('Vi fikk ikke hentet svarene dine. De er trygge.')).toBeVisible();
    await waitFor(() => expect(left()).toEqual([]));
  });
});
