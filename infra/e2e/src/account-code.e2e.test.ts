import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { openProfile, signInByCode, waitForCode } from './account-steps.ts';
import {
  expectNoProblems,
  expectVisible,
  hasFocus,
  heading,
  PHONE,
  sharedBrowser,
  tabTo,
  visit,
  visitBeforeEach,
} from './browser.ts';
import { newRunner, register } from './runners.ts';
import { loginFailure, logOut, signInThroughForm, toast } from './steps.ts';

const browser = sharedBrowser();

const visited = visitBeforeEach(async () => {
  const opened = await visit(browser(), { viewport: PHONE });
  await opened.page.goto('/');
  return opened;
});

const setPassword = async (opener: string, password: string): Promise<void> => {
  const { page } = visited();
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectVisible(toast(page, 'Password saved', 'You are signed out on your other devices.', 'success'));
};

const passwordSignIn = async (email: string, password: string): Promise<[number, unknown]> => {
  const answer = await visited().context.request.post(PATHS.login, { data: { email, password } });
  return [answer.status(), ((await answer.json()) as { message?: string }).message];
};

/** Greeting of a runner without a name. */
const GREETING = /^(?:Hello|Good (?:morning|afternoon|evening))\b/;

describe('sign-in with an emailed code', () => {
  test('OTP-01 OTP-15 AUTH-05 creates an account for a new email address by keyboard alone', async () => {
    const { page } = visited();
    const { email } = newRunner();
    await tabTo(page, page.getByRole('button', { name: 'Email me a 6-digit code' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const field = page.getByLabel('6-digit code');
    await expectVisible(field);
    expect(await hasFocus(page, field)).toBe(true);
    const code = await waitForCode(email);
    // The form submits itself at the last digit.
    await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expectVisible(toast(page, 'Registration successful!', undefined, 'success'));
    await page.goto('/profile');
    await expectVisible(page.getByRole('main').getByText(email), page.getByRole('button', { name: 'Set a password' }));
    expectNoProblems(visited());
  });

  test('OTP-15 shows an error at the code field for a wrong code and then accepts the right code', async () => {
    const { page } = visited();
    const { email } = newRunner();
    await page.getByRole('button', { name: 'Email me a 6-digit code' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const code = await waitForCode(email);
    const field = page.getByLabel('6-digit code');
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expectVisible(page.getByText('This code is wrong or has expired. Please request a new one.'));
    expect(await hasFocus(page, field)).toBe(true);
    await page.reload();
    await page.getByLabel('6-digit code').fill(code);
    await expectVisible(toast(page, 'Registration successful!'));
  });
});

describe('password sign-in', () => {
  test('AUTH-40 AUTH-42 PROF-12 is rejected for an account created with an emailed code until a password is set', async () => {
    const { page } = visited();
    const { email, password } = newRunner();
    await signInByCode(page, email);
    await expectVisible(toast(page, 'Registration successful!'));
    const refusal = await passwordSignIn(email, password);
    expect(refusal[0]).toBe(401);
    expect(refusal).toEqual(await passwordSignIn(newRunner().email, password));
    await openProfile(page);
    await setPassword('Set a password', password);
    await expectVisible(page.getByRole('button', { name: 'Change password' }));
    expect(await passwordSignIn(email, password)).toEqual([200, undefined]);
    expectNoProblems(visited());
  });

  test('AUTH-44 accepts a password that was reset through an emailed code and rejects the old password', async () => {
    const { page } = visited();
    const runner = newRunner();
    await register(visited().context, runner);
    await visited().context.clearCookies();
    await page.goto('/');
    await signInByCode(page, runner.email, 'Forgot your password?');
    // The first code proves that the runner owns the address, so the name and the password from the registration, which
    // may be a stranger's, are removed.
    await expectVisible(heading(page, GREETING));
    await openProfile(page);
    await setPassword('Set a password', 'Another4Life');
    await logOut(page);
    await expectVisible(toast(page, 'Logged out'));
    await signInThroughForm(page, runner);
    await expectVisible(loginFailure(page));
    await signInThroughForm(page, { ...runner, password: 'Another4Life' });
    await expectVisible(heading(page, GREETING));
  });
});
