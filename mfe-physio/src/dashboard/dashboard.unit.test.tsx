import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { fakeStream } from '@stridewell/app/testing/fake-stream';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetReadFlag } from '../alerts/read-state.ts';
import App from '../app.tsx';
import { startVisit } from '../onboarding/use-onboarding.ts';
import { ALERTS, checkinOf, fixClock, NOT_FOUND, newcomer, physio, planOf, UNAVAILABLE } from '../testing/fixtures.ts';

fixClock();
beforeEach(() => {
  startVisit();
  resetReadFlag();
  window.localStorage.setItem(ONBOARDING_KEY, 'true');
});

const open = (path: string, routes: Record<string, Route> = physio()) => {
  const api = fakeApi(routes);
  return { api, ...renderApp(<App />, { path }) };
};
const tabs = () => screen.findAllByRole('tab');
const selected = async () => (await screen.findByRole('tab', { selected: true })).textContent;

describe('physio dashboard tab bar', () => {
  test('PHY-01 SHELL-03 shows five tabs with Overview selected', async () => {
    open('/physio-coach');
    const names = (await tabs()).map(({ textContent }) => textContent);
    expect(names).toEqual(['Overview', 'AI Coach', 'Profile', 'Check-ins', 'Progress']);
    expect(await selected()).toBe('Overview');
    expect(document.title).toBe('Physio Coach · Stridewell');
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['chat', 'AI Coach'],
    ['profile', 'Profile'],
    ['checkins', 'Check-ins'],
    ['progress', 'Progress'],
    ['admin', 'Overview'],
  ])('opens the tab for ?tab=%s (%s) and removes the parameter', async (name, label) => {
    open(`/physio-coach?tab=${name}`);
    expect(await selected()).toBe(label);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await selected()).toBe(label);
  });

  test('keeps embed=1 when the tab parameter is removed', async () => {
    open('/physio-coach?embed=1&tab=progress');
    await waitFor(() => expect(window.location.search).toBe('?embed=1'));
    expect(await selected()).toBe('Progress');
  });

  test('opens a tab on click and returns to the previous tab on browser back', async () => {
    const { actor } = open('/physio-coach');
    await actor.click(await screen.findByRole('tab', { name: 'Profile' }));
    await actor.click(await screen.findByRole('tab', { name: 'Progress' }));
    expect(await selected()).toBe('Progress');
    act(() => window.history.back());
    await waitFor(async () => expect(await selected()).toBe('Profile'));
  });
});

describe('physio dashboard navigation', () => {
  test('PHY-02 shows a "Switch to Running Coach" link to /running', async () => {
    open('/physio-coach?tab=progress');
    const link = await screen.findByRole('link', { name: 'Switch to Running Coach' });
    expect(link).toHaveAttribute('href', '/running');
  });

  test('PHY-09 opens the check-ins tab on "Start Physio Check-in"', async () => {
    const { actor } = open('/physio-coach', physio({ 'GET /api/physio/checkin/today': NOT_FOUND }));
    await actor.click(await screen.findByRole('button', { name: 'Start Physio Check-in' }));
    expect(await selected()).toBe('Check-ins');
  });

  test('PHY-28 opens the profile form on "Complete Profile"', async () => {
    const { actor } = open('/physio-coach?tab=checkins', newcomer());
    await actor.click(await screen.findByRole('button', { name: 'Complete Profile' }));
    expect(await selected()).toBe('Profile');
    expect(await screen.findByRole('form', { name: 'Profile Setup' })).toBeVisible();
  });

  test('ONB-08 opens the profile tab and stores the onboarding flag on "Fill Profile"', async () => {
    window.localStorage.clear();
    const { actor } = open('/physio-coach', newcomer());
    await actor.click(await screen.findByRole('button', { name: 'Fill Profile' }));
    expect(await selected()).toBe('Profile');
    expect(window.localStorage.getItem(ONBOARDING_KEY)).not.toBeNull();
  });

  test('PHY-25 shows account management on the profile tab', async () => {
    open('/physio-coach?tab=profile');
    const card = await screen.findByRole('region', { name: 'Account Management' });
    expect(within(card).getByRole('button', { name: 'Delete Account & Data' })).toBeVisible();
  });

  test('shows the 404 page for an unknown path', async () => {
    open('/physio-coach/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

describe('physio dashboard chat tab', () => {
  test('PHY-13 ONB-09 LANG-68 shows a greeting, quick actions and a link to the triage questions', async () => {
    open('/physio-coach?tab=chat');
    const panel = within(await screen.findByRole('region', { name: 'Chat with your physio coach' }));
    expect(await panel.findByText(/I am your physio coach/)).toBeVisible();
    for (const name of ["Today's exercises", 'Is my pain normal?', 'Should I be worried?']) {
      expect(panel.getByRole('button', { name })).toBeVisible();
    }
    const link = panel.getByRole('link', { name: 'Worried? Check for warning signs' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
  });

  test('PHY-13 shows the reply to a quick action while it streams', async () => {
    const stream = fakeStream();
    const { actor, api } = open('/physio-coach?tab=chat', physio({ 'POST /api/physio/quick-action': stream.answer }));
    const panel = within(await screen.findByRole('region', { name: 'Chat with your physio coach' }));
    await panel.findByText(/I am your physio coach/);
    await actor.click(panel.getByRole('button', { name: "Today's exercises" }));
    stream.chunk({ content: 'Split squat, 3 x 8-10.' });
    expect(await panel.findByText('Split squat, 3 x 8-10.')).toBeVisible();
    expect(api.calls.at(-1)).toMatchObject({ path: '/api/physio/quick-action', body: { action: 'TODAY_EXERCISES' } });
  });
});

describe('physio dashboard alert area', () => {
  const high = { 'GET /api/physio/today': { body: planOf({ alerts: [ALERTS.high_pain] }) } };

  test.each(['overview', 'profile', 'checkins', 'progress'])(
    'ALERT-07 ALERT-05 shows the high-pain alert on the %s tab',
    async (tab) => {
      open(`/physio-coach?tab=${tab}`, physio(high));
      expect(await screen.findByText('Only breathing exercises and gentle isometrics today.')).toBeVisible();
    },
  );

  test('ALERT-47 shows one card for high pain on the check-ins tab, with the activities that the alert allows', async () => {
    const checkin = { 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 8 }) } };
    const { actor } = open('/physio-coach?tab=checkins', physio({ ...high, ...checkin }));
    const stop = await screen.findByRole('region', { name: 'Pain 8 is a stop sign.' });
    const allowed = 'Only breathing exercises and gentle isometrics today.';
    expect(await within(stop).findByText(allowed)).toBeVisible();
    expect(screen.getAllByText(allowed)).toHaveLength(1);
    expect(screen.queryByText(ALERTS.high_pain.title)).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Update Check-in' }));
    expect(await screen.findByRole('region', { name: 'Pain 8 is a stop sign.' })).toBeVisible();
    await actor.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByText(ALERTS.high_pain.title)).toBeVisible();
  });

  test('LANG-81 renders the welcome card below the safety notice and the call link', async () => {
    const text = 'No training advice for now: in Norway 113, elsewhere your local emergency number.';
    const hold = { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, closesTraining: true, text };
    open('/physio-coach', physio({ 'GET /api/physio/safety': { body: { hold: { ...hold, card: null } } } }));
    const call = await screen.findByRole('link', { name: 'Call 113' });
    const card = await screen.findByRole('region', { name: 'Welcome, Ingrid' });
    expect(call.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  test('LANG-382 shows the message of a safety hold before all alerts', async () => {
    const hold = {
      ...{ tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, closesTraining: true, card: null },
      text: 'No training advice for now. In Norway call 113.',
    };
    open('/physio-coach', physio({ ...high, 'GET /api/physio/safety': { body: { hold } } }));
    const message = await screen.findByText(hold.text);
    const alert = await screen.findByText(ALERTS.high_pain.title);
    expect(message.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(hold.text)).toHaveLength(1);
  });

  test('LANG-66 LANG-67 shows a warning-signs link and a call link in the high-pain alert', async () => {
    open('/physio-coach?tab=progress', physio(high));
    const link = await screen.findByRole('link', { name: 'Check for warning signs' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
  });

  test('ALERT-02 does not render the hand-over alert when the criteria are not met', async () => {
    open('/physio-coach');
    await screen.findByText(/Focus area/);
    expect(screen.queryByText('Ready for Running Coach!')).toBeNull();
  });
});

test('TOAST-23 physio dashboard shows an error toast when the profile cannot be loaded', async () => {
  open('/physio-coach?tab=progress', physio({ 'GET /api/physio/profile': UNAVAILABLE }));
  await seeToast({ title: 'Error', text: 'Error loading profile. Please try again.', tone: 'destructive' });
});
