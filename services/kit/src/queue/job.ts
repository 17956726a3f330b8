import type { z } from 'zod';

/**
 * A job type: its queue, the schema of its data and the id derived from the data. Data holds ids only, because Redis
 * stores it in clear text. The id is derived by this one function, so that a job that waits or runs is not added a
 * second time.
 */
export interface JobType<T extends z.ZodType = z.ZodType> {
  /** `<service>.<job>`; without colons, which BullMQ reserves. */
  queue: string;
  data: T;
  id(data: z.infer<T>): string;
  /**
   * Number of attempts before the job fails, and the back-off before the second attempt in milliseconds, then doubling.
   */
  attempts: number;
  backoffMs: number;
}

/** Defines a job type; the type of its data is inferred from the schema. */
export const defineJob = <T extends z.ZodType>(job: JobType<T>): JobType<T> => job;

export type JobData<J extends JobType> = z.infer<J['data']>;

/**
 * Neither completed nor failed jobs are kept: once the id is gone the same work can be requested again, and the
 * database, never Redis, shows which work is missing.
 */
export const RETENTION = { removeOnComplete: true, removeOnFail: true } as const;

/** A worker that does not renew its job's lock for this long is dead. */
export const LOCK_MS = 15_000;
/** Interval of the search for stalled jobs: with the lock time, a killed worker's job is resumed within 20 s. */
export const STALLED_MS = 5_000;
/** How often a job may stall before it fails, because it is probably killing its workers. */
export const MAX_STALLS = 10;
