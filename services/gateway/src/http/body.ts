import type { IncomingMessage } from 'node:http';
import { bodyLimitOf, tooLarge } from '@stridewell/kit/app/json-body';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How much of a refused body is still read, so that a client that writes before it reads gets its answer. */
const DRAIN_LIMIT = 32 * 1_048_576;

const TOO_LARGE = Symbol('body too large');

/** Reads on without keeping anything; cuts the connection of whoever does not come to an end. */
const drain = (payload: IncomingMessage, already: number): void => {
  let seen = already;
  payload.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > DRAIN_LIMIT) payload.socket.destroy();
  });
  payload.resume();
};

/** Whether the connection ends with the answer, as proxies like to have it. */
const endsWithAnswer = ({ headers }: IncomingMessage): boolean => /\bclose\b/i.test(headers.connection ?? '');

/**
 * The body's bytes, or `TOO_LARGE` as soon as that is certain; rejects when the client goes away. Where the connection ends
 * with the answer, the refusal waits for the body's end: a proxy that is still writing when it ends tells of an error instead.
 */
const read = (payload: IncomingMessage, limit: number): Promise<Buffer | typeof TOO_LARGE> =>
  new Promise((resolve, reject) => {
    const refuse = (already: number): void => {
      drain(payload, already);
      if (endsWithAnswer(payload)) payload.once('end', () => resolve(TOO_LARGE));
      else resolve(TOO_LARGE);
    };
    payload.once('error', reject);
    if (Number(payload.headers['content-length']) > limit) return refuse(0);
    const chunks: Buffer[] = [];
    let size = 0;
    const keep = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      payload.off('data', keep);
      payload.off('end', whole);
      refuse(size);
    };
    const whole = (): void => resolve(Buffer.concat(chunks));
    payload.on('data', keep);
    payload.once('end', whole);
  });

const limitOf = ({ routeOptions }: FastifyRequest): number => bodyLimitOf(routeOptions.url ?? '');

/**
 * Takes every body as bytes, up to the limit of its address, before it is forwarded: a slow sender occupies nobody but the edge.
 * Fastify's own limit would close the connection on a client that is still sending, which then never sees the 413.
 */
export const takeBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) => read(payload, limitOf(request)));
};

/** The bytes of a parsed request, null where it had none. Throws 'too_large'. */
export const bytesOf = (request: FastifyRequest): Buffer | null => {
  const { body } = request;
  if (body === TOO_LARGE) throw tooLarge(limitOf(request));
  return Buffer.isBuffer(body) ? body : null;
};
