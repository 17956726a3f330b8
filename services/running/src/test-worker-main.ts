import { pause } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { createQueues } from '@stridewell/kit/queue/queues';
import type { MovableClock } from '@stridewell/kit/test-clock/movable';
import { runOnTestClock } from '@stridewell/kit/test-clock/run';
import { readWorkerConfig, type WorkerConfig } from './worker/config.ts';
import { addFreshTick } from './worker/fresh-tick.ts';
import { tick } from './worker/tick.ts';
import { buildWorker } from './worker/worker-app.ts';

const CHECK_INTERVAL_MS = 250;

/** Adds a tick after each change of the test clock, because a week can begin between two scheduled ticks. */
const tickAfterMoves = async (
  { redisUrl, bus }: WorkerConfig,
  clock: MovableClock,
  signal: AbortSignal,
): Promise<void> => {
  const logger = createLogger('test-ticks', 'silent');
  const queues = createQueues({ url: redisUrl, prefix: bus.prefix, clock, logger, metrics: createMetrics('test') });
  const ticks = queues.producer(tick);
  for (let ticked = clock.offset(); !signal.aborted; await pause(CHECK_INTERVAL_MS, signal)) {
    const offset = clock.offset();
    if (offset === ticked) continue;
    // Redis may be unavailable. The next check tries again.
    await addFreshTick(ticks, signal).then(
      () => {
        ticked = offset;
      },
      () => undefined,
    );
  }
  await queues.close();
};

await runOnTestClock(readWorkerConfig, async (config, overrides) => {
  const app = await buildWorker(config, overrides);
  const stop = new AbortController();
  const ticking = tickAfterMoves(config, overrides.clock, stop.signal);
  app.addHook('preClose', async () => {
    stop.abort();
    await ticking;
  });
  return app;
});
