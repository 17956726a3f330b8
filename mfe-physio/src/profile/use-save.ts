import { PATHS, type PhysioProfile, type PhysioProfileInput } from '@stridewell/contracts/web';
import { ApiError, api, showToast, useSingleMutation } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { callOr } from '../calls/call-or.ts';
import type { Changes } from './form.ts';

/** What a saved area changes, here and in the other parts of the product. */
const FOLLOWERS = [PATHS.physioToday, PATHS.checkinToday, PATHS.weeklyPlan];

export interface Sent {
  body: PhysioProfileInput;
  /** What of it was not saved before. */
  changes: Changes | null;
}

const CREATED = { title: 'Profile Created', text: 'Your physio profile has been successfully created.' };
const UPDATED = { title: 'Profile Updated' };
const FAILED = {
  create: 'Failed to create profile. Please try again.',
  update: 'Failed to create/update profile. Please try again.',
};

/** Saves the profile: creates it where there is none, replaces it where there is one. Afterwards what follows from it is read again. */
export const useSaveProfile = (exists: boolean, onSaved: (sent: Sent) => void) => {
  const client = useQueryClient();
  const save = exists ? api.put<PhysioProfile> : api.post<PhysioProfile>;
  return useSingleMutation<PhysioProfile, Sent>({
    mutationKey: ['physio-profile'],
    mutationFn: ({ body }) => callOr('Failed to save physio profile', () => save(PATHS.physioProfile, body)),
    onSuccess: async (profile, sent) => {
      await client.cancelQueries({ queryKey: [PATHS.physioProfile] });
      client.setQueryData([PATHS.physioProfile], profile);
      for (const key of FOLLOWERS) void client.invalidateQueries({ queryKey: [key] });
      onSaved(sent);
      showToast({ ...(exists ? UPDATED : CREATED), tone: 'success' });
    },
    onError: (error) => {
      showToast({ title: 'Error', text: FAILED[exists ? 'update' : 'create'], tone: 'destructive' });
      // It was made or removed elsewhere meanwhile: read it, and the next press does the right thing.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        void client.invalidateQueries({ queryKey: [PATHS.physioProfile] });
      }
    },
  });
};
