import type { SentCheckin, SentExplanation } from '@stridewell/contracts/http/wellness';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { Assessment } from '../../domain/readiness/assess.ts';
import type { Cap } from '../../domain/readiness/facts.ts';
import { causeText, messageText, partsText } from '../../messages/catalogue.ts';

const presentCap = ({ limit, ...cause }: Cap, language: MessageLanguage): NonNullable<SentExplanation['cap']> => ({
  reason: causeText(cause, language),
  limit,
  code: cause.code,
  value: 'value' in cause ? cause.value : null,
});

/**
 * Returns an assessment in the format of the API, with texts in the given language. Does not include `isUpdate`, which
 * depends on stored data.
 */
export const presentAssessment = (
  {
    score,
    recommendation,
    explanation: { raw, factors, cap, limits, baseline },
    runningStopped,
    firstEasy,
    message,
  }: Assessment,
  language: MessageLanguage = 'en',
): Omit<SentCheckin, 'isUpdate'> => ({
  score,
  recommendation,
  message: messageText(message, language),
  messageParts: partsText(message, language),
  runningStopped,
  firstEasy,
  explanation: {
    raw,
    factors,
    cap: cap && presentCap(cap, language),
    limits: limits.map((limit) => presentCap(limit, language)),
    baseline,
  },
});
