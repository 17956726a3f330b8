import 'fake-indexeddb/auto';
import { keptSession } from '@stridewell/app/queue';
import { UNAVAILABLE } from '@stridewell/app/testing/fixed-day';
import { INGRID } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, fakeClock, logsOf, openPlayer, pass } from './testing/open-player.tsx';
import { planOf, SPLIT_SQUAT, WALL_SIT_PLAN } from './testing/plans.ts';

fakeClock();

const SQUAT = 'Split squat to 60 degrees';
const WALL_SIT = 'Wall sit at 45–60 degrees';
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
const painOf = (pain: number) => screen.getByRole('radio', { name: `Pain ${pain} of 10` });
type Actor = Awaited<ReturnType<typeof openPlayer>>['actor'];

/** Opens the player and starts the first set. */
const start = async (...args: Parameters<typeof openPlayer>) => {
  const opened = await openPlayer(...args);
  await opened.actor.click(await screen.findByRole('button', { name: 'Start' }));
  pass(5.2);
  return opened;
};

const answerPain = async (actor: Actor, pain: number, next = 'Next'): Promise<void> => {
  await actor.click(painOf(pain));
  await actor.click(button(next));
};

describe('guided session', () => {
  it('PLAYER-01 PLAYER-07 guides the runner through sets, rests and the change of sides, and then asks about pain', async () => {
    const { actor } = await start();
    expect(await heading(SQUAT)).toBeVisible();
    expect(screen.getByText('Set 1 of 2 · 10 · 6 kg')).toBeVisible();
    expect(screen.getByText('Right leg')).toBeVisible();
    pass(70);
    expect(await heading('Rest')).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: '2' }));
    await actor.click(button('Repetitions: less'));
    pass(120);
    pass(70);
    expect(await heading('Change sides')).toBeVisible();
    expect(screen.getByText('Next: left leg')).toBeVisible();
    pass(15 + 5 + 70);
    expect(await screen.findByText(`Worst pain during ${SQUAT}`)).toBeVisible();
    expect(button('Next')).toBeDisabled();
  });

  it('PLAYER-68 stores the completed work when the last question is closed', async () => {
    const { api, actor } = await start({ 'GET /api/physio/plan': { body: planOf({ exercises: [WALL_SIT_PLAN] }) } });
    pass(12);
    await actor.click(button('End the session'));
    await actor.click(await screen.findByRole('button', { name: 'End and save' }));
    expect(await screen.findByText('0 of 2 sets')).toBeVisible();
    await actor.click(button('End the session'));
    await waitFor(() => expect(logsOf(api)).toHaveLength(1));
    expect(logsOf(api)[0]?.body).toMatchObject({
      status: 'partial',
      painAfter: null,
      exercises: [{ status: 'partial', sets: [{ seconds: 12 }] }],
    });
  });

  it('PLAYER-69 does not call a breathing exercise a hold', async () => {
    const dose = { exerciseId: 'breathing', name: 'Slow breathing', rootId: 'breathing' };
    const breathing = { ...WALL_SIT_PLAN, ...dose, unit: 'seconds' as const, from: 180, to: 180 };
    await start({ 'GET /api/physio/plan': { body: planOf({ exercises: [breathing] }) } });
    expect(await heading('Slow breathing')).toBeVisible();
    expect(screen.getByText(/^Set 1 of \d · 3 min/)).toBeVisible();
    expect(screen.queryByText(/Hold \d/)).toBeNull();
    expect(screen.queryByText(/^Fine at pain/)).toBeNull();
    expect(button('Start again')).toBeVisible();
  });

  it('PLAYER-07 asks for pain after each exercise without a prefilled answer, then for the current pain, and saves', async () => {
    const { api, actor } = await start({
      'GET /api/physio/plan': { body: planOf({ exercises: [WALL_SIT_PLAN] }) },
    });
    pass(30 + 60 + 30);
    expect(await screen.findByText(`Worst pain during ${WALL_SIT}`)).toBeVisible();
    expect(button('Next')).toBeDisabled();
    for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
    expect(await violations()).toEqual([]);
    await answerPain(actor, 1);
    expect(await heading('Well done')).toBeVisible();
    expect(screen.getByText('2 of 2 sets')).toBeVisible();
    await answerPain(actor, 0, 'Save');
    expect(await screen.findByText('Your session is saved.')).toBeVisible();
    const [log, ...others] = logsOf(api);
    expect(others).toEqual([]);
    expect(log?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(log?.body).toMatchObject({
      kind: 'exercises',
      status: 'done',
      painAfter: 0,
      exercises: [{ exerciseId: 'knee-wall-sit', pain: 1, sets: [{ seconds: 30 }, { seconds: 30 }] }],
    });
    expect(await keptSession(INGRID.id)).toBeNull();
  });

  it('PLAYER-19 shows the load of the next session from the plan', async () => {
    const once = { ...SPLIT_SQUAT, sides: [{ side: 'both' as const, sets: 1 }], sets: 1 };
    const { api, actor } = await start({ 'GET /api/physio/plan': { body: planOf({ exercises: [once] }) } });
    const load = { unit: 'kg' as const, value: 7, reason: { code: 'load.up', values: { kg: 7, old: 6 } } };
    api.on('GET /api/physio/plan', { body: planOf({ exercises: [{ ...once, sets: 3, load }] }) });
    pass(70);
    await answerPain(actor, 1);
    await answerPain(actor, 1, 'Save');
    expect(
      await screen.findByText(`${SQUAT}. Next time: 3 × 8–10. Two clean sessions: 7 kg next time (was 6).`),
    ).toBeVisible();
  });

  it('PLAYER-03 enables Start only after 20 s of rest', async () => {
    await start();
    pass(70);
    expect(await screen.findByText('You can start in 20 s')).toBeVisible();
    expect(button('Start now')).toBeDisabled();
    pass(20);
    expect(button('Start now')).toBeEnabled();
  });

  it('PLAYER-04 PLAYER-15 resumes at the same position after a pause and after a reload', async () => {
    const { actor, unmount } = await start();
    pass(10);
    await actor.click(button('Pause'));
    expect(await heading('Paused')).toBeVisible();
    await waitFor(async () => expect(await keptSession(INGRID.id)).not.toBeNull());
    unmount();
    pass(600);
    const again = await openPlayer({ 'GET /api/physio/plan': UNAVAILABLE });
    expect(await heading('Paused')).toBeVisible();
    await again.actor.click(button('Continue'));
    expect(await heading(SQUAT)).toBeVisible();
    expect(screen.getByRole('timer', { name: 'Repetition 2 of 10, hold' })).toBeInTheDocument();
  });

  it('PLAYER-04 saves a session that was idle for more than 30 minutes and opens a new one', async () => {
    const { actor, unmount } = await start({
      'GET /api/physio/plan': { body: planOf({ exercises: [WALL_SIT_PLAN] }) },
    });
    pass(40);
    await actor.click(button('Pause'));
    await waitFor(async () => expect(JSON.stringify(await keptSession(INGRID.id))).toContain('"idleSince":1'));
    unmount();
    pass(1_900);
    const { api } = await openPlayer();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    await waitFor(() => expect(logsOf(api)).toHaveLength(1));
    expect(logsOf(api)[0]?.body).toMatchObject({ status: 'partial', exercises: [{ sets: [{ seconds: 30 }] }] });
  });

  it('PLAYER-05 shows the reasons for skipping, and figure and steps to a runner who does not understand', async () => {
    const { actor } = await start();
    await actor.click(button('Skip'));
    expect(await heading('Why skip it?')).toBeVisible();
    await actor.click(button("I don't understand it"));
    expect(await screen.findByText('Long stance, back heel up.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(button('Got it'));
    expect(await heading(SQUAT)).toBeVisible();
  });

  it('PLAYER-06 PLAYER-22 offers the plan’s ten-minute version on the first card, and stores the choice for the day', async () => {
    const exercises = [WALL_SIT_PLAN, SPLIT_SQUAT, { ...WALL_SIT_PLAN, exerciseId: 'knee-bridge' }];
    const short = [SPLIT_SQUAT, WALL_SIT_PLAN].map(({ exerciseId, injuryId, sides }) => ({
      exerciseId,
      injuryId,
      sides,
    }));
    const plan = planOf({ exercises, shortVersion: { exercises: short, estimatedMinutes: 10 } });
    const { actor, api } = await openPlayer({
      'GET /api/physio/plan': { body: plan },
      'PUT /api/physio/choices': { body: { date: plan.date, equipment: null, short: true } },
    });
    await actor.click(await screen.findByRole('button', { name: 'I have 10 minutes (about 10)' }));
    expect(await heading(SQUAT)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^I have 10 minutes/ })).toBeNull();
    await waitFor(() =>
      expect(api.calls.filter(({ method, path }) => method === 'PUT' && path === '/api/physio/choices')).toMatchObject([
        { body: { short: true } },
      ]),
    );
  });

  it('PLAYER-08 continues with the specification’s advice when the pain is within the limit', async () => {
    const { actor } = await start();
    await actor.click(button('It hurts'));
    expect(await heading('It hurts')).toBeVisible();
    expect(button('What now?')).toBeDisabled();
    expect(await violations()).toEqual([]);
    await actor.click(painOf(2));
    for (const answer of screen.getAllByRole('radio', { name: 'No' })) await actor.click(answer);
    await actor.click(button('What now?'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is inside the limit. If it is not back to usual tomorrow morning, we take one step back.',
    );
    await actor.click(button('Continue'));
    expect(await heading(SQUAT)).toBeVisible();
  });

  it('PLAYER-20 stops on a warning sign, saves the log and opens the questions', async () => {
    const { api, actor } = await start();
    pass(20);
    await actor.click(button('It hurts'));
    await actor.click(painOf(1));
    const [sharp, bone, numb] = screen.getAllByRole('radio', { name: 'No' });
    for (const answer of [sharp, bone]) if (answer) await actor.click(answer);
    expect(numb).toBeDefined();
    const question = screen.getByRole('group', { name: /^Numb/ });
    await actor.click(within(question).getByRole('radio', { name: 'Yes' }));
    await actor.click(button('What now?'));
    expect(await screen.findByText('Stop here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute('href', '/physio-coach/triage');
    await waitFor(() => expect(logsOf(api)).toHaveLength(1));
    expect(logsOf(api)[0]?.body).toMatchObject({
      status: 'partial',
      painStop: { pain: 1, sharp: false, bone: false, numb: true },
    });
  });

  it('PLAYER-16 says that the log is on the device while the server cannot be reached', async () => {
    const { actor } = await start(
      { 'GET /api/physio/plan': { body: planOf({ exercises: [WALL_SIT_PLAN] }) } },
      { put: UNAVAILABLE },
    );
    pass(30 + 60 + 30);
    await answerPain(actor, 1);
    await answerPain(actor, 1, 'Save');
    expect(await screen.findByText(/^Your session is saved on this device/)).toBeVisible();
  });

  it('asks for confirmation before it ends, and saves the completed work', async () => {
    const { actor } = await start();
    pass(30);
    await actor.click(button('End the session'));
    await actor.click(await screen.findByRole('button', { name: 'End and save' }));
    expect(await heading('Session ended')).toBeVisible();
    expect(screen.getByText('0 of 3 sets')).toBeVisible();
  });

  it.each([
    ['checkin_required', 'Check in first', '/physio-coach?tab=checkins'],
    ['blocked', 'No exercises today', '/physio-coach'],
    ['none', 'No exercises today', '/physio-coach'],
  ] as const)('shows what to do when the plan is %s', async (status, title, href) => {
    await openPlayer({ 'GET /api/physio/plan': { body: planOf({ status, exercises: [] }) } });
    expect(await heading(title)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
  });
});

describe('outputs', () => {
  it('PLAYER-14 are turned on or off with a button, vibrate at each turn, and keep the screen on during the session', async () => {
    const vibrate = vi.fn();
    const request = vi.fn(async () => ({ release: async () => undefined }));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate, wakeLock: { request } }));
    const { actor } = await start();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    expect(vibrate).toHaveBeenCalled();
    await actor.click(button('Vibration is on'));
    expect(button('Vibration is off')).toHaveAttribute('aria-pressed', 'false');
    vibrate.mockClear();
    pass(20);
    expect(vibrate).not.toHaveBeenCalled();
    await actor.click(button('Vibration is off'));
    for (let second = 0; second < 7; second += 1) pass(1);
    expect(vibrate).toHaveBeenCalled();
  });
});

describe('Norwegian page', () => {
  it('PLAYER-18 shows Norwegian text and names', async () => {
    document.documentElement.lang = 'nb';
    try {
      const { actor } = await openPlayer();
      expect(await heading('Utfall på stedet til 60 grader')).toBeVisible();
      expect(screen.getByText('Bøy det fremste kneet høyst 60 grader, på 3 sekunder.')).toBeVisible();
      await actor.click(button('Start'));
      pass(5.2);
      expect(await screen.findByText('Sett 1 av 2 · 10 · 6 kg')).toBeVisible();
      expect(button('Det gjør vondt')).toBeVisible();
    } finally {
      document.documentElement.lang = 'en';
    }
  });
});
