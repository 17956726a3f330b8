import type { Page } from 'playwright-core';
import { openProfile, profileCard, requestCode } from './account-steps.ts';
import { DESKTOP, expectVisible, heading } from './browser.ts';
import { type Picture, picture } from './picture.ts';
import { SEND_LABEL, sendCheckin } from './steps.ts';

/** Opens the check-in, goes offline and checks in. */
const checkInOffline = async (page: Page): Promise<void> => {
  await page.goto('/check-in');
  await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
  await page.context().setOffline(true);
  await sendCheckin(page);
  await expectVisible(page.getByText('1 check-in not yet sent'));
};

/** Pictures of the account screens, embedded mode, the result page, installation and offline use. */
export const ACCOUNT: readonly Picture[] = [
  picture(
    'welcome-code',
    'phone',
    'light',
    async (page) => {
      await page.goto('/');
      await requestCode(page, 'ingrid.solberg@example.com');
    },
    { signedOut: true },
  ),
  picture(
    'install',
    'phone',
    'dark',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'How to Install' }).click();
      await expectVisible(page.getByRole('dialog', { name: 'Install Stridewell' }));
    },
    {
      signedOut: true,
      installOffer: true,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    },
  ),
  picture(
    'bridge',
    'phone',
    'light',
    async (page) => {
      await page.goto('/bridge/result?result=ADAPT&score=6.4');
      await expectVisible(
        heading(page, 'Your Training Recommendation'),
        page.getByRole('link', { name: 'Use the direct link' }),
      );
    },
    { signedOut: true },
  ),
  picture('chooser', 'desktop', 'light', async (page) => {
    await page.goto('/?embed=1');
    await expectVisible(page.getByText('Choose your coaching focus to get started'));
  }),
  // The viewport is tall enough for the complete content, so that no card is cut off.
  picture('profile', 'desktop', 'dark', openProfile, { viewport: { ...DESKTOP, height: 1_800 } }),
  picture('profile-delete', 'phone', 'light', async (page) => {
    await openProfile(page);
    await expectVisible(profileCard(page, 'What you agree to'));
    await page.getByRole('button', { name: 'Delete My Data' }).click();
    await expectVisible(page.getByRole('button', { name: 'Delete Everything' }));
  }),
  picture('offline', 'phone', 'dark', checkInOffline),
];
