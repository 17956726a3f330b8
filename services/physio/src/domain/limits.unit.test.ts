import { describe, expect, it } from 'vitest';
import { limitsOf } from './limits.ts';

describe('DOSE-06 limitsOf', () => {
  it.each([
    ['achilles_mid', { exercise: 5, cleanRun: 2, run: 5 }],
    ['pfp', { exercise: 3, cleanRun: 2, run: 2 }],
    ['calf_strain', { exercise: 3, cleanRun: 2, run: 2 }],
    ['ankle_sprain', { exercise: 3, cleanRun: 2, run: 2 }],
    ['low_back', { exercise: 4, cleanRun: 3, run: 3 }],
    ['mtss', { exercise: 2, cleanRun: 0, run: 0 }],
    ['bone_stress', { exercise: 0, cleanRun: 0, run: 0 }],
  ] as const)('PHASE-05 returns one set of limits for %s', (condition, limits) => {
    expect(limitsOf(condition, false)).toEqual(limits);
  });

  it('allows no pain at a site with the bone rule, whatever the condition', () => {
    expect(limitsOf('plantar_heel', true)).toEqual({ exercise: 0, cleanRun: 0, run: 0 });
  });
});
