import { describe, expect, it } from 'vitest';
import { createSession } from '../machine/state.ts';
import { setViewOf } from '../machine/view.ts';
import { progressLine, sideLine } from '../screens/exercise-words.ts';
import { injuryOf, ladderPlan, planOf, SPLIT_SQUAT, WALL_SIT_PLAN } from '../testing/plans.ts';
import { playerWords } from '../words/words.ts';
import { easierOf, swapFactsOf, swapsOf } from './substitutes.ts';
import { runFrom } from './to-run.ts';
import { beginsDown, sessionFrom } from './to-session.ts';

const session = (plan = planOf()) => sessionFrom(plan, 'id');
const first = (plan = planOf()) =>
  session(plan).exercises[0] as NonNullable<ReturnType<typeof session>['exercises'][0]>;

describe('sessionFrom', () => {
  it('PLAYER-01 keeps the sides and sets of the plan, the injured side first', () => {
    expect(first()).toMatchObject({
      exerciseId: 'knee-split-squat',
      turns: [
        { side: 'right', sets: 2, planned: 2 },
        { side: 'left', sets: 1, planned: 1 },
      ],
      tempo: { up: 3, hold: 1, down: 3 },
      load: { unit: 'kg', value: 6 },
      painLimit: 3,
      tissue: 'joint',
      heavy: true,
    });
  });

  it('PLAYER-24 runs the clock of each set to the amount derived from the log, and explains why', () => {
    const progress = { code: 'amount.next_rep', values: {} };
    const grown = { ...SPLIT_SQUAT, from: 8, to: 9, amounts: [9, 8], progress };
    const state = createSession(session(planOf({ exercises: [grown] })), 0);
    const targetIn = (set: number) => setViewOf({ ...state, set }).target;
    expect([targetIn(0), targetIn(1)]).toEqual([9, 8]);
    expect(sideLine(first(planOf({ exercises: [grown] })), 2, playerWords())).toBe('9, 8 · 6 kg');
    expect(progressLine(state.exercises[0]?.progress)).toBe('One more in one set than last time.');
    expect(progressLine({ code: 'amount.of_a_later_release', values: {} })).toBeNull();
  });

  it('omits exercises that this build does not know', () => {
    const plan = planOf({ exercises: [{ ...SPLIT_SQUAT, exerciseId: 'new-exercise' }, WALL_SIT_PLAN] });
    expect(session(plan).exercises.map(({ exerciseId }) => exerciseId)).toEqual(['knee-wall-sit']);
  });

  it('PLAYER-22 logs the exercises that the ten minutes leave out as skipped for lack of time', () => {
    const left = { ...WALL_SIT_PLAN, exerciseId: 'knee-bridge' };
    const short = { ...SPLIT_SQUAT, sides: [{ side: 'right' as const, sets: 2, planned: 3 }] };
    const plan = sessionFrom(planOf({ short: true, exercises: [short], leftOut: [left] }), 'id');
    expect(plan.exercises[0]?.turns).toEqual([{ side: 'right', sets: 2, planned: 3 }]);
    const state = createSession(plan, 0);
    expect(state.exercises.map(({ exerciseId }) => exerciseId)).toEqual(['knee-split-squat', 'knee-bridge']);
    expect([state.short, state.records.map(({ skip }) => skip)]).toEqual([true, [null, 'no_time']]);
  });

  it('PLAYER-02 begins squats with the way down and heel raises with the way up', () => {
    expect(beginsDown('knee-split-squat')).toBe(true);
    expect(beginsDown('achilles-two-leg-raise')).toBe(false);
  });
});

describe('substitutes', () => {
  const OFFERED = { ...SPLIT_SQUAT, swaps: ['knee-bridge', 'not-in-this-build'], easier: 'knee-wall-sit' };

  it('PLAYER-23 are those of the plan, with the library’s dose, without a load, and on the same number of sides', () => {
    const plan = planOf({ exercises: [OFFERED] });
    const facts = swapFactsOf(plan);
    const [swap, ...others] = swapsOf(first(plan), facts);
    expect(others).toEqual([]);
    expect(swap).toMatchObject({ exerciseId: 'knee-bridge', load: null, from: 12, to: 12 });
    expect(Math.max(...(swap?.turns ?? []).map(({ sets }) => sets))).toBeLessThanOrEqual(2);
    expect(easierOf(first(plan), facts)).toMatchObject({ exerciseId: 'knee-wall-sit', heavy: false });
  });

  it('PLAYER-23 are empty when the plan lists none, as in a plan of the previous release', () => {
    const facts = swapFactsOf(planOf());
    expect([swapsOf(first(), facts), easierOf(first(), facts)]).toEqual([[], null]);
  });
});

describe('runFrom', () => {
  it('PLAYER-11 uses the lowest stage and the strictest limits of two injuries', () => {
    const ladder = { clean: 0, needed: 2, earliest: null, startable: true };
    const plan = planOf({
      gate: { level: 'ladder', stage: 4, reason: { code: 'gate', values: {} } },
      injuries: [
        injuryOf({ condition: 'low_back', ladder: { ...ladder, stage: 6 } }),
        injuryOf({
          injuryId: '019a9f30-7c7e-7000-8000-0000000000a2',
          condition: 'mtss',
          ladder: { ...ladder, stage: 4 },
        }),
      ],
    });
    expect(runFrom(plan, 'id')).toMatchObject({
      state: 'startable',
      plan: { ladderStage: 4, painLimit: 0, tissues: ['back', 'shin'] },
    });
  });

  it('PLAYER-11 offers no run without a ladder, while the gate is closed, or before its date', () => {
    expect(runFrom(planOf(), 'id')).toEqual({ state: 'none' });
    const plan = ladderPlan(2);
    expect(runFrom({ ...plan, gate: { ...plan.gate, level: 'stop' } }, 'id')).toEqual({ state: 'none' });
    const later = { stage: 2, clean: 0, needed: 2, earliest: '2026-11-22', startable: false };
    expect(runFrom(ladderPlan(2, { ladder: later }), 'id')).toEqual({ state: 'later', earliest: '2026-11-22' });
  });

  it('PLAYER-11 offers the brisk walk of stage 0 while the gate allows walking only', () => {
    const ladder = { stage: 0, clean: 0, needed: 2, earliest: null, startable: false };
    const plan = planOf({ injuries: [injuryOf({ ladder })] });
    expect(runFrom(plan, 'id')).toMatchObject({ state: 'startable', plan: { ladderStage: 0, painLimit: 2 } });
  });
});
