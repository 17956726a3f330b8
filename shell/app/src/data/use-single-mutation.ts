import { type MutationKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Requires a mutation key. Only one mutation with the same key runs at a time. */
type Named = { mutationKey: MutationKey };

/**
 * Mutation that ignores further calls while it is running. A busy button alone does not prevent a second call, because
 * a double click ends before the first click has rendered.
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
