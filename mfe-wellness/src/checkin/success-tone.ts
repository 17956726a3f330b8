import { dayMessage } from '@stridewell/app/core';
import { type CheckinAnswer, type CheckinToday, highPainOf, painOf } from '@stridewell/contracts/web';

/**
 * Whether a check-in is worse than the one it replaces or, for the first of a day, below the runner's baseline mean.
 */
const isWorse = (answer: CheckinAnswer, before: CheckinToday | null): boolean => {
  const { baseline } = answer.explanation;
  if (before) return answer.score < before.score || painOf(answer) > before.pain;
  return baseline !== null && answer.score < baseline.mean;
};

/**
 * Whether to announce a check-in as a success: not with a safety text, high pain or Reset, and not when it got worse.
 */
export const isSuccessTone = (answer: CheckinAnswer, before: CheckinToday | null): boolean =>
  dayMessage(answer).referral === null &&
  answer.recommendation !== 'Reset' &&
  highPainOf(answer) === null &&
  !isWorse(answer, before);
