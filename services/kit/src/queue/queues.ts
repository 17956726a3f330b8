import type { z } from 'zod';
import { atMost, type Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { createQueueMeasures } from '../measures/queues.ts';
import type { Metrics } from '../metrics.ts';
import { bareTracer, type Tracer } from '../telemetry/tracer.ts';
import type { JobType } from './job.ts';
import { createMeasures } from './measures.ts';
import { createProducer, type Producer } from './producer.ts';
import { openRedis } from './redis.ts';
import { createWorker, type Run, type RunningWorker, type WorkerOptions } from './worker.ts';

export interface Queues {
  /** Whether Redis answers right now. */
  connected(): boolean;
  /** The way to ask for jobs of a kind; fails at once while Redis is away. */
  producer<T extends z.ZodType>(job: JobType<T>): Producer<z.infer<T>>;
  /** Runs jobs of a kind from {@link Queues.start} on; waits while Redis is away. */
  work<T extends z.ZodType>(
    job: JobType<T>,
    handle: (run: Run<z.infer<T>>) => Promise<void>,
    options?: WorkerOptions,
  ): void;
  /** Begins to work; before it no job is taken, for an effect needs the database. */
  start(): void;
  /** Ends running jobs by their signal and gives them back, then closes. Takes a second at most. */
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Address of Redis. */
  url: string;
  /** Keeps tests apart on one Redis; empty in production. */
  prefix: string;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** Hands traces on in any case; {@link bareTracer} where it is not given. */
  tracer?: Tracer;
}

const CLOSE_MS = 1_000;

/** The one adapter to BullMQ. Services know kinds of jobs, producers and workers; Redis and its keys stay here. */
export const createQueues = ({ url, prefix, clock, logger, metrics, tracer = bareTracer }: QueueOptions): Queues => {
  const keys = prefix || 'stridewell';
  const measures = createMeasures(metrics);
  const producing = openRedis(url, 'fail-fast', logger);
  const working = openRedis(url, 'wait', logger);
  const depths = createQueueMeasures(metrics, producing, keys);
  const stop = new AbortController();
  const producers = new Map<string, Producer<never>>();
  const workers = new Map<string, RunningWorker>();

  return {
    connected: () => producing.status === 'ready',
    producer<T extends z.ZodType>(job: JobType<T>) {
      const found = producers.get(job.queue) ?? createProducer(job, { redis: producing, prefix: keys, tracer });
      producers.set(job.queue, found as Producer<never>);
      return found as Producer<z.infer<T>>;
    },
    work(job, handle, options = {}) {
      if (workers.has(job.queue)) throw new Error(`two workers of one process serve ${job.queue}`);
      const around = { redis: working, prefix: keys, clock, logger, measures, tracer, signal: stop.signal };
      depths.follow(job.queue);
      measures.begin(job.queue);
      workers.set(job.queue, createWorker(job, handle, options, around));
    },
    start() {
      for (const worker of workers.values()) worker.start();
    },
    async close() {
      stop.abort(new Error('the worker is being stopped'));
      const closing = [...workers.values(), ...producers.values()].map((part) => part.close());
      await atMost(CLOSE_MS, Promise.all(closing));
      for (const redis of [producing, working]) redis.disconnect();
    },
  };
};
