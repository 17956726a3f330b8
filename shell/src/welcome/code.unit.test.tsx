import { showStoredToast } from '@stridewell/app/core';
import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAccountExisted, useAccountExisted } from '../session/account-existed.ts';
import { isCodeFresh } from '../session/fresh-code.ts';
import { reloadTo } from '../session/navigation.ts';
import { browserTimezone } from './sign-in.ts';
import Welcome from './welcome.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const REQUEST = 'POST /api/auth/request-otp';
const VERIFY = 'POST /api/auth/verify-otp';
const REQUEST_ID = 'r'.repeat(43);
const SENT = { body: { ok: true, requestId: REQUEST_ID } };
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const WRONG = 'This code is wrong or has expired. Please request a new one.';

const email = () => screen.getByLabelText('Email');
const code = () => screen.findByLabelText('6-digit code');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });

/** Opens the welcome screen at the form that requests a code. */
const open = async (routes: Record<string, Route> = {}) => {
  const api = fakeApi({ [REQUEST]: SENT, [VERIFY]: SIGNED_IN, ...routes });
  const app = renderApp(<Welcome />, { user: null });
  await app.actor.click(screen.getByRole('button', { name: 'Email me a 6-digit code' }));
  return { api, ...app };
};

/** Opens the welcome screen and continues to the form for the code. */
const openCode = async (routes: Record<string, Route> = {}) => {
  const app = await open(routes);
  await app.actor.type(email(), ' Ingrid@Example.com {Enter}');
  await code();
  return app;
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  forgetAccountExisted();
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('code sign-in', () => {
  test('AUTH-05 is offered next to password sign-in and registration', () => {
    renderApp(<Welcome />, { user: null });
    for (const name of ['Sign in', 'Email me a 6-digit code', 'Create an account']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  test('OTP-15 asks for the email, then for the code, and signs in, all with the keyboard', async () => {
    const { api, actor } = await open();
    expect(email()).toHaveFocus();
    await actor.keyboard(' Ingrid.Solberg@Example.com {Enter}');
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getByText('ingrid.solberg@example.com')).toBeInTheDocument();
    await actor.keyboard('407193{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(api.calls.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      [REQUEST, { email: 'ingrid.solberg@example.com' }],
      [
        VERIFY,
        {
          email: 'ingrid.solberg@example.com',
          code: '407193',
          rememberMe: false,
          requestId: REQUEST_ID,
          timezone: browserTimezone(),
        },
      ],
    ]);
    expect(isCodeFresh()).toBe(true);
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Welcome back!', tone: 'success' });
  });

  test('AUTH-56 shows the registration toast when the code created the account', async () => {
    const { actor } = await openCode({ [VERIFY]: { body: { ...SIGNED_IN.body, accountCreated: true } } });
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Registration successful!', tone: 'success' });
  });

  test('SECU-103 records that the account existed before the sign-in', async () => {
    const { actor } = await openCode({ [VERIFY]: { body: { ...SIGNED_IN.body, accountExisted: true } } });
    expect(useAccountExisted.getState().asked).toBe(false);
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(useAccountExisted.getState().asked).toBe(true));
  });

  test('copies the email and the remember-me choice from the sign-in form', async () => {
    const api = fakeApi({ [REQUEST]: SENT, [VERIFY]: SIGNED_IN });
    const { actor } = renderApp(<Welcome />, { user: null });
    await actor.type(email(), 'ingrid@example.com');
    await actor.click(screen.getByRole('checkbox'));
    await actor.click(screen.getByRole('button', { name: 'Email me a 6-digit code' }));
    expect(email()).toHaveValue('ingrid@example.com');
    await actor.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(screen.getByRole('checkbox', { name: 'Remember me for 90 days' })).toBeChecked();
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ rememberMe: true }));
  });

  test('AUTH-44 opens when "Forgot your password?" is clicked and explains the next steps', async () => {
    fakeApi();
    const { actor } = renderApp(<Welcome />, { user: null });
    await actor.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(screen.getByText('Sign in with a code, then set a new password on your profile.')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Sign in with it' }));
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});

describe('code request form', () => {
  test('shows an error at the email field and sends nothing when the address is invalid', async () => {
    const { api, actor } = await open();
    await actor.type(email(), 'ingrid@{Enter}');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(api.calls).toEqual([]);
  });

  test('keeps the email and shows a toast when the code could not be sent', async () => {
    const { actor } = await open({ [REQUEST]: { status: 429, body: { message: 'Please wait a minute.' } } });
    await actor.type(email(), 'ingrid@example.com{Enter}');
    expect(await screen.findByText('Please wait a minute.')).toBeInTheDocument();
    expect(email()).toHaveValue('ingrid@example.com');
  });
});

describe('code form', () => {
  test('shows a single numeric field with one-time-code autofill', async () => {
    await openCode();
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await violations()).toEqual([]);
  });

  test('EMAIL-06 submits itself when the sixth digit is typed, as its help text says', async () => {
    const { api, actor } = await openCode();
    const note = 'You are signed in as soon as the sixth digit is there.';
    expect(await code()).toHaveAccessibleDescription(note);
    await actor.type(await code(), '40719');
    expect(api.calls).toHaveLength(1);
    await actor.keyboard('3');
    await waitFor(() => expect(reloadTo).toHaveBeenCalledOnce());
    expect(api.calls).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeInTheDocument();
  });

  test('EMAIL-06 submits a pasted code once, and resubmits a rejected code only when the button is clicked', async () => {
    const { api, actor } = await openCode({ [VERIFY]: { status: 401, body: { statusCode: 401, message: WRONG } } });
    await actor.click(await code());
    await actor.paste('407 193');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(WRONG));
    await actor.keyboard('{Backspace}3');
    expect(api.calls).toHaveLength(2);
    await actor.click(signIn());
    await waitFor(() => expect(api.calls).toHaveLength(3));
    await waitFor(() => expect(signIn()).toBeEnabled());
    await actor.keyboard('{Backspace}4');
    await waitFor(() => expect(api.calls).toHaveLength(4));
    expect(api.calls.at(-1)?.body).toMatchObject({ code: '407194' });
  });

  test('accepts a pasted code that contains white space', async () => {
    const { api, actor } = await openCode();
    await actor.click(await code());
    await actor.paste(' 407 193\n');
    expect(await code()).toHaveValue('407193');
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ code: '407193' }));
  });

  test('SECU-902 sends the code with the id of the latest code request', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { api, actor } = await openCode();
    act(() => vi.advanceTimersByTime(30_000));
    api.on(REQUEST, { body: { ok: true, requestId: 'n'.repeat(43) } });
    await actor.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByText('Code sent');
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ requestId: 'n'.repeat(43) }));
  });

  test('SECU-902 sends the code without a request id when the server did not return one', async () => {
    const { api, actor } = await openCode({ [REQUEST]: { body: { ok: true } } });
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/api/auth/verify-otp'));
    expect(api.calls.at(-1)?.body).not.toHaveProperty('requestId');
  });

  test('does not send the code when a digit is missing', async () => {
    const { api, actor } = await openCode();
    await actor.type(await code(), '40719{Enter}');
    expect(await code()).toHaveAccessibleDescription('Please enter the 6-digit code from the email');
    expect(api.calls).toHaveLength(1);
  });

  test('focuses the field after a wrong code and shows an error until the code is changed', async () => {
    const { api, actor } = await openCode({ [VERIFY]: { status: 401, body: { statusCode: 401, message: WRONG } } });
    await actor.type(await code(), '000000');
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(WRONG));
    expect(await code()).toHaveFocus();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(await violations()).toEqual([]);
    api.on(VERIFY, () => new Promise<never>(() => {}));
    await actor.type(await code(), '{Backspace}1');
    expect(await code()).toBeValid();
    expect(reloadTo).not.toHaveBeenCalled();
  });

  test('keeps the code and shows a toast when the request fails', async () => {
    const { actor } = await openCode({ [VERIFY]: { status: 503, body: { message: 'Please try again in a moment.' } } });
    await actor.type(await code(), '407193{Enter}');
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
    expect(await code()).toHaveValue('407193');
  });

  test('offers to send a new code after 30 seconds, then empties and focuses the field', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const { api, actor } = await openCode();
    await actor.type(await code(), '123');
    expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
    act(() => vi.advanceTimersByTime(29_000));
    expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
    act(() => vi.advanceTimersByTime(1_000));
    await actor.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toEqual(Array(2).fill('/api/auth/request-otp')));
    expect(await screen.findByText('Code sent')).toBeInTheDocument();
    expect(await code()).toHaveValue('');
    expect(await code()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
  });

  test('lets the runner request a code for another email address', async () => {
    const { api, actor } = await openCode();
    await actor.click(screen.getByRole('button', { name: 'Use another address' }));
    await actor.clear(email());
    await actor.type(email(), 'kari@example.com{Enter}');
    await actor.type(await code(), '407193{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ email: 'kari@example.com' }));
  });

  test('is shown again after a reload within 10 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { unmount } = await openCode();
    unmount();
    vi.advanceTimersByTime(599_000);
    const again = renderApp(<Welcome />, { user: null });
    expect(screen.getByText('ingrid@example.com')).toBeInTheDocument();
    again.unmount();
    vi.advanceTimersByTime(1_000);
    renderApp(<Welcome />, { user: null });
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});
