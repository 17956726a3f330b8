import { Gauge, type Registry } from 'prom-client';
import { atMost, createClock } from '../clock.ts';

/** What a look saw: a value of one of the gauges, by labels that tell its parts apart. */
export interface Reading<K extends string> {
  gauge: K;
  labels?: Record<string, string>;
  value: number;
}

export interface Watch<K extends string> {
  /** Looks at a subject (an outbox, a consumer, a queue) at every scrape from now on; the look may fail and may hang. */
  follow(subject: string, look: () => Promise<Reading<K>[]>): void;
}

export interface WatchOptions<K extends string> {
  /** The label that names the subject. */
  subject: string;
  /** Further labels of readings. */
  parts?: string[];
  gauges: Record<K, { name: string; help: string }>;
}

/** A look is good for so long, whoever scrapes. */
const FRESH_MS = 1_000;
/** A scrape waits for a look so long: Prometheus itself gives up after ten seconds. */
const WITHIN_MS = 500;

const clock = createClock({ frozenOffset: true });

/** Looks at most once in {@link FRESH_MS} and at one thing at a time; a scrape waits {@link WITHIN_MS} at most. */
const bounded = (look: () => Promise<void>, forget: () => void): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined;
  let seen = Number.NEGATIVE_INFINITY;
  const run = async (): Promise<void> => {
    try {
      await look();
      seen = clock.monotonic();
    } catch {
      forget();
    } finally {
      underWay = undefined;
    }
  };
  return async () => {
    if (clock.monotonic() - seen < FRESH_MS) return;
    underWay ??= run();
    const own = underWay;
    await atMost(WITHIN_MS, own);
    if (underWay === own) forget();
  };
};

/**
 * Gauges whose values are looked up when somebody scrapes. What cannot be seen right now (its server is away, or hangs) is left
 * out of the answer: an old value would hide just what has gone wrong.
 */
export const createWatch = <K extends string>(
  registry: Registry,
  { subject: label, parts = [], gauges }: WatchOptions<K>,
): Watch<K> => {
  const lookups = new Map<string, () => Promise<void>>();
  const collect = async (): Promise<void> => void (await Promise.all([...lookups.values()].map((lookup) => lookup())));
  const entries = Object.entries(gauges) as [K, { name: string; help: string }][];
  const made = Object.fromEntries(
    entries.map(([key, { name, help }]) => [
      key,
      new Gauge({ name, help, labelNames: [label, ...parts], registers: [registry], collect }),
    ]),
  ) as Record<K, Gauge>;
  return {
    follow(subject, look) {
      let told: Reading<K>[] = [];
      const labelsOf = ({ labels }: Reading<K>) => ({ ...labels, [label]: subject });
      const forget = (): void => {
        for (const reading of told.splice(0)) made[reading.gauge].remove(labelsOf(reading));
      };
      const tell = async (): Promise<void> => {
        const readings = await look();
        forget();
        told = readings;
        for (const reading of readings) made[reading.gauge].set(labelsOf(reading), reading.value);
      };
      lookups.set(subject, bounded(tell, forget));
    },
  };
};
