import { ConsentHost } from '@stridewell/app/core';
import { DEFAULT_ANSWER, NO_CHECKIN } from '@stridewell/app/testing/checkin';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRIDS_ACCOUNT, renderApp } from '@stridewell/app/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDayQuestions } from '../testing/day-questions.ts';
import { CheckinScreen } from './checkin-screen.tsx';
import { forgetDraft } from './draft.ts';

const QUESTION = 'May we store your health data?';
const NEEDED = { status: 403, body: { code: 'consent_needed', message: 'Please agree first.' } };
const REFUSED = { given: false, at: '2026-11-20T05:41:00.000Z', version: '1' };

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

const open = async (health_data: typeof REFUSED | null, submit: Route = { body: DEFAULT_ANSWER }) => {
  const api = fakeApi({
    'GET /api/checkin/today': NO_CHECKIN,
    'POST /api/checkin': submit,
    'GET /remotes.json': { body: { remotes: [] } },
    'GET /api/profile': { body: { ...INGRIDS_ACCOUNT, consents: { health_data, outside_model: null } } },
  });
  const app = renderApp(
    <>
      <CheckinScreen />
      <ConsentHost />
    </>,
    { path: '/check-in' },
  );
  await screen.findByText('See my recommendation');
  return { api, ...app };
};

describe('health data consent on the check-in screen', () => {
  test('AUTH-49 SECU-604 asks for consent after a 403 and, after "I agree", resends the check-in with the same idempotency key', async () => {
    const agreed = { ...INGRIDS_ACCOUNT, consents: { health_data: { ...REFUSED, given: true }, outside_model: null } };
    const { actor, api } = await open(null, NEEDED);
    expect(await screen.findByText(QUESTION)).toBeInTheDocument();
    await actor.type(await openDayQuestions(actor), 'Slept badly');
    await actor.click(screen.getByText('See my recommendation'));
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
    api.on('POST /api/checkin', { body: DEFAULT_ANSWER });
    api.on('POST /api/profile/consent', { body: agreed });
    await actor.click(within(dialog).getByRole('button', { name: 'I agree' }));
    await screen.findByText('Your recommendation');
    const sent = api.calls.filter(({ path }) => path === '/api/checkin');
    expect(sent.map(({ body }) => (body as { notes: string }).notes)).toEqual(['Slept badly', 'Slept badly']);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('SECU-604 keeps the typed notes when the runner answers "Not now" in the consent dialog', async () => {
    const { actor } = await open(null, NEEDED);
    await actor.type(await openDayQuestions(actor), 'Slept badly');
    await actor.click(screen.getByText('See my recommendation'));
    const dialog = await screen.findByRole('alertdialog');
    await actor.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText(NEEDED.body.message)).toBeInTheDocument();
    expect(screen.getByLabelText(/Notes/)).toHaveValue('Slept badly');
  });

  test('shows a notice and the server’s message and keeps the notes after a 403 caused by an earlier refusal of consent', async () => {
    const message = 'You have not agreed to storing health data. You can change that on your profile.';
    const { actor } = await open(REFUSED, { status: 403, body: { statusCode: 403, message } });
    expect(await screen.findByText('New health data is not being stored')).toBeInTheDocument();
    await actor.type(await openDayQuestions(actor), 'Slept badly');
    await actor.click(screen.getByText('See my recommendation'));
    await waitFor(() => expect(screen.getByText(message)).toBeInTheDocument());
    expect(screen.getByLabelText(/Notes/)).toHaveValue('Slept badly');
  });
});
