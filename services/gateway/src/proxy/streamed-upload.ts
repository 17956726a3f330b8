import { isIPv6 } from 'node:net';
import { Transform } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { LONGEST_BODY_MS } from '@stridewell/kit/app/body-timeout';
import { DomainError } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';
import { drain, tooManyUploads } from '../http/body.ts';
import type { UpstreamRequest } from './upstream.ts';

/** Limits for bodies that are forwarded while they are being received. */
export interface StreamedUploadLimits {
  /** Maximum number of bytes of one body, including the multipart overhead. */
  bytes: number;
  /** Maximum number of concurrent uploads: in total, per address, per IPv6 /48 and per signed-in runner. */
  total: number;
  perAddress: number;
  perSite: number;
  perUser: number;
  /** Time over which the speed is measured, in milliseconds. No upload is aborted before that. */
  windowMs: number;
  /** Minimum speed in bytes per second: at any time, and while at least half of the total upload slots are in use. */
  leastSpeed: number;
  leastSpeedWhenBusy: number;
}

const MIB = 1_048_576;

const STREAMED_UPLOADS: StreamedUploadLimits = {
  bytes: IMPORT_LIMITS.requestBytes + MIB,
  total: 50,
  perAddress: 4,
  perSite: 16,
  perUser: IMPORT_LIMITS.uploads,
  windowMs: 10_000,
  leastSpeed: 1_024,
  leastSpeedWhenBusy: 32_768,
};
/** Number of speed measurements per window. */
const LOOKS = 10;

const tooLarge = (): DomainError =>
  new DomainError('too_large', `This is too large: you can send ${IMPORT_LIMITS.requestBytes / MIB} MiB at a time.`, {
    code: 'too_large',
  });

const tooSlow = (): DomainError =>
  new DomainError('limited', 'The upload was too slow. Please try again with a better connection.', {
    code: 'upload_too_slow',
    retryAfter: 60,
  });

/** A request body that is forwarded while it is being received. */
export interface StreamedUpload {
  call: Pick<UpstreamRequest, 'body' | 'answerWithinMs'>;
  /**
   * Ends the upload. Reads and discards the rest of the body, because some clients read the response only after they
   * have sent everything.
   */
  end(): void;
}

/**
 * Creates a function that streams a request body to a service, so that the gateway never stores a file in memory or on
 * disk.
 */
export const createStreamedUploads = (
  userOf: (request: FastifyRequest) => string | null,
  limits: StreamedUploadLimits = STREAMED_UPLOADS,
) => {
  const running = new Map<string, number>();
  let total = 0;
  const count = (keys: readonly string[], change: 1 | -1): void => {
    total += change;
    for (const key of keys) {
      const now = (running.get(key) ?? 0) + change;
      if (now === 0) running.delete(key);
      else running.set(key, now);
    }
  };

  /** Returns the keys under which an upload is counted, with the maximum number of concurrent uploads for each key. */
  const slotsOf = (request: FastifyRequest): Map<string, number> => {
    const { ip } = request;
    const user = userOf(request);
    return new Map([
      [`address ${normalizeIP(ip, 64)}`, limits.perAddress],
      ...(isIPv6(ip) ? [[`site ${normalizeIP(ip, 48)}`, limits.perSite] as const] : []),
      ...(user === null ? [] : [[`user ${user}`, limits.perUser] as const]),
    ]);
  };

  /**
   * Aborts an upload whose client sends too slowly over a window. A window in which the service did not read is
   * considered fast, because the client had to wait.
   */
  const watchSpeed = (body: Transform, seen: () => number, stop: AbortController): (() => void) => {
    const looks: number[] = [0];
    const timer = setInterval(() => {
      const isWaiting = body.readableLength >= body.readableHighWaterMark;
      if (isWaiting) looks.length = 0;
      looks.push(seen());
      if (looks.length <= LOOKS) return;
      const [first = 0] = looks.splice(0, looks.length - LOOKS);
      const least = total * 2 >= limits.total ? limits.leastSpeedWhenBusy : limits.leastSpeed;
      if (seen() - first < (least * limits.windowMs) / 1_000) stop.abort(tooSlow());
    }, limits.windowMs / LOOKS);
    timer.unref();
    return () => clearInterval(timer);
  };

  /**
   * Starts streaming a body. Aborts `stop` when the body exceeds the size limit. Also aborts `stop` when the client sends
   * too slowly, so that a few clients cannot occupy all upload slots.
   * @throws DomainError 'too_large' when the content length exceeds the size limit, or 'limited' when there are too
   *   many concurrent uploads
   */
  return (request: FastifyRequest, stop: AbortController): StreamedUpload => {
    const { raw, headers } = request;
    const slots = slotsOf(request);
    const refuse = (error: DomainError): never => {
      drain(raw, 0);
      throw error;
    };
    if (Number(headers['content-length'] ?? 0) > limits.bytes) refuse(tooLarge());
    if (total >= limits.total || [...slots].some(([key, most]) => (running.get(key) ?? 0) >= most))
      refuse(tooManyUploads());
    const keys = [...slots.keys()];
    count(keys, 1);
    let [seen, ended] = [0, false];
    const body = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen += chunk.length;
        if (seen > limits.bytes) stop.abort(tooLarge());
        else done(null, chunk);
      },
    });
    // The abort of `stop` cancels the call, which reports the error.
    body.on('error', () => undefined);
    raw.once('error', (error) => body.destroy(error));
    raw.pipe(body);
    const stopWatching = watchSpeed(body, () => seen, stop);
    // The service may take any amount of time once everything has arrived.
    raw.once('end', stopWatching);
    return {
      call: { body, answerWithinMs: LONGEST_BODY_MS },
      end() {
        if (ended) return;
        ended = true;
        stopWatching();
        count(keys, -1);
        raw.unpipe(body);
        body.destroy();
        if (!raw.complete && !raw.destroyed) drain(raw, 0);
      },
    };
  };
};
