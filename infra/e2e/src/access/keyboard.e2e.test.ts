import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, eventually, expectNoProblems, hasFocus, launch, PHONE, see, settled, visit } from '../browser.ts';
import { codeSentTo } from '../mail.ts';
import { newRunner, register, visitSignedIn } from '../people.ts';
import { openPhysioTab } from '../physio-steps.ts';
import { openChat, openTab, saveProfile, statusOf, trackerRows } from '../running-steps.ts';
import { registerForm, scoreCard, toast } from '../steps.ts';
import { come, press, type } from './keys.ts';
import { expectWalkable } from './tab-walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
const signedIn = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ });

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('BEYOND-34 with the keyboard alone, on %s', (_where, viewport) => {
  test('an account is made', async () => {
    const visited = await visit(browser, { viewport });
    const { page, context } = visited;
    const runner = newRunner();
    await page.goto('/');
    await press(page, page.getByRole('button', { name: 'Create an account' }));
    const form = registerForm(page);
    // Nothing is pressed to get there: what was pressed is gone, and the form begins at its first field.
    await eventually(() => hasFocus(page, form.name)).toBe(true);
    await page.keyboard.type(runner.name);
    await type(page, form.email, runner.email);
    await type(page, form.password, runner.password);
    await type(page, form.confirm, runner.password);
    await press(page, form.consent, 'Space');
    await press(page, form.send);
    await see(signedIn(page), toast(page, 'Registration successful!'));
    expectNoProblems(visited);
    await context.close();
  });

  test('a code signs in', async () => {
    const visited = await visit(browser, { viewport });
    const { page, context } = visited;
    const runner = newRunner();
    await register(context, runner);
    await context.clearCookies();
    await page.goto('/');
    await press(page, page.getByRole('button', { name: 'Email me a 6-digit code' }));
    const email = page.getByLabel('Email', { exact: true });
    await eventually(() => hasFocus(page, email)).toBe(true);
    await page.keyboard.type(runner.email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('6-digit code');
    await eventually(() => hasFocus(page, code)).toBe(true);
    await page.keyboard.type(await codeSentTo(runner.email));
    await page.keyboard.press('Enter');
    await see(signedIn(page));
    expectNoProblems(visited);
    await context.close();
  });

  test('tabs are changed and a day is marked', async () => {
    const visited = await visitSignedIn(browser, { viewport });
    const { page, context } = visited;
    await saveProfile(context);
    await openTab(page, 'profile');
    await press(page, page.getByRole('tab', { selected: true }), 'ArrowRight');
    await eventually(() => trackerRows(page).count()).toBe(7);
    const mark = statusOf(page, today());
    await come(page, mark);
    // A closed list goes to the entry that begins with the letter.
    await page.keyboard.press('d');
    await eventually(() => mark.inputValue()).toBe('done');
    const stored = async () =>
      (await (await context.request.get(PATHS.trainingLogsWeek)).json()) as { status: string }[];
    await eventually(async () => (await stored()).map(({ status }) => status)).toEqual(['done']);
    expectNoProblems(visited);
    await context.close();
  });

  test('a message is sent, its reply is stopped, and another is asked for', async () => {
    const visited = await visitSignedIn(browser, { viewport });
    const { page, context } = visited;
    await saveProfile(context);
    const { box, stop, mine, replies, messages } = await openChat(page);
    let held = true;
    await page.route(`**${PATHS.coachChat}`, (route) => (held ? undefined : route.continue()));
    await type(page, box, 'What are my zones?');
    await page.keyboard.press('Enter');
    await see(stop);
    await press(page, stop);
    await eventually(() => box.isEnabled()).toBe(true);
    held = false;
    await come(page, box);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('How far today?');
    await page.keyboard.press('Enter');
    await eventually(() => mine.filter({ hasText: 'How far today?' }).count()).toBe(1);
    await eventually(() => messages.getAttribute('aria-busy')).toBe('false');
    await see(replies.last());
    await context.close();
  });

  test('the deletion of everything is opened and left again', async () => {
    const visited = await visitSignedIn(browser, { viewport });
    const { page, context } = visited;
    await page.goto('/profile');
    // What comes late moves what is under it.
    await see(page.getByText('This device'));
    const opener = page.getByRole('button', { name: 'Delete My Data' });
    await press(page, opener);
    const dialog = page.getByRole('alertdialog');
    await see(dialog);
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(page, opener)).toBe(true);
    await press(page, opener);
    await press(page, dialog.getByRole('button', { name: 'Cancel' }), 'Space');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(page, opener)).toBe(true);
    expectNoProblems(visited);
    await context.close();
  });

  test('the daily assessment is answered', async () => {
    const visited = await visitSignedIn(browser, { viewport });
    const { page, context } = visited;
    await context.request.post(PATHS.physioProfile, { data: { primaryArea: 'knee', onset: 'gradual' } });
    await openPhysioTab(page, 'checkins');
    await press(page, page.getByRole('slider', { name: 'Pain', exact: true }), 'Home', 'ArrowRight', 'ArrowRight');
    for (const question of ['Can you walk or run without trouble?', 'Do the functional tests feel fine?']) {
      const answers = page.getByRole('radiogroup', { name: question }).getByRole('radio');
      await press(page, answers.first(), 'Space');
    }
    await press(page, page.getByRole('button', { name: 'Complete Check-in' }));
    await see(toast(page, 'Check-in Completed'));
    expectNoProblems(visited);
    await context.close();
  });
});

describe('BEYOND-34 every place that Tab comes to', () => {
  test.each(['/', '/check-in', '/stats', '/history', '/profile', '/running', '/physio-coach', '/bridge/result'])(
    'on %s shows the focus, is in view and lets go of it',
    async (path) => {
      const visited = await visitSignedIn(browser, { viewport: PHONE });
      await visited.page.goto(path);
      await see(visited.page.getByRole('heading', { level: 1 }));
      await settled(visited);
      await expectWalkable(visited.page);
      await visited.context.close();
    },
  );
});

test('BEYOND-34 the score of a check-in takes the focus, so that it is met next', async () => {
  const { page, context } = await visitSignedIn(browser);
  await page.goto('/check-in');
  await press(page, page.getByRole('button', { name: 'See my recommendation' }));
  await see(scoreCard(page));
  const inside = 'document.activeElement.closest("main") !== null';
  expect(await page.evaluate(inside)).toBe(true);
  await context.close();
});
