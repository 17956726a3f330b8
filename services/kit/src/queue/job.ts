import type { z } from 'zod';

/**
 * A type of job: its queue, the schema of its data, and a job id derived from the data, so that a job that is waiting
 * or running is not added twice. The data contains only ids, because Redis stores it in clear text.
 */
export interface JobType<T extends z.ZodType = z.ZodType> {
  /** Name of the queue, `<service>.<job>`. It must not contain colons, which BullMQ reserves. */
  queue: string;
  data: T;
  id(data: z.infer<T>): string;
  /**
   * Maximum number of attempts, and the delay before the second attempt in milliseconds, which doubles with each
   * further attempt.
   */
  attempts: number;
  backoffMs: number;
}

/** Defines a job type, whose data type is inferred from the schema. */
export const defineJob = <T extends z.ZodType>(job: JobType<T>): JobType<T> => job;

export type JobData<J extends JobType> = z.infer<J['data']>;

/**
 * Finished jobs are removed, so that the same work can be requested again. Missing work is detected in the database,
 * not in Redis.
 */
export const RETENTION = { removeOnComplete: true, removeOnFail: true } as const;

/** A worker that does not renew its lock within this number of milliseconds is considered dead. */
export const LOCK_MS = 15_000;
/** Interval between searches for stalled jobs, in milliseconds. The job of a dead worker is resumed within 20 s. */
export const STALLED_MS = 5_000;
/** Maximum number of times that a job may stall. After that it fails, because it probably crashes its workers. */
export const MAX_STALLS = 10;
