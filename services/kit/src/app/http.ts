import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type BaseConfig, DEFAULT_TIMEOUTS } from '../config.ts';
import { DomainError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { requestSpans } from '../telemetry/requests.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import { bodyTimeoutPlugin, LONGEST_BODY_MS } from './body-timeout.ts';
import { deadlinePlugin } from './deadline.ts';
import { errorBody, handleError } from './error-mapper.ts';
import { useLimitedJsonParser } from './json-body.ts';
import { registerRequestMetrics, requestId } from './request-metrics.ts';
import { streamsPlugin } from './streams.ts';

/**
 * Buffer size in each direction for a client that does not read, in bytes. It is a quarter of Node's default, because
 * many streams are open at the same time.
 */
export const WRITE_AHEAD_BYTES = 16_384;

/** Default time in which a request must arrive, in milliseconds. A route can allow more. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Creates a Fastify instance with zod validation, the error mapper, security headers, rate limits, request ids, traces
 * and metrics. Requests with a session are limited by user; the gateway limits by address. `beforeClose` is awaited
 * when shutdown begins, while requests are still handled.
 */
export const createHttp = async (
  config: BaseConfig,
  logger: Logger,
  metrics: Metrics,
  { tracer, beforeClose }: { tracer: Tracer; beforeClose: () => Promise<void> },
) => {
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    trustProxy: config.http.trustedProxies,
    requestTimeout: LONGEST_BODY_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    http: { highWaterMark: WRITE_AHEAD_BYTES, headersTimeout: REQUEST_TIMEOUT_MS },
    logController: new LogController({ disableRequestLogging: true }),
    // Requests during shutdown get their normal response, with `connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestId,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  useLimitedJsonParser(app as unknown as FastifyInstance);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404)));
  await app.register(requestSpans, { tracer });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
  });
  const { answerMs, eventLoopDelayMs } = config.patience ?? DEFAULT_TIMEOUTS;
  await app.register(deadlinePlugin, { answerMs });
  await app.register(bodyTimeoutPlugin, { bodyMs: REQUEST_TIMEOUT_MS });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    referrerPolicy: { policy: 'no-referrer' },
    enableCSPNonces: false,
  });
  await app.register(underPressure, { maxEventLoopDelay: eventLoopDelayMs, retryAfter: 2, exposeStatusRoute: false });
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    max: config.http.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.principal,
    keyGenerator: (request) => request.principal?.userId ?? '',
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('limited', 'Too many requests. Please wait a moment and try again.', {
        code: 'limited',
        retryAfter: Math.ceil(ttl / 1_000),
      }),
  });
  app.addHook('preClose', beforeClose);
  await app.register(streamsPlugin);
  registerRequestMetrics(app as unknown as FastifyInstance, metrics);
  return app;
};

export type Http = Awaited<ReturnType<typeof createHttp>>;
