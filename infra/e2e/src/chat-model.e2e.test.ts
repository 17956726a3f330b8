import { join } from 'node:path';
import { type ModelServer, startModelServer } from '@stridewell/chat/testing/model-server';
import { DEFAULT_TIMEZONE, dateIn, PATHS, type Profile, type TrainingLog } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, sharedBrowser, visitBeforeEach } from './browser.ts';
import { waitForSentCode } from './mail.ts';
import { waitingMarks } from './offline-steps.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';
import { chat, openChat, openTab, planDays, saveProfile, statusOf } from './running-steps.ts';
import { toast, toasts } from './steps.ts';

const FILMS = 'https://films.example';

let model: ModelServer;
let stack: OwnStack;
beforeAll(async () => {
  model = await startModelServer();
  stack = await startOwnStack({
    partEnv: {
      running: {
        COACH_MODEL_URL: model.url,
        COACH_MODEL_NAME: 'slow',
        COACH_MODEL_KEY: 'none',
        COACH_MODEL_TOTAL_DAILY_TOKENS: '100000000',
      },
      gateway: { MEDIA_HOSTS: FILMS, COACH_CHAT: 'off' },
    },
  });
});
afterAll(async () => {
  await stack?.end();
  await model?.close();
});
const browser = sharedBrowser();

const visited = visitBeforeEach(async () => {
  const opened = await visitSignedIn(browser(), { baseURL: stack.urls.gateway });
  const { request } = opened.context;
  // Only runners with a verified address reach the model. The first code sign-in withdraws the consents given at
  // registration.
  const { email } = opened.runner;
  await request.post(PATHS.requestOtp, { data: { email } });
  const code = await waitForSentCode(email, { folder: join(stack.dataDir, 'mail') });
  expect((await request.post(PATHS.verifyOtp, { data: { email, code } })).ok()).toBe(true);
  for (const kind of ['health_data', 'outside_model'])
    expect((await request.post(PATHS.consent, { data: { kind, given: true } })).ok()).toBe(true);
  await saveProfile(opened.context);
  return opened;
});

const FIRST = 'Keep today easy and talk all the way.';
/** Makes the model pause in the middle of a reply, like a slow model. */
const goSilent = (): void => model.play({ say: [`${FIRST} `, 'Then '], after: 'stall' });

const startReply = async (page: Page, message = 'How should I feel today?') => {
  const opened = await openChat(page);
  await opened.box.fill(message);
  await opened.box.press('Enter');
  await expectVisible(opened.replies.last().getByText(FIRST));
  return opened;
};

describe('chat while a reply streams', () => {
  test('CHAT-10 CHAT-16 CHAT-17 CHAT-33 CHAT-35 QA-22 shows the partial reply, disables all input except "Stop" and keeps the partial reply after "Stop"', async () => {
    goSilent();
    const { page } = visited();
    const { box, send, stop, action, replies, messages } = await startReply(page);
    expect(await box.isDisabled()).toBe(true);
    expect(await send.count()).toBe(0);
    for (const label of ["Today's workout", 'How to use Coach']) expect(await action(label).isDisabled()).toBe(true);
    expect(await messages.getAttribute('aria-busy')).toBe('true');
    const cut = model.nextCut();
    await stop.click();
    await cut;
    await expectVisible(replies.last().getByText('Stopped. The part above is kept.'));
    await eventually(() => box.isEnabled()).toBe(true);
    expect(await toasts(page).count()).toBe(0);
    await page.reload();
    await expectVisible(replies.last().getByText(FIRST), replies.last().getByText('Stopped. The part above is kept.'));
    expectNoProblems(visited());
  });

  test('CHAT-36 rejects a message from a second tab with an explanation and keeps the typed text', async () => {
    goSilent();
    const { context, page } = visited();
    const second = await context.newPage();
    const other = await openChat(second);
    const { stop } = await startReply(page);
    await other.box.fill('And tomorrow?');
    await other.box.press('Enter');
    const words = 'Your coach is still answering. Please wait for the reply or stop it.';
    await expectVisible(toast(second, 'Error', words, 'destructive'));
    await eventually(() => other.box.inputValue()).toBe('And tomorrow?');
    await other.action('Explain Phase').click();
    await expectVisible(toast(second, 'Quick Action Error', words, 'destructive'));
    await stop.click();
    await eventually(() => chat(page).box.isEnabled()).toBe(true);
  });

  test('CHAT-34 CHAT-35 aborts the model call and stores the partial reply when the tab is closed', async () => {
    goSilent();
    const { context, page } = visited();
    await startReply(page);
    const cut = model.nextCut();
    const since = performance.now();
    await page.close();
    console.log(`closing the tab stops the model after ${Math.round((await cut) - since)} ms`);
    const again = await context.newPage();
    await openChat(again);
    await expectVisible(
      chat(again).replies.last().getByText(FIRST),
      chat(again).replies.last().getByText('Stopped. The part above is kept.'),
    );
  });

  test('QA-20 QA-21 shows "..." on the tapped quick action and disables all quick actions', async () => {
    goSilent();
    const { page } = visited();
    const opened = await openChat(page);
    await opened.action('Explain Phase').click();
    const row = opened.panel.getByRole('group', { name: 'Quick actions' }).getByRole('button');
    await expectVisible(row.filter({ hasText: '...' }));
    expect(await row.filter({ hasText: '...' }).textContent()).toContain('Explain Phase');
    for (const button of await row.all()) expect(await button.isDisabled()).toBe(true);
    await expectVisible(opened.replies.last().getByText(FIRST));
    await opened.stop.click();
    await eventually(() => opened.action('Explain Phase').isEnabled()).toBe(true);
    expect(await row.filter({ hasText: '...' }).count()).toBe(0);
  });

  test('TOAST-33 ERR-16 shows a Chat Error toast with advice when the model fails midway', async () => {
    model.play({ say: [`${FIRST} `, 'Then '], after: 'die' });
    const { page } = visited();
    const { box } = await openChat(page);
    await box.fill('How should I feel today?');
    await box.press('Enter');
    await expectVisible(toast(page, 'Chat Error', 'The reply was cut off. Please ask again.', 'destructive'));
    await eventually(() => box.isEnabled()).toBe(true);
  });
});

test('PROF-18 SAFE-51 does not call the external model after consent is withdrawn in the profile', async () => {
  model.play({ say: [FIRST] });
  const { page, context } = visited();
  const { replies } = await startReply(page);
  await eventually(() => chat(page).box.isEnabled()).toBe(true);
  const asked = model.asked.length;
  await page.goto('/profile');
  const consent = page.getByRole('switch', { name: 'Answers by an outside language model' });
  await expectVisible(consent);
  await consent.click();
  const given = async () =>
    ((await (await context.request.get(PATHS.profile)).json()) as Profile).consents.outside_model;
  await eventually(async () => (await given())?.given).toBe(false);
  const { box } = await openChat(page);
  await expectVisible(replies.getByText(FIRST));
  await box.fill('And what is my workout today?');
  await box.press('Enter');
  await eventually(() => replies.count()).toBe(2);
  await eventually(() => box.isEnabled()).toBe(true);
  expect(await replies.last().textContent()).not.toContain(FIRST);
  expect(model.asked).toHaveLength(asked);
});

test('CHAT-42 CHAT-43 loads a chat video only after Play, limits its height to 300 pixels and removes it after Hide', async () => {
  const { context, page } = visited();
  // Neither the external model nor the running rules write video links, so a mocked history supplies one.
  const film = { id: 'film', role: 'assistant', content: `Watch this slowly.\n\n[Calf raises](${FILMS}/calf.mp4)` };
  await context.route('**/chat/history*', (route) =>
    route.fulfill({
      json: { messages: [{ ...film, metadata: null, createdAt: new Date().toISOString() }], hasMore: false },
    }),
  );
  const fetched: string[] = [];
  // This request is never fulfilled, so that the player stays in its loading state.
  await context.route(`${FILMS}/**`, (route) => void fetched.push(route.request().url()));
  const { replies } = await openChat(page);
  const play = replies.last().getByRole('button', { name: 'Play video' });
  await expectVisible(play);
  expect(fetched).toEqual([]);
  await play.click();
  const video = replies.last().locator('video');
  await expectVisible(video);
  await eventually(() => fetched).toEqual([`${FILMS}/calf.mp4`]);
  expect((await video.boundingBox())?.height).toBeLessThanOrEqual(300);
  await replies.last().getByRole('button', { name: 'Hide video' }).click();
  expect(await video.count()).toBe(0);
  expectNoProblems(visited());
});

test('RUN-36 shows "Coach Chat Not Available" on /coach when the deployment disables the coach chat', async () => {
  const { page } = visited();
  await page.goto('/coach');
  await expectVisible(page.getByText('Coach Chat Not Available'), page.getByText('This feature is currently disabled'));
  expect(await chat(page).panel.count()).toBe(0);
});

describe('app during an outage of the running service', () => {
  test('TOAST-28 TOAST-31 OFFL-03 shows an error in the chat and on the overview, keeps typed text and a completion mark, and recovers when the service is back', async () => {
    model.play({ say: ['Easy does it today.'] });
    const { context, page } = visited();
    const { box, action, replies } = await openChat(page);
    const today = dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
    const tracker = await context.newPage();
    await openTab(tracker, 'tracker');
    await expectVisible(statusOf(tracker, today));
    const overview = await context.newPage();

    await stack.stopPart('running');
    await box.fill('How far today?');
    await box.press('Enter');
    await expectVisible(toast(page, 'Error', 'Failed to send message. Please try again.', 'destructive'));
    await eventually(() => box.inputValue()).toBe('How far today?');
    await action('Explain Phase').click();
    await expectVisible(toast(page, 'Quick Action Error', undefined, 'destructive'));
    await statusOf(tracker, today).selectOption('done');
    await eventually(() => waitingMarks(tracker)).toBe(1);
    expect(await statusOf(tracker, today).inputValue()).toBe('done');
    expect(await toasts(tracker).count()).toBe(0);
    await openTab(overview, 'overview');
    await expectVisible(
      overview.getByText('We could not load your plan. Nothing is lost.'),
      overview.getByText('Start Running Check-in'),
    );

    await stack.startPart('running');
    await overview.getByRole('region', { name: "This week's plan" }).getByRole('button', { name: 'Try again' }).click();
    await expectVisible(planDays(overview).first());
    await box.press('Enter');
    await expectVisible(replies.last().getByText('Easy does it today.'));
    // A page sends the data waiting on the device when it is loaded.
    await tracker.reload();
    await eventually(() => waitingMarks(tracker)).toBe(0);
    const logs = (await (await context.request.get(PATHS.trainingLogsWeek)).json()) as TrainingLog[];
    expect(logs.map(({ date, status }) => [date, status])).toEqual([[today, 'done']]);
    await eventually(() => statusOf(tracker, today).inputValue()).toBe('done');
  });
});
