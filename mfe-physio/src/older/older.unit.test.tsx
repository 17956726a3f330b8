import { type FakeCall, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY, type PhysioProfileInput } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { startVisit } from '../onboarding/use-onboarding.ts';
import { forgetProfileDraft } from '../profile/draft.ts';
import { ALERTS, fixClock, newcomer, PROFILE, physio, planOf, UNAVAILABLE } from '../testing/fixtures.ts';

fixClock();
beforeEach(() => {
  startVisit();
  forgetProfileDraft();
});

const seen = () => window.localStorage.setItem(ONBOARDING_KEY, 'true');
const LOGS = [2, 9, 16].map((day) => `2026-11-${String(day).padStart(2, '0')}`).concat('2026-10-26');
const weeks = Object.fromEntries(
  LOGS.map((monday) => [`GET /api/coach/training-logs-week?weekStart=${monday}`, { body: [] }]),
);
const open = (routes: Record<string, Route> = physio()) => {
  const api = fakeApi({ ...weeks, ...routes });
  return { api, ...renderApp(<App />, { path: '/physio' }) };
};
const part = (name: string) => screen.findByRole('region', { name });
const banner = () => part('Your way back to running');

describe('/physio', () => {
  test('PHY-61 SHELL-04 shows the heading "Physio Coach" and the badge "AI Specialist"', async () => {
    open();
    expect(await screen.findByText('AI Specialist')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Physio Coach' })).toBeVisible();
  });

  test('PHY-63 links to the running coach', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Switch to Running Coach' })).toHaveAttribute('href', '/running');
  });

  test('PHY-64 PHY-65 PHY-66 PHY-67 PHY-68 ALERT-07 shows first steps, alerts, chat, profile, check-in and history in this order', async () => {
    open(physio({ 'GET /api/physio/today': { body: planOf({ alerts: [ALERTS.high_pain] }) } }));
    await banner();
    await screen.findByText('Pain above 6');
    await part('Your Physio Profile');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    const titles = [
      'Your way back to running',
      'Chat with Your Physio Coach',
      'Profile Setup',
      'Daily Check-in',
      'Check-in History & Trends',
    ];
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
    const chat = within(await part('Chat with your physio coach'));
    expect(chat.getByRole('button', { name: "Today's exercises" })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('PHY-66 PHY-67 PHY-68 shows the profile form and "Profile incomplete" when there is no profile', async () => {
    open(newcomer());
    expect(await screen.findByRole('form', { name: 'Profile Setup' })).toBeVisible();
    expect(await screen.findByText('Profile incomplete. Please complete your profile first.')).toBeVisible();
    expect(await screen.findByText(/No check-ins yet/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('TOAST-23 shows an error toast when the profile cannot be loaded', async () => {
    open(physio({ 'GET /api/physio/profile': UNAVAILABLE }));
    await seeToast({ title: 'Error', text: 'Error loading profile. Please try again.', tone: 'destructive' });
  });

  test('PHY-69 updates the dashboard after a profile is saved', async () => {
    seen();
    const { actor, api } = open(
      newcomer({
        'POST /api/physio/profile': ({ body }: FakeCall) => {
          api.on('GET /api/physio/today', { body: planOf({ area: 'shin' }) });
          return { body: { ...PROFILE, ...(body as PhysioProfileInput) } };
        },
      }),
    );
    await screen.findByRole('form', { name: 'Profile Setup' });
    await actor.click(screen.getByRole('radio', { name: 'Shin' }));
    await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
    await actor.click(screen.getByRole('button', { name: 'Create Profile' }));
    await waitFor(() => expect(window.location.pathname).toBe('/physio-coach/triage'));
    act(() => window.history.pushState(null, '', '/physio-coach'));
    expect(await screen.findByText(/Focus area/)).toHaveTextContent('Focus area: Shin.');
  });
});

describe('first-steps card on /physio', () => {
  test('ONB-10 mentions the profile, the exercises and an example question in the chat greeting', async () => {
    open(newcomer());
    const greeting = await screen.findByText(/I am your physio coach/);
    expect(greeting.textContent).toMatch(/Fill in your profile.*tap Today's exercises.*Is my pain normal\?/s);
  });

  test('ONB-09 does not show the chat greeting when there are messages', async () => {
    const message = {
      id: 'm1',
      role: 'assistant',
      content: 'Well done.',
      createdAt: '2026-11-19T08:00:00Z',
      metadata: null,
    };
    const path = 'GET /api/physio/chat/history?limit=50&offset=0';
    open(physio({ [path]: { body: { messages: [message], hasMore: false } } }));
    expect(await screen.findByText('Well done.')).toBeVisible();
    expect(screen.queryByText(/I am your physio coach/)).toBeNull();
  });

  test('ONB-11 focuses the profile heading on "Fill Profile"', async () => {
    const { actor } = open(newcomer());
    const box = within(await banner());
    await actor.click(box.getByRole('button', { name: 'Fill Profile' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Profile Setup' })).toHaveFocus();
    expect(window.localStorage.getItem(ONBOARDING_KEY)).not.toBeNull();
  });

  test("ONB-11 links to today's exercises when there is a profile", async () => {
    open();
    const link = within(await banner()).getByRole('link', { name: "Today's exercises" });
    expect(link).toHaveAttribute('href', '/physio-coach/exercises');
  });

  test('ONB-12 highlights the quick actions only while the first steps are shown', async () => {
    const { actor } = open();
    await banner();
    const actions = await screen.findByRole('group', { name: 'Quick actions' });
    expect(actions.closest('[data-glow]')).not.toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(actions.closest('[data-glow]')).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Show the first steps' }));
    expect(actions.closest('[data-glow]')).not.toBeNull();
  });

  test('ONB-13 is shown when the flag is unset and stays hidden for the visit after "Dismiss"', async () => {
    const { actor, unmount } = open(newcomer());
    await banner();
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Your way back to running' })).toBeNull();
    unmount();
    open(newcomer());
    await screen.findByRole('form', { name: 'Profile Setup' });
    expect(screen.queryByRole('region', { name: 'Your way back to running' })).toBeNull();
  });

  test('ONB-13 is shown without a profile even when the flag is set', async () => {
    seen();
    open(newcomer());
    expect(await banner()).toBeVisible();
  });

  test('PHY-62 is shown after a click on the help button', async () => {
    seen();
    const { actor } = open();
    await part('Your Physio Profile');
    expect(screen.queryByRole('region', { name: 'Your way back to running' })).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Show the first steps' }));
    expect(await banner()).toBeVisible();
  });
});
