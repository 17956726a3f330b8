import type { NoiseFigures, SoakFigures } from './soak.ts';

export const LIMITS = {
  /** 99th percentile of the duration of the safety decision on all messages, in milliseconds. */
  p99Ms: 2,
  /** Median on the messages of 1,000 to 4,000 characters alone, which are too few for a percentile near the end. */
  longP50Ms: 10,
  /** Growth of the heap in bytes between a fifth of the messages and the end: 750 bytes for each of 8,000 messages. */
  heapGrowth: 6_000_000,
} as const;

/** Returns the percentile of the durations (nearest rank); 0 if there are none. `percent` is between 0 and 100. */
export const percentile = (durations: readonly number[], percent: number): number => {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
};

/** The decisions on all messages. */
export const totalOf = ({ noises }: SoakFigures): NoiseFigures =>
  Object.values(noises).reduce<NoiseFigures>(
    (sum, { states, durations }) => ({
      states: { stop: sum.states.stop + states.stop, ask: sum.states.ask + states.ask, go: sum.states.go + states.go },
      durations: sum.durations.concat(durations),
    }),
    { states: { stop: 0, ask: 0, go: 0 }, durations: [] },
  );

export interface Limit {
  name: string;
  value: number;
  atMost: number;
  isBroken: boolean;
}

const limit = (name: string, value: number, atMost: number): Limit => ({
  name,
  value,
  atMost,
  isBroken: value > atMost,
});

/** Compares the results with {@link LIMITS}. A heap that was not measured has no limit. */
export const limitsOf = (figures: SoakFigures): Limit[] => [
  limit('failures', figures.failureCount, 0),
  limit('safety decision, p99, ms', percentile(totalOf(figures).durations, 99), LIMITS.p99Ms),
  limit(
    'safety decision on very long messages, p50, ms',
    percentile(figures.noises.long.durations, 50),
    LIMITS.longP50Ms,
  ),
  ...(figures.heap
    ? [limit('growth of the heap, MB', (figures.heap.late - figures.heap.early) / 1e6, LIMITS.heapGrowth / 1e6)]
    : []),
];

const row = (name: string, { states, durations }: NoiseFigures): string =>
  [
    name.padEnd(10),
    ...[durations.length, states.stop, states.ask, states.go].map((count) => String(count).padStart(7)),
    ...[50, 99, 100].map((percent) => percentile(durations, percent).toFixed(2).padStart(9)),
  ].join('');

/** Formats the results as lines: a table of the decisions by kind of noise, the heap, the limits and the failures. */
export const tableOf = (figures: SoakFigures): string[] => [
  'noise     messages   stop    ask     go   p50 ms   p99 ms   max ms',
  ...Object.entries(figures.noises).map(([noise, found]) => row(noise, found)),
  row('all', totalOf(figures)),
  `messages to the coaches: ${figures.asked}`,
  ...(figures.heap
    ? [`heap: ${(figures.heap.early / 1e6).toFixed(1)} MB early, ${(figures.heap.late / 1e6).toFixed(1)} MB at the end`]
    : []),
  ...limitsOf(figures).map(
    ({ name, value, atMost, isBroken }) =>
      `${isBroken ? 'BROKEN' : 'kept  '} ${name}: ${Number.isInteger(value) ? value : value.toFixed(2)}, at most ${atMost}`,
  ),
  ...figures.failures.map(({ where, reason, texts }) => `${where}: ${reason}: ${JSON.stringify(texts).slice(0, 400)}`),
];
