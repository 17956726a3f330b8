import type { z } from 'zod';

/**
 * One kind of job: its queue, the shape of its data and the id that follows from the data. Data holds ids only, for Redis keeps
 * it in clear text. The id is derived by this one function, so that a job that waits or runs is not added a second time.
 */
export interface JobType<T extends z.ZodType = z.ZodType> {
  /** `<service>.<job>`; without a colon, which BullMQ keeps for itself. */
  queue: string;
  data: T;
  id(data: z.infer<T>): string;
  /** How often it is tried before it is given up, and the pause before the second try, doubling after it, in milliseconds. */
  attempts: number;
  backoffMs: number;
}

/** States a job type; the type of its data follows from the schema. */
export const defineJob = <T extends z.ZodType>(job: JobType<T>): JobType<T> => job;

export type JobData<J extends JobType> = z.infer<J['data']>;

/**
 * Nothing that is over is kept, done or given up: with its id gone the same work can be asked for again, and what is missing
 * is told by the database, never by Redis.
 */
export const RETENTION = { removeOnComplete: true, removeOnFail: true } as const;

/** A worker that does not renew its job for so long has died. */
export const LOCK_MS = 15_000;
/** How often the jobs of the dead are looked for: with the lock, a killed worker's job is taken up within 20 s. */
export const STALLED_MS = 5_000;
/** Kills a job may survive before it counts as what kills its workers. */
export const STALLS_ALLOWED = 10;
