import { until } from '@stridewell/kit/testing/until';

/** The value that the given share of all does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** The size of a process, and what of it objects and buffers hold. */
export interface Held {
  rssBytes: number;
  heldBytes: number;
}

/** A process as it tells of itself at `/metrics`, garbage that has not been collected included. */
export interface Measures extends Held {
  /** Event-loop delay since it was asked last, milliseconds; a timer of 10 ms is in it. */
  lagP99Ms: number;
  lagMaxMs: number;
  /** Processor time used so far, and when it was read (monotonic), seconds. */
  busySeconds: number;
  atSeconds: number;
}

/**
 * Asks a service for its measures, again and again while it refuses everybody under load; asking begins a new period of the
 * event-loop delay. Throws where a measure is missing.
 */
export const measuresOf = async (origin: string): Promise<Measures> => {
  const text = await until('measures', async () => {
    const response = await fetch(`${origin}/metrics`);
    return response.ok ? response.text() : response.body?.cancel().then(() => null);
  });
  const value = (name: string): number => {
    const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`${origin}/metrics tells no ${name}`);
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

/** One line on what so many streams cost a process. */
export const costOf = (name: string, before: Held, during: Held, streams: number): string =>
  `${name}: RSS ${megabytes(before.rssBytes)} → ${megabytes(during.rssBytes)} MB, ` +
  `${kilobytes((during.rssBytes - before.rssBytes) / streams)} KB per stream ` +
  `(heap and buffers ${kilobytes((during.heldBytes - before.heldBytes) / streams)} KB)`;

/** Event loop and processor over the period between two looks that followed each other. */
export const lagOf = (name: string, since: Measures, { lagP99Ms, lagMaxMs, ...now }: Measures): string => {
  const share = (now.busySeconds - since.busySeconds) / (now.atSeconds - since.atSeconds);
  return `${name}: event loop p99 ${lagP99Ms.toFixed(1)} ms, at most ${lagMaxMs.toFixed(1)} ms, ${(share * 100).toFixed(0)} % of a core`;
};

/** Median, 95th percentile and maximum, milliseconds. */
export const spread = (values: readonly number[]): string =>
  `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms, ` +
  `at most ${Math.max(...values).toFixed(1)} ms (${values.length})`;
