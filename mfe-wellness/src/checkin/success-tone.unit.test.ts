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
    ['it is the first check-in', DEFAULT_ANSWER, null],
    ['it is as good as the one it replaces', DEFAULT_ANSWER, before()],
    ['it is not below the baseline', withMean(6.2), null],
  ])('returns true when %s', (_, answer, earlier) => expect(isSuccessTone(answer, earlier)).toBe(true));

  it.each<[string, CheckinAnswer, CheckinToday | null]>([
    ['the score got worse', DEFAULT_ANSWER, before({ score: 6.3 })],
    ['the pain got worse', DEFAULT_ANSWER, before({ pain: 1 })],
    ['it is below the baseline', withMean(6.5), null],
    ['pain is high', { ...painAnswer(8), recommendation: 'Recover' }, null],
    ['the recommendation is Reset', painAnswer(2), null],
    ['it has a safety text', { ...DEFAULT_ANSWER, ...saying(REFERRAL) }, null],
  ])('returns false when %s', (_, answer, earlier) => expect(isSuccessTone(answer, earlier)).toBe(false));
});
