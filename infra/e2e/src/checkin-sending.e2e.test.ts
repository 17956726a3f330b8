import { type CheckinAnswer, IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, heading, PHONE, sharedBrowser } from './browser.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import {
  closeToast,
  openDayQuestions,
  SEND_LABEL,
  scale,
  seeAnnouncement,
  seeScore,
  sendCheckin,
  signInThroughForm,
  toast,
  toasts,
} from './steps.ts';

const CHECKIN = `**${PATHS.checkin}`;
const NOTE = 'Two lines\nof notes';

const browser = sharedBrowser();
let visited: SignedInVisit;
let page: Page;

beforeEach(async () => {
  visited = await visitSignedIn(browser(), { viewport: PHONE });
  page = visited.page;
  await page.goto('/check-in');
  await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
});
afterEach(() => visited.context.close());

const fill = async (): Promise<void> => {
  await scale(page, 'Sleep', 5).click();
  await scale(page, 'Fatigue', 1).click();
  await page.getByRole('button', { name: 'Pain: one less' }).click();
  const notes = await openDayQuestions(page);
  await page.getByRole('radio', { name: 'Yes' }).click();
  await page.getByRole('radio', { name: 'Intervals' }).click();
  await notes.fill(NOTE);
};

const expectFilled = async (): Promise<void> => {
  expect(await scale(page, 'Sleep', 5).isChecked()).toBe(true);
  expect(await scale(page, 'Fatigue', 1).isChecked()).toBe(true);
  expect(await page.getByRole('slider', { name: 'Pain' }).getAttribute('aria-valuenow')).toBe('1');
  expect(await page.getByRole('radio', { name: 'Intervals' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Notes').inputValue()).toBe(NOTE);
};

const history = async (): Promise<unknown[]> => (await visited.context.request.get(PATHS.history)).json();
const sends = (): number => visited.requests.filter((request) => request === `POST ${PATHS.checkin}`).length;

describe('TOAST-09 failed check-in', () => {
  test('keeps all answers, shows the server’s message in a toast and is stored when sent a second time', async () => {
    await fill();
    const message = 'Something went wrong on our side. Please try again.';
    const json = { statusCode: 500, error: 'Internal Server Error', message };
    await page.route(CHECKIN, (route) => route.fulfill({ status: 500, json }), { times: 1 });
    await sendCheckin(page);
    await expectVisible(toast(page, 'Error', message, 'destructive'));
    await expectFilled();
    expect(await history()).toEqual([]);
    expectNoProblems(visited);
    await closeToast(page);
    await sendCheckin(page);
    await seeAnnouncement(page, 'Check-in completed');
    expect(sends()).toBe(2);
  });

  test('keeps all answers and shows a generic message when the response is not JSON', async () => {
    await fill();
    await page.route(CHECKIN, (route) => route.fulfill({ status: 500, body: '<h1>Oh no</h1>' }), { times: 1 });
    await sendCheckin(page);
    await expectVisible(toast(page, 'Error', 'Failed to submit check-in', 'destructive'));
    expect(await toasts(page).textContent()).not.toContain('Oh no');
    await expectFilled();
  });

  test('is sent after the next sign-in when the session has ended', async () => {
    await fill();
    await visited.context.clearCookies();
    await sendCheckin(page);
    await expectVisible(toast(page, 'Error', undefined, 'destructive'), page.getByRole('heading', { name: 'Sign in' }));
    await signInThroughForm(page, visited.runner);
    await eventually(history).toMatchObject([{ answersJson: expect.stringContaining(JSON.stringify(NOTE)) }]);
  });
});

test('sends one check-in when the send button is pressed twice in quick succession', async () => {
  // Clicks twice before the screen can re-render after the first click, which is faster than any runner could click.
  await page.getByRole('button', { name: SEND_LABEL }).evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await seeAnnouncement(page, 'Check-in completed. Your score is 6.2/10');
  await seeScore(page, '6.2', 'Adapt');
  expect(sends()).toBe(1);
  expect(await history()).toHaveLength(1);
});

test('shows the failure toast without covering the send button', async () => {
  await page.route(CHECKIN, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await sendCheckin(page);
  const error = toast(page, 'Error', 'Failed to submit check-in');
  await expectVisible(error);
  const [notice, button] = await Promise.all([
    error.boundingBox(),
    page.getByRole('button', { name: SEND_LABEL }).boundingBox(),
  ]);
  if (!notice || !button) throw new Error('not on the screen');
  expect(notice.y + notice.height <= button.y || button.y + button.height <= notice.y).toBe(true);
});

const UNAVAILABLE = { statusCode: 503, error: 'Service Unavailable', message: 'This part is not available right now.' };

describe('undeliverable check-in', () => {
  test.each([
    ['when the network is down', (route: Route) => route.abort('internetdisconnected')],
    ['when the service is unavailable', (route: Route) => route.fulfill({ status: 503, json: UNAVAILABLE })],
    ['when a proxy fails', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  ])('is stored on the device %s and sent later', async (_what, fail) => {
    // Every attempt must fail until the waiting state is shown, because the page retries immediately.
    await page.route(CHECKIN, fail);
    await sendCheckin(page);
    await expectVisible(heading(page, 'Your check-in is saved'), page.getByText('1 check-in not yet sent'));
    await page.unroute(CHECKIN);
    // The page retries automatically when it becomes visible again, or after a few seconds.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expectVisible(heading(page, 'Your recommendation'));
    await seeScore(page, '6.2', 'Adapt');
    expect(await history()).toHaveLength(1);
    expectNoProblems(visited);
  });
});

test('CHK-81 retries a check-in with an unchanged Idempotency-Key after a lost response and stores it once', async () => {
  await fill();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(PATHS.checkin))
      keys.push(request.headers()[IDEMPOTENCY_HEADER]);
  });
  await page.route(
    CHECKIN,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const [answer] = await Promise.all([page.waitForResponse(CHECKIN), sendCheckin(page)]);
  expect(((await answer.json()) as CheckinAnswer).isUpdate).toBe(false);
  await expectVisible(toast(page, 'Check-in sent'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\x21-\x7e]{16,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await history()).toHaveLength(1);
  await closeToast(page);
  await page.getByRole('button', { name: 'Do Another Check-in' }).click();
  await sendCheckin(page);
  await seeAnnouncement(page, 'Check-in updated');
  expect(keys).toHaveLength(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('keeps unsent check-in answers after a visit to another screen', async () => {
  await fill();
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await page.getByRole('link', { name: 'Start check-in' }).click();
  await eventually(() => page.getByLabel('Notes').inputValue()).toBe(NOTE);
  await expectFilled();
});
