import { usePage } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { fakeApi } from '@stridewell/ui/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/ui/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import { TopBar } from './top-bar.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

/** jsdom is as wide as a desktop, where style rules hide the bar of phones; how it looks there is a matter for the browser tests. */
const onPhone = { hidden: true } as const;

const links = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  usePage.setState({ title: null, back: null });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('top bar', () => {
  test("SHELL-17 shows the product's name", () => {
    renderApp(<TopBar />);
    expect(screen.getAllByRole('link', { name: 'Stridewell' })[0]).toHaveAttribute('href', '/');
  });

  test('SHELL-18 SHELL-19 leads to the two coaches, and says which one is open', () => {
    renderApp(<TopBar />, { path: '/physio-coach' });
    expect(screen.getByRole('link', { name: 'Running Coach' })).toHaveAttribute('href', '/running');
    const physio = screen.getByRole('link', { name: 'Physio Coach' });
    expect(physio).toHaveAttribute('href', '/physio-coach');
    expect(physio).toHaveAttribute('aria-current', 'page');
  });

  test('SHELL-20 SHELL-21 shows the email, which leads to the profile', () => {
    renderApp(<TopBar />);
    expect(screen.getByText(INGRID.email)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Your profile, ${INGRID.email}` })).toHaveAttribute('href', '/profile');
  });

  test('SHELL-22 AUTH-34 its logout button logs out', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/logout': { body: { ok: true } } });
    const { actor } = renderApp(<TopBar />);
    await actor.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
    expect(calls).toHaveLength(1);
  });

  test('SHELL-23 on a phone it has the menu', () => {
    renderApp(<TopBar />);
    expect(screen.getByRole('button', { name: 'Open menu', ...onPhone })).toBeInTheDocument();
  });

  test('on a phone away from home it has the way back and the title, and the menu still', () => {
    renderApp(<TopBar />, { path: '/stats' });
    act(() => usePage.getState().show('Wellness statistics', { href: '/running', label: 'Back to Dashboard' }));
    expect(screen.getByRole('link', { name: 'Back to Dashboard', ...onPhone })).toHaveAttribute('href', '/running');
    expect(screen.getByText('Wellness statistics')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu', ...onPhone })).toBeInTheDocument();
  });

  test('SHELL-24 every link is there for every runner: signed in is all that counts', () => {
    const { unmount } = renderApp(<TopBar />);
    const first = links();
    unmount();
    renderApp(<TopBar />, { user: { ...INGRID, id: 'another', email: 'other@example.com', name: null } });
    expect(links()).toEqual(first);
  });

  test('axe finds nothing', async () => {
    renderApp(<TopBar />);
    expect(await violations()).toEqual([]);
  });
});
