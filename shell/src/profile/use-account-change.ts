import { messageOf, NotConfirmedError, useSingleMutation } from '@stridewell/app/core';
import { showToast } from '@stridewell/ui/core';
import type { MutationKey } from '@tanstack/react-query';

export interface Call<Answer, Variables> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables) => Promise<Answer>;
  onSuccess: (answer: Answer, variables: Variables) => void;
  /** The toast's text if the server sends no message. */
  failure: string;
}

/**
 * A change to the account, sent only once at a time. A failure shows a toast, except when the runner closed the
 * confirmation dialog.
 */
export const useAccountChange = <Answer, Variables = void>({ failure, ...call }: Call<Answer, Variables>) =>
  useSingleMutation<Answer, Variables>({
    ...call,
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showToast({ title: 'Error', text: messageOf(error, failure), tone: 'destructive' });
    },
  });
