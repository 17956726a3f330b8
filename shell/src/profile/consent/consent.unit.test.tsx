import { answerConfirmation, useConfirmation } from '@stridewell/app/core';
import { type FakeApi, fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { CONFIRMATION_NEEDED } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import ProfileScreen from '../profile.tsx';

const PROFILE = 'GET /api/profile';
const CONSENT = 'POST /api/profile/consent';
const AT = '2026-11-20T05:41:00.000Z';

const accountWith = (consents: object) => ({
  ...INGRID,
  hasPassword: true,
  consents: { health_data: null, outside_model: null, ...consents },
});
const answerOf = (given: boolean) => ({ body: accountWith({ outside_model: { given, at: AT, version: '1' } }) });

const open = (consents: object = {}, routes: Parameters<typeof fakeApi>[0] = {}) => {
  const api: FakeApi = fakeApi({ [PROFILE]: { body: accountWith(consents) }, ...routes });
  return { api, ...renderApp(<ProfileScreen />, { path: '/profile' }) };
};
const control = () => screen.findByRole('switch', { name: 'Answers by an outside language model' });
const sent = ({ calls }: FakeApi) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => vi.unstubAllGlobals());

describe('PROF-17 switch for consent to the use of an external language model', () => {
  test('is off by default and describes what is sent and who receives it', async () => {
    const { api } = open();
    expect(await control()).not.toBeChecked();
    expect(await control()).toHaveAccessibleDescription(
      /nothing you write leaves Stridewell.*language model service.*never sent/,
    );
    expect(sent(api)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('saves the consent when it is turned on with the keyboard', async () => {
    const { api, actor } = open({}, { [CONSENT]: answerOf(true) });
    (await control()).focus();
    await actor.keyboard(' ');
    await waitFor(async () => expect(await control()).toBeChecked());
    expect(sent(api)).toEqual([{ kind: 'outside_model', given: true }]);
  });

  test('SECU-3465 asks for confirmation before it gives the consent', async () => {
    const needed = { status: 403, body: { statusCode: 403, message: 'Please confirm.', code: CONFIRMATION_NEEDED } };
    const { api, actor } = open({}, { [CONSENT]: needed });
    await actor.click(await control());
    await waitFor(() => expect(useConfirmation.getState().answer).not.toBeNull());
    api.on(CONSENT, answerOf(true));
    answerConfirmation(true);
    await waitFor(async () => expect(await control()).toBeChecked());
  });

  test('withdraws the consent when its label is clicked', async () => {
    const { api, actor } = open(
      { outside_model: { given: true, at: AT, version: '1' } },
      { [CONSENT]: answerOf(false) },
    );
    expect(await control()).toBeChecked();
    await actor.click(screen.getByText('Answers by an outside language model'));
    await waitFor(async () => expect(await control()).not.toBeChecked());
    expect(sent(api)).toEqual([{ kind: 'outside_model', given: false }]);
  });

  test('stays off and shows a toast when saving fails', async () => {
    const { actor } = open({}, { [CONSENT]: { status: 503, body: {} } });
    await actor.click(await control());
    expect(await screen.findByText('Failed to save your choice')).toBeInTheDocument();
    expect(await control()).not.toBeChecked();
  });

  test('sends only one request when it is clicked again while the request is pending', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof answerOf>>();
    const { api, actor } = open({}, { [CONSENT]: () => answer.promise });
    await actor.click(await control());
    expect(await control()).toBeChecked();
    await actor.click(await control());
    answer.resolve(answerOf(true));
    await waitFor(async () => expect(await control()).toBeChecked());
    expect(sent(api)).toHaveLength(1);
  });
});
