import { formatScore, invalidateAfter, messageOf, now, useToday, useUser } from '@stridewell/app/core';
import { type Submitted, submitCheckin } from '@stridewell/app/queue';
import { type CheckinAnswer, type CheckinToday, PATHS } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CheckinAnswers, toRequestBody } from './answers.ts';
import { forgetDraft } from './draft.ts';
import { useSubmissionKeys } from './submission-key.ts';
import { isSuccessTone } from './success-tone.ts';

const updateCache = (client: QueryClient, day: string, answers: CheckinAnswers, answer: CheckinAnswer): void => {
  client.setQueryData([PATHS.checkinToday], { ...answer, ...toRequestBody(answers), date: day });
  invalidateAfter(client, 'saveCheckin');
};

const announce = (answer: CheckinAnswer, before: CheckinToday | null): void => {
  const { isUpdate, score } = answer;
  showToast({
    tone: isSuccessTone(answer, before) ? 'success' : 'default',
    title: isUpdate ? 'Check-in updated' : 'Check-in completed',
    text: isUpdate
      ? `Your score has been updated to ${formatScore(score)}/10`
      : `Your score is ${formatScore(score)}/10`,
  });
};

/**
 * Submits a check-in for the date it contains. Adds it to the offline queue when there is no connection. On success,
 * shows a toast and invalidates the queries that depend on check-ins.
 */
export const useSubmit = (onSubmitted: (submitted: Submitted, answers: CheckinAnswers) => void) => {
  const client = useQueryClient();
  const day = useToday();
  const { id: userId } = useUser();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (answers: CheckinAnswers) => {
      const body = { ...toRequestBody(answers), date: day };
      return submitCheckin({ userId, date: day, key: keys.keyFor(body), body, createdAt: now().toISOString() });
    },
    onSuccess: (submitted, answers) => {
      keys.acknowledge();
      forgetDraft();
      if (submitted.state === 'sent') {
        const before = client.getQueryData<CheckinToday>([PATHS.checkinToday]);
        updateCache(client, day, answers, submitted.answer);
        announce(submitted.answer, before?.date === day ? before : null);
      }
      onSubmitted(submitted, answers);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: 'Error', text: messageOf(error, 'Failed to submit check-in') }),
  });
};
