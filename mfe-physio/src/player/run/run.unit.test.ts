import { LAST_LADDER_STAGE } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { painStops } from '../testing/arbitraries.ts';
import { NOON } from '../testing/sessions.ts';
import { runCueBetween } from './run-cues.ts';
import { runLogOf } from './run-log.ts';
import { decideRun, RUN_DECISIONS, reduceRun } from './run-reduce.ts';
import { createRun, isRunPaused, type RunEvent, type RunPlan, type RunState } from './run-state.ts';
import { boutsOf, minutesOf, runMinutesOf } from './stages.ts';

const STAGES = Array.from({ length: LAST_LADDER_STAGE }, (_, index) => index + 1);
const longest = (stage: number): number =>
  Math.max(...boutsOf(stage).flatMap(({ kind, seconds }) => (kind === 'run' ? [seconds / 60] : [])));

describe('ladder stages', () => {
  it('PLAYER-11 have the running minutes and the longest bouts of the specification’s table', () => {
    expect(STAGES.map((stage) => runMinutesOf(boutsOf(stage)))).toEqual([
      8, 10, 12, 15, 18, 21, 22, 24, 26, 28, 30, 30,
    ]);
    expect(STAGES.map(longest)).toEqual([1, 2, 3, 5, 6, 7, 9, 12, 16, 20, 25, 30]);
    expect(minutesOf(boutsOf(0))).toBe(30);
    expect(() => boutsOf(13)).toThrow(RangeError);
  });

  it('PLAYER-11 begin and end with 5 min of brisk walking', () => {
    for (const stage of STAGES)
      for (const edge of [boutsOf(stage).at(0), boutsOf(stage).at(-1)])
        expect(edge).toEqual({ kind: 'walk', seconds: 300, edge: true });
  });
});

const plan = (change: Partial<RunPlan> = {}): RunPlan => ({
  id: '019a9f30-7c7e-4000-8000-0000000000f2',
  date: '2026-11-20',
  injuryIds: ['019a9f30-7c7e-7000-8000-0000000000a1'],
  ladderStage: 1,
  painLimit: 2,
  tissues: ['joint'],
  ...change,
});

const drive = (change: Partial<RunPlan> = {}) => {
  let at = NOON;
  let state: RunState = createRun(plan(change), at);
  return {
    send: (event: RunEvent): RunState => {
      state = reduceRun(state, event, at);
      return state;
    },
    pass: (seconds: number): RunState => {
      at += seconds * 1000;
      state = reduceRun(state, { type: 'tick' }, at);
      return state;
    },
    state: () => state,
  };
};
const stop = { pain: 2, sharp: false, bone: false, numb: false };

describe('guided run', () => {
  it('PLAYER-12 runs all bouts by the clock and logs each bout of running', () => {
    const run = drive();
    run.send({ type: 'start' });
    run.pass(299);
    expect(run.state().bout).toBe(0);
    run.pass(1);
    expect(run.state().bouts[run.state().bout]).toMatchObject({ kind: 'run', seconds: 60 });
    run.pass(8 * 180 + 300);
    expect(run.state().stage).toBe('summary');
    run.send({ type: 'pain_after', runPain: 1, painAfter: 0 });
    const log = runLogOf(run.state());
    expect(log).toMatchObject({ kind: 'guided_run', status: 'done', ladderStage: 1, runPain: 1, painAfter: 0 });
    expect(log.exercises).toHaveLength(1);
    expect(log.exercises[0]).toMatchObject({ exerciseId: 'run', plannedSets: 8, pain: 1, skipReason: null });
    expect(log.exercises[0]?.sets.map(({ seconds }) => seconds)).toEqual(Array(8).fill(60));
  });

  it('PLAYER-12 continues while the phone is locked, and stops during a pause', () => {
    const run = drive();
    run.send({ type: 'start' });
    run.pass(300 + 20);
    run.send({ type: 'pause' });
    run.pass(600);
    expect(isRunPaused(run.state())).toBe(true);
    run.send({ type: 'resume' });
    run.pass(40);
    expect(run.state().bouts[run.state().bout]?.kind).toBe('walk');
  });

  it('PLAYER-12 saves a run that was idle for more than 30 min as partial', () => {
    const run = drive();
    run.send({ type: 'start' });
    run.pass(420);
    run.pass(31 * 60);
    expect([run.state().stage, run.state().end]).toEqual(['ended', 'expired']);
    expect(runLogOf(run.state())).toMatchObject({ status: 'partial', finishedAt: '2026-11-20T12:07:00.000Z' });
  });

  it('PLAYER-13 walks the rest after pain above the limit, and logs the earlier running', () => {
    const run = drive();
    run.send({ type: 'start' });
    run.pass(300 + 30);
    run.send({ type: 'hurts' });
    run.pass(60);
    run.send({ type: 'hurts_answer', stop: { ...stop, pain: 3 } });
    expect(run.state().interruption).toEqual({ at: 'advice', decision: 'walk' });
    run.send({ type: 'back' });
    run.pass(30 + 120 + 7 * 180 + 300);
    expect(run.state().stage).toBe('summary');
    const { exercises, status, painStop } = runLogOf(run.state());
    expect([status, painStop?.pain]).toEqual(['partial', 3]);
    expect(exercises[0]).toMatchObject({ skipReason: 'pain', sets: [{ seconds: 30 }] });
  });

  it('PLAYER-13 ends when it hurts again, or when the pain is above 5', () => {
    const run = drive();
    run.send({ type: 'start' });
    run.pass(310);
    for (const _ of [1, 2]) run.send({ type: 'hurts_answer', stop: { ...stop, pain: 3 } });
    expect([run.state().stage, run.state().end]).toEqual(['summary', 'pain']);
  });

  it.each([
    ['bone', { painLimit: 0, tissues: ['bone'] as const }, { ...stop, pain: 1 }, 'triage'],
    ['a numb leg', {}, { ...stop, pain: 0, numb: true }, 'triage'],
    ['a grabbing muscle', { tissues: ['muscle'] as const }, { ...stop, pain: 1, sharp: true }, 'end'],
    ['pain at the limit', {}, stop, 'go_on'],
    ['pain of 3 in the back', { painLimit: 3, tissues: ['back'] as const }, { ...stop, pain: 3 }, 'go_on'],
  ])('PLAYER-13 decides for %s', (_title, change, given, expected) => {
    expect(decideRun(given, plan(change), false)).toBe(expected);
  });

  it('PLAYER-13 never makes a milder decision for more pain', () => {
    fc.assert(
      fc.property(
        painStops,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 3 }),
        (one, more, painLimit) => {
          const limits = plan({ painLimit });
          const rank = (given: typeof one, walkOnly: boolean): number =>
            RUN_DECISIONS.indexOf(decideRun(given, limits, walkOnly));
          const worse = { ...one, pain: Math.max(one.pain, more) };
          expect(rank(worse, false)).toBeGreaterThanOrEqual(rank(one, false));
          expect(rank(one, true)).toBeGreaterThanOrEqual(rank(one, false));
        },
      ),
    );
  });

  it('PLAYER-12 announces the activity at each turn and counts the last three seconds', () => {
    let at = NOON;
    let state = reduceRun(createRun(plan(), at), { type: 'start' }, at);
    const given: string[] = [];
    for (const end = at + 365_000; at < end; ) {
      const before = state;
      const beforeAt = at;
      at += 200;
      state = reduceRun(state, { type: 'tick' }, at);
      const cue = runCueBetween(before, beforeAt, state, at);
      if (cue)
        given.push(
          `${(at - NOON) / 1000} ${cue.spoken && 'number' in cue.spoken ? cue.spoken.number : cue.spoken?.say}`,
        );
    }
    expect(given).toEqual(['297 3', '298 2', '299 1', '300 run', '357 3', '358 2', '359 1', '360 walk']);
  });
});
