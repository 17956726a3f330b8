import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { type JobType, RETENTION } from './job.ts';

export interface Producer<T> {
  /**
   * Adds jobs; those whose id waits or runs already change nothing. Rejects within a millisecond while Redis is away, and
   * within two seconds while it hangs.
   */
  add(...jobs: T[]): Promise<void>;
  /**
   * Makes sure that a schedule exists (cron, machine time, UTC). Answers whether it had to be made: for the first time, after
   * Redis lost everything, or because its next run was missed.
   */
  schedule(pattern: string, data: T, now: Date): Promise<boolean>;
  close(): Promise<void>;
}

/** A run that is so late was lost. */
const MISSED_MS = 60_000;

export const createProducer = <T extends z.ZodType>(
  job: JobType<T>,
  redis: Redis,
  prefix: string,
): Producer<z.infer<T>> => {
  const queue = new Queue<unknown, void, string, unknown, void, string>(job.queue, { connection: redis, prefix });
  // Told by the connection itself; without a listener it would end the process.
  queue.on('error', () => undefined);
  const options = { ...RETENTION, attempts: job.attempts, backoff: { type: 'exponential', delay: job.backoffMs } };
  const present = (): void => {
    // BullMQ would wait for the very first connection without end.
    if (redis.status !== 'ready') throw new Error('Redis is away');
  };
  return {
    async add(...jobs) {
      present();
      await queue.addBulk(
        jobs.map((given) => {
          const data = job.data.parse(given);
          return { name: job.queue, data, opts: { ...options, jobId: job.id(data) } };
        }),
      );
    },
    async schedule(pattern, data, now) {
      present();
      const found = await queue.getJobScheduler(job.queue);
      if (found?.pattern === pattern && (found.next ?? 0) > now.getTime() - MISSED_MS) return false;
      const template = { name: job.queue, data: job.data.parse(data), opts: options };
      await queue.upsertJobScheduler(job.queue, { pattern, tz: 'UTC' }, template);
      return true;
    },
    close: () => queue.close(),
  };
};
