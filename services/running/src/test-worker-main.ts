import { pause } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { createQueues } from '@stridewell/kit/queue/queues';
import { runOnTestClock } from '@stridewell/kit/test-clock/run';
import { readWorkerConfig } from './worker/config.ts';
import { tick } from './worker/tick.ts';
import { buildWorker } from './worker/worker-app.ts';

const EVERY_MS = 1_000;

/** Adds a tick every second: on a clock that tests move, a week may begin at any moment, not on a quarter hour only. */
const keepAddingTicks = async (
  { redisUrl, bus }: ReturnType<typeof readWorkerConfig>,
  { clock }: Parameters<typeof buildWorker>[1] & object,
  signal: AbortSignal,
): Promise<void> => {
  if (!clock) return;
  const logger = createLogger('test-ticks', 'silent');
  const queues = createQueues({ url: redisUrl, prefix: bus.prefix, clock, logger, metrics: createMetrics('test') });
  const ticks = queues.producer(tick);
  while (!signal.aborted) {
    await ticks.add({}).catch(() => undefined);
    await pause(EVERY_MS, signal);
  }
  await queues.close();
};

await runOnTestClock(readWorkerConfig, async (config, overrides) => {
  const app = await buildWorker(config, overrides);
  const stop = new AbortController();
  const ticking = keepAddingTicks(config, overrides, stop.signal);
  app.addHook('preClose', async () => {
    stop.abort();
    await ticking;
  });
  return app;
});
