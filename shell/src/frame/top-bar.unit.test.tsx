import { usePage } from '@stridewell/app/core';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from '../session/navigation.ts';
import { TopBar } from './top-bar.tsx';

vi.mock('../session/navigation.ts', () => ({ reloadTo: vi.fn() }));

/**
 * Query option that includes the row for phones, which CSS hides at jsdom's desktop width. Browser tests check the
 * appearance.
 */
const onPhone = { hidden: true } as const;

const links = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  usePage.setState({ title: null, back: null });
  vi.mocked(reloadTo).mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('TopBar', () => {
  test('SHELL-17 shows the product name', () => {
    renderApp(<TopBar />);
    expect(screen.getAllByRole('link', { name: 'Stridewell' })[0]).toHaveAttribute('href', '/');
  });

  test('SHELL-18 SHELL-19 links to the two coaches and marks the current coach', () => {
    renderApp(<TopBar />, { path: '/physio-coach' });
    expect(screen.getByRole('link', { name: 'Running Coach' })).toHaveAttribute('href', '/running');
    const physio = screen.getByRole('link', { name: 'Physio Coach' });
    expect(physio).toHaveAttribute('href', '/physio-coach');
    expect(physio).toHaveAttribute('aria-current', 'page');
  });

  test('NAV-29 marks Plan on the help page that it opens', () => {
    renderApp(<TopBar />, { path: '/running' });
    expect(screen.getByRole('link', { name: 'Plan', hidden: true })).toHaveAttribute('aria-current', 'page');
  });

  test('SHELL-20 SHELL-21 shows the email as a link to the profile', () => {
    renderApp(<TopBar />);
    expect(screen.getByText(INGRID.email)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Your profile, ${INGRID.email}` })).toHaveAttribute('href', '/profile');
  });

  test('SHELL-22 AUTH-34 logs out when Logout is clicked', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/logout': { body: { ok: true } } });
    const { actor } = renderApp(<TopBar />);
    await actor.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(reloadTo).toHaveBeenCalledWith('/'));
    expect(calls).toHaveLength(1);
  });

  test('SHELL-23 shows the menu button on phones', () => {
    renderApp(<TopBar />);
    expect(screen.getByRole('button', { name: 'Open menu', ...onPhone })).toBeInTheDocument();
  });

  test('shows a back link, the title and the menu button on phones outside the home screen', () => {
    renderApp(<TopBar />, { path: '/stats' });
    act(() => usePage.getState().show('Wellness statistics', { href: '/running', label: 'Back to Dashboard' }));
    expect(screen.getByRole('link', { name: 'Back to Dashboard', ...onPhone })).toHaveAttribute('href', '/running');
    expect(screen.getByText('Wellness statistics')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu', ...onPhone })).toBeInTheDocument();
  });

  test('SHELL-24 shows the same links to every signed-in runner', () => {
    const { unmount } = renderApp(<TopBar />);
    const first = links();
    unmount();
    renderApp(<TopBar />, { user: { ...INGRID, id: 'another', email: 'other@example.com', name: null } });
    expect(links()).toEqual(first);
  });

  test('has no axe violations', async () => {
    renderApp(<TopBar />);
    expect(await violations()).toEqual([]);
  });
});
