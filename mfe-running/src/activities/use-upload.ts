import { api, invalidateAfter } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';

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
