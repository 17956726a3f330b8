import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import { type CoachProfileSaved, PATHS } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormValues, toRequestBody } from './form-values.ts';
import type { ProfileChanges } from './profile-draft.ts';
import { profileWords } from './profile-words.ts';

interface SaveRequest {
  form: FormValues;
  /** The draft's changes that `form` contains. */
  changes: ProfileChanges | null;
}

/** Mutation that saves the profile and invalidates it and the weekly plan. */
export const useSaveProfile = (onSaved: (sent: SaveRequest, answer: CoachProfileSaved) => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['coach-profile'],
    mutationFn: ({ form }: SaveRequest) => callApi('saveCoachProfile', { body: toRequestBody(form) }),
    onSuccess: async (answer, sent) => {
      await client.cancelQueries({ queryKey: [PATHS.coachProfile] });
      const { ignored: _, ...profile } = answer;
      client.setQueryData([PATHS.coachProfile], profile);
      onSaved(sent, answer);
      invalidateAfter(client, 'saveCoachProfile');
      showToast({ ...profileWords().savedToast, tone: 'success' });
    },
    onError: (error) => {
      showFailure(messageOf(error, profileWords().saveFailed));
    },
  });
};
