import { PATHS, type PhysioToday } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import type { BrowserContext, Page } from 'playwright-core';
import { see } from './browser.ts';
import { toast } from './steps.ts';

export const PHYSIO_PANEL = 'Chat with your physio coach';

export type ShownPlan = Extract<PhysioToday, { exercises: unknown }>;

/** What the physio service says of today. */
export const physioToday = async ({ request }: BrowserContext): Promise<PhysioToday> => {
  const answer = await request.get(PATHS.physioToday);
  if (!answer.ok()) throw new Error(`${PATHS.physioToday}: ${answer.status()}`);
  return (await answer.json()) as PhysioToday;
};

/** The day's programme. @throws Error where there is none. */
export const shownPlan = async (context: BrowserContext): Promise<ShownPlan> => {
  const today = await physioToday(context);
  if (!('exercises' in today)) throw new Error(`There is no programme: ${today.status}`);
  return today;
};

/** Waits until it is this date for the physio service too. */
export const physioDayReached = async (context: BrowserContext, date: string): Promise<void> => {
  await until(`it to be ${date}`, async () => (await physioToday(context)).date === date);
};

export const openPhysioTab = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`/physio-coach?tab=${tab}`);
  await see(page.getByRole('tablist', { name: 'Physio Coach' }));
};

const yesNo = (page: Page, question: string, isYes: boolean): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: isYes ? 'Yes' : 'No', exact: true })
    .click();

/** Moves the slider of a question to a value, by the keyboard. */
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

/** Answers the daily assessment, and sends it. */
export const assess = async (page: Page, { pain, walkRun, tests }: Assessment): Promise<void> => {
  await openPhysioTab(page, 'checkins');
  await see(page.getByRole('heading', { name: 'Daily Assessment' }));
  await slide(page, 'Pain', pain);
  await yesNo(page, 'Was it back to usual this morning?', true);
  await yesNo(page, 'Can you walk or run without trouble?', walkRun);
  await yesNo(page, 'Do the functional tests feel fine?', tests);
  await page.getByRole('button', { name: 'Complete Check-in' }).click();
  await see(toast(page, 'Check-in Completed', 'Your daily assessment has been recorded.'));
};

/** The page of exercises holds what the service gives today: each name with its dose, and nothing else. */
export const openExercises = async (page: Page): Promise<void> => {
  await page.goto('/physio-coach/exercises');
  await see(page.getByRole('heading', { name: "Today's exercises" }).first());
};
