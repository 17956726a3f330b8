import { Transform } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { LONGEST_BODY_MS } from '@stridewell/kit/app/body-timeout';
import { DomainError } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';
import { drain, tooManyUploads } from '../http/body.ts';
import type { UpstreamRequest } from './upstream.ts';

/** Limits for bodies that are passed on while they arrive. */
export interface StreamedUploadLimits {
  /** Maximum number of bytes of one body, including what a form adds to its files. */
  bytes: number;
  /** Maximum number of uploads at the same time, in total and of one address. */
  total: number;
  perAddress: number;
}

const MIB = 1_048_576;

export const STREAMED_UPLOADS: StreamedUploadLimits = {
  bytes: IMPORT_LIMITS.requestBytes + MIB,
  total: 50,
  perAddress: 4,
};

const tooLarge = (): DomainError =>
  new DomainError('too_large', `This is too large: you can send ${IMPORT_LIMITS.requestBytes / MIB} MiB at a time.`, {
    code: 'too_large',
  });

/** A request body that is passed on while it arrives. */
export interface StreamedUpload {
  call: Pick<UpstreamRequest, 'body' | 'answerWithinMs'>;
  /** Ends the upload. What the client still sends is read and dropped, so that it reads the response. */
  end(): void;
}

/**
 * Creates the function that passes a body on to a service as it arrives, so that the gateway never holds a file in
 * memory or on disk.
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

  /** Begins to pass a body on. `stop` is aborted when it turns out to be too large. @throws DomainError */
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
    // The call is cancelled with `stop`; its error is reported there.
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
