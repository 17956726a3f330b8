import { useOfflineSince } from '@stridewell/app/core';
import { renderApp } from '@stridewell/app/testing/render';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import OfflineBanner from './offline-banner.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T07:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  useOfflineSince.setState({ asOf: null });
  document.documentElement.lang = 'en';
});

const show = (asOf: string | null, language = 'en'): string | null => {
  useOfflineSince.setState({ asOf });
  document.documentElement.lang = language;
  renderApp(<OfflineBanner />);
  return screen.getByRole('status').textContent;
};

describe('OFFL-02 offline banner', () => {
  test('states how old the displayed data is', () => {
    expect(show('2026-11-21T06:40:00.000Z')).toBe('Offline. As of 07:40.');
  });

  test('includes the weekday when the data is from an earlier day', () => {
    expect(show('2026-11-20T20:40:00.000Z')).toBe('Offline. As of Friday 21:40.');
  });

  test('shows Norwegian text when the runner has chosen Norwegian', () => {
    expect(show('2026-11-21T06:40:00.000Z', 'nb')).toBe('Uten nett. Slik det var kl. 07:40.');
  });

  test('states that a check-in is possible while no stored data is shown', () => {
    expect(show(null)).toBe(
      'You are offline. You can still check in; it will be sent later. Everything else needs a connection.',
    );
  });
});
