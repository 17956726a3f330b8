import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import type { PhysioTestInput } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { testWords } from './test-words.ts';

/**
 * Mutation that stores the results of all sides of a test sequentially. A repeated attempt sends the same ids, so that
 * no result is stored twice.
 */
export const useSaveTest = (onSaved: () => void) => {
  const client = useQueryClient();
  const words = testWords();
  return useSingleMutation<void, PhysioTestInput[]>({
    mutationKey: ['physio-test'],
    mutationFn: async (results) => {
      for (const body of results) await callWithErrorMessage(words.failed, () => callApi('savePhysioTest', { body }));
    },
    onSuccess: () => {
      invalidateAfter(client, 'savePhysioTest');
      showToast({ tone: 'success', title: words.saved });
      onSaved();
    },
    onError: (error) => {
      showToast({ tone: 'destructive', title: words.title, text: messageOf(error, words.failed) });
    },
  });
};
