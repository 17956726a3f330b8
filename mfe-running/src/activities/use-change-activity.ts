import { callApi, invalidateAfter } from '@stridewell/app/core';
import type { Activity } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActivityWords } from './activity-words.ts';

/** Fields of an activity that the runner can change. Omitted fields keep their value. */
export type ActivityChange = Partial<Pick<Activity, 'rpe' | 'note' | 'sport'>> & { isPlannedSession?: boolean };

/** Changes fields of an activity. A failure is shown in a toast. */
export const useChangeActivity = (id: string, words: ActivityWords) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['change-activity'],
    mutationFn: (body: ActivityChange) => callApi('changeActivity', { params: { id }, body }),
    onSuccess: () => invalidateAfter(client, 'changeActivity'),
    onError: () => showToast({ title: words.saveFailed, tone: 'destructive' }),
  });
};
