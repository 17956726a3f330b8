import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '../metrics.ts';

/** How a run of a job ended; `interrupted` by a shutdown, `stalled` by the death of its worker. */
export type JobResult = 'done' | 'retried' | 'failed' | 'interrupted' | 'stalled';

/** What is measured of queues, beside what every service measures. */
export const createMeasures = ({ registry }: Metrics) => {
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
    /** What alerts look for begins at nought, so that the first one is seen as a rise. */
    begin(queue: string): void {
      for (const result of ['failed', 'stalled'] as const) runs.inc({ queue, result }, 0);
    },
    count: (queue: string, result: JobResult): void => runs.inc({ queue, result }),
    lasted: (queue: string, seconds: number): void => duration.observe({ queue }, seconds),
  };
};

export type Measures = ReturnType<typeof createMeasures>;
