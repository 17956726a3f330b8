import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/** The services with metrics. */
export const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'] as const;

const set = z.array(z.string()).transform((list) => new Set(list));
const registeredSchema = z.object({
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  help: z.string(),
  labels: set,
  /** Services that register the metric. */
  services: set,
});
/** A metric that at least one service registers. */
export type RegisteredMetric = z.infer<typeof registeredSchema>;

/** The registered metrics by sample name. A histogram has three sample names. */
export type Registry = Map<string, RegisteredMetric>;

const MAX_BYTES = 4_194_304;

/** Reads the registered metrics in a separate process, which builds each service without its dependencies. */
export const readRegistry = async (): Promise<Registry> => {
  const script = fileURLToPath(new URL('print-registered-metrics.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: MAX_BYTES });
  return new Map(z.array(z.tuple([z.string(), registeredSchema])).parse(JSON.parse(stdout)));
};
