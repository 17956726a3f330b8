import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import type { Answers } from './document.ts';

/** The answers of a request body. Notes of only white space become null. */
export const answersOf = ({ sleep, stress, fatigue, pain, readiness, notes }: CheckinBody): Answers => ({
  sleep,
  stress,
  fatigue,
  pain,
  readiness,
  notes: notes?.trim() || null,
});
