import type { PhysioAlert, PhysioCheckin } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../testing/assessment.tsx';
import { ALERTS, checkinOf } from '../testing/fixtures.ts';
import { isSuccessTone } from './success-tone.ts';

const FLAGS: PhysioAlert[] = [ALERTS.red_flags];

describe('LANG-69 the tone of a physio check-in', () => {
  it.each<[string, Partial<PhysioCheckin> | null]>([
    ['there is no previous check-in', null],
    ['it equals the previous one', {}],
    ['it is better than the previous one', { pain: 4, readiness: 50 }],
  ])('is a success when %s', (_, earlier) =>
    expect(isSuccessTone(answerOf(), earlier && checkinOf(earlier))).toBe(true),
  );

  it.each<[string, Partial<PhysioCheckin>, Partial<PhysioCheckin> | null]>([
    ['pain is high', { pain: 7 }, null],
    ['the runner reports more pain', { trend: 'up' }, null],
    ['pain got worse', { pain: 3 }, { pain: 2 }],
    ['readiness got worse', { readiness: 61 }, { readiness: 62 }],
  ])('is neutral when %s', (_, now, earlier) =>
    expect(isSuccessTone(answerOf(now), earlier && checkinOf(earlier))).toBe(false),
  );

  it('is neutral when there is a red flag', () =>
    expect(isSuccessTone({ ...answerOf(), alerts: FLAGS }, null)).toBe(false));
});
