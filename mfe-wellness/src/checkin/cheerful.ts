import { type CheckinAnswer, type CheckinToday, highPainOf, painOf } from '@stridewell/contracts/web';
import { readMessage } from '@stridewell/ui/core';

/** Whether a check-in came out worse than the one it replaces or, the first of a day, than the runner's own normal. */
const isWorse = (answer: CheckinAnswer, before: CheckinToday | null): boolean => {
  const { baseline } = answer.explanation;
  if (before) return answer.score < before.score || painOf(answer) > before.pain;
  return baseline !== null && answer.score < baseline.mean;
};

/** Whether a check-in may be announced as a success: not beside a safety text, high pain or a Reset, and not when it got worse. */
export const isCheerful = (answer: CheckinAnswer, before: CheckinToday | null): boolean =>
  readMessage(answer).referral === null &&
  answer.recommendation !== 'Reset' &&
  highPainOf(answer) === null &&
  !isWorse(answer, before);
