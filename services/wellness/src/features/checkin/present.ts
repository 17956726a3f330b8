import type { SentCheckin, SentExplanation } from '@stridewell/contracts/http/wellness';
import type { Assessment } from '../../domain/readiness/assess.ts';
import type { Cap } from '../../domain/readiness/facts.ts';
import { causeText, messageText, partsText } from '../../messages/catalogue.ts';

const presentCap = ({ limit, ...cause }: Cap): NonNullable<SentExplanation['cap']> => ({
  reason: causeText(cause, 'en'),
  limit,
  code: cause.code,
  value: 'value' in cause ? cause.value : null,
});

/**
 * Returns an assessment in the format of the API, in English. Does not include `isUpdate`, which depends on stored
 * data.
 */
export const presentAssessment = ({
  score,
  recommendation,
  explanation: { raw, factors, cap, baseline },
  runningStopped,
  message,
}: Assessment): Omit<SentCheckin, 'isUpdate'> => ({
  score,
  recommendation,
  message: messageText(message, 'en'),
  messageParts: partsText(message, 'en'),
  runningStopped,
  explanation: { raw, factors, cap: cap && presentCap(cap), baseline },
});
