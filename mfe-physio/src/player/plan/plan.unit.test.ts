import { CONDITIONS } from '@stridewell/contracts/web';
import { EXERCISES, exerciseById } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { injuryOf, ladderPlan, planOf, SPLIT_SQUAT, WALL_SIT_PLAN } from '../testing/plans.ts';
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

  it('leaves out exercises that this build does not know', () => {
    const plan = planOf({ exercises: [{ ...SPLIT_SQUAT, exerciseId: 'new-exercise' }, WALL_SIT_PLAN] });
    expect(session(plan).exercises.map(({ exerciseId }) => exerciseId)).toEqual(['knee-wall-sit']);
  });

  it('PLAYER-02 begins squats with the way down and heel raises with the way up', () => {
    expect(beginsDown('knee-split-squat')).toBe(true);
    expect(beginsDown('achilles-two-leg-raise')).toBe(false);
  });
});

describe('substitutes', () => {
  it('PLAYER-05 are for the same condition, without kit, and no harder than the exercise', () => {
    for (const condition of CONDITIONS)
      for (const known of EXERCISES.filter(({ areas }) => areas.includes(condition))) {
        const plan = planOf({
          injuries: [injuryOf({ condition, phase: 1 })],
          exercises: [{ ...SPLIT_SQUAT, exerciseId: known.id, heavy: known.heavy }],
        });
        const facts = swapFactsOf(plan);
        const exercise = first(plan);
        const easier = easierOf(exercise, facts);
        for (const other of [...swapsOf(exercise, facts), ...(easier ? [easier] : [])]) {
          const entry = exerciseById(other.exerciseId);
          expect(entry?.areas).toContain(condition);
          expect(exercise.heavy || !other.heavy).toBe(true);
          expect(entry?.hop === true && !known.hop).toBe(false);
          expect(other.load).toBeNull();
        }
      }
  });

  it('PLAYER-05 never have a code that the plan does not show to be harmless', () => {
    const plan = planOf({ injuries: [injuryOf({ condition: 'achilles_insertional' })] });
    const { codes } = swapFactsOf(plan);
    expect(codes).toContain('insertional_drop');
    expect(codes).toContain('no_hop');
    expect(codes).not.toContain('gluteal_compression');
    expect(swapFactsOf(planOf({ injuries: [injuryOf({ phase: 3 })] })).codes).not.toContain('before_phase_3');
  });

  it('PLAYER-08 have an easier variant where the library has one for the condition', () => {
    const plan = planOf({ exercises: [WALL_SIT_PLAN] });
    expect(easierOf(first(plan), swapFactsOf(plan))).toMatchObject({ exerciseId: 'knee-quad-set' });
  });
});

describe('runFrom', () => {
  it('PLAYER-11 takes the lowest stage and the strictest limits of two injuries', () => {
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

  it('PLAYER-11 offers no run without a ladder, behind a shut gate, or before its date', () => {
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
