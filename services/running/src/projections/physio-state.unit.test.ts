import { GATE, goodPhysioDay } from '@stridewell/kit/testing/physio-events';
import { describe, expect, it } from 'vitest';
import { physioStateOf } from './physio-state.ts';

const NOTHING = { profile: null, gate: null, checkins: [] };

describe('physioStateOf', () => {
  it('returns null without a projection, and otherwise the fields received so far', () => {
    expect(physioStateOf(null)).toBeNull();
    const { rev: _, ...checkin } = goodPhysioDay('2026-11-20');
    expect(physioStateOf({ ...NOTHING, checkins: [{ ...checkin, rev: 1 }] })).toEqual({
      area: null,
      status: 'active',
      restricted: false,
      gate: null,
      checkins: [checkin],
      checkinVersion: '2026-11-20:1',
    });
    expect(physioStateOf({ ...NOTHING, gate: { ...GATE, walkMinutes: 15, finishedOn: null } })).toMatchObject({
      gate: { walkMinutes: 15 },
    });
    expect(physioStateOf({ ...NOTHING, gate: { ...GATE, finishedOn: '2026-11-10' } })).toMatchObject({
      area: 'knee',
      gate: { level: 'walk', handedOver: false, finishedOn: '2026-11-10' },
    });
  });

  it('PHASE-278 follows the gate of another injury after the profile’s has healed, also from earlier events', () => {
    const profile = { area: 'hip', status: 'resolved', restricted: false, since: '2026-01-01', rev: 3 } as const;
    const status = (level: 'stop' | 'walk' | 'ladder' | 'clear') =>
      physioStateOf({ ...NOTHING, profile, gate: { ...GATE, level, finishedOn: null } })?.status;
    expect([status('stop'), status('walk'), status('ladder'), status('clear')]).toEqual([
      ...['active', 'active', 'active', 'resolved'],
    ]);
    expect(physioStateOf({ ...NOTHING, profile })?.status).toBe('resolved');
  });
});
