import { type MutationKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What names the call: while one of that name is under way there is no second. */
type Named = { mutationKey: MutationKey };

/**
 * A change that is never sent twice at the same time. A busy button alone does not see to that: a double click is over
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
