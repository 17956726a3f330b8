import { useSession } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountWith, changesOf, openProfile } from '../testing/fixtures.tsx';

const START = 'POST /api/auth/email-changes';
const CONFIRM = 'POST /api/auth/email-changes/c1/confirm';
const REQUEST = 'POST /api/auth/request-otp';
const NEXT = 'ingrid@new.example.com';
const STARTED = { body: { ok: true, changeId: 'c1' } };

afterEach(() => {
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

const open = async (change: Parameters<typeof openProfile>[0], routes: Parameters<typeof openProfile>[1]) => {
  const app = await openProfile(change, routes);
  await app.actor.click(screen.getByLabelText('Change email'));
  return app;
};
const send = () => screen.getByText('Send code to new address').closest('button') as HTMLElement;

describe('START-03 change of the email address', () => {
  test('shows Norwegian text on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    const { actor } = await openProfile();
    await actor.click(screen.getByLabelText('Endre e-post'));
    expect(screen.getByLabelText('Ny e-postadresse')).toHaveFocus();
  });

  test('sends the new address with the password, then the code from the new address, with the keyboard', async () => {
    const { actor, api } = await open({}, { [START]: STARTED, [CONFIRM]: { body: accountWith({ email: NEXT }) } });
    expect(screen.getByLabelText('New email')).toHaveFocus();
    await actor.paste(' Ingrid@New.Example.com ');
    await actor.click(screen.getByLabelText('Your password'));
    await actor.paste('Nordmarka2026');
    await actor.keyboard('{Enter}');
    const code = await screen.findByLabelText('Code from your new address');
    expect(code).toHaveFocus();
    expect(screen.getByText(`We sent a 6-digit code to ${NEXT}. It works for 10 minutes.`)).toBeVisible();
    // The form submits itself at the last digit.
    await actor.paste('407 193');
    expect(await screen.findByText(`You now sign in with ${NEXT}.`)).toBeInTheDocument();
    expect(changesOf(api)).toEqual([
      [START, { email: NEXT, password: 'Nordmarka2026' }],
      [CONFIRM, { email: NEXT, code: '407193' }],
    ]);
    expect(useSession.getState().user?.email).toBe(NEXT);
    expect(screen.getByLabelText('Change email')).toHaveFocus();
  });

  test('SECU-3423 sends, with the password, that the old mailbox is lost, and shows why the server rejects it', async () => {
    const issues = [{ path: 'withoutOldMailbox', message: CREDENTIAL_MESSAGES.oldMailboxNewPassword }];
    const { actor, api } = await open({}, { [START]: { status: 400, body: { message: 'x', issues } } });
    await actor.type(screen.getByLabelText('New email'), NEXT);
    await actor.click(screen.getByLabelText(/^I no longer have the old mailbox\./));
    await actor.type(screen.getByLabelText('Your password'), 'Nordmarka2026{Enter}');
    expect(await screen.findByText(CREDENTIAL_MESSAGES.oldMailboxNewPassword)).toBeVisible();
    expect(changesOf(api)).toEqual([[START, { email: NEXT, password: 'Nordmarka2026', withoutOldMailbox: true }]]);
  });

  test('SECU-3423 offers the lost-mailbox option only with the password', async () => {
    const { actor } = await open({}, { [REQUEST]: { body: { ok: true, requestId: 'r1' } } });
    expect(screen.getByLabelText(/^I no longer have the old mailbox\./)).toBeInTheDocument();
    await actor.click(screen.getByText('Use a code instead'));
    await screen.findByLabelText('Code from your present address');
    expect(screen.queryByLabelText(/^I no longer have the old mailbox\./)).toBeNull();
  });

  test('has no axe violations', async () => {
    await open({}, {});
    expect(await violations(screen.getByRole('form', { name: 'Email' }))).toEqual([]);
  });

  test('asks an account without a password for a code sent to the current address', async () => {
    const routes = { [START]: STARTED, [REQUEST]: { body: { ok: true, requestId: 'r1' } } };
    const { actor, api } = await open({ hasPassword: false }, routes);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(send()).toBeDisabled();
    await actor.type(screen.getByLabelText('New email'), NEXT);
    await actor.click(screen.getByText('Send me a code'));
    await actor.type(await screen.findByLabelText('Code from your present address'), '111222{Enter}');
    expect(await screen.findByLabelText('Code from your new address')).toHaveFocus();
    expect(changesOf(api)).toEqual([
      [REQUEST, { email: 'ingrid.solberg@example.com' }],
      [START, { email: NEXT, code: '111222', requestId: 'r1' }],
    ]);
  });

  test('shows the server’s message at its field and keeps the typed values', async () => {
    const issues = [{ path: 'password', message: CREDENTIAL_MESSAGES.currentPasswordWrong }];
    const { actor } = await open({}, { [START]: { status: 400, body: { message: 'x', issues } } });
    await actor.type(screen.getByLabelText('New email'), NEXT);
    await actor.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your current password'),
    );
    expect(screen.getByLabelText('New email')).toHaveValue(NEXT);
  });

  test('shows errors at the fields and sends nothing when the address and the password are missing', async () => {
    const { actor, api } = await open({}, {});
    await actor.click(send());
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required');
    expect(changesOf(api)).toEqual([]);
  });

  test('states that another account has the address and returns to the first step', async () => {
    const taken = { status: 409, body: { message: CREDENTIAL_MESSAGES.emailInUse, code: 'email_in_use', issues: [] } };
    const { actor } = await open({}, { [START]: STARTED, [CONFIRM]: taken });
    await actor.type(screen.getByLabelText('New email'), NEXT);
    await actor.type(screen.getByLabelText('Your password'), 'Nordmarka2026{Enter}');
    await actor.type(await screen.findByLabelText('Code from your new address'), '407193{Enter}');
    expect(await screen.findByText(CREDENTIAL_MESSAGES.emailInUse)).toBeInTheDocument();
    await actor.click(screen.getByText('Use another address'));
    expect(screen.getByLabelText('New email')).toHaveFocus();
  });
});
