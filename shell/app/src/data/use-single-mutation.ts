import { type MutationKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Identifies the mutation: only one with the same key runs at a time. */
type Named = { mutationKey: MutationKey };

/**
 * A mutation that never runs twice at the same time. A busy button alone does not prevent that: a double click ends
 * before the first click has rendered.
 */
export const useSingleMutation = <Answer, Variables = void>(
  options: UseMutationOptions<Answer, Error, Variables> & Named,
) => {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const mutate = (variables: Variables): void => {
    if (client.isMutating({ mutationKey: options.mutationKey }) === 0) mutation.mutate(variables);
  };
  return { ...mutation, mutate };
};
