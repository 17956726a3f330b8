import { Counter, Histogram } from '@prometheus-io/client';
import type { Metrics } from '../metrics.ts';

/** Outcome of a job run, for example `interrupted` by a shutdown, or `stalled` because its worker died. */
export type JobResult = 'done' | 'retried' | 'failed' | 'interrupted' | 'stalled';

/** Creates the metrics of all queues. */
export const createJobMetrics = ({ registry }: Metrics) => {
  const registers = [registry];
  const runs = new Counter({
    name: 'jobs_total',
    help: 'Runs of jobs by queue and result (done, retried, failed, interrupted, stalled): alert on failed.',
    labelNames: ['queue', 'result'],
    registers,
  });
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of runs by queue.',
    labelNames: ['queue'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
    registers,
  });
  return {
    /** Sets the counters that alerts use to 0, so that `increase()` counts the first failure. */
    begin(queue: string): void {
      for (const result of ['failed', 'stalled'] as const) runs.inc({ queue, result }, 0);
    },
    count: (queue: string, result: JobResult): void => runs.inc({ queue, result }),
    lasted: (queue: string, seconds: number): void => duration.observe({ queue }, seconds),
  };
};

export type JobMetrics = ReturnType<typeof createJobMetrics>;
