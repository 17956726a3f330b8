import 'fake-indexeddb/auto';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, fakeClock, logsOf, openPlayer, pass as passInJumps } from './testing/open-player.tsx';
import { ladderPlan } from './testing/plans.ts';

fakeClock();

/** A run continues while the phone is locked, so its clock need not be read often. */
const pass = (seconds: number): void => passInJumps(seconds, 600);

const PATH = { path: '/physio-coach/session?run=1' };
const open = (stage: number) => openPlayer({ 'GET /api/physio/plan': { body: ladderPlan(stage) } }, PATH);
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
const scale = (question: string, pain: number) =>
  screen
    .getAllByRole('radio', { name: `Pain ${pain} of 10` })
    .find((option) => option.closest('fieldset')?.querySelector('legend')?.textContent === question) as HTMLElement;

describe('guided run', () => {
  it('PLAYER-12 guides the runner through warm-up, bouts and cool-down and logs the bouts', async () => {
    const { api, actor } = await open(10);
    expect(await heading('Walk-run, stage 10')).toBeVisible();
    expect(screen.getByText('28 min of running')).toBeVisible();
    expect(await violations()).toEqual([]);
    await actor.click(button('Start'));
    expect(await heading('Warm-up')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('5:00');
    pass(300);
    expect(await heading('Run, 1 of 2')).toBeVisible();
    expect(screen.getByText('2 min walk')).toBeVisible();
    pass(20 * 60 + 120 + 480);
    expect(await heading('Cool-down')).toBeVisible();
    pass(300);
    expect(await heading('Well run')).toBeVisible();
    expect(button('Save')).toBeDisabled();
    await actor.click(scale('Worst pain while running', 1));
    await actor.click(scale('Pain now', 0));
    await actor.click(button('Save'));
    expect(await screen.findByText('Your session is saved.')).toBeVisible();
    expect(logsOf(api).map(({ body }) => body)).toMatchObject([
      {
        kind: 'guided_run',
        status: 'done',
        ladderStage: 10,
        runPain: 1,
        painAfter: 0,
        exercises: [{ exerciseId: 'run', sets: [{ seconds: 1200 }, { seconds: 480 }] }],
      },
    ]);
  });

  it('PLAYER-13 replaces the rest of the run with walking after pain above the limit', async () => {
    const { actor } = await open(10);
    await actor.click(await screen.findByRole('button', { name: 'Start' }));
    pass(400);
    await actor.click(button('It hurts'));
    await actor.click(screen.getByRole('radio', { name: 'Pain 3 of 10' }));
    for (const answer of screen.getAllByRole('radio', { name: 'No' })) await actor.click(answer);
    await actor.click(button('What now?'));
    expect(await heading('Walk from here')).toBeVisible();
    await actor.click(button('Continue'));
    expect(await screen.findByText('left, walking')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Walk the rest' })).toBeNull();
  });

  it('PLAYER-11 shows when the next run is allowed', async () => {
    const later = { stage: 2, clean: 0, needed: 2, earliest: '2026-11-22', startable: false };
    await openPlayer({ 'GET /api/physio/plan': { body: ladderPlan(2, { ladder: later }) } }, PATH);
    expect(
      await screen.findByText('There is no run today. The next one is on Sunday 22 November at the earliest.'),
    ).toBeVisible();
  });
});
