import type { CheckinBody } from '@stridewell/contracts/http/wellness';
import type { Answers } from './document.ts';

/** Returns the answers in a request body. Notes that contain only white space become null. */
export const answersOf = ({ sleep, stress, fatigue, pain, readiness, notes }: CheckinBody): Answers => ({
  sleep,
  stress,
  fatigue,
  pain,
  readiness,
  notes: notes?.trim() || null,
});
