import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import ProfileScreen from './profile.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

const PROFILE = 'GET /api/profile';
const ACCOUNT = { ...INGRID, hasPassword: true, consents: { health_data: null, outside_model: null } };

afterEach(() => vi.unstubAllGlobals());

describe('profile screen', () => {
  test('PROF-01 PROF-02 shows the email, the date and time of registration, and the time zone', async () => {
    fakeApi({ [PROFILE]: { body: ACCOUNT } });
    renderApp(<ProfileScreen />, { path: '/profile' });
    expect(await screen.findByText('ingrid.solberg@example.com')).toBeInTheDocument();
    expect(screen.getByText('Monday 3 August 2026, 18:42')).toBeInTheDocument();
    expect(screen.getByText('Europe/Oslo')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['Yes', '2026-08-03T16:42:00.000Z'],
    ['Not yet. Sign in with a code once to verify it.', null],
  ])('SECU-102 PROF-40 shows whether the email address is verified ("%s")', async (words, emailVerifiedAt) => {
    fakeApi({ [PROFILE]: { body: { ...ACCOUNT, emailVerifiedAt } } });
    renderApp(<ProfileScreen />, { path: '/profile' });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Email verified')).toBeInTheDocument();
  });

  test("PROF-02 shows the registration time in the runner's time zone", async () => {
    fakeApi({ [PROFILE]: { body: { ...ACCOUNT, timezone: 'Asia/Tokyo' } } });
    renderApp(<ProfileScreen />, { path: '/profile' });
    expect(await screen.findByText('Tuesday 4 August 2026, 01:42')).toBeInTheDocument();
  });

  test('PROF-04 AUTH-34 logs out with the keyboard even when the account cannot be loaded', async () => {
    const { calls } = fakeApi({
      [PROFILE]: { status: 503, body: {} },
      'POST /api/auth/logout': { body: { ok: true } },
    });
    const { actor } = renderApp(<ProfileScreen />, { path: '/profile' });
    screen.getByRole('button', { name: 'Logout' }).focus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
    expect(calls.map((call) => call.path)).toContain('/api/auth/logout');
  });

  test('reloads the account when retry is clicked after a failure', async () => {
    const api = fakeApi({ [PROFILE]: { status: 503, body: {} } });
    const { actor } = renderApp(<ProfileScreen />, { path: '/profile' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(PROFILE, { body: ACCOUNT });
    await actor.click(retry);
    expect(await screen.findByText('Europe/Oslo')).toBeInTheDocument();
  });
});
