import type { z } from 'zod';

/**
 * A type of job: queue, schema of the data, and job id derived from the data, so that a waiting or running job is not
 * added twice. Data contains only ids, because Redis stores it in clear text.
 */
export interface JobType<T extends z.ZodType = z.ZodType> {
  /** `<service>.<job>`, without colons, which BullMQ reserves. */
  queue: string;
  data: T;
  id(data: z.infer<T>): string;
  /** Maximum attempts, and the first back-off in milliseconds, which then doubles. */
  attempts: number;
  backoffMs: number;
}

/** Defines a job type with inferred data. */
export const defineJob = <T extends z.ZodType>(job: JobType<T>): JobType<T> => job;

export type JobData<J extends JobType> = z.infer<J['data']>;

/** Ended jobs are removed, so that the same work can be requested again. The database shows missing work, not Redis. */
export const RETENTION = { removeOnComplete: true, removeOnFail: true } as const;

/** A worker that does not renew its lock for this long is dead. */
export const LOCK_MS = 15_000;
/** Interval of the search for stalled jobs. A dead worker's job is resumed within 20 s. */
export const STALLED_MS = 5_000;
/** Maximum stalls of a job, which then fails, because it probably kills its workers. */
export const MAX_STALLS = 10;
