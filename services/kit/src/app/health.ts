import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Health {
  /** One entry a dependency; `required` ones decide readiness, and the service is `degraded` without one that `degrades`. */
  check(): Promise<Record<string, { up: boolean; required: boolean; degrades?: boolean }>>;
  draining(): boolean;
  /** Whether `/readyz` names the dependencies to who asks; to everybody where it is not given. */
  showsChecks?(request: FastifyRequest): boolean;
}

/**
 * `/livez` says that the process lives, whatever its dependencies do; `/readyz` whether it can serve; `/healthz` is livez by
 * another name. A degraded service answers 200: it serves, in a safe but poorer way. NATS is told but not required: writes wait in
 * outboxes, and the copy of ended sessions goes on.
 */
export const registerHealth = (app: FastifyInstance, health: Health): void => {
  const open = { config: { public: true, rateLimit: false as const }, schema: { hide: true } };
  for (const path of ['/livez', '/healthz']) app.get(path, open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (request, reply) => {
    const checks = await health.check();
    const ready = !health.draining() && Object.values(checks).every(({ up, required }) => up || !required);
    const told = Object.fromEntries(Object.entries(checks).map(([name, { up }]) => [name, up ? 'up' : 'down']));
    const degraded = Object.values(checks).some(({ up, degrades }) => degrades && !up);
    const serving = degraded ? 'degraded' : 'ready';
    const status = ready ? serving : health.draining() ? 'draining' : 'not ready';
    const shown = health.showsChecks?.(request) ?? true;
    return reply.code(ready ? 200 : 503).send({ status, ...(shown && { checks: told }) });
  });
};
