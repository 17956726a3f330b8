import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { bodyLimitOf, tooLarge } from '@stridewell/kit/app/json-body';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyLimits, type BodyReservation, createBodyBudget } from './body-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the route forwards the body while it is being received, instead of buffering it first. */
    streamsBody?: boolean;
  }
  interface FastifyRequest {
    /** Budget reservation for the body; null when the request has no body. */
    upload: BodyReservation | null;
  }
}

/**
 * Maximum number of bytes to read from a rejected body. The gateway reads them because some clients read the response
 * only after they have sent everything.
 */
const DRAIN_LIMIT = 32 * 1_048_576;

/**
 * Maximum number of chunks per body, because each chunk costs CPU time. 64 KiB arrive in about fifty packets. A
 * rejected body that is read to its end can be five hundred times as long.
 */
const PIECES_LIMIT = 1_024;
const DRAIN_PIECES_LIMIT = 32_768;

/** A rejected body, with the error to return to the client. */
class Refused {
  readonly error: DomainError;
  constructor(error: DomainError) {
    this.error = error;
  }
}

export const tooManyUploads = (): DomainError =>
  new DomainError('limited', 'Too many uploads at once. Please wait a moment and try again.', {
    code: 'limited',
    retryAfter: 1,
  });

/**
 * Reads and discards the rest of a rejected body. Closes the connection when the body exceeds the limits for rejected
 * bodies.
 */
export const drain = (payload: IncomingMessage, already: number): void => {
  let seen = already;
  let pieces = 0;
  payload.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    pieces += 1;
    if (seen > DRAIN_LIMIT || pieces > DRAIN_PIECES_LIMIT) payload.socket.destroy();
  });
  payload.resume();
};

/** True when the client requests to close the connection after the response, as some proxies do. */
const closesAfterResponse = ({ headers }: IncomingMessage): boolean => /\bclose\b/i.test(headers.connection ?? '');

/**
 * Resolves with the body or with a {@link Refused}, and rejects when the client disconnects. When the connection will
 * close after the response, a refusal waits for the end of the body, because a proxy that is still sending would report
 * an error instead of the response. Chunks are copied into one buffer, because a body sent byte by byte would otherwise
 * need a hundred times as much memory.
 */
const read = (payload: IncomingMessage, limit: number, upload: BodyReservation): Promise<Buffer | Refused> =>
  new Promise((resolve, reject) => {
    const maxBytes = Number(payload.headers['content-length'] ?? limit);
    let body = Buffer.alloc(0);
    let size = 0;
    let pieces = 0;
    const refuse = (error: DomainError): void => {
      payload.off('data', append);
      payload.off('end', complete);
      body = Buffer.alloc(0);
      upload.release();
      drain(payload, size);
      if (closesAfterResponse(payload)) payload.once('end', () => resolve(new Refused(error)));
      else resolve(new Refused(error));
    };
    const grow = (needed: number): boolean => {
      const capacity = Math.min(maxBytes, Math.max(needed, 2 * body.length));
      if (!upload.hold(capacity)) return false;
      const larger = Buffer.allocUnsafeSlow(capacity);
      body.copy(larger, 0, 0, size);
      body = larger;
      return true;
    };
    const append = (chunk: Buffer): void => {
      const needed = size + chunk.length;
      pieces += 1;
      if (pieces > PIECES_LIMIT) payload.socket.destroy();
      else if (needed > limit) refuse(tooLarge(limit));
      else if (needed > body.length && !grow(needed)) refuse(unavailable());
      else {
        chunk.copy(body, size);
        size = needed;
      }
    };
    const complete = (): void => {
      upload.finish();
      resolve(body.subarray(0, size));
    };
    // The client may have disconnected while the rate limits were checked.
    if (payload.errored) return reject(payload.errored);
    payload.once('error', reject);
    if (maxBytes > limit) return refuse(tooLarge(limit));
    upload.start(() => refuse(tooManyUploads()));
    payload.on('data', append);
    payload.once('end', complete);
  });

/**
 * Receives each body completely before the request is forwarded, within the size limit of the path and the total
 * budget, so that a slow client does not occupy a service. The bytes stay reserved until the response is sent.
 * Fastify's own size limit is not used, because it closes the connection before the client receives the 413.
 */
export const registerBodyParser = (app: FastifyInstance, limits: BodyLimits): void => {
  const budget = createBodyBudget(limits);
  app.decorateRequest('upload', null);
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request;
    const { streamsBody = false } = request.routeOptions.config;
    if (streamsBody) return done(null, payload);
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const upload = budget.begin(normalizeIP(request.ip, 64));
      reply.raw.once('close', upload.release);
      request.upload = upload;
    }
    done(null, payload);
  });
  app.addContentTypeParser('*', async ({ routeOptions, upload }: FastifyRequest, payload: IncomingMessage) =>
    upload ? read(payload, bodyLimitOf(routeOptions.url ?? ''), upload) : null,
  );
};

/**
 * Returns the body of a request, or null when there is none.
 * @throws DomainError 'too_large', 'limited' or 'unavailable' when the body was rejected
 */
export const readBody = ({ body }: FastifyRequest): Buffer | null => {
  if (body instanceof Refused) throw body.error;
  return Buffer.isBuffer(body) ? body : null;
};
