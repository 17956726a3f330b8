import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { BACKGROUND } from '../testing/background-fixture.ts';
import { dashboardRoutes, fixClock, NOT_FOUND, UNAVAILABLE } from '../testing/fixtures.ts';

fixClock();

const config = (coachChat: boolean): FakeAnswer => ({ body: { clockOffsetMs: 0, flags: { coachChat } } });
const open = (change: Record<string, FakeAnswer> = {}) => {
  const routes = { 'GET /config.json': config(true), 'GET /api/coach/background': { body: BACKGROUND } };
  const api = fakeApi(dashboardRoutes({ ...routes, ...change }));
  return { api, ...renderApp(<App />, { path: '/coach' }) };
};
const card = (name: string) => screen.findByRole('region', { name });

describe('/coach', () => {
  test('RUN-34 requests the profile first', async () => {
    const { api } = open();
    await card('Your Training Profile');
    expect(api.calls[0]?.path).toBe('/api/coach/profile');
  });

  test('RUN-35 RUN-36 shows only the not-available message when the flag coachChat is off', async () => {
    open({ 'GET /config.json': config(false) });
    expect(await screen.findByText('Coach Chat Not Available')).toBeVisible();
    expect(screen.getByText('This feature is currently disabled')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your Training Profile' })).toBeNull();
    expect(screen.queryByText(/on one page/)).toBeNull();
  });

  test('RUN-35 shows the coach when the configuration cannot be loaded', async () => {
    open({ 'GET /config.json': UNAVAILABLE });
    expect(await card('Your Training Profile')).toBeVisible();
  });

  test('RUN-37 RUN-38 shows a link to the dashboard, a title and a description', async () => {
    open();
    await card('Your Training Profile');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/running');
    expect(screen.getByRole('heading', { level: 1, name: 'Running Coach' })).toBeVisible();
    expect(screen.getByText('Your plan, your questions and what you train for, on one page.')).toBeVisible();
  });

  test('RUN-39 PLAN-11 shows profile, plan and chat in this order', async () => {
    open();
    await card("This week's plan");
    const titles = ['Your Training Profile', "This week's plan", 'Chat with Your Coach'];
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
  });

  test('RUN-40 shows the quick actions in the chat', async () => {
    open();
    const chat = within(await card('Chat with Your Coach'));
    const row = await chat.findByRole('group', { name: 'Quick actions' });
    const buttons = within(row).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      "Today's workout",
      'Create plan',
      'Current week plan',
      'Show Add-ons',
      'Explain RPE & Zones',
      'Make Easier',
      'No Watch Version',
      'Non-Running Alt',
      'Explain Phase',
      'Daily Adjustments',
      'How to use Coach',
    ]);
    for (const button of buttons) expect(button).toBeVisible();
  });

  test('PLAN-13 shows an empty state, not an error, when there is no plan', async () => {
    open({ 'GET /api/coach/weekly-plan': NOT_FOUND });
    expect(await screen.findByText('No plan for this week yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
