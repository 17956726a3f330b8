import { z } from 'zod';

const serviceUrl = z.url({ protocol: /^https?$/, error: 'must be the http address of the service' }).optional();

/** Where the other services are asked for what they hold on a runner. */
export const exportEnv = {
  WELLNESS_URL: serviceUrl,
  RUNNING_URL: serviceUrl,
  PHYSIO_URL: serviceUrl,
  /** Downloads of everything that a runner may ask for in a minute. */
  EXPORTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
};

export interface ExportConfig {
  /** Services that are deployed, in the order they are told in. */
  services: readonly { service: string; url: string }[];
  /** How long a service may tell nothing, milliseconds. */
  patienceMs: number;
  /** Downloads of one runner. */
  perMinute: number;
}

type Env = z.infer<z.ZodObject<typeof exportEnv>> & { NODE_ENV: string };

const PATIENCE_MS = 10_000;

/**
 * A service without an address is not deployed and left out. Throws in production for those that always are, as the edge does:
 * their data would be missing without anybody noticing.
 */
export const toExportConfig = (env: Env): ExportConfig => {
  const { NODE_ENV, WELLNESS_URL, RUNNING_URL, PHYSIO_URL, EXPORTS_PER_MINUTE: perMinute } = env;
  const needed = NODE_ENV === 'production' ? { WELLNESS_URL, RUNNING_URL } : {};
  const absent = Object.entries(needed).filter(([, url]) => url === undefined);
  if (absent.length > 0) {
    const problems = absent.map(([key]) => `${key}: must be set in production`);
    throw new Error(`The configuration is not usable.\n  ${problems.join('\n  ')}`);
  }
  const all = { wellness: WELLNESS_URL, running: RUNNING_URL, physio: PHYSIO_URL };
  const services = Object.entries(all).flatMap(([service, url]) => (url === undefined ? [] : [{ service, url }]));
  return { services, patienceMs: PATIENCE_MS, perMinute };
};
