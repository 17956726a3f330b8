import { pause } from '@stridewell/kit/clock';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { tick } from './tick.ts';

const CHECK_INTERVAL_MS = 50;
/** Id of a tick, as stored in the job's data. */
const TICK_ID = '"tick"';

/**
 * Adds a tick that begins after this call, for tests that have changed the clock. The queue ignores a tick that is
 * added while another one waits or runs. Resolves when the tick is added or the signal aborts.
 */
export const addFreshTick = async (ticks: Producer<JobData<typeof tick>>, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await ticks.naming(TICK_ID)) > 0) await pause(CHECK_INTERVAL_MS, signal);
  if (!signal?.aborted) await ticks.add({});
};
