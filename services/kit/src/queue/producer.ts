import { type JobType as JobState, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { traceHeaders } from '../telemetry/current.ts';
import { inSpan, type Tracer } from '../telemetry/tracer.ts';
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
  /** How many jobs name an id, in their own id, their data or what they saved. */
  naming(id: string): Promise<number>;
  /** Removes those jobs, and the queue's own account of what happened to jobs. Rejects while one of them runs: try again. */
  forget(id: string): Promise<void>;
  close(): Promise<void>;
}

/** Jobs that can be taken out; the others run. */
const AT_REST = ['waiting', 'delayed', 'prioritized', 'failed', 'completed'] as const;

/** A run that is so late was lost. */
const MISSED_MS = 60_000;

export const createProducer = <T extends z.ZodType>(
  job: JobType<T>,
  { redis, prefix, tracer }: { redis: Redis; prefix: string; tracer: Tracer },
): Producer<z.infer<T>> => {
  const queue = new Queue<unknown, void, string, unknown, void, string>(job.queue, { connection: redis, prefix });
  // Told by the connection itself; without a listener it would end the process.
  queue.on('error', () => undefined);
  const options = { ...RETENTION, attempts: job.attempts, backoff: { type: 'exponential', delay: job.backoffMs } };
  const present = (): void => {
    // BullMQ would wait for the very first connection without end.
    if (redis.status !== 'ready') throw new Error('Redis is away');
  };
  /** A batch serves hundreds: the jobs of a queue are few. */
  const named = async (id: string, states: readonly JobState[] = [...AT_REST, 'active']) => {
    const jobs = await queue.getJobs([...states]);
    return jobs.filter((job) => job && JSON.stringify([job.id, job.data, job.progress]).includes(id));
  };
  return {
    async add(...jobs) {
      present();
      const send = async (): Promise<void> => {
        // Beside the data, whose schema knows of nothing but ids.
        const { traceparent } = traceHeaders();
        const own = { ...options, ...(traceparent && { telemetry: { metadata: traceparent } }) };
        await queue.addBulk(
          jobs.map((given) => {
            const data = job.data.parse(given);
            return { name: job.queue, data, opts: { ...own, jobId: job.id(data) } };
          }),
        );
      };
      const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': job.queue };
      await inSpan(tracer, `add ${job.queue}`, { kind: 'producer', attributes }, send);
    },
    async schedule(pattern, data, now) {
      present();
      const found = await queue.getJobScheduler(job.queue);
      if (found?.pattern === pattern && (found.next ?? 0) > now.getTime() - MISSED_MS) return false;
      const template = { name: job.queue, data: job.data.parse(data), opts: options };
      await queue.upsertJobScheduler(job.queue, { pattern, tz: 'UTC' }, template);
      return true;
    },
    async naming(id) {
      present();
      return (await named(id)).length;
    },
    async forget(id) {
      present();
      for (const job of await named(id, AT_REST)) await job.remove();
      if ((await named(id)).length > 0) throw new Error('a job that names it is running');
      await redis.xtrim(queue.toKey('events'), 'MAXLEN', 0);
      // What Redis wrote down of it goes too, where there is such a file and we may ask for it.
      await redis.bgrewriteaof().catch(() => undefined);
    },
    close: () => queue.close(),
  };
};
