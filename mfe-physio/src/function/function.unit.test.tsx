import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { type InjuryFunction, PATHS, type QuestionnaireInput } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fixClock, NOT_FOUND, physio, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { FunctionCards } from './function-card.tsx';
import { FUNCTION_WORDS } from './function-words.ts';

fixClock();
afterEach(() => document.documentElement.removeAttribute('lang'));

const INJURY_ID = '019a9f30-7c7e-7000-8000-0000000000a1';
const NEW: InjuryFunction = { injuryId: INJURY_ID, due: true, activities: [], change: null, answers: [] };
const KNOWN: InjuryFunction = {
  ...NEW,
  due: false,
  change: 'better',
  activities: [
    {
      name: 'Run 5 km',
      scores: [3, 5, 7].map((score, at) => ({ date: `2026-11-0${at + 1}`, score })),
      change: 'better',
    },
    { name: 'Stairs', scores: [{ date: '2026-11-03', score: 6 }], change: null },
  ],
};

const open = (
  injury: InjuryFunction,
  change: Record<string, Route> = {},
  show: 'questions' | 'scores' = 'questions',
) => {
  const body = { date: TODAY, injuries: [injury] };
  const api = fakeApi(physio({ 'GET /api/physio/questionnaires': { body }, ...change }));
  return { api, ...renderApp(<FunctionCards show={show} />, { path: '/physio-coach' }) };
};
const stored = { 'POST /api/physio/questionnaires': { body: {} } };
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as QuestionnaireInput);

describe('PHASE-33 the weekly questions', () => {
  test('ask for an activity and a score, and store both together with the answers to the two single questions', async () => {
    const { actor, api } = open(NEW, stored);
    const form = within(await screen.findByRole('form', { name: 'What you can do' }));
    fireEvent.change(form.getByRole('textbox', { name: 'Activity 1' }), { target: { value: 'Run 5 km' } });
    const scores = within(form.getByRole('radiogroup', { name: /^Run 5 km: how well/ }));
    await actor.click(scores.getByRole('radio', { name: '4' }));
    await actor.click(within(form.getByRole('radiogroup', { name: /^All in all/ })).getByRole('radio', { name: '−2' }));
    await actor.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Answers saved')).toBeVisible();
    expect(sent(api)).toEqual([
      {
        ...{ id: expect.any(String), injuryId: INJURY_ID, status: 'answered', globalChange: -2, confidence: null },
        activities: [{ name: 'Run 5 km', score: 4 }],
      },
    ]);
  });

  test('have no axe violations', async () => {
    open(NEW);
    await screen.findByRole('form', { name: 'What you can do' });
    expect(await violations()).toEqual([]);
  });

  test('show what is missing, and send nothing', async () => {
    const { actor, api } = open(NEW, stored);
    await actor.click(await screen.findByRole('button', { name: 'Add an activity' }));
    await actor.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getAllByText('Name the activity')).toHaveLength(2);
    expect(screen.getAllByText('Choose a number')).toHaveLength(2);
    for (const field of screen.getAllByRole('textbox')) fireEvent.change(field, { target: { value: 'Stairs' } });
    expect(screen.getByText('Name each activity once')).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  test('ask again about the activities of the last answers, and can be postponed', async () => {
    const { actor, api } = open({ ...KNOWN, due: true }, stored);
    expect(await screen.findByText('How is it this week?')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('radiogroup', { name: /^Stairs: how well/ })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Not this week' }));
    expect(sent(api)).toMatchObject([{ injuryId: INJURY_ID, status: 'skipped', activities: [], confidence: null }]);
  });

  test('keep the answers when they cannot be saved, and send the same id again', async () => {
    const { actor, api } = open({ ...KNOWN, due: true }, { 'POST /api/physio/questionnaires': UNAVAILABLE });
    for (const group of (await screen.findAllByRole('radiogroup')).slice(0, 2))
      await actor.click(within(group).getByRole('radio', { name: '5' }));
    for (let attempt = 1; attempt <= 2; attempt += 1) await actor.click(screen.getByRole('button', { name: 'Save' }));
    const ids = sent(api).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(screen.getByRole('form')).toBeVisible();
  });
});

describe('PHASE-34 the scores so far', () => {
  test('show a row for each activity with its change and a line', async () => {
    open({ ...KNOWN, due: true }, {}, 'scores');
    expect(await screen.findByText('Run 5 km: 7 of 10, better')).toBeVisible();
    expect(screen.getByText('Stairs: 6 of 10')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Run 5 km: 3, 5, 7 of 10' })).toBeVisible();
    expect(screen.getByText('All together since the first week: better.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/%|percent/);
    expect(await violations()).toEqual([]);
  });

  test('are not shown when only due questions are requested, nor without the endpoint', async () => {
    const { api } = open(KNOWN);
    await waitFor(() => expect(api.calls.some(({ path }) => path === PATHS.physioQuestionnaires)).toBe(true));
    const other = open(NEW, { 'GET /api/physio/questionnaires': NOT_FOUND }, 'scores');
    await waitFor(() => expect(other.api.calls.some(({ path }) => path === PATHS.physioQuestionnaires)).toBe(true));
    expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
  });
});

test('PHASE-33 the questions are in Norwegian on a Norwegian page', async () => {
  document.documentElement.lang = 'nb';
  open(NEW);
  expect(await screen.findByRole('button', { name: FUNCTION_WORDS.nb.save })).toBeVisible();
  expect(screen.getByText(FUNCTION_WORDS.nb.first)).toBeVisible();
  const words = (value: unknown): string => JSON.stringify(value).replace(/[^\d]/g, '');
  expect(words(FUNCTION_WORDS.nb)).toBe(words(FUNCTION_WORDS.en));
});
