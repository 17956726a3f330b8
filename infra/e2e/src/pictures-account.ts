import type { Page } from 'playwright-core';
import { openProfile, profileCard, requestCode } from './account-steps.ts';
import { DESKTOP, expectVisible, heading, PHONE, type VisitOptions } from './browser.ts';
import { SEND_LABEL, sendCheckin } from './steps.ts';

/** One picture of the documentation: its visitor, screen and look. */
export interface Picture
  extends Required<Pick<VisitOptions, 'viewport' | 'colorScheme'>>,
    Pick<VisitOptions, 'installOffer' | 'userAgent'> {
  name: string;
  signedOut?: true;
  show: (page: Page) => Promise<void>;
}

/** Opens the check-in, goes offline and checks in. */
const checkInOffline = async (page: Page): Promise<void> => {
  await page.goto('/check-in');
  await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
  await page.context().setOffline(true);
  await sendCheckin(page);
  await expectVisible(page.getByText('1 check-in not yet sent'));
};

/** The account screens, embedded mode, the result page, installation and offline use. */
export const ACCOUNT: readonly Picture[] = [
  {
    name: 'welcome-code-phone-light',
    viewport: PHONE,
    colorScheme: 'light',
    signedOut: true,
    show: async (page) => {
      await page.goto('/');
      await requestCode(page, 'ingrid.solberg@example.com');
    },
  },
  {
    name: 'install-phone-dark',
    viewport: PHONE,
    colorScheme: 'dark',
    signedOut: true,
    installOffer: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'How to Install' }).click();
      await expectVisible(page.getByRole('dialog', { name: 'Install Stridewell' }));
    },
  },
  {
    name: 'bridge-phone-light',
    viewport: PHONE,
    colorScheme: 'light',
    signedOut: true,
    show: async (page) => {
      await page.goto('/bridge/result?result=ADAPT&score=6.4');
      await expectVisible(
        heading(page, 'Your Training Recommendation'),
        page.getByRole('link', { name: 'Use the direct link' }),
      );
    },
  },
  {
    name: 'chooser-desktop-light',
    viewport: DESKTOP,
    colorScheme: 'light',
    show: async (page) => {
      await page.goto('/?embed=1');
      await expectVisible(page.getByText('Choose your coaching focus to get started'));
    },
  },
  {
    name: 'profile-desktop-dark',
    // Tall enough for the whole content, so that no card is cut off.
    viewport: { ...DESKTOP, height: 1_800 },
    colorScheme: 'dark',
    show: openProfile,
  },
  {
    name: 'profile-delete-phone-light',
    viewport: PHONE,
    colorScheme: 'light',
    show: async (page) => {
      await openProfile(page);
      await expectVisible(profileCard(page, 'What you agree to'));
      await page.getByRole('button', { name: 'Delete My Data' }).click();
      await expectVisible(page.getByRole('button', { name: 'Delete Everything' }));
    },
  },
  { name: 'offline-phone-dark', viewport: PHONE, colorScheme: 'dark', show: checkInOffline },
];
