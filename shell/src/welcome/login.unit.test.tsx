import { showStoredToast, storedErasureId } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCodeFresh, storeCodeSignIn } from '../session/fresh-code.ts';
import { reloadTo } from '../session/navigation.ts';
import Welcome from './welcome.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const LOGIN = 'POST /api/auth/login';
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const REFUSED = { status: 401, body: { statusCode: 401, message: 'That email and password do not match.' } };

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submitButton = () => screen.getByRole('button', { name: 'Sign in' });

const open = (path = '/') => renderApp(<Welcome />, { user: null, path });

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('sign-in form', () => {
  test('AUTH-07 shows email, password and a remember-me choice that is off by default', () => {
    open();
    expect(email()).toHaveValue('');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Remember me for 90 days' })).not.toBeChecked();
  });

  test('AUTH-09 AUTH-10 AUTH-20 shows errors at their fields, focuses the first invalid field and sends nothing', async () => {
    const { calls } = fakeApi();
    const { actor } = open();
    await actor.type(email(), 'ingrid');
    await actor.click(submitButton());
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('SECU-804 switches to sign-in with a code and shows the reason when password sign-in is paused', async () => {
    const message = 'Password sign-in is paused after too many wrong passwords. Please sign in with a code instead.';
    fakeApi({ [LOGIN]: { status: 429, body: { statusCode: 429, code: 'password_paused', message } } });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'Whatever-7{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sign in with a code' })).toBeInTheDocument();
    expect(email()).toHaveValue('ingrid@example.com');
    expect(useToasts.getState().toasts[0]).toMatchObject({ text: message });
  });

  test('removes an error as soon as the value is valid', async () => {
    const { actor } = open();
    await actor.click(submitButton());
    await actor.type(email(), 'ingrid@example.com');
    expect(email()).toBeValid();
    expect(password()).toBeInvalid();
  });

  test('AUTH-25 signs in with the keyboard and reloads the app at /', async () => {
    const { calls } = fakeApi({ [LOGIN]: SIGNED_IN });
    const { actor } = open();
    await actor.click(email());
    await actor.keyboard(' Ingrid.Solberg@Example.com ');
    await actor.tab();
    await actor.keyboard('Nordmarka2026{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(calls[0]?.body).toEqual({
      email: 'ingrid.solberg@example.com',
      password: 'Nordmarka2026',
      rememberMe: false,
    });
  });

  test("TOAST-02 CONST-56 shows 'Welcome back!' after the reload", async () => {
    fakeApi({ [LOGIN]: SIGNED_IN });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    expect(useToasts.getState().toasts).toEqual([]);
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Welcome back!', tone: 'success' });
  });

  test("TOAST-05 AUTH-57 shows 'Login failed’ with the server’s message at the password, focuses it and keeps the typed values when sign-in is rejected", async () => {
    fakeApi({ [LOGIN]: REFUSED });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'wrong');
    await actor.click(screen.getByRole('checkbox'));
    await actor.click(submitButton());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('Login failed. That email and password do not match.'),
    );
    expect(password()).toHaveFocus();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(await violations()).toEqual([]);
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ingrid@example.com',
      'wrong',
    ]);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(submitButton()).toBeEnabled();
  });

  test('shows an error message when the server does not respond', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    expect(
      await screen.findByText('Login failed. We could not reach Stridewell. Please try again.'),
    ).toBeInTheDocument();
  });

  test('ignores further submissions while a request is pending', async () => {
    const { calls } = fakeApi({ [LOGIN]: () => new Promise<never>(() => {}) });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    await actor.click(await screen.findByRole('button', { name: 'Signing in...' }));
    await actor.type(password(), '{Enter}');
    expect(calls).toHaveLength(1);
  });

  test('SECU-1102 requests and stores a token when the page is framed', async () => {
    const outer = vi.spyOn(window, 'self', 'get').mockImplementation((() => null) as unknown as () => typeof window);
    const { calls } = fakeApi({ [LOGIN]: { body: { ...SIGNED_IN.body, token: 'a.b.c' } } });
    const { actor } = open('/?embed=1');
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    outer.mockRestore();
    expect(calls[0]?.headers.get('x-stridewell-embed')).toBe('1');
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe('a.b.c');
  });

  test('removes the previous user’s data from the tab', async () => {
    window.sessionStorage.setItem('stridewell_erasure', 'an-id');
    storeCodeSignIn();
    fakeApi({ [LOGIN]: SIGNED_IN });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    expect([storedErasureId(), isCodeFresh()]).toEqual([null, false]);
  });

  test('sends no embed header and stores no token when the page is not framed', async () => {
    const { calls } = fakeApi({ [LOGIN]: SIGNED_IN });
    const { actor } = open();
    await actor.type(email(), 'ingrid@example.com');
    await actor.type(password(), 'x{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    expect(calls[0]?.headers.get('x-stridewell-embed')).toBeNull();
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  test('has no axe violations', async () => {
    open();
    expect(await violations()).toEqual([]);
  });
});
