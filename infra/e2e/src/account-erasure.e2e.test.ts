import { type Erasure, PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { deleteDialog, openProfile } from './account-steps.ts';
import {
  eventually,
  expectNoProblems,
  expectVisible,
  hasFocus,
  heading,
  sharedBrowser,
  tabTo,
  visitBeforeEach,
  waitForNoRequests,
} from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { historyEntries, loginFailure, signInThroughForm, toast } from './steps.ts';

const browser = sharedBrowser();

const visited = visitBeforeEach(() => visitSignedIn(browser()));

const deletions = (): string[] => visited().requests.filter((request) => request.startsWith('DELETE'));
const deviceStorage = (): Promise<string> => visited().page.evaluate<string>('JSON.stringify({ ...localStorage })');

describe('Delete My Data', () => {
  test('PROF-05 PROF-06 PROF-07 PROF-08 PROF-09 opens its dialog by keyboard and deletes nothing after Cancel', async () => {
    const { page } = visited();
    await openProfile(page);
    const opener = page.getByRole('button', { name: 'Delete My Data' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = deleteDialog(page);
    await expectVisible(dialog);
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
      'All check-in sessions',
      'Daily metrics and notes',
      'Account information',
    ]);
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Delete Everything']);
    await eventually(() => hasFocus(page, dialog.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(deletions()).toEqual([]);
    await eventually(() => hasFocus(page, opener)).toBe(true);
  });

  test('PROF-10 PROF-11 ERASE-09 ERASE-17 deletes the account, clears the device storage and shows the receipt', async () => {
    const { page, context, runner } = visited();
    await checkIn(context, { notes: 'Goodbye' });
    await openProfile(page);
    await page.getByRole('button', { name: 'Delete My Data' }).click();
    await deleteDialog(page).getByRole('button', { name: 'Delete Everything' }).click();
    await expectVisible(
      page.getByRole('heading', { name: 'Sign in' }),
      page.getByText('Your account and data were deleted'),
      toast(page, 'Your account is deleted').or(toast(page, 'Your account is being deleted')),
    );
    expect(deletions()).toEqual([`DELETE ${PATHS.deleteMe}`]);
    expect(await deviceStorage()).not.toContain(runner.email);
    expect(await deviceStorage()).not.toContain(TOKEN_KEY);
    expect((await context.request.get(PATHS.profile)).status()).toBe(401);

    const id = (await page.locator('code').textContent()) ?? '';
    await eventually(async () => ((await (await fetchReceipt(id)).json()) as Erasure).status).toBe('complete');
    await page.getByRole('button', { name: 'Show the receipt' }).click();
    await expectVisible(page.getByText('Everything is erased.'), page.getByText(/check-ins: 1/));

    await signInThroughForm(page, runner);
    await expectVisible(loginFailure(page));
    expectNoProblems(visited());
  });

  test('PHY-25 PROF-06 deletes the account when opened from the physio coach’s profile tab', async () => {
    const { page } = visited();
    await page.goto('/physio-coach');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Delete Account & Data' }).click();
    await deleteDialog(page).getByRole('button', { name: 'Delete Everything' }).click();
    await expectVisible(page.getByText('Your account and data were deleted'));
    expect(deletions()).toEqual([`DELETE ${PATHS.deleteMe}`]);
  });
});

const fetchReceipt = (id: string): Promise<Response> => fetch(new URL(`${PATHS.erasure}/${id}`, visited().page.url()));

test('ERASE-06 ERASE-07 ERASE-08 deletes all data except the account and loads the home screen on "Delete All My Data"', async () => {
  const { page, context } = visited();
  await checkIn(context, { notes: 'Old news' });
  await page.goto('/history');
  await eventually(() => historyEntries(page).count()).toBe(1);
  await page.goto('/running');
  await page.getByRole('button', { name: 'Delete All My Data' }).click();
  await page.getByLabel('Type DELETE MY DATA to confirm').fill('DELETE MY DATA');
  await page.evaluate('void (window.before = true)');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expectVisible(toast(page, 'Your data is being deleted', 'Your account stays.', 'success'));
  await expectVisible(heading(page, /, Ingrid$/));
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate('window.before')).toBeUndefined();
  expect(deletions()).toEqual([`DELETE ${PATHS.deleteAll}`]);
  await page.goto('/history');
  await waitForNoRequests(visited());
  expect(await historyEntries(page).count()).toBe(0);
  await checkIn(context);
  await page.reload();
  await eventually(() => historyEntries(page).count()).toBe(1);
  expectNoProblems(visited());
});
