import { ApiError, callApi, invalidateAfter, useSingleMutation } from '@stridewell/app/core';
import { PATHS, type PhysioProfile, type PhysioProfileInput } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import type { Changes } from './form.ts';

export interface SaveRequest {
  body: PhysioProfileInput;
  /** The draft's changes that `body` contains. */
  changes: Changes | null;
}

const CREATED = { title: 'Profile Created', text: 'Your physio profile has been successfully created.' };
const UPDATED = { title: 'Profile Updated' };
const FAILED = {
  create: 'Failed to create profile. Please try again.',
  update: 'Failed to create/update profile. Please try again.',
};

/** Mutation that creates or replaces the profile and invalidates the queries that depend on it. */
export const useSaveProfile = (exists: boolean, onSaved: (sent: SaveRequest) => void) => {
  const client = useQueryClient();
  const operation = exists ? 'replacePhysioProfile' : 'createPhysioProfile';
  return useSingleMutation<PhysioProfile, SaveRequest>({
    mutationKey: ['physio-profile'],
    mutationFn: ({ body }) => callWithErrorMessage('Failed to save physio profile', () => callApi(operation, { body })),
    onSuccess: async (profile, sent) => {
      await client.cancelQueries({ queryKey: [PATHS.physioProfile] });
      client.setQueryData([PATHS.physioProfile], profile);
      invalidateAfter(client, operation);
      onSaved(sent);
      showToast({ ...(exists ? UPDATED : CREATED), tone: 'success' });
    },
    onError: (error) => {
      showToast({ title: 'Error', text: FAILED[exists ? 'update' : 'create'], tone: 'destructive' });
      // Another device created or removed the profile. After the refetch, the next attempt uses the right method.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        void client.invalidateQueries({ queryKey: [PATHS.physioProfile] });
      }
    },
  });
};
