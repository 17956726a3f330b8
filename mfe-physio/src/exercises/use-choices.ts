import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import type { PhysioChoicesInput } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { choiceWords } from './choice-words.ts';

/** Mutation that stores the runner's equipment or the length of today's session. A repeated attempt changes nothing. */
export const useSaveChoices = (onSaved: () => void = () => undefined) => {
  const client = useQueryClient();
  const { failed } = choiceWords();
  return useSingleMutation<void, PhysioChoicesInput>({
    mutationKey: ['physio-choices'],
    mutationFn: async (body) => {
      await callWithErrorMessage(failed.text, () => callApi('savePhysioChoices', { body }));
    },
    onSuccess: () => {
      invalidateAfter(client, 'savePhysioChoices');
      onSaved();
    },
    onError: (error) => {
      showToast({ tone: 'destructive', title: failed.title, text: messageOf(error, failed.text) });
    },
  });
};
