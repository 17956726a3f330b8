import { z } from 'zod';

const serviceUrl = z.url({ protocol: /^https?$/, error: 'must be the http address of the service' }).optional();

/** Environment variables of the data export: the addresses of the other services. */
export const exportEnv = {
  WELLNESS_URL: serviceUrl,
  RUNNING_URL: serviceUrl,
  PHYSIO_URL: serviceUrl,
  /** Data exports allowed per runner and minute. */
  EXPORTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
};

export interface ExportConfig {
  /** Deployed services, in the order of the export. */
  services: readonly { service: string; url: string }[];
  /** How long a service may send nothing, milliseconds. */
  patienceMs: number;
  /** Exports allowed per runner and minute. */
  perMinute: number;
}

type Env = z.infer<z.ZodObject<typeof exportEnv>> & { NODE_ENV: string };

const PATIENCE_MS = 10_000;

/**
 * Omits services without an address, which are not deployed. Throws in production, as the gateway does, when a service
 * that is always deployed has none: its data would be missing from the export unnoticed.
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
