import { showStoredToast } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import type { RegisterValues } from './form-values.ts';
import { browserTimezone } from './sign-in.ts';
import Welcome from './welcome.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const REGISTER = 'POST /api/auth/register';
const SIGNED_IN = { body: { ok: true, loggedIn: true, user: INGRID } };
const GOOD: RegisterValues = {
  name: '',
  email: 'ingrid@example.com',
  password: 'Nordmarka2026',
  confirmPassword: 'Nordmarka2026',
  healthDataConsent: true,
  rememberMe: false,
};

const LABELS = { name: 'Name', email: 'Email', password: 'Password', confirmPassword: 'Confirm password' } as const;
const field = (name: keyof typeof LABELS) => screen.getByLabelText(LABELS[name]);
const box = () => screen.getByRole('checkbox', { name: /stores my health data/ });

const open = async () => {
  const app = renderApp(<Welcome />, { user: null });
  await app.actor.click(screen.getByRole('button', { name: 'Create an account' }));
  return app;
};

/** Fills in the form with the given values and submits it. */
const register = async (values: Partial<RegisterValues>) => {
  const { actor } = await open();
  const all = { ...GOOD, ...values };
  for (const name of ['name', 'email', 'password', 'confirmPassword'] as const) {
    if (all[name] === '') continue;
    await actor.click(field(name));
    await actor.paste(all[name]);
  }
  if (all.healthDataConsent) await actor.click(box());
  if (all.rememberMe) await actor.click(screen.getByRole('checkbox', { name: 'Remember me for 90 days' }));
  await actor.click(screen.getByRole('button', { name: 'Create account' }));
  return actor;
};

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes the browser report the given time zone, or none. */
const givenZone = (timeZone: string | undefined) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
};

describe('registration form', () => {
  test('AUTH-06 keeps the typed values of both forms when the runner switches between them', async () => {
    const { actor } = renderApp(<Welcome />, { user: null });
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    await actor.type(screen.getByLabelText('Email'), 'typed@example.com');
    await actor.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeInTheDocument();
    await waitFor(() => expect(field('name')).toHaveFocus());
    await actor.type(field('name'), 'Ingrid');
    await actor.click(screen.getByRole('button', { name: 'Sign in instead' }));
    expect(screen.getByLabelText('Email')).toHaveValue('typed@example.com');
    await actor.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(field('name')).toHaveValue('Ingrid');
  });

  test.each([true, false])(
    'AUTH-55 sends the remember-me choice only when the checkbox is ticked (ticked: %s)',
    async (rememberMe) => {
      const api = fakeApi({ [REGISTER]: SIGNED_IN });
      await register({ rememberMe });
      await waitFor(() => expect(reloadTo).toHaveBeenCalled());
      const sent = { ...(api.calls[0]?.body as Record<string, unknown>) };
      expect([sent.email, sent.rememberMe]).toEqual([GOOD.email, rememberMe || undefined]);
    },
  );

  test('AUTH-08 shows the email, password, password confirmation, optional name and consent fields', async () => {
    await open();
    for (const name of ['name', 'email', 'password', 'confirmPassword'] as const) expect(field(name)).toHaveValue('');
    expect(screen.getByText('Optional')).toBeInTheDocument();
    expect(box()).not.toBeChecked();
    expect(box()).toBeRequired();
  });

  test.each<[string, Partial<RegisterValues>, keyof typeof LABELS, string]>([
    ['AUTH-11 rejects an invalid email', { email: 'ingrid@' }, 'email', 'Please enter a valid email address'],
    [
      'AUTH-12 rejects a password of 7 characters',
      { password: 'Nord202', confirmPassword: 'Nord202' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'AUTH-13 rejects a password of 129 characters',
      { password: `Aa1${'x'.repeat(126)}`, confirmPassword: `Aa1${'x'.repeat(126)}` },
      'password',
      'Password must be less than 128 characters',
    ],
    [
      'AUTH-14 rejects a password without a lowercase letter',
      { password: 'NORDMARKA26', confirmPassword: 'NORDMARKA26' },
      'password',
      'Password must contain at least one lowercase letter',
    ],
    [
      'AUTH-15 rejects a password without an uppercase letter',
      { password: 'nordmarka26', confirmPassword: 'nordmarka26' },
      'password',
      'Password must contain at least one uppercase letter',
    ],
    [
      'AUTH-16 rejects a password without a digit',
      { password: 'Nordmarka', confirmPassword: 'Nordmarka' },
      'password',
      'Password must contain at least one number',
    ],
    [
      'AUTH-17 rejects a password confirmation that differs',
      { confirmPassword: 'Nordmarka2025' },
      'confirmPassword',
      "Passwords don't match",
    ],
    ['AUTH-18 rejects a blank name', { name: '   ' }, 'name', 'Name is required'],
  ])('%s, focuses the invalid field (AUTH-20) and sends nothing', async (_, values, name, message) => {
    const { calls } = fakeApi();
    await register(values);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveFocus();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  test.each([
    ['AUTH-12', 8, 'Nordma26'],
    ['AUTH-13', 128, `Aa1${'x'.repeat(125)}`],
  ])('%s accepts a password of %i characters', async (_id, _length, password) => {
    const { calls } = fakeApi({ [REGISTER]: SIGNED_IN });
    await register({ password, confirmPassword: password });
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test('SECU-605 shows a consent sentence that starts with the minimum age', async () => {
    await open();
    expect(box()).toHaveAccessibleName(/^I am 13 or older and I agree that Stridewell stores my health data/);
  });

  test('AUTH-47 shows an error at the consent checkbox and sends nothing when it is not ticked', async () => {
    const { calls } = fakeApi();
    await register({ healthDataConsent: false });
    expect(box()).toHaveAccessibleDescription('To use Stridewell, please agree to the storage of your health data');
    expect(box()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('AUTH-18 AUTH-26 creates the account without sending an empty name and reloads the app at /', async () => {
    const { calls } = fakeApi({ [REGISTER]: SIGNED_IN });
    await register({});
    await waitFor(() => expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/'));
    const { name: _, rememberMe: __, ...sent } = GOOD;
    expect(calls[0]?.body).toEqual({ ...sent, timezone: browserTimezone() });
  });

  test('START-01 sends the browser’s time zone, and shows the account’s time zone in a toast after the reload', async () => {
    givenZone('America/New_York');
    const user = { ...INGRID, timezone: 'America/New_York' };
    const { calls } = fakeApi({ [REGISTER]: { body: { ok: true, loggedIn: true, user } } });
    await register({});
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    expect(calls[0]?.body).toMatchObject({ timezone: 'America/New_York' });
    showStoredToast();
    await seeToast({
      title: 'Registration successful!',
      text: 'Your days follow the time in America/New_York. You can change it in your profile.',
      tone: 'success',
    });
  });

  test.each([undefined, 'Etc/Unknown'])('START-01 sends no time zone when the browser reports %s', async (zone) => {
    givenZone(zone);
    const { calls } = fakeApi({ [REGISTER]: SIGNED_IN });
    await register({});
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).not.toHaveProperty('timezone');
  });

  test('START-01 registers without a time zone when the server does not know the browser’s time zone', async () => {
    givenZone('Europe/Oslo');
    const issues = [{ path: 'timezone', message: 'Please choose a time zone from the list' }];
    const { calls } = fakeApi({
      [REGISTER]: ({ body }) =>
        'timezone' in (body as object) ? { status: 400, body: { message: 'Please choose', issues } } : SIGNED_IN,
    });
    await register({});
    await waitFor(() => expect(reloadTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(calls.map(({ body }) => 'timezone' in (body as object))).toEqual([true, false]);
  });

  test('sends the name without leading and trailing white space', async () => {
    const { calls } = fakeApi({ [REGISTER]: SIGNED_IN });
    await register({ name: ' Ingrid Solberg ' });
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ name: 'Ingrid Solberg' }));
  });

  test("TOAST-01 CONST-56 shows 'Registration successful!' after the reload", async () => {
    fakeApi({ [REGISTER]: SIGNED_IN });
    await register({});
    await waitFor(() => expect(reloadTo).toHaveBeenCalled());
    showStoredToast();
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Registration successful!', tone: 'success' });
  });

  test("TOAST-04 shows 'Registration failed’ with the server’s message and keeps the typed values when registration is rejected", async () => {
    const message = 'An account with this email already exists. Sign in instead.';
    fakeApi({ [REGISTER]: { status: 409, body: { statusCode: 409, message } } });
    await register({ name: 'Ingrid' });
    await seeToast({ title: 'Registration failed', text: message, tone: 'destructive' });
    expect(field('name')).toHaveValue('Ingrid');
    expect(field('password')).toHaveValue(GOOD.password);
    expect(box()).toBeChecked();
  });

  test('AUTH-20 shows a validation issue from the server at its field until the value is changed', async () => {
    const issues = [{ path: 'email', message: 'Invalid input' }];
    fakeApi({ [REGISTER]: { status: 400, body: { message: 'Invalid input', issues } } });
    const actor = await register({});
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription('Invalid input'));
    expect(field('email')).toHaveFocus();
    await actor.type(field('email'), 'x');
    expect(field('email')).toBeValid();
  });

  test('marks password rules as met while the password is being typed', async () => {
    const { actor } = await open();
    await actor.type(field('password'), 'nordmarka');
    expect(screen.getByText('8 to 128 characters')).toHaveTextContent('done');
    expect(screen.getByText('A number')).not.toHaveTextContent('done');
    await actor.type(field('password'), '26');
    expect(screen.getByText('A number')).toHaveTextContent('done');
  });

  test('AUTH-58 keeps the password rules below an error and marks those that are not met', async () => {
    await register({ password: 'nordmarka26', confirmPassword: 'nordmarka26' });
    expect(field('password')).toBeInvalid();
    expect(screen.getByText('An uppercase letter')).toHaveTextContent('missing');
    expect(screen.getByText('A number')).toHaveTextContent('done');
    expect(field('password')).toHaveAccessibleDescription('Password must contain at least one uppercase letter');
    expect(await violations()).toEqual([]);
  });

  test('has no axe violations while all error messages are shown', async () => {
    await register({ email: '', password: '', confirmPassword: 'x', healthDataConsent: false });
    expect(await violations()).toEqual([]);
  });
});
