import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { bodyLimitOf, tooLarge } from '@stridewell/kit/app/json-body';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyLimits, createBodyBudget, type Upload } from './body-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's body takes up; null for a request without one. */
    upload: Upload | null;
  }
}

/** How much of a refused body is still read, so that a client that writes before it reads gets its answer. */
const DRAIN_LIMIT = 32 * 1_048_576;

/**
 * Pieces that a body may come in: each costs processor time, however small it is. 64 KiB in packets of a slow line are fifty;
 * a refused body that is read on may be five hundred times as long.
 */
const PIECES_LIMIT = 1_024;
const DRAIN_PIECES_LIMIT = 32_768;

/** A body that was not taken, and the answer to its request. */
class Refused {
  readonly error: DomainError;
  constructor(error: DomainError) {
    this.error = error;
  }
}

const tooManyUploads = (): DomainError =>
  new DomainError('limited', 'Too many uploads are under way. Please wait a moment and try again.', {
    code: 'limited',
    retryAfter: 1,
  });

/** Reads on without keeping anything; cuts the connection of whoever does not come to an end. */
const drain = (payload: IncomingMessage, already: number): void => {
  let seen = already;
  let pieces = 0;
  payload.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    pieces += 1;
    if (seen > DRAIN_LIMIT || pieces > DRAIN_PIECES_LIMIT) payload.socket.destroy();
  });
  payload.resume();
};

/** Whether the connection ends with the answer, as proxies like to have it. */
const endsWithAnswer = ({ headers }: IncomingMessage): boolean => /\bclose\b/i.test(headers.connection ?? '');

/**
 * The body's bytes, or the refusal as soon as it is certain; rejects when the client goes away. Where the connection ends with
 * the answer, the refusal waits for the body's end: a proxy that is still writing when it ends reports an error instead.
 * Chunks are copied into one buffer: a body sent byte by byte would otherwise cost a hundred times its length.
 */
const read = (payload: IncomingMessage, limit: number, upload: Upload): Promise<Buffer | Refused> =>
  new Promise((resolve, reject) => {
    const longest = Number(payload.headers['content-length'] ?? limit);
    let body = Buffer.alloc(0);
    let size = 0;
    let pieces = 0;
    const refuse = (error: DomainError): void => {
      payload.off('data', keep);
      payload.off('end', whole);
      body = Buffer.alloc(0);
      upload.release();
      drain(payload, size);
      if (endsWithAnswer(payload)) payload.once('end', () => resolve(new Refused(error)));
      else resolve(new Refused(error));
    };
    const grow = (needed: number): boolean => {
      const capacity = Math.min(longest, Math.max(needed, 2 * body.length));
      if (!upload.hold(capacity)) return false;
      const larger = Buffer.allocUnsafeSlow(capacity);
      body.copy(larger, 0, 0, size);
      body = larger;
      return true;
    };
    const keep = (chunk: Buffer): void => {
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
    const whole = (): void => {
      upload.finish();
      resolve(body.subarray(0, size));
    };
    // The client may have left while its limits were asked for.
    if (payload.errored) return reject(payload.errored);
    payload.once('error', reject);
    if (longest > limit) return refuse(tooLarge(limit));
    upload.start(() => refuse(tooManyUploads()));
    payload.on('data', keep);
    payload.once('end', whole);
  });

/**
 * Takes every body as bytes, up to the limit of its address and of the budget of all, before it is forwarded: a slow sender
 * occupies nobody but the edge. Its bytes count until the request is answered.
 * Fastify's own limit would close the connection on a client that is still sending, which then never sees the 413.
 */
export const takeBodies = (app: FastifyInstance, limits: BodyLimits): void => {
  const budget = createBodyBudget(limits);
  app.decorateRequest('upload', null);
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request;
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

/** The bytes of a parsed request, null where it had none. Throws 'too_large', 'limited' or 'unavailable'. */
export const bytesOf = ({ body }: FastifyRequest): Buffer | null => {
  if (body instanceof Refused) throw body.error;
  return Buffer.isBuffer(body) ? body : null;
};
