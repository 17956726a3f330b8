import { until } from '@stridewell/kit/testing/until';
import { quantile } from './figures.ts';

/** Resident memory of a process, and how much of it objects and buffers use. */
export interface ProcessMemory {
  rssBytes: number;
  heldBytes: number;
}

/** Process metrics from `/metrics`; memory includes garbage that has not been collected. */
export interface ProcessMetrics extends ProcessMemory {
  /** Event-loop delay since the last scrape, in milliseconds. Includes the 10 ms of the timer that measures it. */
  lagP99Ms: number;
  lagMaxMs: number;
  /** Total CPU time used by the process and the monotonic time at which it was read, both in seconds. */
  busySeconds: number;
  atSeconds: number;
}

/**
 * Scrapes a service's metrics, retrying while the service rejects requests under load. Each scrape starts a new
 * measuring period of the event-loop delay. Throws if a metric is missing.
 */
export const scrape = async (origin: string): Promise<ProcessMetrics> => {
  const text = await until('measures', async () => {
    const response = await fetch(`${origin}/metrics`);
    return response.ok ? response.text() : response.body?.cancel().then(() => null);
  });
  const value = (name: string): number => {
    const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${origin}/metrics has no ${name}`);
    return Number(found);
  };
  return {
    rssBytes: value('process_resident_memory_bytes'),
    heldBytes: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
    lagP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
    lagMaxMs: value('nodejs_eventloop_lag_max_seconds') * 1_000,
    busySeconds: value('process_cpu_seconds_total'),
    atSeconds: performance.now() / 1_000,
  };
};

const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(0);
const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

/** Returns a report line with the memory that streams use in a process. */
export const costOf = (name: string, before: ProcessMemory, during: ProcessMemory, streams: number): string =>
  `${name}: RSS ${megabytes(before.rssBytes)} → ${megabytes(during.rssBytes)} MB, ` +
  `${kilobytes((during.rssBytes - before.rssBytes) / streams)} KB per stream ` +
  `(heap and buffers ${kilobytes((during.heldBytes - before.heldBytes) / streams)} KB)`;

/** Returns a report line with event-loop delay and CPU use between two consecutive scrapes. */
export const lagOf = (name: string, since: ProcessMetrics, { lagP99Ms, lagMaxMs, ...now }: ProcessMetrics): string => {
  const share = (now.busySeconds - since.busySeconds) / (now.atSeconds - since.atSeconds);
  return `${name}: event loop p99 ${lagP99Ms.toFixed(1)} ms, at most ${lagMaxMs.toFixed(1)} ms, ${(share * 100).toFixed(0)} % of a core`;
};

/** Formats the median, the 95th percentile and the maximum of times in milliseconds. */
export const spread = (values: readonly number[]): string =>
  `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, ` +
  `at most ${Math.max(...values).toFixed(1)} ms (${values.length})`;
