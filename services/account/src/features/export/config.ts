import { z } from 'zod';

const serviceUrl = z.url({ protocol: /^https?$/, error: 'must be the http address of the service' }).optional();

/** Environment variables for the data export. */
export const exportEnv = {
  WELLNESS_URL: serviceUrl,
  RUNNING_URL: serviceUrl,
  PHYSIO_URL: serviceUrl,
  /** Maximum number of exports per runner per minute. */
  EXPORTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
};

export interface ExportConfig {
  /** Deployed services in the order in which they are exported. */
  services: readonly { service: string; url: string }[];
  /** Maximum time without data from a service, in milliseconds. */
  timeoutMs: number;
  /** Maximum number of exports per runner per minute. */
  perMinute: number;
}

type Env = z.infer<z.ZodObject<typeof exportEnv>> & { NODE_ENV: string };

const PATIENCE_MS = 10_000;

/**
 * Returns the export configuration. Omits services without a URL, because they are not deployed.
 * @throws Error in production when the URL of wellness or running is missing, because the export would lack their data
 */
export const toExportConfig = (env: Env): ExportConfig => {
  const { NODE_ENV, WELLNESS_URL, RUNNING_URL, PHYSIO_URL, EXPORTS_PER_MINUTE: perMinute } = env;
  const needed = NODE_ENV === 'production' ? { WELLNESS_URL, RUNNING_URL } : {};
  const absent = Object.entries(needed).filter(([, url]) => url === undefined);
  if (absent.length > 0) {
    const problems = absent.map(([key]) => `${key}: must be set in production`);
    throw new Error(`The configuration is invalid.\n  ${problems.join('\n  ')}`);
  }
  const all = { wellness: WELLNESS_URL, running: RUNNING_URL, physio: PHYSIO_URL };
  const services = Object.entries(all).flatMap(([service, url]) => (url === undefined ? [] : [{ service, url }]));
  return { services, timeoutMs: PATIENCE_MS, perMinute };
};
