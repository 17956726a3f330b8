import { readFileSync } from 'node:fs';
import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { STOP_TEXTS } from '@stridewell/safety';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, eventually, expectNoProblems, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { ask, chat, openChat, openTab, saveProfile, tap } from './running-steps.ts';
import { type OldMessage, seedChat } from './seed-chat.ts';
import { toast } from './steps.ts';

const AI_LINE =
  'AI coach. Helps with training and self-care, can be wrong, does not diagnose. Emergency: 113 (Norway) or your local number.';
const GREETING = /^Coach: Hi Ingrid, I am your running coach\./;

const browser = sharedBrowser();

const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));
const texts = (page: Page): Promise<string[]> => chat(page).messages.locator('[data-role]').allTextContents();

describe.each([
  ['phone', PHONE],
  ['desktop', { ...DESKTOP, height: 1_000 }],
])('chat on a %s', (_name, viewport) => {
  test('CHAT-01 CHAT-06 CHAT-09 CHAT-12 CHAT-13 CHAT-14 CHAT-38 QA-23 SAFE-46 keeps the messages and the draft after a reload', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await saveProfile(context);
    const { panel, messages, box, send } = await openChat(page);
    const room = viewport.height > 900 ? 720 : viewport.height;
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(room);
    if (room === 720) expect((await panel.boundingBox())?.height).toBe(720);
    await expectVisible(panel.getByText(AI_LINE));
    expect(await texts(page)).toEqual([expect.stringMatching(GREETING)]);
    expect(await send.isDisabled()).toBe(true);
    await box.fill('   ');
    expect(await send.isDisabled()).toBe(true);
    const answer = await ask(page, 'What is my easy pace?');
    expect(answer).toMatch(/\d:\d\d/);
    const tapped = await tap(page, 'Current week plan');
    expect(tapped.length).toBeGreaterThan(100);
    const before = await texts(page);
    expect(before).toHaveLength(4);
    const saved = page.waitForResponse((response) => response.url().endsWith('/chat/draft') && response.ok());
    await box.fill('And tomor');
    await saved;
    await page.reload();
    await eventually(() => texts(page)).toEqual(before);
    await expectVisible(messages.getByText('Today', { exact: true }), panel.getByText(AI_LINE));
    await eventually(() => box.inputValue()).toBe('And tomor');
    await box.press('Shift+Enter');
    expect(await box.inputValue()).toBe('And tomor\n');
    expect(await texts(page)).toEqual(before);
    expectNoProblems(visited);
    await context.close();
  });
});

const old = (count: number): OldMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${at + 1}.`,
    at: new Date(Date.parse(`${addDays(today(), -1)}T09:00:00Z`) + at * 1_000),
  }));

describe('long chat history', () => {
  test('CHAT-03 CHAT-04 CHAT-05 CHAT-06 CHAT-07 CHAT-08 TOAST-29 TOAST-30 is loaded page by page, exported in full and cleared', async () => {
    const visited = await visitSignedIn(browser());
    const { context, page, user } = visited;
    await seedChat(user, old(70));
    const { panel, messages, older } = await openChat(page);
    await expectVisible(
      messages.getByText('Yesterday', { exact: true }),
      messages.getByText('Message 70.', { exact: true }),
    );
    expect(await texts(page)).toHaveLength(50);
    await page.route(`**${PATHS.coachChat}/history?*`, (route) => route.abort(), { times: 1 });
    await older.click();
    await expectVisible(toast(page, 'Error', 'Failed to load older messages', 'destructive'));
    await older.click();
    await eventually(async () => (await texts(page)).map((text) => text.match(/Message \d+\./)?.[0])).toEqual(
      old(70).map(({ content }) => content),
    );
    await eventually(() => older.count()).toBe(0);

    const menu = panel.getByRole('button', { name: 'Chat menu' });
    await menu.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export Chat' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`stridewell-running-chat-${today()}.txt`);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toMatch(/^Stridewell running coach\n/);
    for (const { content } of old(70)) expect(file).toContain(`\n${content}\n`);

    await menu.click();
    await page.getByRole('menuitem', { name: 'Clear Chat' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Chat' }).click();
    await expectVisible(toast(page, 'Success', 'Chat cleared successfully', 'default'));
    expect(await texts(page)).toEqual([expect.stringMatching(GREETING)]);
    await ask(page, 'Hello');
    await page.reload();
    await eventually(async () => (await texts(page)).length).toBe(2);
    expect(await older.count()).toBe(0);
    expectNoProblems(visited);
    await context.close();
  });
});

const FILM = 'https://films.example/calf-raise.mp4';
const RICH = [
  '## Calf raises',
  '',
  '- **Three** sets, <b id="raw">slowly</b>',
  '',
  '![tracking](https://pictures.example/pixel.png)',
  '',
  `[Watch it](${FILM}) or [read on](https://films.example/guide) or [not](javascript:alert(1)) or [this](http://films.example/b.mp4)`,
].join('\n');

test('CHAT-41 CHAT-42 CHAT-43 CHAT-44 CHAT-45 renders a chat reply as Markdown without raw HTML or external images and loads a video only after Play', async () => {
  const visited = await visitSignedIn(browser());
  const { context, page, user, problems } = visited;
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) fetched.push(request.url());
  });
  await seedChat(user, [{ role: 'assistant', content: RICH, at: new Date(Date.now()) }]);
  await openChat(page);
  const reply = chat(page).replies.last();
  await expectVisible(reply.getByText('Calf raises'), reply.getByRole('listitem'));
  expect(await reply.locator('img, #raw, script').count()).toBe(0);
  const links = await reply.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(['https://films.example/guide']);
  const play = reply.getByRole('button', { name: 'Play video' });
  expect(await play.count()).toBe(1);
  expect(fetched).toEqual([]);
  await play.click();
  const hide = reply.getByRole('button', { name: 'Hide video' });
  // This deployment allows only its own videos: the content security policy blocks any other video, and the chat shows
  // a link.
  await expectVisible(hide, reply.getByText('The video could not be shown here.'));
  const link = reply.getByRole('link', { name: 'Open the video in a new tab' });
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([FILM, 'noreferrer']);
  await hide.click();
  await expectVisible(play);
  expect(await link.count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('Content Security Policy'))).toEqual([]);
  await context.close();
});

test('SAFE-02 replies to a chat message about chest pain with the fixed emergency message', async () => {
  const visited = await visitSignedIn(browser(), { viewport: PHONE });
  const { context, page } = visited;
  await saveProfile(context);
  await openChat(page);
  expect(await ask(page, 'I had chest pain on my run today, what is my next session?')).toContain(
    STOP_TEXTS.cardiac.en,
  );
  await page.reload();
  await expectVisible(chat(page).replies.last().getByText(STOP_TEXTS.cardiac.en));
  expectNoProblems(visited);
  await context.close();
});

describe('dashboard URL', () => {
  const chosen = (page: Page, tab: string) => page.getByRole('tab', { name: tab, selected: true });

  test('RUN-03 RUN-04 RUN-05 RUN-08 opens the tab named by ?tab=, removes the query and keeps the tab after a reload', async () => {
    const { context, page } = await visitSignedIn(browser());
    for (const [tab, label] of [
      ['chat', 'AI Coach'],
      ['profile', 'Profile'],
      ['tracker', 'Tracker'],
    ] as const) {
      await openTab(page, tab);
      await expectVisible(chosen(page, label));
      await eventually(() => new URL(page.url()).search).toBe('');
    }
    await page.reload();
    await expectVisible(chosen(page, 'Tracker'));
    await context.close();
  });

  test('RUN-06 RUN-08 CHAT-23 requests today’s training once for ?tab=chat&action=today and keeps embed=1', async () => {
    const visited = await visitSignedIn(browser());
    const { context, page, requests } = visited;
    await saveProfile(context);
    const starts = () => requests.filter((request) => request === `POST ${PATHS.coachQuickAction}`).length;
    await page.clock.install();
    const asked = page.waitForRequest(`**${PATHS.coachQuickAction}`);
    await page.goto('/running?tab=chat&action=today&embed=1');
    expect((await asked).postDataJSON()).toEqual({ action: 'TODAY_START', context: { language: 'en' } });
    await eventually(() => page.url()).toMatch(/\/running\?embed=1$/);
    await expectVisible(chat(page).mine.getByText("Today's workout"), chat(page).replies.last());
    await eventually(() => chat(page).box.isEnabled()).toBe(true);
    await page.reload();
    await expectVisible(chosen(page, 'AI Coach'), chat(page).mine.getByText("Today's workout"));
    await page.clock.runFor(2_000);
    expect(starts()).toBe(1);
    expectNoProblems(visited);
    await context.close();
  });

  test('RUN-07 does not request today’s training for ?action=today without a tab', async () => {
    const { context, page, requests } = await visitSignedIn(browser());
    await page.clock.install();
    await page.goto('/running?action=today');
    await expectVisible(chosen(page, 'Overview'));
    await page.clock.runFor(2_000);
    expect(requests).not.toContain(`POST ${PATHS.coachQuickAction}`);
    await context.close();
  });
});
