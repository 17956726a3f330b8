import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { parseTraceparent } from '../telemetry/traceparent.ts';
import { inSpan, type Tracer } from '../telemetry/tracer.ts';
import { type JobType, LOCK_MS, STALLED_MS, STALLS_ALLOWED } from './job.ts';
import type { JobResult, Measures } from './measures.ts';

/** One run of a job. A run may be the second of the same job at any point: effects must be repeatable. */
export interface Run<T> {
  data: T;
  /** Aborted by a shutdown: stop at the next step with `signal.throwIfAborted()`, and the job goes back to be run again. */
  signal: AbortSignal;
  /** What an earlier run of this very job saved; null at first. */
  saved: object | null;
  /** Keeps how far it came, for the run after a kill. */
  save(state: object): Promise<void>;
}

export interface WorkerOptions {
  /** Jobs at once in this process. */
  concurrency?: number;
  /** Tests of dead workers do not wait for {@link LOCK_MS}. */
  lockMs?: number;
  stalledMs?: number;
}

interface Surroundings {
  redis: Redis;
  prefix: string;
  clock: Clock;
  logger: Logger;
  measures: Measures;
  tracer: Tracer;
  signal: AbortSignal;
}

export interface RunningWorker {
  /** Called once. */
  start(): void;
  close(): Promise<void>;
}

export const createWorker = <T extends z.ZodType>(
  job: JobType<T>,
  handle: (run: Run<z.infer<T>>) => Promise<void>,
  { concurrency = 1, lockMs = LOCK_MS, stalledMs = STALLED_MS }: WorkerOptions,
  { redis, prefix, clock, logger, measures, tracer, signal }: Surroundings,
): RunningWorker => {
  const log = logger.child({ queue: job.queue });

  const runOf = (bull: Job<unknown>): Run<z.infer<T>> => {
    const parsed = job.data.safeParse(bull.data);
    if (!parsed.success) throw new UnrecoverableError('the data does not fit its schema');
    const saved = typeof bull.progress === 'object' ? bull.progress : null;
    return { data: parsed.data, signal, saved, save: (state) => bull.updateProgress(state) };
  };
  /** Tells how a run failed, and lets BullMQ do what follows from it. */
  const fail = async (bull: Job<unknown>, token: string | undefined, error: unknown): Promise<never> => {
    const end = (result: JobResult): void => measures.count(job.queue, result);
    if (signal.aborted) {
      end('interrupted');
      await bull.moveToWait(token);
      throw new WaitingError();
    }
    const last = error instanceof UnrecoverableError || bull.attemptsMade + 1 >= job.attempts;
    end(last ? 'failed' : 'retried');
    log[last ? 'error' : 'warn']({ err: error, jobId: bull.id }, last ? 'job given up' : 'job tried again');
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

  /** A run as a span of the trace that asked for the job; a scheduled one begins its own. Ids of jobs name runners, and stay out of it. */
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
    maxStalledCount: STALLS_ALLOWED,
  });
  // A Redis that is away is told by the connection; what else goes wrong here is cured by the next look at the queue.
  worker.on('error', (error) => log.debug({ err: error }, 'queue worker disturbed'));
  worker.on('stalled', (jobId) => {
    measures.count(job.queue, 'stalled');
    log.warn({ jobId }, 'a job of a dead worker is run again');
  });
  return {
    start: () => void worker.run().catch((error) => log.error({ err: error }, 'queue worker ended')),
    close: () => worker.close(),
  };
};
