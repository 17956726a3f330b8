import { AREAS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { exercisesAt, halfDoseOf, holdOf } from './dose.ts';
import { HOLD_IDS } from './holds.ts';
import { PROGRAMMES } from './programmes.ts';
import { PHASES } from './testing/course-fixture.ts';
import type { PlannedExercise } from './types.ts';

const raise: PlannedExercise = { id: 'raise', name: 'Raise', cue: 'Slowly.', dose: { sets: 3, reps: '12' } };

describe('exercisesAt', () => {
  it('returns the dose and cue for the latest week reached so far', () => {
    const { exercises } = PROGRAMMES.plantar.phases[2];
    const [at4, at5] = [4, 5].map((step) => exercisesAt(PROGRAMMES.plantar, 2, step)[0]);
    expect(exercises).toHaveLength(1);
    expect(at4).toMatchObject({ dose: { sets: 4, reps: '10 RM' }, cue: exercises[0]?.cue });
    expect(at5).toMatchObject({ dose: { sets: 5, reps: '8 RM' } });
    expect(at5?.cue).not.toBe(at4?.cue);
  });

  it('omits exercises limited to other weeks', () => {
    const hops = (step: number) =>
      exercisesAt(PROGRAMMES.achilles, 3, step)
        .filter(({ hop }) => hop)
        .map(({ id }) => id);
    expect([2, 3, 5].map(hops)).toEqual([['achilles-pogo'], ['achilles-single-leg-hop'], ['achilles-skips']]);
  });

  it('requires every exercise’s later doses to be in ascending order of weeks', () => {
    for (const area of AREAS)
      for (const phase of PHASES)
        for (const { later = [] } of PROGRAMMES[area].phases[phase].exercises) {
          const from = later.map((dose) => dose.from);
          expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
        }
  });
});

describe('DOSE-15 halfDoseOf', () => {
  it('replaces an exercise with its hold and half the sets, rounded up', () => {
    expect(halfDoseOf([{ ...raise, half: 'hold-heel-raise' }])).toEqual([holdOf('hold-heel-raise', 2)]);
    expect(holdOf('hold-heel-raise', 2)).toMatchObject({ dose: { sets: 2, seconds: [20, 20] } });
  });

  it('halves the sets of an exercise that is already a hold', () => {
    const hold: PlannedExercise = { ...raise, dose: { sets: 5, seconds: [45, 45] } };
    expect(halfDoseOf([hold])).toEqual([{ ...hold, dose: { sets: 3, seconds: [45, 45] } }]);
  });

  it('omits exercises without a hold and returns a shared hold once', () => {
    const bridge: PlannedExercise = { ...raise, half: 'hold-bridge' };
    expect(halfDoseOf([{ ...raise, half: null }, bridge, { ...bridge, id: 'other' }])).toEqual([
      holdOf('hold-bridge', 2),
    ]);
  });

  it('uses every defined hold for at least one exercise', () => {
    const used = AREAS.flatMap((area) =>
      PHASES.flatMap((phase) => PROGRAMMES[area].phases[phase].exercises.map(({ half }) => half)),
    );
    for (const id of HOLD_IDS) expect(used).toContain(id);
  });
});
