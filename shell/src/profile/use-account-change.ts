import { ApiError, NotConfirmedError, useSingleMutation } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import { showFailure } from '@stridewell/ui/core';
import type { MutationKey } from '@tanstack/react-query';
import { problemWords } from '../words/problem-words.ts';

export interface Call<Answer, Variables> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables) => Promise<Answer>;
  onSuccess: (answer: Answer, variables: Variables) => void;
  /** Error toast message that is used when the server sends no message. */
  failure: string;
}

/**
 * Account mutation that ignores further calls while it is running. Shows a toast on failure, unless the runner closed
 * the step-up dialog.
 */
export const useAccountChange = <Answer, Variables = void>({ failure, ...call }: Call<Answer, Variables>) =>
  useSingleMutation<Answer, Variables>({
    ...call,
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      const isAnswered = error instanceof ApiError && error.serverMessage !== null;
      const text = isAnswered ? problemWords(pageLanguage()).error(error) : failure;
      showFailure(text);
    },
  });
