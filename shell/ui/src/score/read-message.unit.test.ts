import { RECOMMENDATION_COPY, RUNNING_STOPPED } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const OVERRIDE = 'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.';
const EMPTY = { referral: null, override: null, score: null, down: [], up: [], stopped: null, rest: [] };

const read = (message: string) =>
  readMessage({
    message,
    score: 6.2,
    recommendation: 'Adapt',
    explanation: { raw: 6.2, factors: [], cap: null, baseline: null },
  });

describe('readMessage', () => {
  test('splits the score line into its factors', () => {
    const score = 'Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.';
    expect(read(score)).toEqual({ ...EMPTY, score, down: ['fatigue', 'sleep'], up: ['low stress'] });
  });

  test('keeps the override as a line, and has no lowering factors when there are none', () => {
    const score = 'Readiness score 4.9 of 10. Up: good sleep.';
    expect(read(`${OVERRIDE}\n${score}`)).toEqual({ ...EMPTY, override: OVERRIDE, score, up: ['good sleep'] });
  });

  test('separates the sentence for stopped running', () => {
    const score = 'Readiness score 7.4 of 10.';
    expect(read(`${score}\n${RUNNING_STOPPED}`)).toEqual({ ...EMPTY, score, stopped: RUNNING_STOPPED });
  });

  test('takes the lines before the override as the safety text', () => {
    expect(read(`Call 113 now.\nDo not run.\n${OVERRIDE}`)).toEqual({
      ...EMPTY,
      referral: 'Call 113 now. Do not run.',
      override: OVERRIDE,
    });
  });

  test('omits the advice and keeps unknown lines', () => {
    const score = 'Readiness score 6.2 of 10.';
    expect(read(`${score}\n${RECOMMENDATION_COPY.Adapt.text}\nSomething new.`)).toEqual({
      ...EMPTY,
      score,
      rest: ['Something new.'],
    });
    expect(read('Something new.')).toEqual({ ...EMPTY, rest: ['Something new.'] });
    expect(read('')).toEqual(EMPTY);
  });
});
