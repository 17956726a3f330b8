import { readFileSync } from 'node:fs';
import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { openProfile, profileCard } from './account-steps.ts';
import {
  eventually,
  expectNoProblems,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  visit,
  visitBeforeEach,
  waitForNoRequests,
} from './browser.ts';
import { checkIn, newRunner, register, visitSignedIn } from './runners.ts';
import { historyEntries, logOut, longDate, signInThroughForm, toast } from './steps.ts';

const browser = sharedBrowser();

const visited = visitBeforeEach(() => visitSignedIn(browser()));

/**
 * Returns a time zone whose current date differs from Oslo's, and that date. At any moment, at least one of the two
 * zones has a different date.
 */
const zoneWithOtherDate = (): { zone: string; date: string } => {
  const at = new Date();
  const dates = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => ({ zone, date: dateIn(zone, at) }));
  const found = dates.find(({ date }) => date !== dateIn(DEFAULT_TIMEZONE, at));
  if (!found) throw new Error('no time zone has another date than Oslo');
  return found;
};
test('PROF-03 PROF-14 derives the current date from the changed time zone in the app and on the server', async () => {
  const { page, context } = visited();
  const { zone, date } = zoneWithOtherDate();
  await openProfile(page);
  await page.getByRole('button', { name: 'Change timezone' }).click();
  await page.getByRole('combobox', { name: 'Timezone' }).fill(zone.split('/')[1] ?? '');
  await page.getByRole('button', { name: 'Save timezone' }).click();
  await expectVisible(toast(page, 'Timezone saved', `Your day is ${longDate(date)}.`, 'success'));
  await page.reload();
  await expectVisible(profileCard(page, 'Your account').getByText(zone));
  await page.goto('/check-in');
  await expectVisible(page.getByText(new RegExp(`^${longDate(date)}`)));
  await checkIn(context);
  const today = await context.request.get(PATHS.checkinToday);
  expect(((await today.json()) as { date: string }).date).toBe(date);
  expectNoProblems(visited());
});

describe('PROF-13 session list', () => {
  /** Signs the same runner in on a phone, through the form. */
  const onPhone = async () => {
    const phone = await visit(browser(), { viewport: PHONE });
    await phone.page.goto('/');
    await signInThroughForm(phone.page, visited().runner);
    await expectVisible(heading(phone.page, /, Ingrid$/));
    return phone;
  };

  test.each([
    ['one session', /^Sign out .*(Chrome|Chromium)/, 'Signed out there'],
    ['all other sessions', /^Sign out everywhere else$/, 'Signed out everywhere else'],
  ])('ends %s and sends the other device to the welcome screen on its next request', async (_, button, title) => {
    const phone = await onPhone();
    const { page } = visited();
    await openProfile(page);
    await expectVisible(page.getByText('This device'));
    await page.getByRole('button', { name: button }).click();
    await expectVisible(toast(page, title, undefined, 'success').or(toast(page, title)));
    await eventually(() => page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
    await eventually(async () => (await phone.context.request.get(PATHS.profile)).status()).toBe(401);
    await phone.page.getByRole('button', { name: 'Open menu' }).click();
    await phone.page
      .getByRole('dialog')
      .getByRole('link', { name: /Profile/ })
      .click();
    await expectVisible(phone.page.getByRole('heading', { name: 'Sign in' }));
    // The session of the device that ended the other sessions is still valid.
    await page.reload();
    await expectVisible(page.getByText('This device'));
    await phone.context.close();
  });
});

test('PROF-15 BEYOND-28 BEYOND-29 BEYOND-30 creates a calendar link that works without a session until it is revoked', async () => {
  const { page, context } = visited();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByLabel('Your private link').inputValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectVisible(toast(page, 'Link copied'));
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(url);
  const feed = await fetch(url);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
  await page.reload();
  await expectVisible(page.getByText(/^Private link, on since /));
  await page.getByRole('button', { name: 'Remove link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove link' }).click();
  await expectVisible(toast(page, 'Link removed'), page.getByRole('button', { name: 'Make a link' }));
  expect((await fetch(url)).status).toBe(404);
  expectNoProblems(visited());
});

test("PROF-16 downloads all of the runner’s data as one file that includes today's check-in", async () => {
  const { page, context, user } = visited();
  await checkIn(context, { notes: 'Legs like lead' });
  await openProfile(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`stridewell-data-${dateIn(user.timezone, new Date())}.json`);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ account: { profile: { email: user.email } }, complete: true });
  expect(text).toContain('Legs like lead');
  await expectVisible(toast(page, 'Your data is downloaded'));
});

test('AUTH-35 shows no data of the previous runner to the next runner on the same device', async () => {
  const { page, context, runner } = visited();
  await checkIn(context, { notes: 'Only for Ingrid' });
  await page.goto('/history');
  await eventually(() => historyEntries(page).count()).toBe(1);
  await logOut(page);
  await expectVisible(toast(page, 'Logged out'));
  expect(await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(
    runner.email,
  );
  const kari = newRunner({ name: 'Kari Nordmann' });
  await register(context, kari);
  await page.goto('/');
  await expectVisible(heading(page, /, Kari$/));
  await page.goto('/history');
  await waitForNoRequests(visited());
  expect(await historyEntries(page).count()).toBe(0);
  expect(await page.content()).not.toContain('Only for Ingrid');
  expect(await page.content()).not.toContain(runner.email);
});
