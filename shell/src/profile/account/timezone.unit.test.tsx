import { useSession, useToday } from '@stridewell/app/core';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { TOKEN_KEY } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountWith, changesOf, openProfile, PROFILE } from '../testing/fixtures.tsx';

const PATCH = 'PATCH /api/profile';
const TOKYO = { body: accountWith({ timezone: 'Asia/Tokyo' }) };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (routes: Parameters<typeof openProfile>[1] = { [PATCH]: TOKYO }) => {
  const app = await openProfile({}, routes);
  await app.actor.click(screen.getByRole('button', { name: 'Change timezone' }));
  return app;
};
const choice = () => screen.getByRole('combobox', { name: 'Timezone' });
/** Fills the field, as the browser does when a zone is picked from the list. */
const pick = async (actor: Awaited<ReturnType<typeof open>>['actor'], text: string) => {
  await actor.clear(choice());
  await actor.type(choice(), text);
};
const save = () => screen.getByRole('button', { name: 'Save timezone' });

describe('PROF-03 time zone form', () => {
  test('finds a time zone by city, saves it and displays it, all with the keyboard', async () => {
    const { api, actor } = await open();
    expect(screen.getAllByRole('combobox')).toEqual([choice()]);
    expect(choice()).toHaveFocus();
    expect(choice()).toHaveValue('Oslo · Europe');
    await actor.clear(choice());
    await actor.keyboard('tokyo');
    expect(choice()).toHaveAccessibleDescription('Closest match: Tokyo · Asia');
    expect(await violations(screen.getByRole('form', { name: 'Timezone' }))).toEqual([]);
    api.on(PROFILE, TOKYO);
    await actor.keyboard('{Enter}');
    expect(await screen.findByText('Timezone saved')).toBeInTheDocument();
    expect(changesOf(api)).toEqual([[PATCH, { timezone: 'Asia/Tokyo' }]]);
    expect(screen.getByText('Asia/Tokyo')).toBeInTheDocument();
    expect(screen.getByText('Tuesday 4 August 2026, 01:42')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change timezone' })).toHaveFocus();
  });

  test('saves a time zone that was selected from the list', async () => {
    const { api, actor } = await open();
    await pick(actor, 'New York · America');
    await actor.click(save());
    await waitFor(() => expect(changesOf(api)).toEqual([[PATCH, { timezone: 'America/New_York' }]]));
  });

  test('shows an error at the field and sends nothing when no zone matches', async () => {
    const { api, actor } = await open();
    await pick(actor, 'Atlantis{Enter}');
    expect(choice()).toHaveAccessibleDescription('No timezone found. Try the nearest big city.');
    expect(changesOf(api)).toEqual([]);
  });

  test('keeps the old time zone and returns the focus to its button when Cancel is clicked', async () => {
    const { api, actor } = await open();
    await pick(actor, 'Tokyo · Asia');
    await actor.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Europe/Oslo')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change timezone' })).toHaveFocus();
    expect(changesOf(api)).toEqual([]);
  });

  test('keeps the selected time zone and shows a toast when saving fails', async () => {
    const { actor } = await open({ [PATCH]: { status: 503, body: {} } });
    await pick(actor, 'Tokyo · Asia');
    await actor.click(save());
    expect(await screen.findByText('Failed to save your timezone')).toBeInTheDocument();
    expect(choice()).toHaveValue('Tokyo · Asia');
  });
});

const Today = () => <p>Today is {useToday()}</p>;

describe('PROF-14 time zone change', () => {
  test('updates the current date immediately and invalidates all queries', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') });
    const { api, actor, client } = await open();
    renderApp(<Today />, { path: '/profile' });
    expect(screen.getByText('Today is 2026-11-20')).toBeInTheDocument();
    client.setQueryData(['/api/history'], []);
    api.on(PROFILE, TOKYO);
    await pick(actor, 'Tokyo · Asia');
    await actor.click(save());
    expect(await screen.findByText('Today is 2026-11-21')).toBeInTheDocument();
    expect(useSession.getState().user).toEqual({ ...INGRID, timezone: 'Asia/Tokyo' });
    expect(client.getQueryState(['/api/history'])?.isInvalidated).toBe(true);
  });

  test('replaces the stored token with the token from the response', async () => {
    const { actor } = await open({ [PATCH]: { body: { ...TOKYO.body, token: 'new.one.here' } } });
    window.localStorage.setItem(TOKEN_KEY, 'old.one.here');
    await pick(actor, 'Tokyo · Asia');
    await actor.click(save());
    await waitFor(() => expect(window.localStorage.getItem(TOKEN_KEY)).toBe('new.one.here'));
  });
});
