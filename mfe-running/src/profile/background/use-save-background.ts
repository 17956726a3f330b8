import { callApi, invalidateAfter, keyOf, messageOf, useSingleMutation } from '@stridewell/app/core';
import { showFailure, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Background, type BackgroundValues, toBackgroundBody } from './background-values.ts';
import { backgroundWords } from './background-words.ts';

interface SaveRequest {
  form: BackgroundValues;
  /** The answers as last saved. The request repeats those that the form does not show. */
  saved: Background;
  /** The draft's changes that `form` contains. */
  changes: Partial<BackgroundValues> | null;
}

/** Mutation that saves the answers about the last few weeks and refetches the plan. */
export const useSaveBackground = (onSaved: (sent: SaveRequest) => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['coach-background'],
    mutationFn: ({ form, saved }: SaveRequest) => callApi('saveBackground', { body: toBackgroundBody(form, saved) }),
    onSuccess: async (answer, sent) => {
      const queryKey = keyOf('readBackground');
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
      onSaved(sent);
      invalidateAfter(client, 'saveBackground');
      showToast({ ...backgroundWords().saved, tone: 'success' });
    },
    onError: (error) => {
      const text = messageOf(error, backgroundWords().saveFailed);
      showFailure(text);
    },
  });
};
