import {
  addDays,
  DEFAULT_TIMEZONE,
  dateIn,
  LOG_WINDOW,
  PATHS,
  type TrainingLog,
  type WeeklyPlan,
  type WeeklyPlanDay,
  weekStartOf,
} from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually, expectVisible } from './browser.ts';

/** The training profile, as the form sends it, of a runner who can run on any day. */
export const PROFILE = {
  goal: '10k',
  weeklyHours: 5,
  daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
  thresholdPace: '5:00 per km',
  longRunCapMin: 90,
};

/** Posts to the API as the signed-in runner. @throws Error with the response when it is not ok. */
export const post = async (context: BrowserContext, path: string, data: object): Promise<void> => {
  const answer = await context.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
};

/** Saves the training profile through the API, which creates this week's plan. */
export const saveProfile = (context: BrowserContext, over: object = {}): Promise<void> =>
  post(context, PATHS.coachProfile, { ...PROFILE, ...over });

/** Saves the training log of a day through the API. */
export const logDay = (
  context: BrowserContext,
  log: Pick<TrainingLog, 'date' | 'status'> & Partial<TrainingLog>,
): Promise<void> => post(context, PATHS.trainingLog, log);

/** Requests this week's plan. */
export const planOf = async (context: BrowserContext): Promise<WeeklyPlan> => {
  const answer = await context.request.get(PATHS.weeklyPlan);
  if (!answer.ok()) throw new Error(`${PATHS.weeklyPlan}: ${answer.status()}`);
  return (await answer.json()) as WeeklyPlan;
};

/** Returns the plan's day with the given date. @throws Error when the plan has no such day. */
export const dayOf = ({ days }: WeeklyPlan, date: string): WeeklyPlanDay => {
  const day = days.find((row) => row.date === date);
  if (!day) throw new Error(`The plan has no ${date}`);
  return day;
};

/** A date as the tracker shows it: "Fri 20 Nov". */
export const shortDay = (date: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .formatToParts(new Date(`${date}T00:00:00Z`))
    .filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value.slice(0, 3)).join(' ');
};

const HOUR_MS = 3_600_000;

/** Returns the instant of an hour on a date in Oslo, even on days when daylight saving time starts or ends. */
export const inOslo = (date: string, hour: number): number => {
  const utc = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS;
  const shown = (at: number): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIMEZONE, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const wanted = `${date} ${String(hour).padStart(2, '0')}:00`;
  const found = [1, 2].map((ahead) => utc - ahead * HOUR_MS).find((at) => shown(at) === wanted);
  if (found === undefined) throw new Error(`No ${wanted} in Oslo`);
  return found;
};

/** The Wednesday of next week: a day with two earlier and four later days in its week. */
export const comingWednesday = (): string =>
  addDays(weekStartOf(dateIn(DEFAULT_TIMEZONE, new Date(Date.now()))), 7 + 2);

/**
 * Waits until the running service has reached the given date, because the processes of a stack receive the new clock
 * one after another. Logs are allowed from 28 days in the past to 7 days in the future, so a service accepts the first
 * and the last of these days only on one date. Both logs are deleted afterwards.
 */
export const dayReached = async ({ request }: BrowserContext, date: string): Promise<void> => {
  const ends = [addDays(date, -LOG_WINDOW.back), addDays(date, LOG_WINDOW.ahead)];
  const mark = async (day: string): Promise<boolean> =>
    (await request.post(PATHS.trainingLog, { data: { date: day, planType: 'rest', status: 'done' } })).ok();
  await until(`the running service to reach ${date}`, async () =>
    (await Promise.all(ends.map(mark))).every((taken) => taken),
  );
  for (const day of ends) await request.delete(`${PATHS.trainingLog}/${day}`);
};

export type TabName = 'overview' | 'chat' | 'profile' | 'tracker';

/** Unfolds the parts of the open overview that are folded on phones. */
export const unfold = async (page: Page): Promise<void> => {
  await expectVisible(
    page
      .locator('[data-fold]')
      .or(page.getByText('Data Management', { exact: true }))
      .first(),
  );
  const folds = page.locator('[data-fold][aria-expanded="false"]');
  while ((await folds.count()) > 0) await folds.first().click();
};

/** Opens the dashboard at one of its tabs: the overview unfolded and the tracker as a table, even on phones. */
export const openTab = async (page: Page, tab: TabName): Promise<void> => {
  await page.goto(`/running?tab=${tab}`);
  await expectVisible(page.getByRole('tabpanel'));
  if (tab === 'overview') await unfold(page);
  if (tab !== 'tracker') return;
  const table = page.getByRole('button', { name: 'Weekly Tracker: Table' });
  await expectVisible(table);
  if ((await table.getAttribute('aria-pressed')) !== 'true') await table.click();
};

/** Locates the tracker's seven days: rows of a table, or of a list on phones. */
export const trackerRows = (page: Page): Locator =>
  page.locator('table[aria-label="Weekly Tracker"] tbody tr[data-status], ul[aria-label="Weekly Tracker"] > li');

export const statusOf = (page: Page, date: string): Locator =>
  page.getByRole('combobox', { name: `Status for ${shortDay(date)}` });

/** Locates the days on the weekly plan card, which are next week's for a plan created on a Thursday or later. */
export const planDays = (page: Page): Locator =>
  page
    .getByRole('list', { name: /^Days of (this|next) week$/ })
    .last()
    .getByRole('listitem');

/** The accessible name of the running coach's chat panel. */
const RUNNING_PANEL = 'Chat with your coach';

/** The page or frame in which elements are located. */
type Place = Pick<Page, 'getByRole'>;

/** Locates a coach's chat panel and its controls. */
export const chat = (page: Place, name = RUNNING_PANEL) => {
  const panel = page.getByRole('region', { name, exact: true });
  return {
    panel,
    messages: panel.getByRole('log', { name: 'Messages' }),
    replies: panel.locator('[data-role="assistant"]'),
    mine: panel.locator('[data-role="user"]'),
    box: panel.getByRole('textbox', { name: 'Message' }),
    send: panel.getByRole('button', { name: 'Send message' }),
    stop: panel.getByRole('button', { name: 'Stop' }),
    action: (label: string) => panel.getByRole('group', { name: 'Quick actions' }).getByRole('button', { name: label }),
    older: panel.getByRole('button', { name: 'Load older messages' }),
  };
};

/** Opens the chat tab and waits until the coach is ready. */
export const openChat = async (page: Page): Promise<ReturnType<typeof chat>> => {
  await openTab(page, 'chat');
  const opened = chat(page);
  await eventually(() => opened.action("Today's workout").isEnabled()).toBe(true);
  return opened;
};

/** Sends a message, waits for the complete reply and returns it. */
export const ask = async (page: Place, message: string): Promise<string> => {
  const { box, mine } = chat(page);
  const before = await mine.count();
  await box.fill(message);
  await box.press('Enter');
  return replyTo(page, before + 1);
};

/** Taps a quick action, waits for the complete reply and returns it. */
export const tap = async (page: Page, label: string, name = RUNNING_PANEL): Promise<string> => {
  const { action, mine } = chat(page, name);
  const before = await mine.count();
  await action(label).click();
  return replyTo(page, before + 1, name);
};

const replyTo = async (page: Place, place: number, name = RUNNING_PANEL): Promise<string> => {
  const { mine, messages, replies, box } = chat(page, name);
  await eventually(() => mine.count()).toBe(place);
  await eventually(async () => `${await messages.getAttribute('aria-busy')} ${await box.isEnabled()}`).toBe(
    'false true',
  );
  const text = (await replies.last().textContent()) ?? '';
  return text.replace(/^Coach:\s*/, '');
};
