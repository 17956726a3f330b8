import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccountManagement } from './account-management.tsx';

const assign = vi.fn();

afterEach(() => {
  assign.mockClear();
  vi.unstubAllGlobals();
});

/** jsdom cannot navigate, so `location.assign` is a mock that records the target. */
const open = async (answer: Route) => {
  const api = fakeApi({ 'DELETE /api/delete-me': answer });
  const page = renderApp(<AccountManagement />);
  vi.stubGlobal('location', { ...window.location, search: '', assign });
  await page.actor.click(screen.getByRole('button', { name: 'Delete Account & Data' }));
  await screen.findByRole('alertdialog', { name: 'Delete Account & Data' });
  return { api, ...page };
};

describe('Account Management card', () => {
  test('PHY-25 sends no request when the dialog is cancelled', async () => {
    const { actor, api } = await open({ body: {} });
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('PHY-25 deletes the account, clears cached data and loads / on "Delete Everything"', async () => {
    const { actor, api, client } = await open({
      body: { ok: true, erasureId: 'an-id', status: 'requested', receipt: { services: [], agesOut: [] } },
    });
    client.setQueryData(['/api/physio/profile'], { primaryArea: 'knee' });
    window.localStorage.setItem('stridewell_token', 'a token');
    await actor.click(screen.getByRole('button', { name: 'Delete Everything' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(api.calls).toMatchObject([{ method: 'DELETE', path: '/api/delete-me' }]);
    expect(client.getQueryData(['/api/physio/profile'])).toBeUndefined();
    expect(window.localStorage.getItem('stridewell_token')).toBeNull();
  });

  test.each([
    ['a default message', { status: 503, body: '<html>' }, 'Failed to delete account'],
    ['the server message', { status: 429, body: { message: 'Please wait a minute.' } }, 'Please wait a minute.'],
  ])('TOAST-07 shows %s and keeps the dialog open when deletion fails', async (_, answer, text) => {
    const { actor } = await open(answer);
    await actor.click(screen.getByRole('button', { name: 'Delete Everything' }));
    await seeToast({ title: 'Error', text, tone: 'destructive' });
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });
});
