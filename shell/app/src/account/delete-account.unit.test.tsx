import { Button, useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { storedErasureId } from '../data/erasure.ts';
import { showStoredToast } from '../data/stored-toast.ts';
import { fakeApi, type Route } from '../testing/fake-api.tsx';
import { renderApp } from '../testing/render.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const ROUTE = 'DELETE /api/delete-me';
const ANSWER = { ok: true, erasureId: 'an-id', status: 'complete', receipt: { services: [], agesOut: [] } };

const assign = vi.fn();
const onDeleted = vi.fn();

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete My Data</Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </>
  );
};

/** Opens the dialog. jsdom cannot navigate, so `location.assign` is a mock. */
const open = async (answer: Route = { body: ANSWER }, path = '/profile') => {
  const api = fakeApi({ [ROUTE]: answer });
  const page = renderApp(<Opener />, { path });
  vi.stubGlobal('location', { ...window.location, assign });
  await page.actor.click(screen.getByRole('button', { name: 'Delete My Data' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Account & Data' });
  return { api, dialog, confirm: () => within(dialog).getByRole('button', { name: 'Delete Everything' }), ...page };
};

describe('DeleteAccountDialog', () => {
  test('PROF-06 PROF-07 PROF-08 shows a title, a list of the data that will be deleted and two buttons', async () => {
    const { dialog, api } = await open();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['All check-in sessions', 'Daily metrics and notes', 'Account information']);
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Cancel', 'Delete Everything']);
    expect(within(dialog).getByText('This permanently deletes:')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('PROF-09 focuses Cancel and closes without deleting anything when Enter is pressed', async () => {
    const { api, actor } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await actor.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.calls).toEqual([]);
  });
});

describe('Delete Everything button', () => {
  test('PROF-10 PROF-11 deletes the account, clears cached and stored data and reloads the app', async () => {
    const { actor, api, client, confirm } = await open();
    client.setQueryData(['/api/history'], [{ score: 6.2 }]);
    window.localStorage.setItem('stridewell_token', 'a.b.c');
    await actor.click(confirm());
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([ROUTE]);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(window.localStorage.getItem('stridewell_token')).toBeNull();
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(storedErasureId()).toBe('an-id');
  });

  test.each([
    ['complete', 'Your account is deleted'],
    ['requested', 'Your account is being deleted'],
  ])(
    'keeps the app in embedded mode and, for deletion status %s, shows the toast "%s" after the reload',
    async (status, title) => {
      const { actor, confirm } = await open({ body: { ...ANSWER, status } }, '/profile?embed=1');
      await actor.click(confirm());
      await waitFor(() => expect(assign).toHaveBeenCalledWith('/?embed=1'));
      useToasts.setState({ toasts: [] });
      showStoredToast();
      expect(useToasts.getState().toasts[0]).toMatchObject({ title, tone: 'success' });
    },
  );

  test('sends only one request and keeps the dialog open while the request is pending', async () => {
    const { actor, api, confirm } = await open(() => new Promise<never>(() => {}));
    await actor.dblClick(confirm());
    await actor.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await actor.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(api.calls).toHaveLength(1);
  });

  test.each([
    ['the default message', { status: 503, body: '<html>' }, 'Failed to delete account'],
    ["the server's message", { status: 429, body: { message: 'Please wait a minute.' } }, 'Please wait a minute.'],
  ])('TOAST-07 shows %s and keeps all data when the deletion fails', async (_, answer, text) => {
    const { actor, client, confirm } = await open(answer);
    client.setQueryData(['/api/history'], [{ score: 6.2 }]);
    await actor.click(confirm());
    await seeToast({ title: 'Error', text, tone: 'destructive' });
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    expect(assign).not.toHaveBeenCalled();
    expect(confirm()).toBeEnabled();
  });
});
