import { type FakeCall, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { Exercise, ExerciseStatus } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ALERTS, fixClock, logOf, newcomer, physio, planOf, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { ExercisePage } from './exercise-page.tsx';
import { ExercisesPage } from './exercises-page.tsx';

fixClock();

const [SQUAT] = planOf().exercises as [Exercise];
const WALL: Exercise = {
  ...SQUAT,
  ...{ id: 'knee-wall-sit', name: 'Wall sit', sets: 2, reps: null, seconds: [30, 30], tempo: null, perSide: false },
};
const LOGS = 'POST /api/physio/logs';
const open = (change: Record<string, Route> = {}) => {
  const api = fakeApi(
    physio({
      'GET /api/physio/today': { body: planOf({ exercises: [SQUAT, WALL] }) },
      [LOGS]: { status: 201, body: logOf(TODAY) },
      ...change,
    }),
  );
  return { api, ...renderApp(<ExercisesPage />, { path: '/physio-coach/exercises' }) };
};
const openExercise = (id: string) => {
  fakeApi(
    physio({
      'GET /api/physio/today': { body: planOf({ exercises: [SQUAT, WALL] }) },
      [LOGS]: { status: 201, body: logOf(TODAY) },
    }),
  );
  return renderApp(<ExercisePage />, { path: `/physio-coach/exercises/${id}` });
};
const marks = async (name: string) => within(await screen.findByRole('group', { name: `Log ${name}` }));
const posted = (api: ReturnType<typeof open>['api']) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { status: ExerciseStatus });

/**
 * The server returned an error. If the response said that the server was not reached, the log would be queued on the
 * device instead.
 */
const FAILURE = { status: 500, body: '' };

describe('exercises page', () => {
  test('PHY-58 PHY-95 shows the dose of each exercise, and, only once, the frequency and the activities to avoid', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Split squat' }));
    expect(card.getByText('3 × 8–10 each side')).toBeVisible();
    expect(screen.getByText('Full programme').parentElement).toHaveTextContent('Full programme · 3 times a week');
    expect(screen.getByText('Downhill running')).toBeVisible();
    expect(screen.getByText('Pain of 2 and settled: the full dose today.')).toBeVisible();
    expect(screen.getByText('0 of 2 logged')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('EXLIB-34 shows the weight of an exercise, and the reason why its dose rises or stays the same, until it is logged', async () => {
    const progress = 'Two clean sessions: 9 kg next time (was 8).';
    const exercises = [
      { ...SQUAT, kg: 9, progress },
      { ...WALL, status: 'done' as const, progress: 'The same.' },
    ];
    open({ 'GET /api/physio/today': { body: planOf({ exercises }) } });
    const card = within(await screen.findByRole('region', { name: 'Split squat' }));
    expect(card.getByText('3 × 8–10 each side · 9 kg')).toBeVisible();
    expect(card.getByText(progress)).toBeVisible();
    expect(screen.queryByText('The same.')).not.toBeInTheDocument();
  });

  test('PHY-93 is shown in Norwegian on a Norwegian page, with the same numbers', async () => {
    document.documentElement.lang = 'nb';
    open();
    const card = within(await screen.findByRole('region', { name: 'Split squat' }));
    expect(card.getByText('3 × 8–10 på hver side')).toBeVisible();
    expect(card.getByRole('button', { name: 'Gjort' })).toBeVisible();
    expect(screen.getByText('Smerte 0–2 er greit')).toBeVisible();
    expect(screen.getByText('0 av 2 loggført')).toBeVisible();
    document.documentElement.removeAttribute('lang');
  });

  test('LANG-81 shows the emergency number and a chat link instead of exercises when a safety hold blocks training', async () => {
    const text = 'No training advice for now: in Norway 113, elsewhere your local emergency number.';
    const reason = 'Training is paused until you have told your coach how you are doing.';
    const hold = { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, closesTraining: true, text };
    open({
      'GET /api/physio/safety': { body: { hold: { ...hold, card: null } } },
      'GET /api/physio/today': { body: planOf({ status: 'blocked', dose: { level: 'none', reason }, exercises: [] }) },
    });
    expect(await screen.findByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/physio-coach?tab=chat');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Split squat' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('PHY-75 TOAST-27 logs an exercise with one click and shows a toast', async () => {
    const { actor, api } = open();
    await actor.click((await marks('Split squat')).getByRole('button', { name: 'Done' }));
    expect((await marks('Split squat')).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
    await seeToast({ title: 'Entry Added', text: 'Your progress has been logged.', tone: 'success' });
    expect(posted(api)).toEqual([{ date: TODAY, planned: 'Split squat', exerciseId: 'split-squat', status: 'done' }]);
    expect(screen.getByText('1 of 2 logged')).toBeVisible();
    expect((await marks('Wall sit')).queryByRole('button', { pressed: true })).toBeNull();
  });

  test('PHY-59 sends done, partial and skipped, and clears the log when the selected status is clicked again', async () => {
    const { actor, api } = open();
    await actor.click((await marks('Split squat')).getByRole('button', { name: 'Done' }));
    await actor.click(screen.getByRole('button', { name: 'More ways to log Split squat' }));
    const card = within(screen.getByRole('region', { name: 'Split squat' }));
    for (const name of ['Partial', 'Skipped', 'Skipped']) await actor.click(card.getByRole('button', { name }));
    await waitFor(() =>
      expect(posted(api).map(({ status }) => status)).toEqual(['done', 'partial', 'skipped', 'none']),
    );
    expect((await marks('Split squat')).queryByRole('button', { pressed: true })).toBeNull();
  });

  test('TOAST-22 ERR-12 reverts the status and shows an error when logging fails', async () => {
    const { actor, client } = open({ [LOGS]: FAILURE });
    await actor.click((await marks('Split squat')).getByRole('button', { name: 'Done' }));
    await seeToast({ title: 'Error', text: 'Failed to add log entry. Please try again.', tone: 'destructive' });
    expect((await marks('Split squat')).queryByRole('button', { pressed: true })).toBeNull();
    expect(client.getMutationCache().getAll().at(-1)?.state.error?.message).toBe('Failed to save physio log');
  });

  test('reverts only the exercise whose log failed', async () => {
    const answers: Record<string, () => void> = {};
    const { actor } = open({
      [LOGS]: ({ body }: FakeCall) =>
        new Promise((resolve) => {
          const { exerciseId } = body as { exerciseId: string };
          answers[exerciseId] = () =>
            resolve(exerciseId === 'knee-wall-sit' ? FAILURE : { status: 201, body: logOf(TODAY) });
        }),
    });
    await actor.click((await marks('Split squat')).getByRole('button', { name: 'Done' }));
    await actor.click((await marks('Wall sit')).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(Object.keys(answers)).toHaveLength(2));
    answers['knee-wall-sit']?.();
    await screen.findByText('Failed to add log entry. Please try again.');
    expect((await marks('Split squat')).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
    const wallSit = await marks('Wall sit');
    await waitFor(() => expect(wallSit.queryByRole('button', { pressed: true })).toBeNull());
    answers['split-squat']?.();
    expect(await screen.findByText('Entry Added')).toBeVisible();
  });
});

describe('exercise timer component', () => {
  const timer = () => within(screen.getByRole('group', { name: 'Timer: Wall sit' }));
  const openTimer = async () => {
    const opened = openExercise('knee-wall-sit');
    await opened.actor.click(await screen.findByRole('button', { name: 'Start with the timer: Wall sit' }));
    return opened;
  };
  /** Advances the clock without timer ticks, as in a suspended tab, then fires `visibilitychange`. */
  const sleep = (seconds: number) =>
    act(() => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      fireEvent(document, new Event('visibilitychange'));
    });

  test('shows the correct step and set after a suspended tab becomes visible', async () => {
    const { actor } = await openTimer();
    expect(timer().getByRole('timer', { name: '5 seconds left' })).toHaveTextContent('0:05');
    await actor.click(timer().getByRole('button', { name: 'Start' }));
    sleep(15);
    expect(timer().getByText('Hold')).toBeVisible();
    expect(timer().getByRole('timer')).toHaveTextContent('0:20');
    sleep(25);
    expect(timer().getByText('Then set 2 of 2')).toBeVisible();
    expect(timer().getByRole('timer')).toHaveTextContent('0:25');
    sleep(3_600);
    expect(timer().getByText('All sets done')).toBeVisible();
    await actor.click(timer().getByRole('button', { name: 'Start over' }));
    expect(timer().getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('pauses, resumes, and lengthens, shortens and skips a rest', async () => {
    const { actor } = await openTimer();
    await actor.click(timer().getByRole('button', { name: 'Start' }));
    sleep(2);
    await actor.click(timer().getByRole('button', { name: 'Pause' }));
    sleep(600);
    expect(timer().getByRole('timer')).toHaveTextContent('0:03');
    await actor.click(timer().getByRole('button', { name: 'Start' }));
    sleep(34);
    expect(timer().getByText('Rest')).toBeVisible();
    await actor.click(timer().getByRole('button', { name: '15 seconds more' }));
    await actor.click(timer().getByRole('button', { name: '15 seconds more' }));
    await actor.click(timer().getByRole('button', { name: '15 seconds less' }));
    expect(timer().getByRole('timer')).toHaveTextContent('0:44');
    await actor.click(timer().getByRole('button', { name: 'Skip the rest' }));
    expect(timer().getByText('Set 2 of 2')).toBeVisible();
  });

  test('starts by keyboard and announces steps, not seconds, in a polite live region', async () => {
    const { actor, container } = openExercise('knee-wall-sit');
    const toggle = await screen.findByRole('button', { name: 'Start with the timer: Wall sit' });
    toggle.focus();
    await actor.keyboard('{Enter}');
    await actor.tab();
    expect(timer().getByRole('button', { name: 'Start' })).toHaveFocus();
    await actor.keyboard(' ');
    sleep(6);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toHaveTextContent('Hold, 30 seconds. Set 1 of 2.');
    sleep(6);
    expect(live).toHaveTextContent('Hold, 30 seconds. Set 1 of 2.');
    expect(timer().getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(await violations()).toEqual([]);
  });

  test('closes when the exercise is logged, so that no clock continues', async () => {
    const { actor } = await openTimer();
    await actor.click(timer().getByRole('button', { name: 'Start' }));
    await actor.click((await marks('Wall sit')).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Timer: Wall sit' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Start with the timer: Wall sit' })).toBeVisible();
  });

  test('shows the tempo phases of a repetition', async () => {
    const { actor } = openExercise('split-squat');
    await actor.click(await screen.findByRole('button', { name: 'Start with the timer: Split squat' }));
    const squat = within(screen.getByRole('group', { name: 'Timer: Split squat' }));
    await actor.click(squat.getByRole('button', { name: 'Start' }));
    sleep(6);
    expect(squat.getAllByText('Up').length).toBeGreaterThan(0);
    sleep(3);
    expect(squat.getAllByText('Down').length).toBeGreaterThan(0);
    expect(squat.getByText('Set 1 of 3, first side, repetition 1')).toBeVisible();
  });
});

describe('exercises page without exercises', () => {
  test('shows the reason and no log buttons when the plan is blocked', async () => {
    const reason = 'Red flags today: no exercises until they are looked at.';
    open({
      'GET /api/physio/today': {
        body: planOf({ status: 'blocked', exercises: [], dose: { level: 'none', reason }, alerts: [ALERTS.red_flags] }),
      },
    });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('No exercises today')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Log/ })).toBeNull();
    expect(screen.queryByText('Pain 0–2 is fine')).toBeNull();
  });

  test('DOSE-22 shows the high-pain alert and the gentle dose when pain is above 6', async () => {
    const text =
      'Above 6 today: only breathing and gentle holds. If it is still above 6 after three days, see someone.';
    open({
      'GET /api/physio/today': {
        body: planOf({
          exercises: [WALL],
          dose: { level: 'calm', reason: 'Pain of 7.' },
          alerts: [{ ...ALERTS.high_pain, text }],
        }),
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Gentle only')).toBeVisible();
  });

  test.each([
    ['checkin_required', 'Start Physio Check-in', '/physio-coach?tab=checkins'],
    ['profile_required', 'Complete Profile', '/physio-coach?tab=profile'],
    ['resolved', 'Open Running Coach', '/running'],
  ] as const)('shows the next step for status "%s": the link "%s" to %s', async (status, label, href) => {
    const body = status === 'checkin_required' ? planOf({ status, exercises: [] }) : { status, date: TODAY };
    open({ 'GET /api/physio/today': { body } });
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(await violations()).toEqual([]);
  });

  test('shows a retry button when the plan cannot be read', async () => {
    const { actor, api } = open({ 'GET /api/physio/today': UNAVAILABLE });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    api.on('GET /api/physio/today', newcomer()['GET /api/physio/today'] as Route);
    await actor.click(retry as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Profile Required' })).toBeVisible();
  });
});

describe('walk-run ladder card', () => {
  const ladder = {
    ...{
      stage: 2,
      title: 'Stage 2: run 2 min, walk 1½, five times',
      intervals: '5 x (2/1.5)',
      minutes: 28,
      runMinutes: 10,
    },
    ...{ startable: false, reason: 'You ran yesterday: 48 hours between runs.', cleanSessions: 1, cleanNeeded: 2 },
  };

  test('PHY-91 shows the stage in words, whether today’s session can start, and the reason', async () => {
    open({ 'GET /api/physio/today': { body: planOf({ ladder }) } });
    const card = within(await screen.findByRole('region', { name: 'Walk-run ladder' }));
    expect(card.getByText('Stage 2: run 2 min, walk 1½, five times')).toBeVisible();
    expect(card.getByText('28 minutes in all, 10 of running')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/ x |\(2\/1/);
    expect(card.getByText('Not today')).toBeVisible();
    expect(card.getByText(ladder.reason)).toBeVisible();
    expect(card.getByText('Good days at this stage: 1 of 2.')).toBeVisible();
  });

  test('is not rendered when the plan has no ladder', async () => {
    open();
    await screen.findByRole('region', { name: 'Split squat' });
    expect(screen.queryByText(/Good days/)).toBeNull();
  });
});
