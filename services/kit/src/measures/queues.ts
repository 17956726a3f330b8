import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Metrics } from '../metrics.ts';
import { createWatch } from './watch.ts';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** How many jobs queues hold, by Redis' own account, on a connection that fails at once while Redis is away. */
export const createQueueMeasures = ({ registry }: Pick<Metrics, 'registry'>, redis: Redis, prefix: string) => {
  const watch = createWatch(registry, {
    subject: 'queue',
    parts: ['state'],
    gauges: {
      jobs: { name: 'queue_jobs', help: 'Jobs by queue and state (waiting, active, delayed, failed).' },
    },
  });
  return {
    /** Measures a queue, the same on every replica. */
    follow(name: string): void {
      let queue: Queue | undefined;
      watch.follow(name, async () => {
        // BullMQ would wait for the very first connection without end.
        if (redis.status !== 'ready') throw new Error('Redis is away');
        queue ??= new Queue(name, { connection: redis, prefix, skipMetasUpdate: true }).on('error', () => undefined);
        const counts = await queue.getJobCounts(...STATES);
        return STATES.map((state) => ({ gauge: 'jobs', labels: { state }, value: counts[state] ?? 0 }));
      });
    },
  };
};
