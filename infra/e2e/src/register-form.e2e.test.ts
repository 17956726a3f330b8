import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, hasFocus, PHONE, sharedBrowser, visit } from './browser.ts';
import { newRunner, register } from './runners.ts';
import { loginFailure, openRegister, registerForm, signInThroughForm, toast } from './steps.ts';

const browser = sharedBrowser();

/** The error message that an invalid field refers to with aria-describedby. Null when the field is valid. */
const errorAt = async (page: Page, field: Locator): Promise<string | null> => {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null;
  const id = await field.getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).textContent();
};

const PASSWORDS: [string, string, string][] = [
  ['AUTH-12', 'Abcdef1', 'Password must be at least 8 characters long'],
  ['AUTH-13', `Aa1${'x'.repeat(126)}`, 'Password must be less than 128 characters'],
  ['AUTH-14', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['AUTH-15', 'abcdefg1', 'Password must contain at least one uppercase letter'],
  ['AUTH-16', 'Abcdefgh', 'Password must contain at least one number'],
];

const CONSENT = 'To use Stridewell, please agree to the storage of your health data';

describe('AUTH-08 AUTH-20 registration form', () => {
  test('AUTH-11 AUTH-17 AUTH-18 AUTH-47 shows all field errors at the same time and sends no request', async () => {
    const visited = await visit(browser(), { viewport: PHONE });
    const { page } = visited;
    await openRegister(page);
    const form = registerForm(page);
    await form.name.fill('   ');
    await form.email.fill('kari@example');
    await form.password.fill('Runner4Life');
    await form.confirm.fill('Runner4Love');
    await form.send.click();
    await eventually(() => errorAt(page, form.email)).toBe('Please enter a valid email address');
    expect(await errorAt(page, form.name)).toBe('Name is required');
    expect(await errorAt(page, form.password)).toBeNull();
    expect(await errorAt(page, form.confirm)).toBe("Passwords don't match");
    expect(await errorAt(page, form.consent)).toBe(CONSENT);
    await eventually(() => hasFocus(page, form.name)).toBe(true);
    expect(visited.requests).not.toContain('POST /api/auth/register');
    expect([await form.email.inputValue(), await form.password.inputValue()]).toEqual(['kari@example', 'Runner4Life']);
    await visited.context.close();
  });

  test(`${PASSWORDS.map(([id]) => id).join(' ')} shows the error of each password rule`, async () => {
    const visited = await visit(browser());
    const { page } = visited;
    await openRegister(page);
    const form = registerForm(page);
    await form.send.click();
    for (const [, password, message] of PASSWORDS) {
      await form.password.fill(password);
      await eventually(() => errorAt(page, form.password)).toBe(message);
    }
    for (const password of ['Abcdefg1', `Aa1${'x'.repeat(125)}`]) {
      await form.password.fill(password);
      await eventually(() => errorAt(page, form.password)).toBeNull();
    }
    expect(visited.requests).not.toContain('POST /api/auth/register');
    await visited.context.close();
  });

  test('AUTH-47 sends no request while only consent is missing and registers the runner once it is given', async () => {
    const visited = await visit(browser());
    const { page } = visited;
    const runner = newRunner();
    await openRegister(page);
    const form = registerForm(page);
    await form.email.fill(runner.email);
    await form.password.fill(runner.password);
    await form.confirm.fill(runner.password);
    await form.send.click();
    await eventually(() => errorAt(page, form.consent)).toBe(CONSENT);
    expect(visited.requests).not.toContain('POST /api/auth/register');
    await form.consent.check();
    await form.send.click();
    await expectVisible(toast(page, 'Registration successful!'));
    expectNoProblems(visited);
    await visited.context.close();
  });
});

describe('welcome screen', () => {
  test('AUTH-21 TOAST-04 shows the server’s message for a taken email address and keeps the entered values', async () => {
    const visited = await visit(browser());
    const { context, page } = visited;
    const runner = newRunner();
    await register(context, runner);
    await context.clearCookies();
    await openRegister(page);
    const form = registerForm(page);
    await form.name.fill('Kari');
    await form.email.fill(runner.email);
    await form.password.fill('Another4Life');
    await form.confirm.fill('Another4Life');
    await form.consent.check();
    await form.send.click();
    const taken = 'An account with this email already exists. Sign in instead.';
    await expectVisible(toast(page, 'Registration failed', taken, 'destructive'));
    expect([await form.name.inputValue(), await form.email.inputValue(), await form.confirm.inputValue()]).toEqual([
      'Kari',
      runner.email,
      'Another4Life',
    ]);
    expect(await form.consent.isChecked()).toBe(true);
    expectNoProblems(visited);
    await context.close();
  });

  test('AUTH-09 AUTH-10 TOAST-05 AUTH-25 TOAST-02 keeps the email address after a wrong password and accepts the right password', async () => {
    const visited = await visit(browser(), { viewport: PHONE });
    const { context, page } = visited;
    const runner = newRunner();
    await register(context, runner);
    await context.clearCookies();
    await page.goto('/stats');
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await eventually(() => errorAt(page, email)).toBe('Please enter a valid email address');
    expect(await errorAt(page, password)).toBe('Password is required');
    await signInThroughForm(page, { ...runner, password: 'Wrong4Life' });
    await expectVisible(loginFailure(page));
    expect(await hasFocus(page, password)).toBe(true);
    expect(await email.inputValue()).toBe(runner.email);
    await signInThroughForm(page, runner);
    await expectVisible(toast(page, 'Welcome back!', undefined, 'success'));
    expect(new URL(page.url()).pathname).toBe('/');
    expectNoProblems(visited);
    await context.close();
  });

  test('AUTH-06 AUTH-07 keeps the entered values when the runner switches between the forms', async () => {
    const { context, page } = await visit(browser());
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill('kari@example.com');
    expect(await page.getByRole('checkbox', { name: /Remember me/ }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Create an account' }).click();
    const form = registerForm(page);
    await form.name.fill('Kari');
    await page.getByRole('button', { name: 'Sign in instead' }).click();
    await eventually(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('kari@example.com');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await eventually(() => form.name.inputValue()).toBe('Kari');
    await context.close();
  });
});
