import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { importJob } from './import-job.ts';
import type { ImportRepository } from './repository.ts';
import type { Spool } from './spool.ts';

const CHECK_INTERVAL_MS = 1_000;
/** Uploads are removed after this time at the latest, and the spool is searched for them at this interval. */
const SPOOL_MS = 24 * 3_600_000;
const SWEEP_INTERVAL_MS = 3_600_000;

export interface ImportStarterDependencies {
  imports: Pick<ImportRepository, 'open'>;
  jobs: Producer<JobData<typeof importJob>>;
  spool: Pick<Spool, 'removeOlder'>;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
}

/**
 * Adds a job for each unfinished import, even after Redis lost its jobs: the database alone decides what is missing.
 * Removes uploads that have not been imported after a day. Runs until the signal aborts.
 */
export const keepImportsRunning = async ({
  imports,
  jobs,
  spool,
  clock,
  logger,
  signal,
}: ImportStarterDependencies) => {
  let swept = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    try {
      const open = await imports.open();
      if (open.length > 0) await jobs.add(...open.map(({ userId, importId }) => ({ userId, importId })));
      if (clock.monotonic() - swept > SWEEP_INTERVAL_MS) {
        await spool.removeOlder(new Date(clock.now().getTime() - SPOOL_MS));
        swept = clock.monotonic();
      }
    } catch (error) {
      logger.debug({ err: error }, 'waiting to start imports');
    }
    await pause(CHECK_INTERVAL_MS, signal);
  }
};
