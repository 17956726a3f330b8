import { DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import { eventually, expectVisible } from './browser.ts';
import { checkIn } from './runners.ts';
import { ask, chat, openChat, openTab, planDays, saveProfile, statusOf, tap, trackerRows } from './running-steps.ts';
import { newcomer, type ScreenState } from './screens.ts';
import { scoreCard } from './steps.ts';

const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date(Date.now()));

/** Every screen and state of the running coach, in an order that one runner can go through. */
export const RUNNING_SCREENS: readonly ScreenState[] = [
  newcomer('running coach without a plan or check-in', async (page) => {
    await openTab(page, 'overview');
    await expectVisible(
      page.getByText('No plan for this week yet'),
      page.getByRole('link', { name: 'Start Running Check-in' }),
      page.getByText('No data available'),
      page.getByRole('button', { name: 'Delete All My Data' }),
    );
  }),
  newcomer('running coach, confirming the deletion of all data', async (page) => {
    await openTab(page, 'overview');
    await page.getByRole('button', { name: 'Delete All My Data' }).click();
    await expectVisible(page.getByRole('alertdialog').getByRole('textbox', { name: 'Type DELETE MY DATA to confirm' }));
  }),
  newcomer('training profile, empty', async (page) => {
    await openTab(page, 'profile');
    await expectVisible(page.getByRole('form', { name: 'Your Training Profile' }));
  }),
  newcomer('training profile, with errors', async (page) => {
    await openTab(page, 'profile');
    await page.getByRole('textbox', { name: 'Hours a week' }).fill('41');
    await page.getByRole('textbox', { name: 'Longest run' }).fill('29');
    await page.getByRole('textbox', { name: 'Age' }).fill('101');
    await page.getByRole('button', { name: 'Save profile' }).click();
    for (const error of ['Between 1 and 40 hours', 'Between 30 and 300 minutes', 'Between 13 and 100'])
      await expectVisible(page.getByText(error, { exact: true }).first());
  }),
  newcomer('chat without a message', async (page) => {
    await openChat(page);
    await expectVisible(page.getByText(/^Hi Ingrid, I am your running coach/));
  }),
  newcomer('running coach with a plan', async (page) => {
    await saveProfile(page.context());
    await openTab(page, 'overview');
    await eventually(() => planDays(page).count()).toBe(7);
  }),
  newcomer('running coach with a check-in', async (page) => {
    await checkIn(page.context(), { sleep: 2, fatigue: 4 });
    await openTab(page, 'overview');
    await expectVisible(scoreCard(page));
    await eventually(() => planDays(page).count()).toBe(7);
  }),
  newcomer('a planned session', async (page) => {
    await openTab(page, 'overview');
    await planDays(page).getByRole('link').first().click();
    await expectVisible(page.getByRole('heading', { name: 'Steps', exact: true }));
  }),
  newcomer('the season', async (page) => {
    await page.goto('/running/season');
    await expectVisible(page.getByRole('heading', { name: 'Season', exact: true }));
  }),
  newcomer('the topics, with a group open', async (page) => {
    await page.goto('/running/topics?group=shoes');
    await expectVisible(page.getByRole('list', { name: 'Shoes' }));
  }),
  newcomer('a topic in Norwegian', async (page) => {
    await page.goto('/running/topics/bone-stress-facts?language=nb');
    await expectVisible(page.getByRole('article'));
  }),
  newcomer('training profile, filled', async (page) => {
    await openTab(page, 'profile');
    await eventually(() => page.getByRole('textbox', { name: 'Hours a week' }).inputValue()).toBe('5');
  }),
  newcomer('chat with messages', async (page) => {
    await openChat(page);
    await tap(page, "Today's workout");
    await ask(page, 'What are my zones?');
    await expectVisible(chat(page).replies.last());
  }),
  newcomer('tracker', async (page) => {
    await openTab(page, 'tracker');
    await eventually(() => trackerRows(page).count()).toBe(7);
    await statusOf(page, today()).selectOption('partial');
    await expectVisible(page.getByRole('textbox', { name: /^Minutes for/ }));
  }),
  newcomer('tracker, asking why a day was skipped', async (page) => {
    await openTab(page, 'tracker');
    await statusOf(page, today()).selectOption('skipped');
    await expectVisible(page.getByRole('group', { name: 'Why skipped?' }));
  }),
  newcomer('tracker, after a skip for pain', async (page) => {
    await page.getByRole('group', { name: 'Why skipped?' }).getByRole('button', { name: 'Pain', exact: true }).click();
    await expectVisible(
      page.getByRole('link', { name: 'Open Physio Coach' }),
      page.getByRole('button', { name: /^Pain: change the reason/ }),
    );
  }),
  newcomer('tracker, pausing the plan', async (page) => {
    await openTab(page, 'tracker');
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expectVisible(page.getByRole('form', { name: 'Pause the plan' }));
  }),
  newcomer('the older coach screen', async (page) => {
    await page.goto('/coach');
    for (const name of ['Your Training Profile', "This week's plan", 'Chat with Your Coach'])
      await expectVisible(page.getByRole('region', { name, exact: true }));
    await eventually(() => chat(page).box.isEnabled()).toBe(true);
  }),
  newcomer(
    'running coach, embedded',
    async (page) => {
      await page.goto('/running?embed=1');
      await eventually(() => planDays(page).count()).toBe(7);
    },
    'embedded',
  ),
];
