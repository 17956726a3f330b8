import { GATE, goodPhysioDay } from '@stridewell/kit/testing/physio-events';
import { describe, expect, it } from 'vitest';
import { physioStateOf } from './rules.ts';

const NOTHING = { profile: null, gate: null, checkins: [] };

describe('what the planner sees', () => {
  it('is nothing while nothing was told, and each source as far as it was told', () => {
    expect(physioStateOf(null)).toBeNull();
    const { rev: _, ...told } = goodPhysioDay('2026-11-20');
    expect(physioStateOf({ ...NOTHING, checkins: [{ ...told, rev: 1 }] })).toEqual({
      area: null,
      status: 'active',
      restricted: false,
      gate: null,
      checkins: [told],
    });
    expect(physioStateOf({ ...NOTHING, gate: { ...GATE, finishedOn: '2026-11-10' } })).toMatchObject({
      area: 'knee',
      gate: { level: 'walk', handedOver: false, finishedOn: '2026-11-10' },
    });
  });
});
