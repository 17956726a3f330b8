import { type ConsentKind, PATHS } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { storeToken } from './api.ts';
import { messageOf } from './api-error.ts';
import { storeResponsesIf } from './offline-responses.ts';
import { callApi } from './operations.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** Mutation that gives or withdraws a consent and replaces the cached profile with the response. */
export const useConsent = (kind: ConsentKind, onStored?: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['consent', kind],
    mutationFn: (given: boolean) => callApi('setConsent', { body: { kind, given } }),
    onSuccess: ({ token, ...profile }, given) => {
      if (kind === 'health_data') void storeResponsesIf(given);
      if (token) storeToken(token);
      client.setQueryData([PATHS.profile], profile);
      onStored?.();
    },
    onError: (error) =>
      showToast({ title: 'Error', text: messageOf(error, 'Failed to save your choice'), tone: 'destructive' }),
  });
};
