import { defineJob } from '@stridewell/kit/queue/job';
import { z } from 'zod';

/** Imports a runner's uploaded files. The files and their names are not part of the job. */
export const importJob = defineJob({
  queue: 'running.activity-import',
  data: z.strictObject({ userId: z.string(), importId: z.string() }),
  id: ({ importId }) => importId,
  attempts: 5,
  backoffMs: 1_000,
});
