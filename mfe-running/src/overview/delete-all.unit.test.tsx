import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataManagement } from './data-management.tsx';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  const { location } = window;
  vi.stubGlobal('location', { ...location, search: '', pathname: '/running', assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ROUTE = 'DELETE /api/user-data/delete-all';
const RECEIPT = { body: { ok: true, erasureId: 'e1', status: 'requested', receipt: {} } };
const LABEL = 'Type DELETE MY DATA to confirm';

const open = async (answer: FakeAnswer | (() => Promise<FakeAnswer>) = RECEIPT) => {
  const api = fakeApi({ [ROUTE]: answer });
  const rendered = renderApp(<DataManagement />);
  await rendered.actor.click(screen.getByRole('button', { name: 'Delete All My Data' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete all my data' });
  const confirm = () => within(dialog).getByRole('button', { name: 'Delete Everything' });
  return { api, dialog, confirm, input: within(dialog).getByLabelText(LABEL), ...rendered };
};

describe('RUN-29 delete-all confirmation', () => {
  test('ERASE-01 ERASE-02 opens a dialog and sends no request after "Cancel"', async () => {
    const { api, dialog, actor } = await open();
    expect(screen.getByRole('region', { name: 'Data Management', hidden: true })).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Your account stays.');
    expect(api.calls).toEqual([]);
    await actor.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls).toEqual([]);
  });

  test.each(['', 'delete my data', 'DELETE MY DAT', 'DELETE MY DATA ', 'DELETE  MY DATA'])(
    'ERASE-03 keeps the delete button disabled for the input %j',
    async (typed) => {
      const { confirm, input, actor } = await open();
      if (typed) await actor.type(input, typed);
      expect(confirm()).toBeDisabled();
    },
  );

  test('ERASE-04 TOAST-16 shows a toast and sends no request when Enter submits the wrong confirmation text', async () => {
    const { api, input, actor } = await open();
    await actor.type(input, 'delete it{Enter}');
    const text = "Please type 'DELETE MY DATA' to confirm";
    await seeToast({ title: 'Confirmation Required', text, tone: 'destructive' });
    expect(api.calls).toEqual([]);
  });
});

describe('DELETE /api/user-data/delete-all from the dialog', () => {
  test('ERASE-05 ERASE-06 is sent once and keeps the dialog open until the response arrives', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const { api, confirm, input, dialog, actor } = await open(() => new Promise((resolve) => (answer = resolve)));
    await actor.type(input, 'DELETE MY DATA');
    await actor.click(confirm());
    const busy = await within(dialog).findByRole('button', { name: 'Deleting...' });
    await actor.click(busy);
    await actor.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await act(async () => answer(RECEIPT));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([ROUTE]);
    // Wait for the redirect here, so that it does not happen during the next test.
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  test('ERASE-07 ERASE-08 CONST-20 clears the query cache and, after 2000 ms, loads the home page', async () => {
    const { client, confirm, input, actor } = await open();
    client.setQueryData(['/api/stats', '?range=7'], { dailyScores: [] });
    await actor.type(input, 'DELETE MY DATA');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => confirm().click());
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(client.getQueryCache().getAll()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_950));
    expect(assign).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('TOAST-17 shows a toast, keeps the cache and re-enables the button when it fails', async () => {
    const { client, dialog, input, actor } = await open({ status: 503, body: { message: 'Away' } });
    client.setQueryData(['/api/stats', '?range=7'], { dailyScores: [] });
    await actor.type(input, 'DELETE MY DATA{Enter}');
    const text = 'Failed to delete your data. Please try again.';
    await seeToast({ title: 'Deletion Failed', text, tone: 'destructive' });
    expect(client.getQueryCache().getAll()).toHaveLength(1);
    expect(await within(dialog).findByRole('button', { name: 'Delete Everything' })).toBeEnabled();
    expect(assign).not.toHaveBeenCalled();
  });
});
