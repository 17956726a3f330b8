import type { Browser, Page } from 'playwright-core';
import { expectVisible, heading, type Visit, type VisitOptions, visit } from './browser.ts';
import { checkIn, type Runner, type SignedInVisit, visitSignedIn } from './runners.ts';
import { seedMonths } from './seed.ts';
import { openRegister, SEND_LABEL, scoreCard, withoutRemote } from './steps.ts';

/** A state of a screen. `open` brings the page into this state and waits until it is shown. */
export interface ScreenState {
  name: string;
  /** The visitor who sees the state: signed out, new, with a check-in today, or with four months of check-ins. */
  of: keyof Visitors;
  open: (page: Page, runner: Runner) => Promise<void>;
  /** The only mode in which the state exists. Unset when it exists in both modes. */
  mode?: 'normal' | 'embedded';
}

/** The visitors whose screens are checked, each in their own browser context. */
export interface Visitors {
  nobody: Visit;
  newcomer: SignedInVisit;
  regular: SignedInVisit;
  veteran: SignedInVisit;
}

/** Describes a state of one visitor. `mode` is set when the state exists only in that mode. */
const stateOf =
  (of: keyof Visitors) =>
  (name: string, open: ScreenState['open'], mode?: ScreenState['mode']): ScreenState => ({
    name,
    of,
    open,
    ...(mode && { mode }),
  });
const signedOut = stateOf('nobody');
export const newcomer = stateOf('newcomer');
const regular = stateOf('regular');
const veteran = stateOf('veteran');

/** Opens all visitors. Only the veteran has earlier check-ins. */
export const openVisitors = async (browser: Browser, options: VisitOptions): Promise<Visitors> => {
  const nobody = await visit(browser, options);
  // Visitors are registered one after another, because password hashing has limited concurrency and rejects a burst of
  // registrations.
  const newcomer = await visitSignedIn(browser, options);
  const regular = await visitSignedIn(browser, options);
  const veteran = await visitSignedIn(browser, options);
  await seedMonths(veteran.user);
  return { nobody, newcomer, regular, veteran };
};

/** Opens today's result from the check-in screen, so that no animation runs and no toast covers it. */
const openResult = async (page: Page): Promise<void> => {
  await page.goto('/check-in');
  await page.getByRole('button', { name: "See today's recommendation" }).click();
  await expectVisible(scoreCard(page));
};

const charts = ['Daily readiness score', 'Recommendations', 'Individual metrics'];

/** Every screen and state of the shell and the wellness remote, in an order that one runner can go through. */
export const SCREENS: readonly ScreenState[] = [
  signedOut('welcome, sign in', async (page) => {
    await page.goto('/');
    await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
  }),
  signedOut('welcome, register', openRegister),
  signedOut('welcome, register with errors', async (page) => {
    await openRegister(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectVisible(page.getByText('Please enter a valid email address'));
  }),
  signedOut('the result page', async (page) => {
    await page.goto('/bridge/result?result=push&score=8.2');
    await expectVisible(
      heading(page, 'Your Training Recommendation'),
      page.getByRole('link', { name: 'Use the direct link' }),
    );
  }),
  signedOut('welcome, asking for a code', async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Email me a 6-digit code' }).click();
    await expectVisible(page.getByRole('button', { name: 'Send me a code' }));
  }),
  signedOut('welcome, waiting for a code', async (page) => {
    await page.getByLabel('Email', { exact: true }).fill('nobody.yet@example.com');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expectVisible(page.getByLabel('6-digit code'));
  }),
  newcomer(
    'home without a check-in',
    async (page) => {
      await page.goto('/');
      await expectVisible(
        page.getByText('How are you today?'),
        page.getByRole('heading', { name: 'This week', exact: true }),
      );
    },
    'normal',
  ),
  newcomer('check-in form', async (page) => {
    await page.goto('/check-in');
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
  }),
  newcomer('statistics without a check-in', async (page) => {
    await page.goto('/stats');
    await expectVisible(page.getByText('No data available'));
  }),
  newcomer('history without a check-in', async (page) => {
    await page.goto('/history');
    await expectVisible(page.getByText('No check-in history found for the selected criteria'));
  }),
  newcomer('month without a check-in', async (page) => {
    await page.goto('/month');
    await expectVisible(page.getByText('Nothing here yet'));
  }),
  regular('result', async (page) => {
    await checkIn(page.context());
    await openResult(page);
  }),
  regular('result capped by pain', async (page) => {
    await checkIn(page.context(), { sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 });
    await openResult(page);
    await expectVisible(page.getByText('but pain of 5 decides the day').first());
  }),
  regular(
    'home with a check-in',
    async (page) => {
      await checkIn(page.context());
      await page.goto('/');
      await expectVisible(scoreCard(page), page.getByRole('heading', { name: 'This week', exact: true }));
    },
    'normal',
  ),
  regular('result capped by the notes, with a referral', async (page) => {
    await checkIn(page.context(), { notes: 'Chest pain on the stairs this morning' });
    await openResult(page);
    await expectVisible(page.getByText('Please read this first'));
  }),
  regular(
    'home under a hold',
    async (page) => {
      await page.goto('/');
      await expectVisible(
        page.getByRole('group', { name: 'Please read this first' }),
        page.getByRole('link', { name: 'Call 113' }),
      );
    },
    'normal',
  ),
  veteran('statistics of four months', async (page) => {
    await page.goto('/stats');
    await page.getByRole('region', { name: 'Recommendations' }).getByRole('button', { name: 'Chart' }).click();
    for (const name of charts)
      await expectVisible(page.getByRole('region', { name }).locator('svg.recharts-surface').first());
    await expectVisible(page.getByRole('region', { name: 'The last 13 weeks' }));
  }),
  veteran('month with check-ins', async (page) => {
    await page.goto('/month');
    await expectVisible(page.getByRole('img', { name: /steady$/ }));
  }),
  veteran('history of four months', async (page) => {
    await page.goto('/history');
    await expectVisible(page.getByRole('button', { name: 'Load older' }));
  }),
  veteran('result compared with the runner’s baseline', async (page) => {
    await openResult(page);
    await expectVisible(page.getByText('Your 28-day normal'));
  }),
  newcomer('profile', async (page, { email }) => {
    await page.goto('/profile');
    await expectVisible(page.getByRole('main').getByText(email));
  }),
  newcomer('profile, confirming the deletion of all data', async (page) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete My Data' }).click();
    await expectVisible(page.getByRole('alertdialog'));
  }),
  newcomer('not found', async (page) => {
    await page.goto('/nowhere');
    await expectVisible(
      heading(page, 'This page is not here'),
      page.getByText('404 Page Not Found'),
      page.getByText('Did you forget to add the page to the router?'),
    );
  }),
  newcomer('a screen that is not available', async (page) => {
    await withoutRemote(page, 'physio');
    await page.goto('/physio-coach');
    await expectVisible(page.getByText('Physio Coach is not available right now'));
    // The screens after this one have all remotes again.
    await page.unrouteAll();
  }),
  newcomer(
    'chooser, embedded',
    async (page) => {
      await page.goto('/?embed=1');
      await expectVisible(heading(page, 'Choose your coaching focus to get started'), page.getByText(/^Welcome back/));
    },
    'embedded',
  ),
];
