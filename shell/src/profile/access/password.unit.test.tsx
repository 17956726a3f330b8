import type { Route } from '@stridewell/app/testing/fake-api';
import type { RenderedApp } from '@stridewell/app/testing/render';
import type { Profile } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { storeCodeSignIn } from '../../session/fresh-code.ts';
import { changesOf, openProfile } from '../testing/fixtures.tsx';

const ROUTE = 'POST /api/auth/password';
const NEW = 'Nordmarka2027';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (change: Partial<Profile> = {}, answer: Route = { body: { ok: true } }) => {
  const app = await openProfile(change, { [ROUTE]: answer });
  const name = change.hasPassword === false ? 'Set a password' : 'Change password';
  await app.actor.click(screen.getByRole('button', { name }));
  return app;
};
/** Pastes a text into a field, as a password manager does. */
const fill = async (actor: RenderedApp['actor'], field: HTMLElement, words: string): Promise<void> => {
  await actor.click(field);
  await actor.paste(words);
};
const current = () => screen.getByLabelText('Current password');
const password = () => screen.getByLabelText('New password');
const confirm = () => screen.getByLabelText('Confirm new password');
const save = () => screen.getByRole('button', { name: 'Save password' });

describe('PROF-12 password setting', () => {
  test('changes the password with the keyboard and shows a toast saying that other devices were signed out', async () => {
    const { api, actor } = await open();
    expect(current()).toHaveFocus();
    expect(await violations(screen.getByRole('form', { name: 'Password' }))).toEqual([]);
    await fill(actor, current(), 'Nordmarka2026');
    await fill(actor, password(), NEW);
    await fill(actor, confirm(), NEW);
    await actor.keyboard('{Enter}');
    expect(await screen.findByText('You are signed out on your other devices.')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([
      [ROUTE, { password: NEW, confirmPassword: NEW, currentPassword: 'Nordmarka2026' }],
    ]);
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('sets the first password without asking for a current one and then offers to change it', async () => {
    const { api, actor } = await open({ hasPassword: false });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(password()).toHaveFocus();
    await fill(actor, password(), NEW);
    await fill(actor, confirm(), NEW);
    await actor.click(save());
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeInTheDocument();
    expect(changesOf(api)).toEqual([[ROUTE, { password: NEW, confirmPassword: NEW }]]);
  });

  test.each([
    ['Nord2', 'Nord2', 'New password', 'Password must be at least 8 characters long'],
    [NEW, 'Nordmarka2028', 'Confirm new password', "Passwords don't match"],
  ])(
    'rejects the password %s with the confirmation %s, shows an error at the field "%s" and sends nothing',
    async (first, second, label, message) => {
      const { api, actor } = await open();
      await fill(actor, password(), first);
      await fill(actor, confirm(), second);
      await actor.click(save());
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(changesOf(api)).toEqual([]);
    },
  );

  test.each(['Please enter your current password', 'This is not your current password'])(
    'shows the error %j at the current-password field and keeps the typed values',
    async (message) => {
      const issues = [{ path: 'currentPassword', message }];
      const { actor } = await open({}, { status: 400, body: { statusCode: 400, message, issues } });
      await fill(actor, current(), 'wrong');
      await fill(actor, password(), NEW);
      await fill(actor, confirm(), NEW);
      await actor.click(save());
      await waitFor(() => expect(current()).toHaveAccessibleDescription(message));
      expect(current()).toHaveFocus();
      expect(password()).toHaveValue(NEW);
    },
  );

  test('shows the server’s message when a recent sign-in with a code is required', async () => {
    const message = 'Please sign in with a code again. You then have 10 minutes to set a password.';
    const { actor } = await open({ hasPassword: false }, { status: 403, body: { statusCode: 403, message } });
    await fill(actor, password(), NEW);
    await fill(actor, confirm(), NEW);
    await actor.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(password()).toHaveValue(NEW);
  });
});

describe('AUTH-42 password setting after a code sign-in', () => {
  test('marks the current password as optional for 10 minutes', async () => {
    storeCodeSignIn();
    const { api, actor } = await open();
    expect(current()).toHaveAccessibleDescription('You have just signed in with a code, so you can leave it out.');
    await fill(actor, password(), NEW);
    await fill(actor, confirm(), NEW);
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(changesOf(api)).toEqual([[ROUTE, { password: NEW, confirmPassword: NEW }]]));
  });

  test('no longer marks the current password as optional after 10 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    storeCodeSignIn();
    vi.advanceTimersByTime(600_000);
    await open();
    expect(current()).not.toHaveAccessibleDescription();
  });
});
