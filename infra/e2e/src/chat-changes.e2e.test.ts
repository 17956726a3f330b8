import { PATHS, type PlanMoves, type WeeklyPlan } from '@stridewell/contracts/web';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectDarkMode, expectReflow } from './access/page-checks.ts';
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
import { sharedStackClock } from './clock.ts';
import { readE2eConfig } from './config.ts';
import { visitSignedIn } from './runners.ts';
import {
  ask,
  chat,
  comingWednesday,
  dayOf,
  dayReached,
  inOslo,
  openChat,
  planOf,
  saveProfile,
} from './running-steps.ts';

const MORNING = 8;
const PHONE_ONLY = [['phone', PHONE]] as const;
const SIZES = readE2eConfig().full
  ? ([...PHONE_ONLY, ['desktop', DESKTOP], ['smallest phone', SMALLEST_PHONE]] as const)
  : PHONE_ONLY;
const today = comingWednesday();

const browser = sharedBrowser();
const clock = sharedStackClock();
beforeAll(() => clock.setOffset(inOslo(today, MORNING) - Date.now()));

const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date));

interface Move {
  from: string;
  to: string;
  title: string;
}

/** Returns the first session that can move to a free day. */
const possibleMove = async ({ request }: BrowserContext, { days }: WeeklyPlan): Promise<Move> => {
  for (const { date, minutes, title } of days.filter((day) => day.date >= today && day.minutes > 0)) {
    const moves = (await (await request.get(`${PATHS.planMoves}?date=${date}`)).json()) as PlanMoves;
    const free = moves.find(({ isAllowed, note }) => isAllowed && note === undefined);
    if (free && minutes > 0) return { from: date, to: free.date, title };
  }
  throw new Error('no session of the plan can move');
};

const titles = async (context: BrowserContext, { from, to }: Move): Promise<string[]> => {
  const plan = await planOf(context);
  return [from, to].map((date) => dayOf(plan, date).title);
};

const card = (page: Page, { from, to }: Move): Locator =>
  chat(page).messages.getByRole('group', { name: `Move ${dayName(from)}'s session to ${dayName(to)}?` });

describe.each(SIZES)('changes in the chat on a %s', (_name, viewport) => {
  test('ACTN-01 ACTN-02 ACTN-11 moves a session when its card is confirmed, reverts the move, and does nothing for a bare "yes"', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await dayReached(context, today);
    await saveProfile(context);
    const plan = await planOf(context);
    const move = await possibleMove(context, plan);
    const before = await titles(context, move);
    await openChat(page);

    await ask(page, 'yes');
    expect(await titles(context, move)).toEqual(before);

    await ask(page, `Move ${dayName(move.from)}'s session to ${dayName(move.to)}`);
    const shown = card(page, move);
    await expectVisible(shown, shown.getByText('Now', { exact: true }), shown.getByText('After', { exact: true }));
    expect(await hasFocus(page, shown.getByRole('heading'))).toBe(true);
    for (const button of await shown.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectDarkMode(page);
    expect(await titles(context, move)).toEqual(before);

    await tabTo(page, shown.getByRole('button', { name: 'Confirm' }));
    await page.keyboard.press('Enter');
    await expectVisible(shown.getByText('Moved. Your calendar follows.'), shown.getByRole('button', { name: 'Undo' }));
    expect(await titles(context, move)).toEqual([before[1], before[0]]);
    await expectVisible(chat(page).replies.last().getByText(move.title));
    await page.reload();
    await expectVisible(shown.getByRole('button', { name: 'Undo' }));
    await expectAccessible(page);

    await shown.getByRole('button', { name: 'Undo' }).click();
    await expectVisible(shown.getByText('Taken back.'));
    await eventually(() => shown.getByRole('button').count()).toBe(0);
    expect((await planOf(context)).days).toEqual(plan.days);

    await ask(page, 'yes');
    expect((await planOf(context)).days).toEqual(plan.days);
    await expectReflow(page);
    expectNoProblems(visited);
    await context.close();
  });
});
