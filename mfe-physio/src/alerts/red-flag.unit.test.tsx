import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { ONBOARDING_KEY, type PhysioCheckin } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { ALERTS, checkinOf, EMERGENCY, fixClock, physio, planOf } from '../testing/fixtures.ts';
import { markRead, resetReadFlag, wasRead } from './read-state.ts';

fixClock();
beforeEach(() => {
  resetReadFlag();
  window.localStorage.setItem(ONBOARDING_KEY, 'true');
});

const flagged = (change: Partial<PhysioCheckin> = {}): Record<string, Route> =>
  physio({
    'GET /api/physio/today': { body: planOf({ status: 'blocked', exercises: [], alerts: [ALERTS.red_flags] }) },
    'GET /api/physio/checkin/today': { body: checkinOf({ redFlags: ['swelling'], triage: EMERGENCY, ...change }) },
  });
const open = (path: string, routes: Record<string, Route>) => {
  const api = fakeApi(routes);
  return { api, ...renderApp(<App />, { path }) };
};
const SENTENCE = 'Red Flags Detected: Please consult a healthcare professional before continuing.';
const READ = { name: 'I have read this' };

describe('/physio-coach with an unread red flag', () => {
  const path = '/physio-coach';
  test('TRIAGE-36 shows only the red-flag sentence, the call link and two buttons', async () => {
    open(path, flagged());
    expect(await screen.findByRole('button', READ)).toBeVisible();
    expect(screen.getByText(SENTENCE)).toBeVisible();
    const sheet = document.querySelector('[data-takeover]') as HTMLElement;
    expect(sheet.querySelectorAll('a')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    const buttons = [...sheet.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(['I have read this', 'Share summary']);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Chat with your physio coach' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('ALERT-03 ALERT-07 shows the dashboard with the red-flag alert after "I have read this"', async () => {
    const { actor, unmount } = open(path, flagged());
    await actor.click(await screen.findByRole('button', READ));
    expect(await screen.findByRole('link', { name: 'What to do now' })).toBeVisible();
    expect(screen.getByText(SENTENCE)).toBeVisible();
    unmount();
    open(path, flagged());
    expect(await screen.findByRole('link', { name: 'What to do now' })).toBeVisible();
    expect(screen.queryByRole('button', READ)).toBeNull();
  });

  test('LANG-67 links to the questions and to the emergency number while the questions are unanswered', async () => {
    const { actor } = open(path, flagged({ triage: null }));
    const link = await screen.findByRole('link', { name: 'Answer a few questions' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(screen.queryByRole('tab')).toBeNull();
    await actor.click(screen.getByRole('button', READ));
    expect(await screen.findByRole('link', { name: 'What to do now' })).toBeVisible();
  });
});

describe('/physio with an unread red flag', () => {
  test('PHY-88 PHY-61 PHY-62 shows the triage outcome together with the header, the help button and the cards', async () => {
    open('/physio', flagged());
    expect(await screen.findByRole('button', READ)).toBeVisible();
    expect(screen.getByText(SENTENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(document.querySelector('[data-takeover]')).toBeNull();
    expect(screen.getByText('AI Specialist')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the first steps' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Chat with your physio coach' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Profile Setup' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check-in History & Trends' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('ALERT-03 ALERT-07 replaces the triage outcome with the red-flag alert after "I have read this"', async () => {
    const { actor } = open('/physio', flagged());
    await actor.click(await screen.findByRole('button', READ));
    expect(await screen.findByRole('link', { name: 'What to do now' })).toBeVisible();
    expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
    expect(screen.queryByRole('button', READ)).toBeNull();
  });

  test('LANG-67 links to the questions and to the emergency number while the questions are unanswered', async () => {
    open('/physio', flagged({ triage: null }));
    const [link] = await screen.findAllByRole('link', { name: 'Answer a few questions' });
    expect(link).toHaveAttribute('href', '/physio-coach/triage');
    expect(screen.getAllByRole('link', { name: 'Call 113' })[0]).toHaveAttribute('href', 'tel:113');
  });
});

test.each(['/physio-coach', '/physio'])(
  'ALERT-04 %s shows the normal content when there is no red flag',
  async (path) => {
    open(path, physio());
    expect(await screen.findByText('Knee')).toBeVisible();
    expect(screen.queryByRole('button', READ)).toBeNull();
    expect(screen.queryByText(/Red Flags Detected/)).toBeNull();
  },
);

test('wasRead returns false for an outcome or a day that was not marked as read', () => {
  markRead('2026-11-20', EMERGENCY);
  expect(wasRead('2026-11-20', EMERGENCY)).toBe(true);
  expect(wasRead('2026-11-20', { ...EMERGENCY, tier: 'soon' })).toBe(false);
  expect(wasRead('2026-11-20', null)).toBe(false);
  expect(wasRead('2026-11-21', EMERGENCY)).toBe(false);
});
