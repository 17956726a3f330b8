import { PATHS } from '@stridewell/contracts/web';
import { NO_SIGNS, SORE } from '@stridewell/physio/testing/fixtures';
import type { BrowserContext } from 'playwright-core';
import { expectVisible, heading } from './browser.ts';
import { openExercises, openPhysioTab, PHYSIO_PANEL } from './physio-steps.ts';
import { chat, post, tap } from './running-steps.ts';
import { newcomer, type ScreenState } from './screens.ts';
import { closeToast } from './steps.ts';

const checkInKnee = (context: BrowserContext, change: object = {}): Promise<void> =>
  post(context, PATHS.physioCheckin, { ...SORE, ...change });

/** Every screen and state of the physio coach, in an order that one runner can go through. */
export const PHYSIO_SCREENS: readonly ScreenState[] = [
  newcomer('physio coach without a profile', async (page) => {
    await openPhysioTab(page, 'overview');
    await expectVisible(page.getByRole('button', { name: 'Fill Profile' }));
  }),
  newcomer('physio profile, with errors', async (page) => {
    await openPhysioTab(page, 'profile');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expectVisible(page.getByText('Choose one').first());
    // The toast covers the content below it until it is closed.
    await closeToast(page);
  }),
  newcomer('physio check-ins without a profile', async (page) => {
    await openPhysioTab(page, 'checkins');
    await expectVisible(page.getByRole('heading', { name: 'Profile Required' }));
  }),
  newcomer('daily assessment', async (page) => {
    await post(page.context(), PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual' });
    await post(page.context(), PATHS.physioTriage, NO_SIGNS);
    await openPhysioTab(page, 'checkins');
    await expectVisible(page.getByRole('heading', { name: 'Daily Assessment' }));
  }),
  newcomer('exercises before the check-in', openExercises),
  newcomer('physio overview with a check-in', async (page) => {
    await checkInKnee(page.context());
    await openPhysioTab(page, 'overview');
    await expectVisible(page.getByText('/10').first());
  }),
  newcomer("today's exercises", async (page) => {
    await openExercises(page);
    await expectVisible(page.getByRole('group', { name: /^Log / }).first());
  }),
  newcomer('physio profile, filled', async (page) => {
    await openPhysioTab(page, 'profile');
    await expectVisible(page.getByRole('heading', { name: 'Your Physio Profile' }));
  }),
  newcomer('physio progress', async (page) => {
    await openPhysioTab(page, 'progress');
    await expectVisible(page.getByText('Physio readiness').first());
  }),
  newcomer('summary for a physiotherapist', async (page) => {
    await page.goto('/physio-coach/summary');
    await expectVisible(page.getByRole('button', { name: 'Print' }), page.getByText(/^Self-reported/));
  }),
  newcomer('physio chat with a reply', async (page) => {
    await openPhysioTab(page, 'chat');
    await expectVisible(chat(page, PHYSIO_PANEL).action("Today's exercises"));
    await tap(page, "Today's exercises", PHYSIO_PANEL);
  }),
  newcomer('physio, the older layout', async (page) => {
    await page.goto('/physio');
    await expectVisible(page.getByRole('heading', { name: 'Check-in History & Trends' }));
  }),
  newcomer('questions on warning signs', async (page) => {
    await page.goto('/physio-coach/triage');
    await expectVisible(heading(page, 'A few questions first'));
    await page.getByRole('button', { name: 'Swelling', exact: true }).click();
    await expectVisible(page.getByRole('button', { name: 'Show what to do' }));
  }),
  newcomer('physio overview with pain above 6', async (page) => {
    await checkInKnee(page.context(), { pain: 8, trend: 'up' });
    await openPhysioTab(page, 'overview');
    await expectVisible(page.getByText(/breathing exercises and gentle/).first());
  }),
  newcomer('physio coach with an active warning sign', async (page) => {
    await checkInKnee(page.context(), { redFlags: ['swelling'] });
    await page.goto('/physio-coach');
    await expectVisible(page.getByRole('button', { name: 'I have read this' }));
  }),
];
