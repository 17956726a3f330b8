import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Health {
  /**
   * One entry per dependency. `required` ones decide readiness;
   * the service is `degraded` while one that `degrades` is down.
   */
  check(): Promise<Record<string, { up: boolean; required: boolean; degrades?: boolean }>>;
  draining(): boolean;
  /** Whether the response of `/readyz` to this caller lists the dependencies; defaults to true for every caller. */
  showsChecks?(request: FastifyRequest): boolean;
}

/**
 * `/livez` reports that the process is alive, whatever the state of its dependencies; `/readyz` reports whether it can
 * serve; `/healthz` is an alias of `/livez`. A degraded service returns 200: it serves safely with something missing.
 * NATS is reported but not required: events wait in outboxes, and the local copy of revoked sessions is used.
 */
export const registerHealth = (app: FastifyInstance, health: Health): void => {
  const open = { config: { public: true, rateLimit: false as const }, schema: { hide: true } };
  for (const path of ['/livez', '/healthz']) app.get(path, open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    const checks = await health.check();
    const ready = !health.draining() && Object.values(checks).every(({ up, required }) => up || !required);
    const states = Object.fromEntries(Object.entries(checks).map(([name, { up }]) => [name, up ? 'up' : 'down']));
    const degraded = Object.values(checks).some(({ up, degrades }) => degrades && !up);
    const serving = degraded ? 'degraded' : 'ready';
    const status = ready ? serving : health.draining() ? 'draining' : 'not ready';
    const showsChecks = health.showsChecks?.(request) ?? true;
    return reply.code(ready ? 200 : 503).send({ status, ...(showsChecks && { checks: states }) });
  });
};
