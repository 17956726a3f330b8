import type { z } from 'zod';
import { type Clock, waitWithTimeout } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { createQueueDepthMetrics } from '../metrics/queue-depth-metrics.ts';
import type { Metrics } from '../metrics.ts';
import { propagatingTracer, type Tracer } from '../telemetry/tracer.ts';
import type { JobType } from './job.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createProducer, type Producer } from './producer.ts';
import { openRedis } from './redis.ts';
import { createWorker, type Run, type RunningWorker, type WorkerOptions } from './worker.ts';

export interface Queues {
  /** True while Redis is connected. */
  connected(): boolean;
  /** Creates the producer of a job type. */
  producer<T extends z.ZodType>(job: JobType<T>): Producer<z.infer<T>>;
  /**
   * Registers the worker of a job type. It runs once {@link Queues.start} has been called, and waits while Redis is
   * disconnected.
   */
  work<T extends z.ZodType>(
    job: JobType<T>,
    handle: (run: Run<z.infer<T>>) => Promise<void>,
    options?: WorkerOptions,
  ): void;
  /** Starts the workers. Must be called once their handlers can use the database. */
  start(): void;
  /** Aborts running jobs, returns them to the queue and closes the connections, all within a second. */
  close(): Promise<void>;
}

export interface QueueOptions {
  /** Address of Redis. */
  url: string;
  /** Prefix of the keys in Redis, which separates tests that share a Redis server; empty in production. */
  prefix: string;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  /** Defaults to {@link propagatingTracer}, which passes traces on without recording them. */
  tracer?: Tracer;
}

const CLOSE_MS = 1_000;

/** Creates the only adapter to BullMQ: services use job types, producers and workers, without dealing with Redis. */
export const createQueues = ({
  url,
  prefix,
  clock,
  logger,
  metrics,
  tracer = propagatingTracer,
}: QueueOptions): Queues => {
  const keys = prefix || 'stridewell';
  const measures = createJobMetrics(metrics);
  const producing = openRedis(url, 'fail-fast', logger);
  const working = openRedis(url, 'wait', logger);
  const depths = createQueueDepthMetrics(metrics, producing, keys);
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
      if (workers.has(job.queue)) throw new Error(`duplicate worker for ${job.queue}`);
      const dependencies = { redis: working, prefix: keys, clock, logger, measures, tracer, signal: stop.signal };
      depths.follow(job.queue);
      measures.begin(job.queue);
      workers.set(job.queue, createWorker(job, handle, options, dependencies));
    },
    start() {
      for (const worker of workers.values()) worker.start();
    },
    async close() {
      stop.abort(new Error('the worker is being stopped'));
      const closing = [...workers.values(), ...producers.values()].map((part) => part.close());
      await waitWithTimeout(CLOSE_MS, Promise.all(closing));
      for (const redis of [producing, working]) redis.disconnect();
    },
  };
};
