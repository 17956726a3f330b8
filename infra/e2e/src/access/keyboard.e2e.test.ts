import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { NO_SIGNS } from '@stridewell/physio/testing/fixtures';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectNoProblems,
  expectVisible,
  hasFocus,
  PHONE,
  sharedBrowser,
  tabTo,
  visit,
  waitForNoRequests,
} from '../browser.ts';
import { waitForSentCode } from '../mail.ts';
import { openPhysioTab } from '../physio-steps.ts';
import { newRunner, register, visitSignedIn } from '../runners.ts';
import { openChat, openTab, saveProfile, statusOf, trackerRows } from '../running-steps.ts';
import { registerForm, scoreCard, toast } from '../steps.ts';
import { expectTabReachesAll, focusProblems } from './tab-walk.ts';

const browser = sharedBrowser();

/** Moves the focus to a control with Tab and checks that the focused control is visible and shows its focus. */
const tabToAndCheck = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  // A dialog or panel that was just opened might still be moving into place.
  await eventually(() => focusProblems(page)).toEqual([]);
};

/** Moves the focus to a control with Tab and presses keys on it (Enter by default). */
const pressOn = async (page: Page, control: Locator, ...keys: string[]): Promise<void> => {
  await tabToAndCheck(page, control);
  for (const key of keys.length > 0 ? keys : ['Enter']) await page.keyboard.press(key);
};

/** Moves the focus to a field with Tab and types. */
const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabToAndCheck(page, field);
  await page.keyboard.type(text);
};

const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
const signedIn = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Hello|Good (morning|afternoon|evening))/ });

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('BEYOND-34 keyboard user on %s', (_where, viewport) => {
  test('creates an account', async () => {
    const visited = await visit(browser(), { viewport });
    const { page, context } = visited;
    const runner = newRunner();
    await page.goto('/');
    await pressOn(page, page.getByRole('button', { name: 'Create an account' }));
    const form = registerForm(page);
    // The pressed button is removed, so the focus moves to the form's first field without a key press.
    await eventually(() => hasFocus(page, form.name)).toBe(true);
    await page.keyboard.type(runner.name);
    await typeInto(page, form.email, runner.email);
    await typeInto(page, form.password, runner.password);
    await typeInto(page, form.confirm, runner.password);
    await pressOn(page, form.consent, 'Space');
    await pressOn(page, form.send);
    await expectVisible(signedIn(page), toast(page, 'Registration successful!'));
    expectNoProblems(visited);
    await context.close();
  });

  test('signs in with an emailed code', async () => {
    const visited = await visit(browser(), { viewport });
    const { page, context } = visited;
    const runner = newRunner();
    await register(context, runner);
    await context.clearCookies();
    await page.goto('/');
    await pressOn(page, page.getByRole('button', { name: 'Email me a 6-digit code' }));
    const email = page.getByLabel('Email', { exact: true });
    await eventually(() => hasFocus(page, email)).toBe(true);
    await page.keyboard.type(runner.email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('6-digit code');
    await eventually(() => hasFocus(page, code)).toBe(true);
    // The form submits itself at the last digit.
    await page.keyboard.type(await waitForSentCode(runner.email));
    await expectVisible(signedIn(page));
    expectNoProblems(visited);
    await context.close();
  });

  test('switches tabs and marks a training day as done', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { page, context } = visited;
    await saveProfile(context);
    if (viewport === PHONE) await openTab(page, 'tracker');
    else {
      await openTab(page, 'profile');
      await pressOn(page, page.getByRole('tab', { selected: true }), 'ArrowRight');
    }
    await eventually(() => trackerRows(page).count()).toBe(7);
    const mark = statusOf(page, today());
    await tabToAndCheck(page, mark);
    // A closed select jumps to the entry that begins with the typed letter.
    await page.keyboard.press('d');
    await eventually(() => mark.inputValue()).toBe('done');
    const stored = async () =>
      (await (await context.request.get(PATHS.trainingLogsWeek)).json()) as { status: string }[];
    await eventually(async () => (await stored()).map(({ status }) => status)).toEqual(['done']);
    expectNoProblems(visited);
    await context.close();
  });

  test('sends a message, stops the reply and sends a second message', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { page, context } = visited;
    await saveProfile(context);
    const { box, stop, mine, replies, messages } = await openChat(page);
    let held = true;
    await page.route(`**${PATHS.coachChat}`, (route) => (held ? undefined : route.continue()));
    await typeInto(page, box, 'What are my zones?');
    await page.keyboard.press('Enter');
    await expectVisible(stop);
    await pressOn(page, stop);
    await eventually(() => box.isEnabled()).toBe(true);
    held = false;
    await tabToAndCheck(page, box);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('How far today?');
    await page.keyboard.press('Enter');
    await eventually(() => mine.filter({ hasText: 'How far today?' }).count()).toBe(1);
    await eventually(() => messages.getAttribute('aria-busy')).toBe('false');
    await expectVisible(replies.last());
    await context.close();
  });

  test('opens the deletion dialog, keeps the focus inside it and closes it with Escape or Cancel', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { page, context } = visited;
    await page.goto('/profile');
    // The list of sessions loads last and would move the button below the list.
    await expectVisible(page.getByText('This device'));
    const opener = page.getByRole('button', { name: 'Delete My Data' });
    await pressOn(page, opener);
    const dialog = page.getByRole('alertdialog');
    await expectVisible(dialog);
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(page, opener)).toBe(true);
    await pressOn(page, opener);
    await pressOn(page, dialog.getByRole('button', { name: 'Cancel' }), 'Space');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(page, opener)).toBe(true);
    expectNoProblems(visited);
    await context.close();
  });

  test('completes the daily physio assessment', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { page, context } = visited;
    await context.request.post(PATHS.physioProfile, { data: { primaryArea: 'knee', onset: 'gradual' } });
    await context.request.post(PATHS.physioTriage, { data: NO_SIGNS });
    await openPhysioTab(page, 'checkins');
    await pressOn(page, page.getByRole('slider', { name: 'Pain', exact: true }), 'Home', 'ArrowRight', 'ArrowRight');
    for (const question of [
      'Was it back to usual this morning?',
      'Can you walk or run without trouble?',
      'Do the functional tests feel fine?',
    ]) {
      const answers = page.getByRole('radiogroup', { name: question }).getByRole('radio');
      await pressOn(page, answers.first(), 'Space');
    }
    await pressOn(page, page.getByRole('button', { name: 'Complete Check-in' }));
    await expectVisible(toast(page, 'Check-in Completed'));
    expectNoProblems(visited);
    await context.close();
  });
});

describe('BEYOND-34 Tab order', () => {
  test.each(['/', '/check-in', '/stats', '/history', '/profile', '/running', '/physio-coach', '/bridge/result'])(
    'reaches every control on %s, with each one in view and visibly focused',
    async (path) => {
      const visited = await visitSignedIn(browser(), { viewport: PHONE });
      await visited.page.goto(path);
      await expectVisible(visited.page.getByRole('heading', { level: 1 }));
      await waitForNoRequests(visited);
      await expectTabReachesAll(visited.page);
      await visited.context.close();
    },
  );
});

test('BEYOND-34 moves the focus into the result screen after a check-in is sent', async () => {
  const { page, context } = await visitSignedIn(browser());
  await page.goto('/check-in');
  await pressOn(page, page.getByRole('button', { name: 'See my recommendation' }));
  await expectVisible(scoreCard(page));
  const inside = 'document.activeElement.closest("main") !== null';
  expect(await page.evaluate(inside)).toBe(true);
  await context.close();
});
