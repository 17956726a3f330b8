import { PATHS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, expectVisible, heading, sharedBrowser, waitForNoRequests } from '../browser.ts';
import { type SignedInVisit, visitSignedIn } from '../runners.ts';
import { openChat, saveProfile } from '../running-steps.ts';
import { openRegister, sendCheckin, toast } from '../steps.ts';
import { expectHeadingsInOrder } from './page-checks.ts';

const browser = sharedBrowser();
let visited: SignedInVisit;
beforeAll(async () => {
  visited = await visitSignedIn(browser());
  await saveProfile(visited.context);
});
afterAll(async () => {
  await visited?.context.close();
});

/** Path and heading of every screen. */
const SCREENS: readonly [string, RegExp][] = [
  ['/', /^(Hello|Good (morning|afternoon|evening))/],
  ['/check-in', /check-in/i],
  ['/stats', /statistics/i],
  ['/history', /history/i],
  ['/profile', /^Profile$/],
  ['/running', /Running coach/i],
  ['/coach', /Running coach/i],
  ['/physio-coach', /Physio coach/i],
  ['/physio', /Physio/i],
  ['/bridge/result', /./],
  ['/nowhere', /is not here/],
];

/** Page script: controls and images without an accessible name. */
const NAMELESS = `[...document.querySelectorAll('button, a[href], input, select, textarea, img, svg[role="img"], [role="slider"], [role="tab"], [role="radio"], [role="radiogroup"], [role="group"], [role="region"], [role="dialog"]')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]') && element.getAttribute('type') !== 'hidden')
  .filter((element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('');
    const own = element.matches('button, a, [role="tab"], [role="radio"]') ? element.textContent : '';
    const words = [element.getAttribute('aria-label'), by, own, element.getAttribute('alt'), element.getAttribute('title'), [...(element.labels ?? [])].map((label) => label.textContent).join('')];
    return !words.some((word) => word?.trim()) && element.getAttribute('alt') !== '' && !element.matches('[role="group"]:not([aria-label]):not([aria-labelledby])');
  })
  .map((element) => element.outerHTML.slice(0, 100))`;

describe('BEYOND-35 screen reader support', () => {
  const titles: string[] = [];

  test.each(SCREENS)('names every control and provides a title, a heading and a landmark on %s', async (path, name) => {
    const { page } = visited;
    await page.goto(path);
    await expectVisible(heading(page, name));
    await waitForNoRequests(visited);
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    expect(await page.evaluate<string[]>(NAMELESS)).toEqual([]);
    await expectHeadingsInOrder(page);
    const title = await page.title();
    expect(title).toMatch(/Stridewell$/);
    // The older layouts of the coaches have the same titles as their dashboards, so they are not checked for
    // uniqueness.
    if (path !== '/coach' && path !== '/physio') expect(titles, path).not.toContain(title);
    titles.push(title);
  });

  test('updates the title and focuses the heading after a link to another screen', async () => {
    const { page } = visited;
    await page.goto('/');
    await expectVisible(heading(page, /^(Hello|Good)/));
    const before = await page.title();
    await page.getByRole('link', { name: /Start check-in/ }).click();
    await eventually(() => page.title()).not.toBe(before);
    await eventually(() => page.evaluate('document.activeElement?.tagName')).toBe('H1');
  });

  test('announces a sent check-in and a toast in a live region', async () => {
    const { page } = visited;
    const spoken = page.locator('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]');
    await page.goto('/check-in');
    await page.route('**/api/checkin', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await sendCheckin(page);
    await expectVisible(toast(page, 'Error', 'Failed to submit check-in'));
    await expectVisible(spoken.filter({ hasText: 'Failed to submit check-in' }).first());
    await sendCheckin(page);
    await expectVisible(spoken.filter({ hasText: 'Check-in completed' }).first());
  });

  test('marks the chat log as busy while a reply streams and announces the complete reply politely', async () => {
    const { page } = visited;
    const { box, messages, replies } = await openChat(page);
    await box.fill('What are my zones?');
    await box.press('Enter');
    await eventually(() => messages.getAttribute('aria-busy')).toBe('false');
    await expectVisible(replies.last());
    // The log itself is not a live region, so old messages are not read again; only the newest message is.
    const newest = messages.locator('[aria-live="polite"]');
    await eventually(() => newest.getAttribute('aria-busy')).not.toBe('true');
    expect(await newest.textContent()).toMatch(/Coach:.*zone/is);
  });

  test('connects a field to its error message', async () => {
    const { page, context } = await visitSignedIn(browser());
    await context.clearCookies();
    await openRegister(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    const email = page.getByLabel('Email', { exact: true });
    await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await email.getAttribute('aria-describedby');
    const words = await page.evaluate<string>(
      `${JSON.stringify(describedBy)}.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')`,
    );
    expect(words).toContain('Please enter a valid email address');
    await context.close();
  });

  test("shows a chart's values as a table", async () => {
    const { page } = visited;
    expect((await page.context().request.get(PATHS.stats)).ok()).toBe(true);
    await page.goto('/stats');
    const card = page.getByRole('region', { name: 'Daily readiness score' });
    await expectVisible(card);
    await card.getByRole('button', { name: /table/i }).click();
    await expectVisible(card.getByRole('table'));
    expect(await card.getByRole('columnheader').count()).toBeGreaterThan(1);
  });
});
