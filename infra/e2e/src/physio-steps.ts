import { PATHS, type PhysioToday } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import type { BrowserContext, Page } from 'playwright-core';
import { expectVisible } from './browser.ts';
import { toast } from './steps.ts';

export const PHYSIO_PANEL = 'Chat with your physio coach';

export type ShownPlan = Extract<PhysioToday, { exercises: unknown }>;

/** Requests today's plan from the physio service. */
export const physioToday = async ({ request }: BrowserContext): Promise<PhysioToday> => {
  const answer = await request.get(PATHS.physioToday);
  if (!answer.ok()) throw new Error(`${PATHS.physioToday}: ${answer.status()}`);
  return (await answer.json()) as PhysioToday;
};

/** Returns today's physio programme. @throws Error when there is none. */
export const shownPlan = async (context: BrowserContext): Promise<ShownPlan> => {
  const today = await physioToday(context);
  if (!('exercises' in today)) throw new Error(`There is no programme: ${today.status}`);
  return today;
};

/** Waits until the physio service has reached the given date. */
export const physioDayReached = async (context: BrowserContext, date: string): Promise<void> => {
  await until(`the physio service to reach ${date}`, async () => (await physioToday(context)).date === date);
};

export const openPhysioTab = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`/physio-coach?tab=${tab}`);
  await expectVisible(page.getByRole('tabpanel'));
};

/** Answers a question with yes or no. */
export const yesNo = (page: Page, question: string, isYes: boolean): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: isYes ? 'Yes' : 'No', exact: true })
    .click();

/** Moves a question's slider to a value with the keyboard. */
export const slide = async (page: Page, label: string, value: number): Promise<void> => {
  const slider = page.getByRole('slider', { name: label, exact: true });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight');
};

export interface Assessment {
  pain: number;
  walkRun: boolean;
  tests: boolean;
}

/** Answers the daily assessment and sends it. */
export const sendAssessment = async (page: Page, { pain, walkRun, tests }: Assessment): Promise<void> => {
  await openPhysioTab(page, 'checkins');
  await expectVisible(page.getByRole('heading', { name: 'Daily Assessment' }));
  await slide(page, 'Pain', pain);
  await yesNo(page, 'Was it back to usual this morning?', true);
  await yesNo(page, 'Can you walk or run without trouble?', walkRun);
  await yesNo(page, 'Do the functional tests feel fine?', tests);
  await page.getByRole('button', { name: 'Complete Check-in' }).click();
  await expectVisible(toast(page, 'Check-in Completed', 'Your daily assessment has been recorded.'));
};

/** Opens the page with today's exercises. */
export const openExercises = async (page: Page): Promise<void> => {
  await page.goto('/physio-coach/exercises');
  await expectVisible(page.getByRole('heading', { name: "Today's exercises" }).first());
};
