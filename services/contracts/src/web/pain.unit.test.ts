import { describe, expect, it } from 'vitest';
import type { CheckinAnswer } from './answers.ts';
import { decidingPain, highPainOf } from './pain.ts';

type Explanation = CheckinAnswer['explanation'];

const day = (score: number, pain: number, cap: Explanation['cap'] = null) => {
  const factors: Explanation['factors'] = [{ metric: 'pain', value: pain, contribution: 0, max: 1.5 }];
  return { score, explanation: { raw: score, factors, cap, baseline: null } };
};

describe('LANG-66 high pain of a day', () => {
  it.each([
    ['7 or more', day(2.9, 7), 7],
    ['5 on a Reset day', day(2.9, 5), 5],
    ['that of the physio check-in', day(2.9, 1, { reason: 'pain of 8 in your physio check-in', limit: 2.9 }), 8],
  ])('is found when it is %s', (_, judged, pain) => expect(highPainOf(judged)).toBe(pain));

  it.each([
    ['6 on a Recover day', day(4.9, 6, { reason: 'pain of 6', limit: 4.9 })],
    ['4 on a Reset day', day(2.9, 4)],
  ])('is none when it is %s', (_, judged) => expect(highPainOf(judged)).toBeNull());
});

describe('LANG-74 the pain that decides a day', () => {
  it('is the one that the deciding cap names', () => {
    expect(decidingPain(5, { reason: 'pain of 5', limit: 4.9 })).toBe(5);
    expect(decidingPain(0, { reason: 'pain of 6 in your physio check-in', limit: 4.9 })).toBe(6);
  });

  it('is high pain when the other answers score as low or something else limits the day too', () => {
    expect(decidingPain(7, null)).toBe(7);
    expect(decidingPain(8, { reason: 'what you wrote in your notes', limit: 2.9 })).toBe(8);
  });

  it('is none when lower pain stands beside another cap', () => {
    expect(decidingPain(6, { reason: 'fatigue of 5', limit: 4.9 })).toBeNull();
    expect(decidingPain(2, null)).toBeNull();
  });
});
