import type { FastifyInstance } from 'fastify';
import { until } from './until.ts';

/** Waits until a service that runs in this process is ready. */
export const untilReady = async (app: FastifyInstance): Promise<FastifyInstance> => {
  await app.ready();
  await app.started;
  await until('readiness', async () => (await app.inject('/readyz')).statusCode === 200);
  return app;
};
