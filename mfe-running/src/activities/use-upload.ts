import { ApiError, api, invalidateAfter, messageOf } from '@stridewell/app/core';
import { IMPORT_REFUSALS, PATHS } from '@stridewell/contracts/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActivityWords } from './activity-words.ts';

/** Mutation that sends files to be imported. */
export const useUpload = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['import-activities'],
    mutationFn: (files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('files', file);
      return api.post<{ id: string }>(PATHS.activityImport, body);
    },
    onSettled: () => invalidateAfter(client, 'importActivities'),
  });
};

/** Returns the sentence for a failed upload: the one for the error code, otherwise the server's own message. */
export const uploadFailure = (error: unknown, { refusals, sendFailed }: ActivityWords): string => {
  const code = error instanceof ApiError ? error.code : null;
  const refusal = IMPORT_REFUSALS.find((each) => each === code);
  return refusal ? refusals[refusal] : messageOf(error, sendFailed);
};
