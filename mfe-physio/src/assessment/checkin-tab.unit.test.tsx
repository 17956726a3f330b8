import { fakeApi } from '@stridewell/ui/testing/fake-api';
import { renderApp } from '@stridewell/ui/testing/render';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROKEN, MORNING, newcomer, physio } from '../testing/given.ts';
import { CheckinCard } from './checkin-card.tsx';
import { CheckinTab } from './checkin-tab.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const INCOMPLETE = 'Profile incomplete. Please complete your profile first.';

describe('without a profile', () => {
  test('PHY-27 PHY-28 PHY-29 the tab asks for it and leads there', async () => {
    fakeApi(newcomer());
    const onCompleteProfile = vi.fn();
    const { actor } = renderApp(<CheckinTab onCompleteProfile={onCompleteProfile} />);
    expect(await screen.findByRole('heading', { name: 'Profile Required' })).toBeVisible();
    expect(screen.getByText(INCOMPLETE)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(onCompleteProfile).toHaveBeenCalledOnce();
  });

  test('PHY-29 the card of the older layout says what is missing', async () => {
    fakeApi(newcomer());
    renderApp(<CheckinCard />);
    expect(await screen.findByText(INCOMPLETE)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

test('with one, the card of the older layout holds the day’s check-in', async () => {
  fakeApi(physio());
  renderApp(<CheckinCard />);
  expect(await screen.findByRole('button', { name: 'Update Check-in' })).toBeVisible();
});

test('a profile that cannot be read is asked for again', async () => {
  const api = fakeApi(physio({ 'GET /api/physio/profile': BROKEN }));
  const { actor } = renderApp(<CheckinTab onCompleteProfile={() => {}} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  for (const [route, answer] of Object.entries(physio())) api.on(route, answer);
  await actor.click(retry);
  expect(await screen.findByRole('button', { name: 'Update Check-in' })).toBeVisible();
});
