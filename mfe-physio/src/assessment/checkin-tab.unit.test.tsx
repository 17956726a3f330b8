import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { checkinOf, fixClock, newcomer, physio, UNAVAILABLE } from '../testing/fixtures.ts';
import { CheckinCard } from './checkin-card.tsx';
import { CheckinTab } from './checkin-tab.tsx';

fixClock();

const INCOMPLETE = 'Profile incomplete. Please complete your profile first.';

describe('physio check-ins tab without a profile', () => {
  test('PHY-27 PHY-28 PHY-29 shows "Profile Required" and opens the profile on "Complete Profile"', async () => {
    fakeApi(newcomer());
    const onCompleteProfile = vi.fn();
    const { actor } = renderApp(<CheckinTab onCompleteProfile={onCompleteProfile} />);
    expect(await screen.findByRole('heading', { name: 'Profile Required' })).toBeVisible();
    expect(screen.getByText(INCOMPLETE)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Complete Profile' }));
    expect(onCompleteProfile).toHaveBeenCalledOnce();
  });

  test('PHY-29 shows that the profile is incomplete in the older layout', async () => {
    fakeApi(newcomer());
    renderApp(<CheckinCard />);
    expect(await screen.findByText(INCOMPLETE)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

test('CheckinCard shows today’s check-in when there is a profile', async () => {
  fakeApi(physio());
  renderApp(<CheckinCard />);
  expect(await screen.findByRole('button', { name: 'Update Check-in' })).toBeVisible();
});

describe('LANG-66 LANG-67 physio check-in result', () => {
  const open = async (pain: number, change: Parameters<typeof checkinOf>[0] = {}) => {
    fakeApi(physio({ 'GET /api/physio/checkin/today': { body: checkinOf({ pain, ...change }) } }));
    renderApp(<CheckinTab onCompleteProfile={() => {}} />);
    return within(await screen.findByRole('region', { name: "Today's check-in" }));
  };

  test('shows the high-pain notice with a warning-signs link and two call links above the tiles when pain is 8', async () => {
    const result = await open(8);
    const stop = result.getByRole('region', { name: 'Pain 8 is a stop sign.' });
    const way = within(stop).getByRole('link', { name: 'Check for warning signs' });
    expect(way).toHaveAttribute('href', '/physio-coach/triage');
    expect(within(stop).getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(within(stop).getByRole('link', { name: 'Call 116 117' })).toHaveAttribute('href', 'tel:116117');
    expect(stop.compareDocumentPosition(result.getByText('Walk/run'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await violations()).toEqual([]);
  });

  test('PHY-116 shows failed functional tests as "Not yet", which screen readers read as "Fail"', async () => {
    const result = await open(2, { functionalTestsOk: false });
    expect(result.getByText('Not yet')).toHaveAttribute('aria-hidden', 'true');
    expect(result.getByText('Fail')).toBeInTheDocument();
  });

  test('does not render the high-pain notice when pain is 6', async () => {
    const result = await open(6);
    expect(result.queryByText(/stop sign/)).toBeNull();
  });

  test('shows a link to the triage questions and a call link when a warning sign is ticked', async () => {
    await open(2, { redFlags: ['swelling'] });
    expect(screen.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute('href', '/physio-coach/triage');
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
  });
});

test('CheckinTab shows a retry button when the profile cannot be read', async () => {
  const api = fakeApi(physio({ 'GET /api/physio/profile': UNAVAILABLE }));
  const { actor } = renderApp(<CheckinTab onCompleteProfile={() => {}} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  for (const [route, answer] of Object.entries(physio())) api.on(route, answer);
  await actor.click(retry);
  expect(await screen.findByRole('button', { name: 'Update Check-in' })).toBeVisible();
});
