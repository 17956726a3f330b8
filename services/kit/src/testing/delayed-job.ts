import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { z } from 'zod';
import type { JobType } from '../queue/job.ts';

const LATER_MS = 3_600_000;

/** Adds a job that is delayed by an hour, so that no worker runs it. `prefix` is the prefix of the queues. */
export const addDelayedJob = async <T extends z.ZodType>(
  job: JobType<T>,
  data: z.infer<T>,
  { url, prefix }: { url: string; prefix: string },
): Promise<void> => {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(job.queue, { connection, prefix: prefix || 'stridewell' });
  await queue.add(job.queue, job.data.parse(data), { jobId: job.id(data), delay: LATER_MS });
  await queue.close();
  await connection.quit();
};
