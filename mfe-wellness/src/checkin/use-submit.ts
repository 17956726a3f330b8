import { invalidateAfter, keyOf, messageOf, now, useToday, useUser } from '@stridewell/app/core';
import { type Submitted, submitCheckin } from '@stridewell/app/queue';
import { languageQuery } from '@stridewell/app/screens';
import { type CheckinAnswer, PATHS } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CheckinAnswers, toRequestBody } from './answers.ts';
import { forgetDraft } from './draft.ts';
import { formWords } from './form-words.ts';
import { useSubmissionKeys } from './submission-key.ts';

/**
 * Updates the cached check-in of today in the language of the page and in English, because some screens always request
 * it in English.
 */
const updateCache = (client: QueryClient, day: string, answers: CheckinAnswers, answer: CheckinAnswer): void => {
  for (const key of [[PATHS.checkinToday], keyOf('readCheckinToday', languageQuery())])
    client.setQueryData(key, { ...answer, ...toRequestBody(answers), date: day });
  invalidateAfter(client, 'saveCheckin');
};

/**
 * Submits a check-in for the date it contains. Adds it to the offline queue when there is no connection. On success,
 * invalidates the queries that depend on check-ins.
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
      if (submitted.state === 'sent') updateCache(client, day, answers, submitted.answer);
      onSubmitted(submitted, answers);
    },
    onError: (error) => {
      showFailure(messageOf(error, formWords().failed));
    },
  });
};
