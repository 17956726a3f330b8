import { Gauge, type Registry } from '@prometheus-io/client';
import { createClock, waitWithTimeout } from '../clock.ts';

/** A value of a gauge, with its additional labels. */
export interface Reading<K extends string> {
  gauge: K;
  labels?: Record<string, string>;
  value: number;
}

export interface ScrapedGauges<K extends string> {
  /**
   * Registers a subject whose values are read at every scrape (an outbox, a consumer or a queue) at every scrape. A
   * read may fail or hang.
   */
  follow(subject: string, look: () => Promise<Reading<K>[]>): void;
}

export interface WatchOptions<K extends string> {
  /** Name of the label that identifies the subject. */
  subject: string;
  /** Names of the additional labels of the values. */
  parts?: string[];
  gauges: Record<K, { name: string; help: string }>;
}

/** Time for which values are cached for all scrapers, in milliseconds. */
const FRESH_MS = 1_000;
/** Timeout of a read in milliseconds. Prometheus gives up after ten seconds. */
const READ_TIMEOUT_MS = 500;

const clock = createClock();

/**
 * Limits reads: at most one per {@link FRESH_MS}, and never two concurrently. A scrape waits at most {@link
 * READ_TIMEOUT_MS} for a read.
 */
const bounded = (look: () => Promise<void>, forget: () => void): (() => Promise<void>) => {
  let pending: Promise<void> | undefined;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  const run = async (): Promise<void> => {
    try {
      await look();
      lastReadAt = clock.monotonic();
    } catch {
      forget();
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (clock.monotonic() - lastReadAt < FRESH_MS) return;
    pending ??= run();
    const own = pending;
    await waitWithTimeout(READ_TIMEOUT_MS, own);
    if (pending === own) forget();
  };
};

/**
 * Creates gauges whose values are read at each scrape. A value that cannot be read is omitted, because an old value
 * would hide the failure.
 */
export const createScrapedGauges = <K extends string>(
  registry: Registry,
  { subject: label, parts = [], gauges }: WatchOptions<K>,
): ScrapedGauges<K> => {
  const lookups = new Map<string, () => Promise<void>>();
  const collect = async (): Promise<void> => void (await Promise.all([...lookups.values()].map((lookup) => lookup())));
  const entries = Object.entries(gauges) as [K, { name: string; help: string }][];
  const gaugeOf = Object.fromEntries(
    entries.map(([key, { name, help }]) => [
      key,
      new Gauge<string>({ name, help, labelNames: [label, ...parts], registers: [registry], collect }),
    ]),
  ) as Record<K, Gauge<string>>;
  return {
    follow(subject, look) {
      let shown: Reading<K>[] = [];
      const labelsOf = ({ labels }: Reading<K>) => ({ ...labels, [label]: subject });
      const forget = (): void => {
        for (const reading of shown.splice(0)) gaugeOf[reading.gauge].remove(labelsOf(reading));
      };
      const update = async (): Promise<void> => {
        const readings = await look();
        forget();
        shown = readings;
        for (const reading of readings) gaugeOf[reading.gauge].set(labelsOf(reading), reading.value);
      };
      lookups.set(subject, bounded(update, forget));
    },
  };
};
