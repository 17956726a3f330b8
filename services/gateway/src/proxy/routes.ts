import compress from '@fastify/compress';
import { PATHS } from '@stridewell/contracts/web';
import { LONGEST_BODY_MS } from '@stridewell/kit/app/body-timeout';
import { errorBody } from '@stridewell/kit/app/error-mapper';
import { checkOrigin } from '@stridewell/kit/auth/origin-rule';
import { missing, unavailable } from '@stridewell/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Dispatcher } from 'undici';
import { readBody } from '../http/body.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import { isEventStream, pipeEventStream } from './event-stream.ts';
import { clientHeaders, isRunnable, upstreamHeaders } from './headers.ts';
import { forwardedPath, ROUTES_BY_SERVICE, type UpstreamName } from './service-routes.ts';
import { createStreamedUploads, type StreamedUpload } from './streamed-upload.ts';
import type { Upstream, UpstreamResponse } from './upstream.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const MIN_COMPRESSED_BYTES = 1_024;
const MAX_UNSTREAMED_BYTES = 65_536;

export interface ProxyDependencies {
  upstreams: Partial<Record<UpstreamName, Upstream>>;
  /** Counts a request against the rate limits. @throws DomainError 'limited' when a rate limit is exceeded */
  limit(request: FastifyRequest): Promise<void>;
  /** Returns a key of the signed-in runner whose request was counted, or null if there is no verified session. */
  userOf(request: FastifyRequest): string | null;
}

/** Returns a controller that aborts when the client disconnects before the response is complete. */
const abortOnDisconnect = (reply: FastifyReply): AbortController => {
  const stop = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort();
  });
  return stop;
};

/** Reads a response body completely. @throws DomainError 'unavailable' when the body is incomplete */
const readWhole = async ({ body }: UpstreamResponse): Promise<Buffer> => {
  try {
    return Buffer.from(await body.arrayBuffer());
  } catch (error) {
    throw unavailable(error);
  }
};

/** Rejects a response that a browser could run in the app's origin, where it could act in every service. */
const refuseRunnable = (
  service: UpstreamName,
  reply: FastifyReply,
  { headers, body }: UpstreamResponse,
): FastifyReply => {
  // A destroyed body emits an error, which has no further effect.
  body.on('error', () => undefined).destroy();
  reply.log.error({ upstream: service, contentType: headers['content-type'] }, 'response with a runnable content type');
  return reply.code(502).send(
    errorBody(502, {
      code: 'bad_content_type',
      message: 'The answer had a type that is not allowed here, so it was not passed on.',
    }),
  );
};

const respond = async (
  service: UpstreamName,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: UpstreamResponse,
): Promise<FastifyReply> => {
  if (isRunnable(answer.headers)) return refuseRunnable(service, reply, answer);
  const headers = clientHeaders(service, answer.headers);
  if (isEventStream(answer)) {
    reply.headers(headers);
    pipeEventStream(reply, answer);
    return reply;
  }
  const length = Number(answer.headers['content-length'] ?? 0);
  const mayCompress = request.method !== 'HEAD' && answer.statusCode !== 206 && !answer.headers['content-encoding'];
  // A short body is read completely, which is cheaper than streaming. A body of unknown length is streamed.
  const body =
    length > 0 && length <= MAX_UNSTREAMED_BYTES && answer.statusCode !== 304 && request.method !== 'HEAD'
      ? await readWhole(answer)
      : answer.body;
  reply.code(answer.statusCode).headers(headers);
  if (mayCompress && length >= MIN_COMPRESSED_BYTES) reply.compress(body);
  else reply.send(body);
  return reply;
};

type BodyOf = (request: FastifyRequest, stop: AbortController) => StreamedUpload;

const receivedBody: BodyOf = (request) => ({ call: { body: readBody(request) }, end: () => undefined });

const forwardTo =
  (name: UpstreamName, upstream: Upstream, bodyOf = receivedBody) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = forwardedPath(request.raw.url ?? '');
    if (path === null) throw missing('There is nothing at this address.');
    const stop = abortOnDisconnect(reply);
    const { call: body, end } = bodyOf(request, stop);
    const call = {
      method: request.method as Dispatcher.HttpMethod,
      path,
      headers: upstreamHeaders(request),
      ...body,
    };
    try {
      return await respond(name, request, reply, await upstream.send(call, stop));
    } catch (error) {
      if (!reply.raw.destroyed) throw error;
      // No response is sent, because the client has disconnected.
      return reply.hijack();
    } finally {
      end();
    }
  };

/**
 * Registers the routes `/api/*`: applies the rate limits and the origin check, then forwards the request to the service
 * that owns the path.
 */
export const proxyRoutes = async (
  app: FastifyInstance,
  { upstreams, limit, userOf }: ProxyDependencies,
): Promise<void> => {
  await app.register(compress, { global: false, encodings: ['br', 'gzip'], threshold: MIN_COMPRESSED_BYTES });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY });
    await limit(request);
    checkOrigin(request);
  });
  for (const [name, routes] of Object.entries(ROUTES_BY_SERVICE)) {
    const service = name as UpstreamName;
    const upstream = upstreams[service];
    if (!upstream) continue;
    const handler = forwardTo(service, upstream);
    for (const url of routes) app.route({ method: METHODS, url, handler, exposeHeadRoute: false });
  }
  if (upstreams.running) {
    app.route({
      method: 'POST',
      url: PATHS.activityImport,
      config: { streamsBody: true, bodyMs: LONGEST_BODY_MS },
      handler: forwardTo('running', upstreams.running, createStreamedUploads(userOf)),
      exposeHeadRoute: false,
    });
  }
  app.all('/api/*', async (_request, reply) => reply.code(404).send(errorBody(404, { code: 'not_found' })));
  app.all('/api', async (_request, reply) => reply.code(404).send(errorBody(404, { code: 'not_found' })));
};
