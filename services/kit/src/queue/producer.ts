import { type JobType as JobState, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { createClock } from '../clock.ts';
import { traceHeaders } from '../telemetry/current.ts';
import { inSpan, type Tracer } from '../telemetry/tracer.ts';
import { type JobType, RETENTION } from './job.ts';

export interface Producer<T> {
  /**
   * Adds jobs, except those whose id belongs to a job that is waiting or running. Rejects immediately while Redis is
   * disconnected, and within two seconds while Redis hangs.
   */
  add(...jobs: T[]): Promise<void>;
  /**
   * Ensures that a schedule exists (cron pattern, machine time, UTC). Resolves to true when the schedule had to be
   * created: for the first time, after data was lost, or because its next run was missed at `now` (default: machine
   * time).
   */
  schedule(pattern: string, data: T, now?: Date): Promise<boolean>;
  /** Returns the number of jobs that contain the given id in their own id, their data or their saved state. */
  naming(id: string): Promise<number>;
  /**
   * Removes the jobs that {@link naming} counts, and the event log of the queue. Rejects while one of these jobs is
   * running.
   */
  forget(id: string): Promise<void>;
  close(): Promise<void>;
}

/** States in which a job can be removed: all states except running. */
const REMOVABLE_STATES = ['waiting', 'delayed', 'prioritized', 'failed', 'completed'] as const;

/** Machine time, which BullMQ uses for schedules. */
const machine = createClock();

/** A run that is more than this number of milliseconds late is considered missed. */
const MISSED_MS = 60_000;

/**
 * Creates the {@link Producer} of a job type. Its methods, except `close`, reject immediately while Redis is
 * disconnected.
 */
export const createProducer = <T extends z.ZodType>(
  job: JobType<T>,
  { redis, prefix, tracer }: { redis: Redis; prefix: string; tracer: Tracer },
): Producer<z.infer<T>> => {
  const queue = new Queue<unknown, void, string, unknown, void, string>(job.queue, { connection: redis, prefix });
  // The connection already logs errors, but without this listener an error would end the process.
  queue.on('error', () => undefined);
  const options = { ...RETENTION, attempts: job.attempts, backoff: { type: 'exponential', delay: job.backoffMs } };
  const assertConnected = (): void => {
    // Without this check, BullMQ would wait indefinitely for the first connection.
    if (redis.status !== 'ready') throw new Error('Redis disconnected');
  };
  /** Finds the jobs that contain an id. It reads all jobs of the queue, of which there are few. */
  const jobsNaming = async (id: string, states: readonly JobState[] = [...REMOVABLE_STATES, 'active']) => {
    const jobs = await queue.getJobs([...states]);
    return jobs.filter((job) => job && JSON.stringify([job.id, job.data, job.progress]).includes(id));
  };
  return {
    async add(...jobs) {
      assertConnected();
      const send = async (): Promise<void> => {
        // The trace is stored outside the job's data, whose schema allows only ids.
        const { traceparent } = traceHeaders();
        const jobOptions = { ...options, ...(traceparent && { telemetry: { metadata: traceparent } }) };
        await queue.addBulk(
          jobs.map((input) => {
            const data = job.data.parse(input);
            return { name: job.queue, data, opts: { ...jobOptions, jobId: job.id(data) } };
          }),
        );
      };
      const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': job.queue };
      await inSpan(tracer, `add ${job.queue}`, { kind: 'producer', attributes }, send);
    },
    async schedule(pattern, data, now = machine.now()) {
      assertConnected();
      const found = await queue.getJobScheduler(job.queue);
      if (found?.pattern === pattern && (found.next ?? 0) > now.getTime() - MISSED_MS) return false;
      const template = { name: job.queue, data: job.data.parse(data), opts: options };
      await queue.upsertJobScheduler(job.queue, { pattern, tz: 'UTC' }, template);
      return true;
    },
    async naming(id) {
      assertConnected();
      return (await jobsNaming(id)).length;
    },
    async forget(id) {
      assertConnected();
      for (const job of await jobsNaming(id, REMOVABLE_STATES)) await job.remove();
      if ((await jobsNaming(id)).length > 0) throw new Error('a job with this id is running');
      await redis.xtrim(queue.toKey('events'), 'MAXLEN', 0);
      // Rewrites the append-only file, so that the ids are removed from disk. Redis might have no such file or might
      // fail to rewrite it.
      await redis.bgrewriteaof().catch(() => undefined);
    },
    close: () => queue.close(),
  };
};
