import { type ConsentKind, PATHS } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { pageLanguage } from '../screens/page-language.ts';
import { storeToken } from './api.ts';
import { messageOf } from './api-error.ts';
import { storeResponsesIf } from './offline-responses.ts';
import { callApi } from './operations.ts';
import { NotConfirmedError, withConfirmation } from './step-up.ts';
import { useSingleMutation } from './use-single-mutation.ts';

const FAILED = { en: 'Failed to save your choice', nb: 'Vi fikk ikke lagret valget ditt' };

/** Mutation that gives or withdraws a consent and replaces the cached profile with the response. */
export const useConsent = (kind: ConsentKind, onStored?: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['consent', kind],
    mutationFn: (given: boolean) => withConfirmation(() => callApi('setConsent', { body: { kind, given } })),
    onSuccess: ({ token, ...profile }, given) => {
      if (kind === 'health_data') void storeResponsesIf(given);
      if (token) storeToken(token);
      client.setQueryData([PATHS.profile], profile);
      onStored?.();
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmedError)) showFailure(messageOf(error, FAILED[pageLanguage()]));
    },
  });
};
