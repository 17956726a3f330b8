import { registerHealth } from '@stridewell/kit/app/health';
import { registerRequestMetrics } from '@stridewell/kit/app/request-metrics';
import { streamsPlugin } from '@stridewell/kit/app/streams';
import { type Clock, createClock, pause } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { createLogger } from '@stridewell/kit/logger';
import { createMetrics } from '@stridewell/kit/metrics';
import { requestSpans } from '@stridewell/kit/telemetry/requests';
import { createTracer } from '@stridewell/kit/telemetry/tracer';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createHttp } from './http/create-http.ts';
import { createInternalRequestCheck } from './http/internal-requests.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { listenOnSecondHost } from './http/second-host.ts';
import { connectIdentity } from './identity.ts';
import { liveRoutes } from './live/routes.ts';
import { proxyRoutes } from './proxy/routes.ts';
import { createUpstream, type Upstream } from './proxy/upstream.ts';
import type { ResolveReplicas } from './web/replica-resolver.ts';
import { webRoutes } from './web/routes.ts';

export interface Overrides {
  clock?: Clock;
  /** DNS lookup to use instead of the default one for front ends that are served by web servers. */
  findFrontEnds?: ResolveReplicas;
}

/**
 * Builds the gateway, which serves the API, the shell and the remotes from one origin. It stores no data and starts
 * without its dependencies: when a service or front end is down, only the addresses of that service or front end return
 * 503.
 */
export const buildApp = async (config: Config, overrides: Overrides = {}): Promise<FastifyInstance> => {
  const logger = createLogger('gateway', config.logLevel);
  const metrics = createMetrics('gateway');
  const clock = overrides.clock ?? createClock();
  const tracer = await createTracer({ name: 'gateway', tracing: config.tracing, edge: true, logger });
  const app = createHttp(config, logger);
  await app.register(requestSpans, { tracer });
  app.addHook('onClose', () => tracer.close());
  let draining = false;

  app.addHook('preClose', async () => {
    draining = true;
    await pause(config.http.drainMs);
  });
  await app.register(streamsPlugin);
  const { bus, identity, known } = connectIdentity(app, { config, clock, logger, metrics });
  app.decorate('started', known);
  const upstreams: Record<string, Upstream> = {};
  for (const [name, url] of Object.entries(config.upstreams)) {
    if (url) upstreams[name] = createUpstream({ name, url, answerWithinMs: config.answerWithinMs, logger, clock });
  }
  app.addHook('onClose', async () => {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  });

  const isInner = createInternalRequestCheck(config.http.innerNetworks);
  registerHealth(app, {
    draining: () => draining,
    showsChecks: isInner,
    // The gateway is ready without any service, because one unavailable service must not make the others unreachable.
    check: async () => {
      const entries = Object.entries(upstreams).map(
        async ([name, upstream]) => [name, await upstream.ready()] as const,
      );
      const up = [...(await Promise.all(entries)), ['bus', bus.connected()] as const];
      return Object.fromEntries(up.map(([name, isUp]) => [name, { up: isUp, required: false }]));
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url !== '/metrics' || isInner(request)) done();
    else done(missing('There is nothing at this address.'));
  });
  registerRequestMetrics(app, metrics);
  const { limit, limitAddress, limitPage, userOf } = await createRateLimits(app, config, { identity, logger, clock });
  await app.register(liveRoutes, { bus, identity, metrics, limitAddress });
  await app.register(proxyRoutes, { upstreams, limit, userOf });
  await app.register(webRoutes, { web: config.web, clock, logger, find: overrides.findFrontEnds, limitPage });
  if (config.http.alsoHost) listenOnSecondHost(app, config.http.alsoHost);
  return app;
};
