import { type CheckinAnswer, IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import { api, formatScore, messageOf, readMessage, showToast, useToday } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answers, bodyOf } from './answers.ts';
import { forgetDraft } from './draft.ts';
import { useSubmissionKeys } from './submission-key.ts';

/** Without an answer for this long the runner is told, and may try again: the key makes that harmless. */
const TIMEOUT_MS = 20_000;

/** What a check-in changes, here or in another part of the product. */
const FOLLOWERS = [PATHS.checkinToday, PATHS.stats, PATHS.history, PATHS.weeklyOutcomes];

const remember = (client: QueryClient, day: string, answers: Answers, answer: CheckinAnswer): void => {
  client.setQueryData([PATHS.checkinToday], { ...answer, ...bodyOf(answers), date: day });
  for (const path of FOLLOWERS) void client.invalidateQueries({ queryKey: [path] });
};

const announce = (answer: CheckinAnswer): void => {
  const { isUpdate, score } = answer;
  showToast({
    // Nothing cheerful beside a safety text.
    tone: readMessage(answer).referral ? 'default' : 'success',
    title: isUpdate ? 'Check-in updated' : 'Check-in completed',
    text: isUpdate
      ? `Your score has been updated to ${formatScore(score)}/10`
      : `Your score is ${formatScore(score)}/10`,
  });
};

/** Sends a check-in. A success is told by a toast and to every screen that shows check-ins; a failure leaves the form as it is. */
export const useSubmit = (onAnswer: (answer: CheckinAnswer) => void) => {
  const client = useQueryClient();
  const day = useToday();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (answers: Answers) => {
      const body = bodyOf(answers);
      return api.post<CheckinAnswer>(PATHS.checkin, body, {
        headers: { [IDEMPOTENCY_HEADER]: keys.keyFor(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },
    onSuccess: (answer, answers) => {
      keys.acknowledge();
      forgetDraft();
      remember(client, day, answers, answer);
      announce(answer);
      onAnswer(answer);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: 'Error', text: messageOf(error, 'Failed to submit check-in') }),
  });
};
