import { describe, expect, it } from 'vitest';
import { decidingPain, highPainOf } from './pain.ts';
import type { CheckinAnswer } from './responses.ts';

type Explanation = CheckinAnswer['explanation'];

const day = (score: number, pain: number, cap: Explanation['cap'] = null) => {
  const factors: Explanation['factors'] = [{ metric: 'pain', value: pain, contribution: 0, max: 1.5 }];
  return { score, explanation: { raw: score, factors, cap, baseline: null } };
};

const pain = (value: number, limit: number) => ({ reason: `pain of ${value}`, limit, code: 'pain', value });
const physioPain = (value: number, limit: number) => ({
  reason: `pain of ${value} in your physio check-in`,
  limit,
  code: 'physio_pain',
  value,
});

describe('LANG-66 highPainOf', () => {
  it.each([
    ['7 or more', day(2.9, 7), 7],
    ['5 on a Reset day', day(2.9, 5), 5],
    ['8 in the physio check-in', day(2.9, 1, physioPain(8, 2.9)), 8],
  ])('returns the pain level when it is %s', (_, judged, pain) => expect(highPainOf(judged)).toBe(pain));

  it.each([
    ['6 on a Recover day', day(4.9, 6, pain(6, 4.9))],
    ['4 on a Reset day', day(2.9, 4)],
  ])('returns null when the pain level is %s', (_, judged) => expect(highPainOf(judged)).toBeNull());
});

describe('LANG-74 decidingPain', () => {
  it('returns the pain level that caused the cap', () => {
    expect(decidingPain(5, pain(5, 4.9))).toBe(5);
    expect(decidingPain(0, physioPain(6, 4.9))).toBe(6);
  });

  it('reads the pain level from the reason for a cap that an earlier release stored', () => {
    expect(decidingPain(0, { reason: 'pain of 6 in your physio check-in', limit: 4.9 })).toBe(6);
  });

  it('returns a pain level of 7 or more even when pain did not cause the cap', () => {
    expect(decidingPain(7, null)).toBe(7);
    expect(decidingPain(8, { reason: 'what you wrote in your notes', limit: 2.9, code: 'notes', value: null })).toBe(8);
  });

  it('returns null for a pain level below 7 that did not cause the cap', () => {
    expect(decidingPain(6, { reason: 'fatigue of 5', limit: 4.9, code: 'fatigue', value: 5 })).toBeNull();
    expect(decidingPain(2, null)).toBeNull();
  });
});
