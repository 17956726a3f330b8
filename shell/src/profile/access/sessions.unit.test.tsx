import type { Route } from '@stridewell/app/testing/fake-api';
import type { SessionItem } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changesOf, openProfile, THIS_SESSION } from '../testing/fixtures.tsx';

const LIST = 'GET /api/auth/sessions';
const LAPTOP: SessionItem = { ...THIS_SESSION, id: 's2', device: 'Firefox on Windows', current: false };
const OTHER: SessionItem = { ...THIS_SESSION, id: 's3', device: null, current: false };

afterEach(() => vi.unstubAllGlobals());

const open = async (routes: Record<string, Route> = {}) => {
  const app = await openProfile({}, { [LIST]: { body: [LAPTOP, THIS_SESSION, OTHER] }, ...routes });
  await screen.findByText('Where you are signed in');
  return app;
};

describe('PROF-13 sessions card', () => {
  test('lists the device and time of last use for each session, with this device marked and listed first', async () => {
    await open();
    const names = screen.getAllByText(/Chrome|Firefox|no name/, { selector: 'h3' }).map((name) => name.textContent);
    expect(names).toEqual(['Chrome on Android', 'Firefox on Windows', 'A browser that gives no name']);
    expect(screen.getAllByText('Last seen on Friday 20 November 2026, 06:41')).toHaveLength(2);
    expect(screen.getByText('This device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull();
    const list = screen.getByText('Where you are signed in').closest('section');
    expect(await violations(list ?? undefined)).toEqual([]);
  });

  test('ends another device’s session when the button next to it is clicked', async () => {
    const { api, actor } = await open({ 'DELETE /api/auth/sessions/s2': { status: 204 } });
    await actor.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    expect(await screen.findByText('Signed out there')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([['DELETE /api/auth/sessions/s2', undefined]]);
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull();
    expect(screen.getByText('A browser that gives no name')).toBeInTheDocument();
  });

  test('ends the sessions of all other devices with a single button', async () => {
    const { api, actor } = await open({ 'DELETE /api/auth/sessions': { status: 204 } });
    await actor.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([['DELETE /api/auth/sessions', undefined]]);
    await waitFor(() => expect(screen.queryByText('A browser that gives no name')).toBeNull());
    expect(screen.getByText('Chrome on Android')).toBeInTheDocument();
  });

  test('keeps a session in the list when ending it fails', async () => {
    const { actor } = await open({ 'DELETE /api/auth/sessions/s2': { status: 503, body: {} } });
    await actor.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    expect(await screen.findByText('Failed to sign out there')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out Firefox on Windows' })).toBeEnabled();
  });

  test('hides the button that ends all other sessions when there is only one session', async () => {
    await open({ [LIST]: { body: [THIS_SESSION] } });
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  test('reloads the sessions when retry is clicked after a failure', async () => {
    const { api, actor } = await open({ [LIST]: { status: 503, body: {} } });
    api.on(LIST, { body: [THIS_SESSION] });
    await actor.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeInTheDocument();
  });
});
