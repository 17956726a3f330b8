import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Health {
  /**
   * State of each dependency. The service is ready when all `required` dependencies are up, and reports `degraded` when
   * a dependency with `degrades` is down.
   */
  check(): Promise<Record<string, { up: boolean; required: boolean; degrades?: boolean }>>;
  draining(): boolean;
  /**
   * True when `/readyz` is allowed to list the dependencies in its response to this request; always true by default.
   */
  showsChecks?(request: FastifyRequest): boolean;
}

/**
 * Registers the health routes: `/livez` reports that the process runs, `/readyz` whether it can handle requests, and
 * `/healthz` is an alias of `/livez`. A degraded service returns 200. NATS is reported but not required, because events
 * wait in outboxes and revoked sessions are stored locally.
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
