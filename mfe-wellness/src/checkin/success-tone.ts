import { dayMessage } from '@stridewell/app/core';
import { type CheckinAnswer, type CheckinToday, highPainOf, painOf } from '@stridewell/contracts/web';

/**
 * True when the check-in is worse than the one it replaces or, if it replaces none, when the score is below the
 * baseline mean.
 */
const isWorse = (answer: CheckinAnswer, before: CheckinToday | null): boolean => {
  const { baseline } = answer.explanation;
  if (before) return answer.score < before.score || painOf(answer) > before.pain;
  return baseline !== null && answer.score < baseline.mean;
};

/**
 * True when the toast has the tone "success": there is no safety text, no high pain and no Reset, and the check-in
 * is not worse than the one before it.
 */
export const isSuccessTone = (answer: CheckinAnswer, before: CheckinToday | null): boolean =>
  dayMessage(answer).referral === null &&
  answer.recommendation !== 'Reset' &&
  highPainOf(answer) === null &&
  !isWorse(answer, before);
