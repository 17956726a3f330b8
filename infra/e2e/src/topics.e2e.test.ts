import { type ChatHistory, type ChatMetadata, PATHS } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectReflow } from './access/page-checks.ts';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  hasFocus,
  heading,
  PHONE,
  sharedBrowser,
  tabTo,
} from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { chat, openChat, openTab, saveProfile } from './running-steps.ts';

const TOUCH = 44;
const TEXT = 'I did not quite get that. Did you mean one of these?';
const CHIPS = [
  { label: "Today's session", message: 'What is my session today?' },
  { label: 'Why are my intervals so short?', message: 'Why are my intervals so short?' },
  { label: 'Something about my body', message: 'Something about my body' },
];
const ASKED: ChatMetadata = {
  language: 'en',
  chips: CHIPS,
  sources: [
    { kind: 'plan', label: 'Plan, Fri 20 Nov' },
    { kind: 'checkin', label: 'Check-in, 6.2' },
    { kind: 'card', id: 'intervals', label: 'Topic: intervals' },
  ],
};

const message = (role: 'user' | 'assistant', content: string, metadata: ChatMetadata | null = null) => ({
  id: crypto.randomUUID(),
  role,
  content,
  createdAt: new Date(Date.now()).toISOString(),
  metadata,
});

/** Mocks a chat history whose newest reply has chips and sources. */
const withChips = async (page: Page): Promise<void> => {
  const list = CHIPS.map(({ label }) => `- ${label}`).join('\n');
  const history: ChatHistory = {
    messages: [message('user', 'session pls maybe?'), message('assistant', `${TEXT}\n\n${list}`, ASKED)],
    hasMore: false,
  };
  await page.route(`**${PATHS.coachChat}/history?*`, (route) => route.fulfill({ json: history }));
};

const expectGoodPage = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectHeadingsInOrder(page);
  await expectAccessible(page);
  await expectDarkMode(page);
  await expectReflow(page);
};

const heightOf = async (control: Locator): Promise<number> => (await control.boundingBox())?.height ?? 0;

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

const browser = sharedBrowser();

describe.each(SIZES)('answers on a %s', (_name, viewport) => {
  test('CARD-01 CARD-02 CARD-03 shows chips below the newest reply, sends one, and links to its sources', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await withChips(page);
    await openChat(page);
    const answers = chat(page).messages.getByRole('group', { name: 'Answers' });
    await expectVisible(answers, chat(page).replies.getByText(TEXT));
    expect(await answers.getByRole('button').allTextContents()).toEqual(CHIPS.map(({ label }) => label));
    expect(await chat(page).replies.getByRole('listitem').count()).toBe(0);
    for (const chip of await answers.getByRole('button').all())
      expect(await heightOf(chip)).toBeGreaterThanOrEqual(TOUCH);
    await expectGoodPage(page);

    const sent: unknown[] = [];
    await page.route(`**${PATHS.coachChat}`, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"content":"Rest."}\n\ndata: [DONE]\n\n' });
    });
    await tabTo(page, answers.getByRole('button', { name: "Today's session" }));
    await page.keyboard.press('Enter');
    await eventually(() => sent).toEqual([{ message: 'What is my session today?' }]);
    await eventually(() => hasFocus(page, chat(page).box)).toBe(true);

    const sources = chat(page).replies.getByRole('group', { name: 'From' });
    expect(await sources.getByRole('link').allTextContents()).toEqual(ASKED.sources?.map(({ label }) => label));
    await sources.getByRole('link', { name: 'Topic: intervals' }).click();
    await expectVisible(heading(page, 'Intervals'), page.getByRole('heading', { name: 'Good to know' }));
    await page.getByRole('link', { name: 'Back to the chat' }).first().click();
    await expectVisible(answers);
    expectNoProblems(visited);
    await context.close();
  });

  test('CARD-11 CARD-12 opens the topics from the chat menu, opens a topic, and goes back to the open group', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await saveProfile(context);
    await openTab(page, 'chat');
    await page.getByRole('button', { name: 'Chat menu' }).click();
    await page.getByRole('menuitem', { name: 'Browse topics' }).click();
    await expectVisible(heading(page, 'Help and topics'));
    await eventually(() => hasFocus(page, heading(page, 'Help and topics'))).toBe(true);
    const shoes = page.getByRole('button', { name: /^Shoes/ });
    expect(await heightOf(shoes)).toBeGreaterThanOrEqual(TOUCH);
    await shoes.click();
    const listed = page.getByRole('list', { name: 'Shoes' }).getByRole('link');
    await eventually(() => listed.count()).toBeGreaterThanOrEqual(9);
    await expectGoodPage(page);
    await listed.first().click();
    await expectVisible(page.getByRole('article'), page.getByText('Not reviewed by a clinician yet.'));
    await eventually(() => hasFocus(page, page.getByRole('heading', { level: 1 }))).toBe(true);
    await expectGoodPage(page);
    await page.goBack();
    await expectVisible(listed.first());
    await page.getByRole('searchbox', { name: 'Search topics' }).fill('arthritis');
    const found = page.getByRole('list', { name: 'Help and topics' }).getByRole('link');
    await eventually(() => found.first().textContent()).toContain('arthritis');
    await page.getByRole('searchbox').fill('unicycle');
    await expectVisible(page.getByText('Nothing about “unicycle”'));
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('radio', { name: 'Norsk' }).click();
    await expectVisible(heading(page, 'Hjelp og emner'), page.getByRole('button', { name: /^Sko/ }));
    await expectGoodPage(page);
    await page.reload();
    await expectVisible(heading(page, 'Hjelp og emner'));
    expectNoProblems(visited);
    await context.close();
  });

  test('CARD-12 CARD-14 opens a topic by its address, and offers a retry while offline', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await page.goto('/running/topics/bone-stress-facts?language=nb');
    await expectVisible(page.getByRole('heading', { name: 'Kilder' }));
    expect(await page.getByRole('article').getAttribute('lang')).toBe('nb');
    await expectGoodPage(page);
    await page.goto('/running/topics/no-such-topic');
    await expectVisible(heading(page, 'There is no such topic'));
    await page.route('**/api/coach/cards/coffee?*', (route) => route.abort());
    await page.goto('/running/topics/coffee');
    await expectVisible(page.getByRole('alert').getByText(/^We could not load this topic/));
    await expectAccessible(page);
    await page.unroute('**/api/coach/cards/coffee?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByRole('article'));
    expectNoProblems(visited);
    await context.close();
  });
});
