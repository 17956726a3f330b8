import type { Readable } from 'node:stream';
import { WRITE_AHEAD_BYTES } from '@stridewell/kit/app/http';
import type { Clock } from '@stridewell/kit/clock';
import { pause } from '@stridewell/kit/clock';
import { DomainError, unavailable } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { type Dispatcher, Pool } from 'undici';

export interface UpstreamRequest {
  method: Dispatcher.HttpMethod;
  /** Path and query of the request. */
  path: string;
  headers: Record<string, string | string[]>;
  /** A stream is sent while it is being received. */
  body: Buffer | Readable | null;
  /** Maximum time until the response begins, in milliseconds. Defaults to the timeout of the client. */
  answerWithinMs?: number;
}

export type UpstreamResponse = Dispatcher.ResponseData;

export interface Upstream {
  /**
   * Sends a request and resolves when the response begins. GET and HEAD are retried once after a connection failure.
   * Other methods are not retried, because they may have taken effect. Aborting `stop` cancels the request at any time;
   * the timeout also aborts `stop`.
   * @throws DomainError 'unavailable' when there is no response, or the reason of `stop`
   */
  send(call: UpstreamRequest, stop: AbortController): Promise<UpstreamResponse>;
  /** Returns true when the service reports that it is ready. The result is cached for two seconds. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  name: string;
  url: string;
  answerWithinMs: number;
  /** Timeout of the readiness request in milliseconds; {@link READY_TIMEOUT_MS} by default. */
  readyWithinMs?: number | undefined;
  logger: Logger;
  clock: Clock;
}

/**
 * Maximum number of requests that wait for their response to begin. Node's accept queue holds 511 connections; more
 * connections at the same time would be delayed by a second.
 */
const MAX_WAITING = 500;
const RETRY_AFTER_MS = 50;
/** Connection options. The socket receives `highWaterMark`, although undici's type does not list it. */
const CONNECT = { timeout: 2_000, highWaterMark: WRITE_AHEAD_BYTES };
/** Maximum time in milliseconds without data from a response body. Event streams send a heartbeat every 15 s. */
const BODY_TIMEOUT_MS = 35_000;
const KEEP_ALIVE_MS = 4_000;
const READY_TIMEOUT_MS = 500;
const READY_CACHE_MS = 2_000;

const tookTooLong = (): DomainError =>
  new DomainError('unavailable', 'This took too long. Please try again in a moment.', {
    code: 'timeout',
    retryAfter: 1,
  });

/**
 * Creates a client for one service, with keep-alive connections, a timeout per request and one retry of safe methods.
 */
export const createUpstream = ({
  name,
  url,
  answerWithinMs,
  readyWithinMs = READY_TIMEOUT_MS,
  logger,
  clock,
}: UpstreamOptions): Upstream => {
  // The number of connections is unlimited: each open stream needs one, and requests queued behind streams would wait
  // forever.
  const pool = new Pool(url, {
    connect: CONNECT,
    headersTimeout: 0,
    bodyTimeout: BODY_TIMEOUT_MS,
    // Shorter than the drain time of a service, so that no request is sent on a connection that is about to close.
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    allowH2: false,
  });
  let waiting = 0;
  let asked: { at: number; answer: Promise<boolean> } | undefined;

  const attempt = async (call: UpstreamRequest, signal: AbortSignal): Promise<UpstreamResponse> => {
    const send = () => pool.request({ ...call, signal, highWaterMark: WRITE_AHEAD_BYTES });
    try {
      return await send();
    } catch (error) {
      const harmless = call.method === 'GET' || call.method === 'HEAD';
      if (!harmless || signal.aborted) throw error;
      await pause(RETRY_AFTER_MS, signal);
      return send();
    }
  };

  return {
    async send({ answerWithinMs: timeoutMs = answerWithinMs, ...call }, stop) {
      if (waiting >= MAX_WAITING) throw unavailable();
      const { signal } = stop;
      const deadline = setTimeout(() => stop.abort(tookTooLong()), timeoutMs);
      waiting += 1;
      try {
        return await attempt(call, signal);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        logger.warn({ err: error, upstream: name }, 'service did not answer');
        throw unavailable(error);
      } finally {
        waiting -= 1;
        clearTimeout(deadline);
      }
    },
    ready() {
      const now = clock.monotonic();
      if (asked && now - asked.at < READY_CACHE_MS) return asked.answer;
      const ask = async (): Promise<boolean> => {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: '/readyz',
          signal: AbortSignal.timeout(readyWithinMs),
        });
        await body.dump();
        return statusCode === 200;
      };
      asked = { at: now, answer: ask().catch(() => false) };
      return asked.answer;
    },
    close: () => pool.destroy(),
  };
};
