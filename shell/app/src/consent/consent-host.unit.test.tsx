import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDraft } from '../chat/draft-saver.ts';
import { api, storedToken } from '../data/api.ts';
import { resetConsentDecline } from '../data/consent-prompt.ts';
import { streamChat } from '../data/stream-chat.ts';
import { type FakeAnswer, type FakeApi, fakeApi } from '../testing/fake-api.tsx';
import { INGRIDS_ACCOUNT, renderApp } from '../testing/render.tsx';
import { ConsentHost } from './consent-host.tsx';

const LOG = 'POST /api/physio/logs';
const CHAT = 'POST /api/coach/chat';
const CONSENT = 'POST /api/profile/consent';
const NEEDED: FakeAnswer = { status: 403, body: { statusCode: 403, code: CONSENT_NEEDED, message: 'Please agree.' } };
const TITLE = 'May we store your health data?';

/** Fakes an API that rejects the routes with a 403 until consent is given, as the services do. */
const apiUntilConsent = (
  routes: Record<string, FakeAnswer>,
  consent: FakeAnswer = { body: INGRIDS_ACCOUNT },
): FakeApi => {
  let agreed = false;
  const refusing = Object.fromEntries(
    Object.entries(routes).map(([route, answer]) => [route, () => (agreed ? answer : NEEDED)]),
  );
  return fakeApi({
    ...refusing,
    [CONSENT]: () => {
      agreed = (consent.status ?? 200) === 200;
      return consent;
    },
  });
};
const open = () => renderApp(<ConsentHost />);
const sent = ({ calls }: FakeApi) => calls.map(({ method, path }) => `${method} ${path}`);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(resetConsentDecline);
afterEach(() => vi.unstubAllGlobals());

describe('SECU-604 API client when the health data consent is missing', () => {
  test('SECU-605 asks for consent and retries the call after the runner agrees', async () => {
    const fake = apiUntilConsent({ [LOG]: { body: { id: 'x' } } });
    const { actor } = open();
    const answer = api.post('/api/physio/logs', { planned: 'Calf raises' });
    expect(await screen.findByRole('alertdialog', { name: TITLE })).toHaveTextContent(
      'I am 13 or older and I agree that Stridewell stores my health data: check-ins, pain and notes.',
    );
    expect(await violations()).toEqual([]);
    await actor.click(await button('I agree'));
    await expect(answer).resolves.toEqual({ id: 'x' });
    expect(sent(fake)).toEqual([LOG, CONSENT, LOG]);
    expect(fake.calls.map(({ body }) => body)[2]).toEqual({ planned: 'Calf raises' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('rejects with the original error after "Not now" and asks for consent again on the next call', async () => {
    apiUntilConsent({ [LOG]: { body: {} } });
    const { actor } = open();
    for (let time = 0; time < 2; time += 1) {
      const answer = api.post('/api/physio/logs', {});
      answer.catch(() => undefined);
      await actor.click(await button('Not now'));
      await expect(answer).rejects.toMatchObject({ status: 403, code: CONSENT_NEEDED });
    }
  });

  test('asks for consent only once when several calls are rejected at the same time', async () => {
    const fake = apiUntilConsent({ [LOG]: { body: 1 }, 'POST /api/checkin': { body: 2 } });
    const { actor } = open();
    const answers = Promise.all([api.post('/api/physio/logs', {}), api.post('/api/checkin', {})]);
    await actor.click(await button('I agree'));
    await expect(answers).resolves.toEqual([1, 2]);
    expect(sent(fake).filter((call) => call === CONSENT)).toHaveLength(1);
  });

  test('stores the new token and the profile from the consent response', async () => {
    apiUntilConsent({ [LOG]: { body: {} } }, { body: { ...INGRIDS_ACCOUNT, token: 'a.b.c' } });
    const { actor, client } = open();
    const answer = api.post('/api/physio/logs', {});
    await actor.click(await button('I agree'));
    await answer;
    expect(storedToken()).toBe('a.b.c');
    expect(client.getQueryData(['/api/profile'])).toEqual(INGRIDS_ACCOUNT);
  });

  test('keeps the consent dialog open when saving the consent fails', async () => {
    apiUntilConsent({ [LOG]: { body: {} } }, { status: 503, body: {} });
    const { actor } = open();
    const answer = api.post('/api/physio/logs', {});
    answer.catch(() => undefined);
    await actor.click(await button('I agree'));
    expect(await screen.findByText('Failed to save your choice')).toBeInTheDocument();
    await actor.click(await button('Not now'));
    await expect(answer).rejects.toMatchObject({ status: 403 });
  });

  test('rejects immediately when no ConsentHost is rendered', async () => {
    apiUntilConsent({ [LOG]: { body: {} } });
    await expect(api.post('/api/physio/logs', {})).rejects.toMatchObject({ code: CONSENT_NEEDED });
  });

  test('does not ask for consent when the call is rejected for another reason', async () => {
    fakeApi({ [LOG]: { status: 403, body: { code: 'consent_refused', message: 'No.' } } });
    open();
    await expect(api.post('/api/physio/logs', {})).rejects.toMatchObject({ status: 403 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('SECU-604 chat API client when the health data consent is missing', () => {
  test('waits at least two minutes for the runner’s answer and resends the message after consent', async () => {
    apiUntilConsent({ [CHAT]: { body: 'data: {"content":"Easy today."}\n\ndata: [DONE]\n\n' } });
    const { actor } = open();
    const reply = streamChat('/api/coach/chat', { message: 'What do I run?' }, { mode: 'chat' });
    await screen.findByRole('alertdialog');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    act(() => void vi.advanceTimersByTime(120_000));
    vi.useRealTimers();
    await actor.click(await button('I agree'));
    await expect(reply).resolves.toEqual({ text: 'Easy today.', aborted: false });
  });

  test('does not ask for consent when saving a draft is rejected', async () => {
    apiUntilConsent({ 'POST /api/coach/chat/draft': { body: {} } });
    open();
    await expect(saveDraft('running', 'What')).rejects.toThrow('Failed to save draft');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
