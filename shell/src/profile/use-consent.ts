import { PATHS, type Profile } from '@stridewell/contracts/web';
import { api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';

/** Gives or takes back the consent to an outside language model; the account as it then stands takes the place of the one that was read. */
export const useConsent = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['consent'],
    mutationFn: (given: boolean) => api.post<Profile>(PATHS.consent, { kind: 'outside_model', given }),
    onSuccess: (profile) => client.setQueryData([PATHS.profile], profile),
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to save your choice'), tone: 'destructive' }),
  });
};
