import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRIDS_ACCOUNT, renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROFILE } from '../profile/testing/fixtures.tsx';
import { forgetAccountExisted, storeAccountExisted } from './account-existed.ts';
import { AccountExistedNotice } from './account-existed-notice.tsx';
import { reloadTo } from './navigation.ts';

vi.mock('./navigation.ts', () => ({ reloadTo: vi.fn() }));

const TITLE = 'An account with your address already existed';
const ERASE = 'DELETE /api/user-data/delete-all';
/** Profile after the verified sign-in, which withdrew the consents. */
const ASKED_AGAIN = {
  [PROFILE]: { body: { ...INGRIDS_ACCOUNT, consents: { health_data: null, outside_model: null } } },
};
/** Returns the calls that change data. */
const changes = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const choices = () => screen.getAllByRole('button').map((button) => button.textContent);

afterEach(() => {
  forgetAccountExisted();
  vi.mocked(reloadTo).mockClear();
  vi.unstubAllGlobals();
});

describe('AccountExistedNotice', () => {
  test('SECU-103 is not rendered when no pre-existing account was recorded', () => {
    fakeApi();
    renderApp(<AccountExistedNotice />);
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  test('SECU-103 closes and keeps the data when the runner chooses to keep it', async () => {
    const { calls } = fakeApi(ASKED_AGAIN);
    storeAccountExisted();
    const { actor } = renderApp(<AccountExistedNotice />);
    expect(await screen.findByText(TITLE)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Keep what is in it' }));
    expect(screen.queryByText(TITLE)).toBeNull();
    expect(changes(calls)).toEqual([]);
  });

  test('SECU-3442 offers to start empty first, because the data is from before the verified sign-in', async () => {
    fakeApi(ASKED_AGAIN);
    storeAccountExisted();
    renderApp(<AccountExistedNotice />);
    await screen.findByText(TITLE);
    expect(choices()).toEqual(['Start empty', 'Keep what is in it']);
  });

  test('SECU-3442 offers to keep the data as its first choice when the runner has given consent again', async () => {
    const consents = {
      health_data: { given: true, at: '2026-11-29T10:00:00.000Z', version: '2' },
      outside_model: null,
    };
    fakeApi({ [PROFILE]: { body: { ...INGRIDS_ACCOUNT, consents } } });
    storeAccountExisted();
    renderApp(<AccountExistedNotice />);
    await waitFor(() => expect(choices()).toEqual(['Keep what is in it', 'Start empty']));
  });

  test('SECU-103 deletes the data after confirmation with the keyboard', async () => {
    const { calls } = fakeApi({ ...ASKED_AGAIN, [ERASE]: { body: { erasureId: 'e', status: 'complete' } } });
    storeAccountExisted();
    const { actor } = renderApp(<AccountExistedNotice />);
    (await screen.findByRole('button', { name: 'Start empty' })).focus();
    await actor.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Delete the data' });
    expect(changes(calls)).toEqual([]);
    confirm.focus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(changes(calls)).toEqual([ERASE]);
  });

  test('SECU-103 does not reload the app when the data could not be deleted', async () => {
    fakeApi({ ...ASKED_AGAIN, [ERASE]: { status: 503, body: { message: 'Please try again in a moment.' } } });
    storeAccountExisted();
    const { actor } = renderApp(<AccountExistedNotice />);
    await actor.click(await screen.findByRole('button', { name: 'Start empty' }));
    await actor.click(await screen.findByRole('button', { name: 'Delete the data' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete the data' })).toBeEnabled());
    expect(reloadTo).not.toHaveBeenCalled();
  });
});
