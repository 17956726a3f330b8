import type { PhysioAlert, PhysioCheckin } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../testing/assessment.tsx';
import { ALERTS, checkinOf } from '../testing/fixtures.ts';
import { isSuccessTone } from './success-tone.ts';

const FLAGS: PhysioAlert[] = [ALERTS.red_flags];

describe('LANG-69 isSuccessTone of the physio check-in', () => {
  it.each<[string, Partial<PhysioCheckin> | null]>([
    ['there is no previous check-in', null],
    ['pain and readiness equal the previous check-in', {}],
    ['pain and readiness are better than before', { pain: 4, readiness: 50 }],
  ])('returns true when %s', (_, earlier) =>
    expect(isSuccessTone(answerOf(), earlier && checkinOf(earlier))).toBe(true),
  );

  it.each<[string, Partial<PhysioCheckin>, Partial<PhysioCheckin> | null]>([
    ['pain is high', { pain: 7 }, null],
    ['the runner reports more pain', { trend: 'up' }, null],
    ['pain is higher than before', { pain: 3 }, { pain: 2 }],
    ['readiness is lower than before', { readiness: 61 }, { readiness: 62 }],
  ])('returns false when %s', (_, now, earlier) =>
    expect(isSuccessTone(answerOf(now), earlier && checkinOf(earlier))).toBe(false),
  );

  it('returns false when there is a red flag', () =>
    expect(isSuccessTone({ ...answerOf(), alerts: FLAGS }, null)).toBe(false));
});
