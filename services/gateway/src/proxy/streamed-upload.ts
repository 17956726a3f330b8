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
  /** Maximum number of concurrent uploads, in total and per address. */
  total: number;
  perAddress: number;
}

const MIB = 1_048_576;

const STREAMED_UPLOADS: StreamedUploadLimits = {
  bytes: IMPORT_LIMITS.requestBytes + MIB,
  total: 50,
  perAddress: 4,
};

const tooLarge = (): DomainError =>
  new DomainError('too_large', `This is too large: you can send ${IMPORT_LIMITS.requestBytes / MIB} MiB at a time.`, {
    code: 'too_large',
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
export const createStreamedUploads = (limits: StreamedUploadLimits = STREAMED_UPLOADS) => {
  const running = new Map<string, number>();
  let total = 0;
  const count = (address: string, change: 1 | -1): void => {
    total += change;
    const now = (running.get(address) ?? 0) + change;
    if (now === 0) running.delete(address);
    else running.set(address, now);
  };

  /**
   * Starts streaming a body. Aborts `stop` when the body exceeds the size limit.
   * @throws DomainError 'too_large' when the content length exceeds the size limit, or 'limited' when there are too
   *   many concurrent uploads
   */
  return ({ raw, ip, headers }: FastifyRequest, stop: AbortController): StreamedUpload => {
    const address = normalizeIP(ip, 64);
    const refuse = (error: DomainError): never => {
      drain(raw, 0);
      throw error;
    };
    if (Number(headers['content-length'] ?? 0) > limits.bytes) refuse(tooLarge());
    if (total >= limits.total || (running.get(address) ?? 0) >= limits.perAddress) refuse(tooManyUploads());
    count(address, 1);
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
    return {
      call: { body, answerWithinMs: LONGEST_BODY_MS },
      end() {
        if (ended) return;
        ended = true;
        count(address, -1);
        raw.unpipe(body);
        body.destroy();
        if (!raw.complete && !raw.destroyed) drain(raw, 0);
      },
    };
  };
};
