import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PhysioAlert } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALERTS, fixClock, HANDED_OVER, physio, planOf, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { alertsOf } from './alert-list.ts';
import { PhysioAlerts } from './alerts.tsx';
import { reopenBanner } from './handover-alert.tsx';

fixClock();
beforeEach(reopenBanner);
afterEach(() => document.documentElement.removeAttribute('lang'));

const { red_flags: RED, high_pain: HIGH, handover: READY, referral: REFERRAL } = ALERTS;

const open = (...alerts: PhysioAlert[]) => {
  const api = fakeApi(physio({ 'GET /api/physio/today': { body: planOf({ alerts }) } }));
  return { api, ...renderApp(<PhysioAlerts />) };
};

describe('PhysioAlerts', () => {
  const LADDER = {
    ...{ stage: 3, title: 'Stage 3: run 3 min, walk 1½, four times', intervals: '4 x (3/1.5)', minutes: 28 },
    ...{ runMinutes: 12, startable: true, reason: 'Flat and easy.', cleanSessions: 0, cleanNeeded: 2 },
  };
  const openReady = (openedOn: string, full: boolean) => {
    const handover = { ...HANDED_OVER.handover, openedOn };
    const body = planOf({ alerts: [READY], handover, ladder: LADDER });
    fakeApi(physio({ 'GET /api/physio/today': { body }, 'GET /api/physio/today?language=nb': { body } }));
    return renderApp(<PhysioAlerts full={full} />);
  };
  const chip = () => screen.findByText('On the walk-run ladder · stage 3 of 12');

  test('ALERT-01 PHY-91 shows the full banner on the day on which the ladder opens, and a chip once the banner is closed', async () => {
    const { actor } = openReady(TODAY, true);
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent('Ready for Running Coach!');
    expect(banner).toHaveTextContent('The return-to-run criteria are met.');
    expect(banner).toHaveTextContent('Stage 3: run 3 min, walk 1½, four times.');
    expect(banner).not.toHaveTextContent('x (');
    expect(screen.getByRole('link', { name: 'Open Running Coach' })).toHaveAttribute('href', '/running');
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect((await chip()).closest('summary')).toHaveFocus();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([
    ['on a later day', '2026-11-19', true],
    ['on the other tabs', TODAY, false],
  ])('ALERT-01 PHY-91 shows a chip %s, which expands to the text of the banner', async (_when, openedOn, full) => {
    const { actor } = openReady(openedOn, full);
    expect(await chip()).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Ready for Running Coach!')).not.toBeVisible();
    await actor.click(await chip());
    expect(screen.getByText('Ready for Running Coach!')).toBeVisible();
    expect(screen.getByText('The return-to-run criteria are met.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Running Coach' })).toHaveAttribute('href', '/running');
    expect(await violations()).toEqual([]);
  });

  test('PHY-93 shows the chip in Norwegian on a Norwegian page', async () => {
    document.documentElement.lang = 'nb';
    openReady('2026-11-19', true);
    expect(await screen.findByText('På gå–løp-stigen · trinn 3 av 12')).toBeVisible();
  });

  test('ALERT-03 shows the red-flag sentence with role alert and links to the triage page', async () => {
    open(RED);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Red Flags Detected: Please consult a healthcare professional before continuing.',
    );
    expect(screen.getByRole('link', { name: 'What to do now' })).toHaveAttribute('href', '/physio-coach/triage');
  });

  test('ALERT-04 ALERT-05 shows only the high-pain alert when pain is above 6 without a red flag', async () => {
    open(HIGH);
    expect(await screen.findByText('Only breathing exercises and gentle isometrics today.')).toBeVisible();
    expect(screen.queryByText(/Red Flags Detected/)).toBeNull();
  });

  test('ALERT-06 hides the hand-over alert when there is also a red flag', async () => {
    open(READY, RED);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('Ready for Running Coach!')).toBeNull();
  });

  test('links the referral alert to the summary page', async () => {
    open(REFERRAL);
    const link = await screen.findByRole('link', { name: 'Summary for your visit' });
    expect(link).toHaveAttribute('href', '/physio-coach/summary');
  });

  test('renders nothing when there are no alerts', async () => {
    const { client } = open();
    await vi.waitFor(() => expect(client.getQueryData(['/api/physio/today'])).toBeDefined());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows an error with a retry button when the plan cannot be read', async () => {
    const api = fakeApi({ 'GET /api/physio/today': UNAVAILABLE });
    const { actor } = renderApp(<PhysioAlerts />);
    await screen.findByText("We could not load today's advice");
    api.on('GET /api/physio/today', { body: planOf({ alerts: [HIGH] }) });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pain above 6')).toBeVisible();
    expect(screen.queryByText("We could not load today's advice")).toBeNull();
  });
});

test('PhysioAlerts shows the exclusion alert with a link to the summary page', async () => {
  fakeApi({ 'GET /api/physio/today': { body: planOf({ alerts: [ALERTS.excluded] }) } });
  renderApp(<PhysioAlerts />);
  expect(await screen.findByText('No programme for now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Summary for your visit' })).toHaveAttribute('href', '/physio-coach/summary');
});

test('alertsOf sorts alerts by severity', () => {
  expect(alertsOf(planOf({ alerts: [REFERRAL, HIGH, RED] })).map(({ kind }) => kind)).toEqual([
    'red_flags',
    'high_pain',
    'referral',
  ]);
});

test('alertsOf returns no alerts when there is no profile', () => {
  expect(alertsOf({ status: 'profile_required', date: TODAY })).toEqual([]);
});
