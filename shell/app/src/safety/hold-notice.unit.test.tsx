import type { CoachType, SafetyStatus } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.tsx';
import { renderApp } from '../testing/render.tsx';
import { askCard } from '../testing/safety.tsx';
import { HoldNotice } from './hold-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (coach: CoachType, hold: Partial<NonNullable<SafetyStatus['hold']>> | null) => {
  const path = coach === 'running' ? '/api/coach/safety' : '/api/physio/safety';
  const fullHold = { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, card: null, ...hold };
  const api = fakeApi({ [`GET ${path}`]: { body: { hold: hold && fullHold } } });
  renderApp(<HoldNotice coach={coach} />);
  return api;
};

describe('LANG-78 HoldNotice', () => {
  it.each([
    ['running', '/running?tab=chat'],
    ['physio', '/physio-coach?tab=chat'],
  ] as const)('links to the chat of the %s coach when that coach has a question', async (coach, href) => {
    open(coach, { tier: 'card', closesDay: false, text: 'One tap first, please.', card: askCard() });
    expect(await screen.findByText('Your coach has a question about what you wrote.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', href);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['running', 'physio', '/physio-coach?tab=chat'],
    ['physio', 'running', '/running?tab=chat'],
    ['physio', 'wellness', '/physio-coach?tab=chat'],
  ] as const)(
    'LANG-381 on a screen of the %s coach links to the chat for a hold opened by %s',
    async (coach, opener, href) => {
      open(coach, { text: 'No training advice for now. Call 113.', opener });
      expect(await screen.findByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', href);
    },
  );

  it('LANG-351 requests the text in the language of the page', async () => {
    document.documentElement.lang = 'nb';
    const text = 'Ingen treningsråd nå. Ring 113.';
    const hold = { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, card: null, text };
    fakeApi({ 'GET /api/coach/safety?language=nb': { body: { hold } } });
    renderApp(<HoldNotice coach="running" />);
    expect(await screen.findByText(/Ingen treningsråd nå/)).toBeVisible();
    document.documentElement.lang = 'en';
  });

  it('shows call buttons when the hold’s text contains phone numbers', async () => {
    open('running', { text: 'No training advice for now: in Norway 113, elsewhere your local emergency number.' });
    expect(await screen.findByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(await violations()).toEqual([]);
  });

  it('renders nothing when there is no hold', async () => {
    const { calls } = open('physio', null);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
