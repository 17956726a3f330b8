import { ButtonLink } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Route, Switch } from 'wouter';
import { renderApp } from '../testing/render.tsx';
import { isEmbedded, isFirstOfTab } from './embedded.ts';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { usePage } from './page-store.ts';

const Screens = () => (
  <Switch>
    <Route path="/">
      <Page title="Today" home heading="Good morning, Ingrid">
        <ButtonLink href="/stats">Statistics</ButtonLink>
      </Page>
    </Route>
    <Route path="/stats">
      <Page title="Wellness statistics" back={{ href: '/running', label: 'Back to Dashboard' }}>
        <p>Charts</p>
      </Page>
    </Route>
    <Route component={NotFound} />
  </Switch>
);

describe('Page', () => {
  test('focuses the heading after a route change, but not when the first screen opens', async () => {
    const { actor } = renderApp(<Screens />);
    expect(document.body).toHaveFocus();
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Wellness statistics', level: 1 })).toHaveFocus();
  });

  test('sets the document title and the top bar’s title and back link', () => {
    renderApp(<Screens />);
    expect(document.title).toBe('Stridewell');
    expect(usePage.getState()).toMatchObject({ title: null, back: null });
    act(() => window.history.pushState(null, '', '/stats'));
    expect(document.title).toBe('Wellness statistics · Stridewell');
    expect(usePage.getState()).toMatchObject({
      title: 'Wellness statistics',
      back: { href: '/running', label: 'Back to Dashboard' },
    });
  });

  test('NAV-30 shows a separate title in the top bar, but not in the heading or the document title', () => {
    renderApp(
      <Page title="Running Coach" barTitle="Plan">
        <p>The week</p>
      </Page>,
    );
    expect(usePage.getState().title).toBe('Plan');
    expect(screen.getByRole('heading', { name: 'Running Coach', level: 1 })).toBeInTheDocument();
    expect(document.title).toBe('Running Coach · Stridewell');
  });

  test('SHELL-27 puts the open tab first in the document title', () => {
    const page = (part?: string) => (
      <Page title="Running Coach" part={part}>
        <p>Runs</p>
      </Page>
    );
    renderApp(page('Tracker')).unmount();
    expect(document.title).toBe('Tracker · Running Coach · Stridewell');
    renderApp(page());
    expect(document.title).toBe('Running Coach · Stridewell');
  });

  test('renders one main element and one level-1 heading', () => {
    renderApp(<Screens />, { path: '/stats' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/running');
  });
});

test('SHELL-12 SHELL-13 SHELL-26 NotFound shows a message, links to three screens and the hint for developers', async () => {
  renderApp(<Screens />, { path: '/nowhere' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeInTheDocument();
  expect(document.title).toBe('This page is not here · Stridewell');
  const ways = within(screen.getByRole('navigation', { name: 'Ways on' })).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/'],
    ['Plan', '/running'],
    ['Check in', '/check-in'],
  ]);
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Back to Home' })[0]).toHaveAttribute('href', '/');
  expect(await violations()).toEqual([]);
});

test('SHELL-26 NotFound is in Norwegian on a Norwegian page', async () => {
  document.documentElement.lang = 'nb';
  renderApp(<Screens />, { path: '/nowhere' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Denne siden finnes ikke' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sjekk inn' })).toHaveAttribute('href', '/check-in');
  document.documentElement.lang = 'en';
});

describe('embedded mode', () => {
  test.each([
    [1, 'navigate', true],
    [1, 'reload', false],
    [1, 'back_forward', false],
    [2, 'navigate', false],
  ])('EMBED-13 isFirstOfTab with %i history entries and navigation type %s returns %s', (entries, type, first) => {
    expect(isFirstOfTab(entries, [{ type }])).toBe(first);
    expect(isFirstOfTab(entries, [])).toBe(false);
  });

  test('EMBED-03 is off when the page is not framed', () => {
    window.history.replaceState(null, '', '/');
    expect(isEmbedded()).toBe(false);
  });

  test('EMBED-02 EMBED-12 is on with embed=1 and stays on in the same tab when the URL no longer has the parameter', () => {
    window.history.replaceState(null, '', '/?embed=1');
    expect(isEmbedded()).toBe(true);
    window.history.replaceState(null, '', '/running');
    expect(isEmbedded()).toBe(true);
  });

  test.each([
    ['another page', () => ({})],
    [
      'a cross-origin page',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('EMBED-01 is on when the page is framed by %s', (_what, top) => {
    window.history.replaceState(null, '', '/');
    const outer = vi.spyOn(window, 'self', 'get').mockImplementation(top as () => typeof window);
    expect(isEmbedded()).toBe(true);
    outer.mockRestore();
  });
});
