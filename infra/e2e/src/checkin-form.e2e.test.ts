import { addDays, DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  hasFocus,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  tabTo,
} from './browser.ts';
import { checkIn, type SignedInVisit, visitSignedIn } from './runners.ts';
import { closeToast, openDayQuestions, SEND_LABEL, scale, seeScore, sendCheckin, toast } from './steps.ts';

const browser = sharedBrowser();
let visited: SignedInVisit;
let page: Page;

beforeAll(async () => {
  visited = await visitSignedIn(browser(), { viewport: PHONE });
  page = visited.page;
});
beforeEach(async () => {
  await page.goto('/check-in');
  await expectVisible(page.getByRole('form', { name: 'Daily check-in' }));
});

const planned = (answer: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: 'Have you planned a session today?' }).getByRole('radio', { name: answer });
const types = () => page.getByRole('radiogroup', { name: 'Which kind?' }).getByRole('radio');
const focuses = () => page.getByRole('radiogroup', { name: 'What would you like to focus on?' }).getByRole('radio');

/** Sends the form and returns the request body. The request gets a mocked 500 response and never reaches the server. */
const sent = async (): Promise<Record<string, unknown>> => {
  await page.route('**/api/checkin', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const [request] = await Promise.all([page.waitForRequest('**/api/checkin'), sendCheckin(page)]);
  await expectVisible(toast(page, 'Error', 'Failed to submit check-in', 'destructive'));
  await closeToast(page);
  return request.postDataJSON();
};

describe('planned-session question of the check-in', () => {
  beforeEach(() => openDayQuestions(page).then(() => undefined));

  test('CHK-08 CHK-09 CHK-10 offers preferred focuses after "No" and session types after "Yes"', async () => {
    expect(await planned('No').isChecked()).toBe(true);
    expect(await focuses().allTextContents()).toEqual([
      'Endurance',
      'Speed',
      'Technique',
      'Strength',
      'Recovery',
      'None',
    ]);
    expect(await types().count()).toBe(0);
    await planned('Yes').click();
    await eventually(() => types().allTextContents()).toEqual([
      'Long',
      'Intervals',
      'Short',
      'Tempo',
      'Threshold',
      'Easy',
      'Strength',
      'Mobility',
      'Rest',
    ]);
    expect(await focuses().count()).toBe(0);
  });

  test('CHK-11 clears the planned type when the answer changes to No', async () => {
    await planned('Yes').click();
    await types().filter({ hasText: 'Tempo' }).click();
    expect(await sent()).toMatchObject({ planned_today: true, planned_type: 'tempo', preferred_focus: null });
    await planned('No').click();
    expect(await sent()).toMatchObject({ planned_today: false, planned_type: null });
    await planned('Yes').click();
    await eventually(() => types().filter({ hasText: 'Tempo' }).isChecked()).toBe(false);
  });

  test('CHK-12 clears the preferred focus when a planned type is picked', async () => {
    await focuses().filter({ hasText: 'Speed' }).click();
    expect(await sent()).toMatchObject({ planned_today: false, preferred_focus: 'speed' });
    await planned('Yes').click();
    await types().filter({ hasText: 'Long' }).click();
    await planned('No').click();
    await eventually(() => focuses().filter({ hasText: 'Speed' }).isChecked()).toBe(false);
    expect(await sent()).toMatchObject({ preferred_focus: null, planned_type: null });
  });

  test('CHK-13 clears the planned type when a preferred focus is picked', async () => {
    await planned('Yes').click();
    await types().filter({ hasText: 'Easy' }).click();
    await planned('No').click();
    await focuses().filter({ hasText: 'Technique' }).click();
    await planned('Yes').click();
    await eventually(() => types().filter({ hasText: 'Easy' }).isChecked()).toBe(false);
    expect(await sent()).toMatchObject({ planned_today: true, planned_type: null, preferred_focus: null });
  });
});

describe('check-in scale', () => {
  test('CHK-02 CHK-03 CHK-04 CHK-05 CHK-06 shows the default value of the metric', async () => {
    for (const [question, value] of [
      ['Sleep', 3],
      ['Stress', 2],
      ['Fatigue', 3],
    ] as const)
      expect(await scale(page, question, value).isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Pain' }).getAttribute('aria-valuenow')).toBe('2');
    expect(await page.getByRole('slider', { name: 'Readiness' }).getAttribute('aria-valuenow')).toBe('7');
  });

  test('changes its value with the keyboard and its buttons and stops at both ends', async () => {
    const pain = page.getByRole('slider', { name: 'Pain' });
    const value = () => pain.getAttribute('aria-valuetext');
    const press = async (key: string, expected: string) => {
      await pain.press(key);
      await eventually(value).toBe(expected);
    };
    await press('ArrowRight', '3, noticeable');
    await press('ArrowDown', '2, mild');
    await press('PageUp', '4, moderate');
    await press('End', '10, worst');
    expect(await page.getByRole('button', { name: 'Pain: one more' }).isDisabled()).toBe(true);
    await press('Home', '0, none');
    expect(await page.getByRole('button', { name: 'Pain: one less' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Pain: one more' }).click();
    await eventually(value).toBe('1, very mild');
    await page.getByRole('button', { name: 'Pain: one less' }).click();
    await eventually(value).toBe('0, none');
  });
});

describe('check-in of a runner who checked in yesterday', () => {
  const yesterday = (): string => addDays(dateIn(DEFAULT_TIMEZONE, new Date()), -1);

  test('CHKF-02 CHKF-03 CHKF-06 sends two changed answers with four taps, and repeats yesterday’s answers with one tap', async () => {
    const runner = await visitSignedIn(browser(), { viewport: PHONE });
    const { context, page: phone } = runner;
    await checkIn(context, { date: yesterday(), sleep: 4, pain: 0 });
    await phone.goto('/');
    await phone.getByRole('link', { name: 'Start check-in' }).click();
    await expectVisible(phone.getByText('takes about 20 seconds').last());
    await scale(phone, 'Sleep', 5).click();
    await scale(phone, 'Fatigue', 2).click();
    await sendCheckin(phone);
    await seeScore(phone, '8.0', 'Push');
    await phone.getByRole('button', { name: 'Do Another Check-in' }).click();
    await phone.getByRole('button', { name: 'All as yesterday' }).click();
    await eventually(() => phone.getByRole('radio', { name: '4 good, yesterday' }).isChecked()).toBe(true);
    expect(await phone.getByRole('slider', { name: 'Pain' }).getAttribute('aria-valuenow')).toBe('0');
    expectNoProblems(runner);
    await context.close();
  });

  test('CHKF-04 shows the words on the buttons from a width of 360 px, and under the scale at smaller widths, without sideways scroll', async () => {
    const { context, page: narrow } = await visitSignedIn(browser(), { viewport: { width: 360, height: 740 } });
    await checkIn(context, { date: yesterday() });
    await narrow.goto('/check-in');
    const word = scale(narrow, 'Fatigue', 5).getByText('exhausted');
    await expectVisible(word);
    await expectNoSidewaysScroll(narrow);
    await narrow.setViewportSize(SMALLEST_PHONE);
    await word.waitFor({ state: 'hidden' });
    await expectVisible(narrow.getByText('5 exhausted'));
    await expectNoSidewaysScroll(narrow);
    await expectAccessible(narrow);
    await context.close();
  });
});

test('CHKF-07 keeps the send button of the check-in in view at 1280 × 800 when the day already has a check-in with notes', async () => {
  const { context, page: desk } = await visitSignedIn(browser(), { viewport: DESKTOP });
  await checkIn(context, { notes: 'Woke at four.', planned_today: true, planned_type: 'tempo' });
  await desk.goto('/check-in');
  await expectVisible(desk.getByText('You have checked in today: 6.2, Adapt'), desk.getByLabel('Notes'));
  const box = await desk.getByRole('button', { name: SEND_LABEL }).boundingBox();
  expect((box?.y ?? DESKTOP.height) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
  await expectAccessible(desk);
  await context.close();
});

test('BEYOND-34 completes a check-in by keyboard alone, from the home screen to the result', async () => {
  const runner = await visitSignedIn(browser());
  const { page: desk } = runner;
  await desk.goto('/');
  const start = desk.getByRole('link', { name: 'Start check-in' });
  await expectVisible(start);
  await tabTo(desk, start);
  await desk.keyboard.press('Enter');
  await expectVisible(desk.getByRole('form', { name: 'Daily check-in' }));
  await tabTo(desk, scale(desk, 'Sleep', 3));
  await desk.keyboard.press('ArrowRight');
  await eventually(() => scale(desk, 'Sleep', 4).isChecked()).toBe(true);
  await tabTo(desk, desk.getByRole('slider', { name: 'Pain' }));
  await desk.keyboard.press('Home');
  await tabTo(desk, desk.getByRole('button', { name: 'Add a note or a plan' }));
  await desk.keyboard.press('Enter');
  await tabTo(desk, desk.getByLabel('Notes'));
  await desk.keyboard.type('Slept well');
  await tabTo(desk, desk.getByRole('button', { name: 'See my recommendation' }));
  await desk.keyboard.press('Enter');
  await seeScore(desk, '7.1', 'Adapt');
  const title = desk.getByRole('heading', { level: 1, name: 'Your recommendation' });
  await eventually(() => hasFocus(desk, title)).toBe(true);
  await tabTo(desk, desk.getByRole('button', { name: 'Do Another Check-in' }));
  await desk.keyboard.press('Enter');
  await expectVisible(desk.getByRole('form', { name: 'Daily check-in' }));
  expectNoProblems(runner);
  await runner.context.close();
});
