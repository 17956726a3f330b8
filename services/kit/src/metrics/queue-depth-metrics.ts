import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Metrics } from '../metrics.ts';
import { createScrapedGauges } from './scraped-gauges.ts';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Creates metrics of the number of jobs by queue and state. The values are read from Redis over a connection that fails
 * fast.
 */
export const createQueueDepthMetrics = ({ registry }: Pick<Metrics, 'registry'>, redis: Redis, prefix: string) => {
  const watch = createScrapedGauges(registry, {
    subject: 'queue',
    parts: ['state'],
    gauges: {
      jobs: { name: 'queue_jobs', help: 'Jobs by queue and state (waiting, active, delayed, failed).' },
    },
  });
  return {
    /** Adds a queue to the metrics. Every replica reports the same values. */
    follow(name: string): void {
      let queue: Queue | undefined;
      watch.follow(name, async () => {
        // Without this check, BullMQ would wait indefinitely for the first connection.
        if (redis.status !== 'ready') throw new Error('Redis disconnected');
        queue ??= new Queue(name, { connection: redis, prefix, skipMetasUpdate: true }).on('error', () => undefined);
        const counts = await queue.getJobCounts(...STATES);
        return STATES.map((state) => ({ gauge: 'jobs', labels: { state }, value: counts[state] ?? 0 }));
      });
    },
  };
};
