import { callApi, invalidateAfter, keyOf, messageOf, useSingleMutation } from '@stridewell/app/core';
import type { CoachProfile } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Background } from '../profile/background/background-values.ts';
import { type Answers, toBackgroundBody, toProfileBody } from './answers.ts';
import { startWords } from './start-words.ts';

export interface SavedBefore {
  profile: CoachProfile | null;
  background: Background;
}

/**
 * Mutation that saves the answers, which creates the plan. The answers about the last few weeks are saved first, because
 * the plan is created from them when the profile is saved.
 */
export const useSaveAnswers = ({ profile, background }: SavedBefore, onSaved: () => void) => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['start'],
    mutationFn: async ({ answers, hurts }: { answers: Answers; hurts: Background['hurts'] }) => {
      const saved = await callApi('saveBackground', { body: toBackgroundBody(answers, background, hurts) });
      client.setQueryData(keyOf('readBackground'), saved);
      const { ignored: _, ...stored } = await callApi('saveCoachProfile', { body: toProfileBody(answers, profile) });
      client.setQueryData(keyOf('readCoachProfile'), stored);
    },
    onSuccess: () => {
      invalidateAfter(client, 'saveBackground');
      invalidateAfter(client, 'saveCoachProfile');
      onSaved();
    },
    onError: (error) =>
      showToast({ title: 'Stridewell', text: messageOf(error, startWords().body.failed), tone: 'destructive' }),
  });
};
