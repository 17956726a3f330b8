import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { parseTraceparent } from '../telemetry/traceparent.ts';
import { inSpan, type Tracer } from '../telemetry/tracer.ts';
import { type JobType, LOCK_MS, MAX_STALLS, STALLED_MS } from './job.ts';
import type { JobMetrics, JobResult } from './job-metrics.ts';

/** One run of a job. The job may run again after any step, so every effect must be idempotent. */
export interface Run<T> {
  data: T;
  /** Aborts on shutdown. Handlers call `signal.throwIfAborted()` between steps, which returns the job to the queue. */
  signal: AbortSignal;
  /** State that an earlier run saved; null in the first run. */
  saved: object | null;
  /** Saves state from which the next run can continue after a crash. */
  save(state: object): Promise<void>;
}

export interface WorkerOptions {
  /** Maximum number of jobs that run concurrently in this process. */
  concurrency?: number;
  /**
   * Time after which a lock that is not renewed expires, in milliseconds. Defaults to {@link LOCK_MS}; tests use less.
   */
  lockMs?: number;
  stalledMs?: number;
}

interface WorkerDependencies {
  redis: Redis;
  prefix: string;
  clock: Clock;
  logger: Logger;
  measures: JobMetrics;
  tracer: Tracer;
  signal: AbortSignal;
}

export interface RunningWorker {
  /** Starts the worker. Must be called only once. */
  start(): void;
  close(): Promise<void>;
}

/** Creates a worker that runs `handle` for each job. Data that does not fit the job type's schema fails permanently. */
export const createWorker = <T extends z.ZodType>(
  job: JobType<T>,
  handle: (run: Run<z.infer<T>>) => Promise<void>,
  { concurrency = 1, lockMs = LOCK_MS, stalledMs = STALLED_MS }: WorkerOptions,
  { redis, prefix, clock, logger, measures, tracer, signal }: WorkerDependencies,
): RunningWorker => {
  const log = logger.child({ queue: job.queue });

  const runOf = (bull: Job<unknown>): Run<z.infer<T>> => {
    const parsed = job.data.safeParse(bull.data);
    if (!parsed.success) throw new UnrecoverableError('the data does not fit its schema');
    const saved = typeof bull.progress === 'object' ? bull.progress : null;
    return { data: parsed.data, signal, saved, save: (state) => bull.updateProgress(state) };
  };
  /** Counts and logs a failed run, then rethrows the error, so that BullMQ retries or fails the job. */
  const fail = async (bull: Job<unknown>, token: string | undefined, error: unknown): Promise<never> => {
    const end = (result: JobResult): void => measures.count(job.queue, result);
    if (signal.aborted) {
      end('interrupted');
      await bull.moveToWait(token);
      throw new WaitingError();
    }
    const last = error instanceof UnrecoverableError || bull.attemptsMade + 1 >= job.attempts;
    end(last ? 'failed' : 'retried');
    log[last ? 'error' : 'warn'](
      { err: error, jobId: bull.id },
      last ? 'job failed permanently' : 'job will be retried',
    );
    throw error;
  };
  const attempt = async (bull: Job<unknown>, token?: string): Promise<void> => {
    const began = clock.monotonic();
    try {
      await handle(runOf(bull));
      measures.count(job.queue, 'done');
    } catch (error) {
      await fail(bull, token, error);
    } finally {
      measures.lasted(job.queue, (clock.monotonic() - began) / 1_000);
    }
  };

  /**
   * Runs a job in a span that belongs to the trace of the job's requester, or to a new trace. Spans contain no job ids,
   * which may contain user ids.
   */
  const process = (bull: Job<unknown>, token?: string): Promise<void> => {
    const parent = parseTraceparent(bull.opts.telemetry?.metadata);
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': job.queue,
      'messaging.bullmq.attempt': bull.attemptsMade + 1,
    };
    return inSpan(tracer, `process ${job.queue}`, { kind: 'consumer', parent, attributes }, () => attempt(bull, token));
  };

  const worker = new Worker<unknown, void, string>(job.queue, process, {
    connection: redis,
    prefix,
    concurrency,
    autorun: false,
    lockDuration: lockMs,
    stalledInterval: stalledMs,
    maxStalledCount: MAX_STALLS,
  });
  // Other errors resolve when the queue is polled again. The loss of the connection is logged in redis.ts.
  worker.on('error', (error) => log.debug({ err: error }, 'queue worker error'));
  worker.on('stalled', (jobId) => {
    measures.count(job.queue, 'stalled');
    log.warn({ jobId }, 'stalled job requeued');
  });
  return {
    start: () => void worker.run().catch((error) => log.error({ err: error }, 'queue worker ended')),
    close: () => worker.close(),
  };
};
