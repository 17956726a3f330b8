import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import { MenuButton } from './menu-button.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

describe('side menu', () => {
  test('SHELL-23 SHELL-29 opens with the keyboard and links to every destination', async () => {
    const { actor } = renderApp(<MenuButton />);
    const menu = screen.getByRole('button', { name: 'Open menu' });
    menu.focus();
    await actor.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    const reached = within(dialog).getAllByRole('link');
    expect(reached.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/running',
      '/physio-coach',
      '/running/topics',
      '/profile',
    ]);
    expect(within(dialog).getByText(INGRID.email)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    await actor.click(within(dialog).getByRole('link', { name: 'Physio Coach' }));
    expect(window.location.pathname).toBe('/physio-coach');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SHELL-23 closes on Escape and returns the focus to the menu button', async () => {
    const { actor } = renderApp(<MenuButton />);
    await actor.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  });

  test('logs out when Logout is clicked', async () => {
    fakeApi({ 'POST /api/auth/logout': { body: { ok: true } } });
    const { actor } = renderApp(<MenuButton />);
    await actor.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = await screen.findByRole('dialog');
    expect(await violations(dialog)).toEqual([]);
    await actor.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
  });
});
