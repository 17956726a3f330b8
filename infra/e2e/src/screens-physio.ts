import { PATHS } from '@stridewell/contracts/web';
import type { BrowserContext } from 'playwright-core';
import { expectVisible, heading } from './browser.ts';
import { openExercises, openPhysioTab, PHYSIO_PANEL } from './physio-steps.ts';
import { chat, tap } from './running-steps.ts';
import type { ScreenState } from './screens.ts';
import { closeToast } from './steps.ts';

const send = async ({ request }: BrowserContext, path: string, data: object): Promise<void> => {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
};

const SORE = {
  pain: 4,
  trend: 'same',
  functionLimits: ['stairs'],
  redFlags: [],
  walkRunTolerance: false,
  functionalTestsOk: false,
};

const checkInKnee = (context: BrowserContext, change: object = {}): Promise<void> =>
  send(context, PATHS.physioCheckin, { ...SORE, ...change });

/** Every screen and state of the physio coach, ordered so that one runner can go through them. */
export const PHYSIO_SCREENS: readonly ScreenState[] = [
  {
    name: 'physio coach without a profile',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'overview');
      await expectVisible(page.getByRole('button', { name: 'Fill Profile' }));
    },
  },
  {
    name: 'physio profile, with errors',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'profile');
      await page.getByRole('button', { name: 'Create Profile' }).click();
      await expectVisible(page.getByText('Choose one').first());
      // The toast covers the content below it until it is closed.
      await closeToast(page);
    },
  },
  {
    name: 'physio check-ins without a profile',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'checkins');
      await expectVisible(page.getByRole('heading', { name: 'Profile Required' }));
    },
  },
  {
    name: 'daily assessment',
    of: 'newcomer',
    open: async (page) => {
      await send(page.context(), PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual' });
      await openPhysioTab(page, 'checkins');
      await expectVisible(page.getByRole('heading', { name: 'Daily Assessment' }));
    },
  },
  {
    name: 'exercises before the check-in',
    of: 'newcomer',
    open: openExercises,
  },
  {
    name: 'physio overview with a check-in',
    of: 'newcomer',
    open: async (page) => {
      await checkInKnee(page.context());
      await openPhysioTab(page, 'overview');
      await expectVisible(page.getByText('/10').first());
    },
  },
  {
    name: "today's exercises",
    of: 'newcomer',
    open: async (page) => {
      await openExercises(page);
      await expectVisible(page.getByRole('group', { name: /^Log / }).first());
    },
  },
  {
    name: 'physio profile, filled',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'profile');
      await expectVisible(page.getByRole('heading', { name: 'Your Physio Profile' }));
    },
  },
  {
    name: 'physio progress',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'progress');
      await expectVisible(page.getByText('Physio readiness').first());
    },
  },
  {
    name: 'summary for a physiotherapist',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/physio-coach/summary');
      await expectVisible(page.getByRole('button', { name: 'Print' }), page.getByText(/^Self-reported/));
    },
  },
  {
    name: 'physio chat with a reply',
    of: 'newcomer',
    open: async (page) => {
      await openPhysioTab(page, 'chat');
      await expectVisible(chat(page, PHYSIO_PANEL).action("Today's exercises"));
      await tap(page, "Today's exercises", PHYSIO_PANEL);
    },
  },
  {
    name: 'physio, the older layout',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/physio');
      await expectVisible(page.getByRole('heading', { name: 'Check-in History & Trends' }));
    },
  },
  {
    name: 'questions on warning signs',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/physio-coach/triage');
      await expectVisible(heading(page, 'A few questions first'));
      await page.getByRole('button', { name: 'Swelling', exact: true }).click();
      await expectVisible(page.getByRole('button', { name: 'Show what to do' }));
    },
  },
  {
    name: 'physio overview with pain above 6',
    of: 'newcomer',
    open: async (page) => {
      await checkInKnee(page.context(), { pain: 8, trend: 'up' });
      await openPhysioTab(page, 'overview');
      await expectVisible(page.getByText(/breathing exercises and gentle/).first());
    },
  },
  {
    name: 'physio coach with an active warning sign',
    of: 'newcomer',
    open: async (page) => {
      await checkInKnee(page.context(), { redFlags: ['swelling'] });
      await page.goto('/physio-coach');
      await expectVisible(page.getByRole('button', { name: 'I have read this' }));
    },
  },
];
