import { defineJob } from '@stridewell/kit/queue/job';
import { z } from 'zod';

/** Imports the uploaded files of a runner. The files and their names are not in the job. */
export const importJob = defineJob({
  queue: 'running.activity-import',
  data: z.strictObject({ userId: z.string(), importId: z.string() }),
  id: ({ importId }) => importId,
  attempts: 5,
  backoffMs: 1_000,
});
