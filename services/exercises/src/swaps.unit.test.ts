import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRAINDICATIONS, EQUIPMENT, KIT, KIT_OF } from './codes.ts';
import { EXERCISES, easier, exerciseById, harder } from './library.ts';
import { codesThatCount, isAllowed, missingKit, swapsFor } from './swaps.ts';
import type { Exercise } from './types.ts';

const exercise = fc.constantFrom(...EXERCISES);
const equipment = fc.subarray([...EQUIPMENT]);
const codes = fc.subarray([...CONTRAINDICATIONS]);

const isSameWork = (one: Exercise, other: Exercise): boolean =>
  one.purpose === other.purpose && [...one.targets].sort().join() === [...other.targets].sort().join();

describe('EXLIB-05 swaps', () => {
  test('need only available equipment, are allowed, and have the same purpose or are easier or harder', () => {
    fc.assert(
      fc.property(exercise, equipment, codes, (from, answers, holding) => {
        for (const swap of swapsFor(from.id, { equipment: answers, codes: holding })) {
          expect(swap.id).not.toBe(from.id);
          expect(missingKit(swap, answers)).toEqual([]);
          expect(isAllowed(swap, holding)).toBe(true);
          const isVariant = [easier(from.id)?.id, harder(from.id)?.id].includes(swap.id);
          expect(isVariant || isSameWork(from, swap)).toBe(true);
        }
      }),
    );
  });

  test('list exercises with the same purpose first, then the easier variant, then the harder one', () => {
    fc.assert(
      fc.property(exercise, equipment, codes, (from, answers, holding) => {
        const swaps = swapsFor(from.id, { equipment: answers, codes: holding });
        const variants = swaps.slice(swaps.findIndex((swap) => !isSameWork(from, swap))).map(({ id }) => id);
        if (swaps.every((swap) => isSameWork(from, swap))) return;
        const order = [easier(from.id)?.id, harder(from.id)?.id].filter(
          (id) => id !== undefined && variants.includes(id),
        );
        expect(variants).toEqual(order);
      }),
    );
  });

  test('begin with the exercise from the same programme', () => {
    const [first] = swapsFor('knee-split-squat', { equipment: ['chair_step', 'weights'], codes: [] });
    expect(first?.id).toBe('knee-step-up');
  });

  test('contain no exercise with hops while the codes no_hop and before_phase_3 apply', () => {
    for (const { id } of EXERCISES) {
      const swaps = swapsFor(id, { equipment: [...EQUIPMENT], codes: ['no_hop', 'before_phase_3'] });
      expect(swaps.filter(({ hop }) => hop)).toEqual([]);
    }
  });

  test('are empty for an unknown id', () => {
    expect(swapsFor('unknown', { equipment: [], codes: [] })).toEqual([]);
  });
});

describe('EXLIB-06 equipment and codes', () => {
  test('every equipment item is available for at least one answer', () => {
    expect(KIT.filter((thing) => !Object.values(KIT_OF).some((things) => things.includes(thing)))).toEqual([]);
  });

  test('a gym includes weights, and no answer still includes a mat, a wall and a backpack', () => {
    const squat = exerciseById('goblet-squat');
    expect(squat && missingKit(squat, ['gym'])).toEqual([]);
    expect(squat && missingKit(squat, [])).toEqual(['weights']);
    expect(
      missingKit({ ...EXERCISES[0], equipment: ['mat', 'wall', 'backpack'] } as (typeof EXERCISES)[0] & object, []),
    ).toEqual([]);
  });

  test('only general codes apply when there is no injury', () => {
    expect(codesThatCount([...CONTRAINDICATIONS], { injured: true })).toEqual([...CONTRAINDICATIONS]);
    expect(codesThatCount(['insertional_drop', 'limp', 'before_phase_3'], { injured: false })).toEqual(['limp']);
  });
});
