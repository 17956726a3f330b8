import { DeleteAccountDialog } from '@stridewell/app/account';
import { answerConfirmation } from '@stridewell/app/core';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRIDS_ACCOUNT, renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SessionList } from '../profile/access/session-list.tsx';
import { DownloadSetting } from '../profile/data/download-setting.tsx';
import { changesOf, THIS_SESSION } from '../profile/testing/fixtures.tsx';
import { StepUpHost } from './step-up-host.tsx';

const END = 'DELETE /api/auth/sessions';
const CONFIRM = 'POST /api/auth/confirm';
const NEEDED = { status: 403, body: { statusCode: 403, code: 'confirmation_needed', message: 'Please confirm.' } };
const TITLE = 'Confirm that it is you';

afterEach(() => {
  answerConfirmation(false);
  vi.unstubAllGlobals();
});

/** Renders the list of sessions and sends a request that needs a step-up confirmation. */
const open = async (routes: Record<string, Route> = {}, hasPassword = true) => {
  const api = fakeApi({
    [END]: NEEDED,
    [CONFIRM]: () => {
      api.on(END, { status: 204 });
      return { body: { ok: true } };
    },
    'GET /api/profile': { body: { ...INGRIDS_ACCOUNT, hasPassword } },
    'POST /api/auth/request-otp': { body: { ok: true, requestId: 'r1' } },
    ...routes,
  });
  const app = renderApp(
    <>
      <SessionList sessions={[THIS_SESSION, { ...THIS_SESSION, id: 's2', current: false }]} />
      <StepUpHost />
    </>,
  );
  await app.actor.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  return { api, dialog: await screen.findByRole('dialog', { name: TITLE }), ...app };
};

describe('SECU-1505 step-up confirmation', () => {
  test('asks for the password and, after the runner confirms with the keyboard, resends the request', async () => {
    const { api, actor, dialog } = await open();
    const password = await within(dialog).findByLabelText('Password');
    expect(dialog).toHaveAccessibleDescription('Your last sign-in was more than 15 minutes ago.');
    expect(await violations()).toEqual([]);
    expect(password).toHaveFocus();
    await actor.keyboard('Nordmarka2026{Enter}');
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([
      [END, undefined],
      [CONFIRM, { password: 'Nordmarka2026' }],
      [END, undefined],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for a code when the account has no password', async () => {
    const { api, actor, dialog } = await open({}, false);
    await actor.click(await within(dialog).findByRole('button', { name: 'Send me a code' }));
    const field = await within(dialog).findByLabelText('6-digit code');
    expect(await violations()).toEqual([]);
    // The form submits itself at the last digit.
    await actor.type(field, '123 456');
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([
      [END, undefined],
      ['POST /api/auth/request-otp', { email: INGRIDS_ACCOUNT.email }],
      [CONFIRM, { code: '123456', requestId: 'r1' }],
      [END, undefined],
    ]);
  });

  test('offers a code as an alternative to the password', async () => {
    const { actor, dialog } = await open();
    await actor.click(await within(dialog).findByRole('button', { name: 'Use a code instead' }));
    expect(within(dialog).getByRole('button', { name: 'Send me a code' })).toBeInTheDocument();
  });

  test('shows an error at the field and does not resend the request when the password is wrong', async () => {
    const issues = [{ path: 'password', message: 'This is not your current password' }];
    const { api, actor, dialog } = await open({ [CONFIRM]: { status: 400, body: { message: 'No', issues } } });
    await actor.type(await within(dialog).findByLabelText('Password'), 'wrong');
    await actor.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Password')).toHaveAccessibleDescription(
        'This is not your current password',
      ),
    );
    expect(changesOf(api).filter(([call]) => call === END)).toHaveLength(1);
  });

  test('does not resend the request and shows no error when the dialog is closed', async () => {
    const { api, actor, dialog } = await open();
    await actor.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeEnabled());
    expect(screen.queryByText('Error')).toBeNull();
    expect(changesOf(api)).toEqual([[END, undefined]]);
  });

  test('opens above the account deletion dialog, which stays open when the step-up dialog is closed', async () => {
    const api = fakeApi({ 'DELETE /api/delete-me': NEEDED, 'GET /api/profile': { body: INGRIDS_ACCOUNT } });
    const { actor } = renderApp(
      <>
        <DeleteAccountDialog onClose={() => {}} />
        <StepUpHost />
      </>,
    );
    await actor.click(screen.getByRole('button', { name: 'Delete Everything' }));
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Delete Everything' })).toBeEnabled();
    expect(screen.queryByText('Error')).toBeNull();
    expect(changesOf(api)).toHaveLength(1);
  });

  test('opens when the runner downloads all data', async () => {
    fakeApi({ 'GET /api/export/all': NEEDED, 'GET /api/profile': { body: INGRIDS_ACCOUNT } });
    const { actor } = renderApp(
      <>
        <DownloadSetting />
        <StepUpHost />
      </>,
    );
    await actor.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeInTheDocument();
  });
});
