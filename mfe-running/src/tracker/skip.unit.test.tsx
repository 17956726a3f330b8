import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { TrainingLog, WeeklyPlan } from '@stridewell/contracts/web';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dashboardRoutes, fixClock, makeLog, PLAN, TODAY } from '../testing/fixtures.ts';
import { shortVersion } from './short-version.ts';
import { TrackerCard } from './tracker-card.tsx';

fixClock();

const open = (logs: TrainingLog[] = [], plan: WeeklyPlan = PLAN) => {
  const api = fakeApi({
    ...dashboardRoutes({
      'GET /api/coach/training-logs-week': { body: logs },
      'GET /api/coach/weekly-plan': { body: plan },
    }),
    'POST /api/coach/training-log': ({ body }) => ({ body: { minutes: null, reason: null, ...(body as object) } }),
  });
  return { api, ...renderApp(<TrackerCard />, { path: '/running' }) };
};
const friday = () => screen.findByRole('combobox', { name: 'Status for Fri 20 Nov' });
const reasonQuestion = () => screen.findByRole('group', { name: 'Why skipped?' });
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

const skip = async (reason: string, plan?: WeeklyPlan) => {
  const opened = open([], plan);
  await screen.findByText('Tempo, trimmed, 39 min');
  await opened.actor.selectOptions(await friday(), 'skipped');
  await opened.actor.click(within(await reasonQuestion()).getByRole('button', { name: reason }));
  return opened;
};

describe('Skipped status in the tracker', () => {
  test('TRK-09 asks for the reason before anything is saved', async () => {
    const { api, actor } = open();
    await actor.selectOptions(await friday(), 'skipped');
    expect(within(await reasonQuestion()).getByText('Why skipped?')).toBeVisible();
    expect(sent(api)).toEqual([]);
  });

  test('TRK-10 CONST-18 offers exactly four reasons and focuses the first', async () => {
    const { actor } = open();
    await actor.selectOptions(await friday(), 'skipped');
    const reasons = within(await reasonQuestion()).getAllByRole('button');
    expect(reasons.map(({ textContent }) => textContent)).toEqual(['Time', 'Fatigue', 'Pain', 'Other']);
    expect(reasons[0]).toHaveFocus();
  });

  test('closes the question and saves nothing on Escape', async () => {
    const { api, actor } = open();
    await actor.selectOptions(await friday(), 'skipped');
    await reasonQuestion();
    await actor.keyboard('{Escape}');
    expect(screen.queryByText('Why skipped?')).toBeNull();
    expect(await friday()).toHaveDisplayValue('None');
    expect(sent(api)).toEqual([]);
  });

  test('TRK-10 returns the focus to the status select when the question or the message closes', async () => {
    const { actor } = await skip('Other');
    expect(await friday()).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect(await friday()).toHaveFocus();
    await actor.click(screen.getByRole('button', { name: /^Other: change/ }));
    await reasonQuestion();
    await actor.keyboard('{Escape}');
    expect(await friday()).toHaveFocus();
  });

  test.each(['time', 'fatigue', 'pain', 'other'])('TRK-11 TRK-12 saves and shows the reason %s', async (reason) => {
    const name = reason.charAt(0).toUpperCase() + reason.slice(1);
    const { api } = await skip(name);
    await waitFor(() => expect(sent(api)).toEqual([{ date: TODAY, planType: 'tempo', status: 'skipped', reason }]));
    expect(screen.queryByText('Why skipped?')).toBeNull();
    const cell = screen.getByRole('button', { name: `${name}: change the reason for Fri 20 Nov` });
    expect(cell).toHaveTextContent(name);
  });

  test('replaces the saved reason with another one that the runner chooses', async () => {
    const { api, actor } = open([makeLog(TODAY, { status: 'skipped', reason: 'time' })]);
    await actor.click(await screen.findByRole('button', { name: /^Time: change/ }));
    await actor.click(within(await reasonQuestion()).getByRole('button', { name: 'Pain' }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ reason: 'pain' }]));
  });
});

describe('message after a skipped session in the tracker', () => {
  test('PLANR-84 offers a 25-minute version when the reason is "time"', async () => {
    await skip('Time');
    expect(await screen.findByText('Here is a 25-minute version.')).toBeVisible();
    expect(screen.getByText(/15 min easy in Zone 2/)).toBeVisible();
  });

  test('PLANR-82 offers no shorter version on a past day when the reason is "time"', async () => {
    const { actor } = open();
    await actor.selectOptions(await screen.findByRole('combobox', { name: 'Status for Mon 16 Nov' }), 'skipped');
    await actor.click(within(await reasonQuestion()).getByRole('button', { name: 'Time' }));
    expect(await screen.findByText('No problem. The plan moves on, not back.')).toBeVisible();
    expect(screen.queryByText(/minute version/)).toBeNull();
  });

  test('PLANR-86 says "tomorrow starts easy" when the reason is "fatigue"', async () => {
    await skip('Fatigue');
    expect(await screen.findByText('Noted - tomorrow starts easy.')).toBeVisible();
  });

  test('PLANR-88 links to the physio coach when the reason is "pain"', async () => {
    await skip('Pain');
    expect(await screen.findByText('Let us look at that first. Two minutes in Physio Coach?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Physio Coach' })).toHaveAttribute('href', '/physio-coach');
  });

  test('PLANR-90 can be closed when the reason is "other"', async () => {
    const { actor } = await skip('Other');
    const words = await screen.findByText('No problem. The plan moves on, not back.');
    expect(words).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect(words).not.toBeInTheDocument();
  });

  test('appears while the plan and the outcomes are refetched', async () => {
    const { api } = await skip('Fatigue');
    const reads = (path: string) => api.calls.filter((call) => call.method === 'GET' && call.path === path).length;
    await waitFor(() => expect(reads('/api/coach/weekly-plan')).toBe(2));
    expect(reads('/api/coach/weekly-outcomes')).toBe(2);
  });
});

describe('PLANR-84 shortVersion', () => {
  const day = PLAN.days[4];
  if (!day) throw new Error('A week has a Friday');
  const shortVersionOf = (minutes: number, zone: string | null, ladderStage?: number) =>
    shortVersion({
      date: TODAY,
      today: true,
      isLoggable: true,
      outcome: 'tempo',
      log: null,
      plan: { ...day, minutes, zone, ...(ladderStage !== undefined && { ladderStage }) },
    });

  test.each([
    [
      39,
      'Here is a 25-minute version.',
      '5 min walk or very easy jog, 15 min easy in Zone 2 where you can talk, 5 min easy to finish.',
    ],
    [
      24,
      'Here is a 20-minute version.',
      '5 min walk or very easy jog, 10 min easy in Zone 2 where you can talk, 5 min easy to finish.',
    ],
    [20, 'No shorter version needed.', 'This session is already short. The plan moves on, not back.'],
  ])('returns the shorter version of a %i-minute session: %s', (minutes, title, text) => {
    expect(shortVersionOf(minutes, 'Z4')).toEqual({ title, text });
  });

  test('returns a walk for a walking session or a ladder stage', () => {
    const text = '25 minutes of brisk walking. The running part waits for a day with time.';
    expect(shortVersionOf(40, 'walk').text).toBe(text);
    expect(shortVersionOf(35, 'Z1', 3).text).toBe(text);
  });

  test('returns no shorter version for a rest day without a plan', () => {
    const dayWithoutPlan = { date: TODAY, today: true, isLoggable: true, log: null, plan: null };
    expect(shortVersion({ ...dayWithoutPlan, outcome: 'rest' }).title).toBe('No shorter version needed.');
    expect(shortVersion({ ...dayWithoutPlan, outcome: 'easy' }).title).toBe('Here is a 25-minute version.');
  });
});
