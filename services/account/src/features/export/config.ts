import { z } from 'zod';

const serviceUrl = z.url({ protocol: /^https?$/, error: 'must be the http address of the service' }).optional();

/** Environment variables of the data export. */
export const exportEnv = {
  WELLNESS_URL: serviceUrl,
  RUNNING_URL: serviceUrl,
  PHYSIO_URL: serviceUrl,
  /** Rate limit per runner. */
  EXPORTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
};

export interface ExportConfig {
  /** Deployed services in the order of the export. */
  services: readonly { service: string; url: string }[];
  /** Timeout without data from a service, in milliseconds. */
  patienceMs: number;
  /** Rate limit per runner. */
  perMinute: number;
}

type Env = z.infer<z.ZodObject<typeof exportEnv>> & { NODE_ENV: string };

const PATIENCE_MS = 10_000;

/**
 * Omits services without a URL, which are not deployed.
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
  return { services, patienceMs: PATIENCE_MS, perMinute };
};
