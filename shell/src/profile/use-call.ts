import { messageOf, NotConfirmedError, showToast, useSingleMutation } from '@stridewell/ui/core';
import type { MutationKey } from '@tanstack/react-query';

export interface Call<Answer, Variables> {
  mutationKey: MutationKey;
  mutationFn: (variables: Variables) => Promise<Answer>;
  onSuccess: (answer: Answer, variables: Variables) => void;
  /** What the toast says where the server has no sentence for it. */
  failure: string;
}

/** A change to the account, never sent twice at a time. A failure is told by a toast and changes nothing; a question that the runner closed needs none. */
export const useCall = <Answer, Variables = void>({ failure, ...call }: Call<Answer, Variables>) =>
  useSingleMutation<Answer, Variables>({
    ...call,
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showToast({ title: 'Error', text: messageOf(error, failure), tone: 'destructive' });
    },
  });
