import type { Browser, Page } from 'playwright-core';
import { expectVisible, heading, type Visit, type VisitOptions, visit } from './browser.ts';
import { checkIn, type Runner, type SignedInVisit, visitSignedIn } from './runners.ts';
import { seedMonths } from './seed.ts';
import { openRegister, SEND_LABEL, scoreCard, withoutRemote } from './steps.ts';

/** A state of the product that a runner can see: how to reach it and what shows that it was reached. */
export interface ScreenState {
  name: string;
  /** Whose browser: signed out, a new runner, one who checks in today, or one with four months of check-ins. */
  of: keyof Visitors;
  open: (page: Page, runner: Runner) => Promise<void>;
  /** Set when the state exists only in normal or only in embedded mode. */
  mode?: 'normal' | 'embedded';
}

/** The visitors whose screens are checked, each in their own browser context. */
export interface Visitors {
  nobody: Visit;
  newcomer: SignedInVisit;
  regular: SignedInVisit;
  veteran: SignedInVisit;
}

/** Opens all visitors. Only the veteran has earlier check-ins. */
export const openVisitors = async (browser: Browser, options: VisitOptions): Promise<Visitors> => {
  const nobody = await visit(browser, options);
  // One after another: password hashing has limited concurrency and rejects a burst of registrations.
  const newcomer = await visitSignedIn(browser, options);
  const regular = await visitSignedIn(browser, options);
  const veteran = await visitSignedIn(browser, options);
  await seedMonths(veteran.user);
  return { nobody, newcomer, regular, veteran };
};

/** Opens today's result as a runner who returns to it: no count-up animation, no toast over it. */
const openResult = async (page: Page): Promise<void> => {
  await page.goto('/check-in');
  await page.getByRole('button', { name: "See today's recommendation" }).click();
  await expectVisible(scoreCard(page));
};

const charts = ['Daily readiness score', 'Recommendations', 'Individual metrics'];

/** Every screen and state of the shell and the wellness remote, ordered so that one runner can go through them. */
export const SCREENS: readonly ScreenState[] = [
  {
    name: 'welcome, sign in',
    of: 'nobody',
    open: async (page) => {
      await page.goto('/');
      await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    },
  },
  { name: 'welcome, register', of: 'nobody', open: openRegister },
  {
    name: 'welcome, register with errors',
    of: 'nobody',
    open: async (page) => {
      await openRegister(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expectVisible(page.getByText('Please enter a valid email address'));
    },
  },
  {
    name: 'the result page',
    of: 'nobody',
    open: async (page) => {
      await page.goto('/bridge/result?result=push&score=8.2');
      await expectVisible(
        heading(page, 'Your Training Recommendation'),
        page.getByRole('link', { name: 'Use the direct link' }),
      );
    },
  },
  {
    name: 'welcome, asking for a code',
    of: 'nobody',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Email me a 6-digit code' }).click();
      await expectVisible(page.getByRole('button', { name: 'Send me a code' }));
    },
  },
  {
    name: 'welcome, waiting for a code',
    of: 'nobody',
    open: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('nobody.yet@example.com');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expectVisible(page.getByLabel('6-digit code'));
    },
  },
  {
    name: 'home without a check-in',
    of: 'newcomer',
    mode: 'normal',
    open: async (page) => {
      await page.goto('/');
      await expectVisible(
        page.getByText('How are you today?'),
        page.getByRole('heading', { name: 'This week', exact: true }),
      );
    },
  },
  {
    name: 'check-in form',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/check-in');
      await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    },
  },
  {
    name: 'statistics without a check-in',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/stats');
      await expectVisible(page.getByText('No data available'));
    },
  },
  {
    name: 'history without a check-in',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/history');
      await expectVisible(page.getByText('No check-in history found for the selected criteria'));
    },
  },
  {
    name: 'result',
    of: 'regular',
    open: async (page) => {
      await checkIn(page.context());
      await openResult(page);
    },
  },
  {
    name: 'result capped by pain',
    of: 'regular',
    open: async (page) => {
      await checkIn(page.context(), { sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 });
      await openResult(page);
      await expectVisible(page.getByText('but pain of 5 decides the day').first());
    },
  },
  {
    name: 'home with a check-in',
    of: 'regular',
    mode: 'normal',
    open: async (page) => {
      await checkIn(page.context());
      await page.goto('/');
      await expectVisible(scoreCard(page), page.getByRole('heading', { name: 'This week', exact: true }));
    },
  },
  {
    name: 'result capped by the notes, with a referral',
    of: 'regular',
    open: async (page) => {
      await checkIn(page.context(), { notes: 'Chest pain on the stairs this morning' });
      await openResult(page);
      await expectVisible(page.getByText('Please read this first'));
    },
  },
  {
    name: 'home under a hold',
    of: 'regular',
    mode: 'normal',
    open: async (page) => {
      await page.goto('/');
      await expectVisible(
        page.getByRole('group', { name: 'Please read this first' }),
        page.getByRole('link', { name: 'Call 113' }),
      );
    },
  },
  {
    name: 'statistics of four months',
    of: 'veteran',
    open: async (page) => {
      await page.goto('/stats');
      for (const name of charts)
        await expectVisible(page.getByRole('region', { name }).locator('svg.recharts-surface').first());
    },
  },
  {
    name: 'history of four months',
    of: 'veteran',
    open: async (page) => {
      await page.goto('/history');
      await expectVisible(page.getByRole('button', { name: 'Load older' }));
    },
  },
  {
    name: 'result compared with the runner’s baseline',
    of: 'veteran',
    open: async (page) => {
      await openResult(page);
      await expectVisible(page.getByText('Your 28-day normal'));
    },
  },
  {
    name: 'profile',
    of: 'newcomer',
    open: async (page, { email }) => {
      await page.goto('/profile');
      await expectVisible(page.getByRole('main').getByText(email));
    },
  },
  {
    name: 'profile, confirming the deletion of all data',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete My Data' }).click();
      await expectVisible(page.getByRole('alertdialog'));
    },
  },
  {
    name: 'not found',
    of: 'newcomer',
    open: async (page) => {
      await page.goto('/nowhere');
      await expectVisible(
        heading(page, '404 Page Not Found'),
        page.getByText('Did you forget to add the page to the router?'),
      );
    },
  },
  {
    name: 'a screen that is not available',
    of: 'newcomer',
    open: async (page) => {
      await withoutRemote(page, 'physio');
      await page.goto('/physio-coach');
      await expectVisible(page.getByText('Physio Coach is not available right now'));
    },
  },
  {
    name: 'chooser, embedded',
    of: 'newcomer',
    mode: 'embedded',
    open: async (page) => {
      await page.goto('/?embed=1');
      await expectVisible(heading(page, 'Choose your coaching focus to get started'), page.getByText(/^Welcome back/));
    },
  },
];
