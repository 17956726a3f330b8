import { DEFAULT_ANSWER, REFERRAL, saying } from '@stridewell/app/testing/checkin';
import { type CheckinAnswer, type CheckinToday, painOf } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { painAnswer } from '../testing/fixtures.ts';
import { isSuccessTone } from './success-tone.ts';

const before = (change: Partial<CheckinToday> = {}): CheckinToday => ({
  ...DEFAULT_ANSWER,
  sleep: 3,
  stress: 2,
  fatigue: 3,
  pain: painOf(DEFAULT_ANSWER),
  readiness: 7,
  planned_today: false,
  planned_type: null,
  preferred_focus: null,
  notes: null,
  date: '2026-11-20',
  ...change,
});

const withMean = (mean: number): CheckinAnswer => ({
  ...DEFAULT_ANSWER,
  explanation: { ...DEFAULT_ANSWER.explanation, baseline: { mean, sd: 1, days: 12 } },
});

describe('LANG-69 isSuccessTone', () => {
  it.each<[string, CheckinAnswer, CheckinToday | null]>([
    ['there is no earlier check-in', DEFAULT_ANSWER, null],
    ['score and pain equal those of the replaced check-in', DEFAULT_ANSWER, before()],
    ['the score equals the baseline mean', withMean(6.2), null],
  ])('returns true when %s', (_, answer, earlier) => expect(isSuccessTone(answer, earlier)).toBe(true));

  it.each<[string, CheckinAnswer, CheckinToday | null]>([
    ['the score is lower than that of the replaced check-in', DEFAULT_ANSWER, before({ score: 6.3 })],
    ['the pain is higher than that of the replaced check-in', DEFAULT_ANSWER, before({ pain: 1 })],
    ['the score is below the baseline mean', withMean(6.5), null],
    ['pain is high', { ...painAnswer(8), recommendation: 'Recover' }, null],
    ['the recommendation is Reset', painAnswer(2), null],
    ['the message has a safety text', { ...DEFAULT_ANSWER, ...saying(REFERRAL) }, null],
  ])('returns false when %s', (_, answer, earlier) => expect(isSuccessTone(answer, earlier)).toBe(false));
});
