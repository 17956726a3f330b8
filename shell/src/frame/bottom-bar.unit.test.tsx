import { todayOf } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { fixClock, NOT_FOUND, TODAY } from '@stridewell/app/testing/fixed-day';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateDescriptors, useDescriptors } from '../remotes/descriptors.ts';
import { BottomBar } from './bottom-bar.tsx';

/** The bar is hidden by CSS at jsdom's desktop width. Browser tests check the appearance. */
const onPhone = { hidden: true } as const;
const CHECKIN = 'GET /api/checkin/today';
const SAFETY = 'GET /api/coach/safety';

fixClock();

const initial = useDescriptors.getState();
beforeEach(() => void fakeApi({ [CHECKIN]: NOT_FOUND, [SAFETY]: { body: { hold: null } } }));
afterEach(() => useDescriptors.setState(initial));

const items = () => screen.getAllByRole('link', onPhone).map((link) => [link.textContent, link.getAttribute('href')]);
const current = () =>
  screen.getAllByRole('link', { ...onPhone, current: 'page' }).map(({ textContent }) => textContent);

describe('BottomBar', () => {
  test('NAV-01 has five items in order', () => {
    renderApp(<BottomBar />);
    expect(items()).toEqual([
      ['Today', '/'],
      ['Plan', '/running'],
      ['Check in', '/check-in'],
      ['Coach', '/running?tab=chat'],
      ['Body', '/physio-coach'],
    ]);
  });

  test.each([
    ['/', 'Today'],
    ['/running', 'Plan'],
    ['/check-in', 'Check in'],
    ['/coach', 'Coach'],
    ['/physio', 'Coach'],
    ['/physio-coach', 'Body'],
    ['/physio-coach/exercises', 'Body'],
    ['/stats', 'Body'],
    ['/history', 'Body'],
    ['/month', 'Body'],
  ])('NAV-02 marks the item for the path %s (%s)', (path, place) => {
    renderApp(<BottomBar />, { path });
    expect(current()).toEqual([place]);
  });

  test('NAV-02 marks no item on the account profile', () => {
    renderApp(<BottomBar />, { path: '/profile' });
    expect(screen.queryByRole('link', { ...onPhone, current: 'page' })).toBeNull();
  });

  test('NAV-29 marks no item on the pages of the help', () => {
    renderApp(<BottomBar />, { path: '/running/topics/intervals' });
    expect(screen.queryByRole('link', { ...onPhone, current: 'page' })).toBeNull();
  });

  test.each(['/running', '/physio-coach'])('NAV-02 marks Coach on the chat tab of %s', (path) => {
    renderApp(<BottomBar />);
    act(() => window.history.pushState({ tab: 'chat' }, '', path));
    expect(current()).toEqual(['Coach']);
  });

  test('NAV-03 shows the score of the day once there is a check-in', async () => {
    fakeApi({ [CHECKIN]: { body: todayOf(TODAY, { score: 6.2 }) }, [SAFETY]: { body: { hold: null } } });
    renderApp(<BottomBar />);
    expect(await screen.findByText('6.2')).toBeInTheDocument();
    expect(screen.getByRole('link', { ...onPhone, name: /Today’s score 6.2\s*Check-in/ })).toHaveAttribute(
      'href',
      '/check-in',
    );
  });

  test('NAV-03 shows no score while a safety hold blocks training', async () => {
    const hold = { category: 'heart', tier: 'emergency', closesTraining: true, closesDay: true };
    const api = fakeApi({ [CHECKIN]: { body: todayOf(TODAY, { score: 6.2 }) }, [SAFETY]: { body: { hold } } });
    renderApp(<BottomBar />);
    expect(await screen.findByText('Check-in')).toBeInTheDocument();
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/api/coach/safety'));
    await act(() => Promise.resolve());
    expect(screen.queryByText('6.2')).toBeNull();
  });

  test('NAV-06 omits the items of unknown remotes', () => {
    useDescriptors.setState({ remotes: initial.remotes.filter(({ name }) => name === 'wellness') });
    renderApp(<BottomBar />);
    expect(items()).toEqual([
      ['Today', '/'],
      ['Check in', '/check-in'],
      ['Body', '/stats'],
    ]);
  });

  test('NAV-06 keeps the known items when the list of remotes contains no items for the bar', () => {
    const [running] = initial.remotes.filter(({ name }) => name === 'running');
    const { name, bar: _bar, ...descriptor } = running ?? { name: '', pages: [], nav: [], slots: [] };
    updateDescriptors([{ name, entry: null, build: null, routes: [], descriptor }]);
    renderApp(<BottomBar />);
    expect(items()).toHaveLength(5);
  });

  test('has no axe violations', async () => {
    const { container } = renderApp(<BottomBar />);
    expect(await violations(container)).toEqual([]);
  });
});
