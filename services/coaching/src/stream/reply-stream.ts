import { STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';
import { pause } from '@stridewell/kit/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface StreamTimes {
  /** A comment goes out so often, milliseconds, so that nobody between takes the connection for dead. */
  heartbeatMs: number;
  /** A reader that takes nothing for so long is dropped, milliseconds. */
  stallMs: number;
}
export const STREAM_TIMES: StreamTimes = { heartbeatMs: 15_000, stallMs: 30_000 };

/** A reply on its way to one reader. */
export interface ReplyStream {
  /** Fires when the reply must stop at its source: the reader has gone or reads nothing, or the service stops. */
  signal: AbortSignal;
  /** Stops the reply from within. */
  stop(): void;
  /** Resolves when the line is out of our hands: a slow reader slows the reply down instead of filling memory. */
  send(chunk: StreamChunk): Promise<void>;
  /** The end marker, and the end. */
  done(): Promise<void>;
  /** One sentence on what went wrong, and the end. */
  fail(sentence: string): Promise<void>;
}

/**
 * Answers a request with `data: {json}` lines, taking the connection out of Fastify's hands. The response's `close` event tells
 * that the reader is gone: `request.signal` ends with the request's body, so that it says nothing on a POST.
 */
export const openReplyStream = (
  app: FastifyInstance,
  reply: FastifyReply,
  { heartbeatMs, stallMs }: StreamTimes = STREAM_TIMES,
): ReplyStream => {
  const { raw } = reply;
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  app.openStreams.add(controller);

  reply.hijack();
  // What hooks have set so far (security headers, the request id) goes with it, since a reply of our own passes them by.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();

  const heartbeat = setInterval(() => {
    if (!raw.writableNeedDrain) raw.write(': keep-alive\n\n');
  }, heartbeatMs);
  heartbeat.unref();
  raw.on('error', stop);
  const cease = (): void => {
    clearInterval(heartbeat);
    app.openStreams.delete(controller);
  };
  raw.on('finish', cease);
  raw.on('close', () => {
    cease();
    if (!raw.writableFinished) stop();
  });
  // Gone while the message was being stored: the event has passed already.
  if (raw.destroyed) stop();

  /** Until an event of the response, or for as long as a stalled reader is borne; false for one that is dropped. */
  const reached = async (event: 'drain' | 'finish'): Promise<void> => {
    const enough = new AbortController();
    const settle = (): void => enough.abort();
    raw.once(event, settle);
    raw.once('close', settle);
    await pause(stallMs, enough.signal);
    raw.off(event, settle);
    raw.off('close', settle);
    if (!enough.signal.aborted) raw.destroy();
  };
  const write = async (line: string): Promise<void> => {
    if (raw.destroyed || raw.writableEnded) return;
    if (!raw.write(`data: ${line}\n\n`) && !raw.destroyed) await reached('drain');
  };
  const end = async (): Promise<void> => {
    clearInterval(heartbeat);
    if (raw.destroyed) return;
    const finished = reached('finish');
    raw.end();
    await finished;
  };

  return {
    signal: controller.signal,
    stop,
    send: (chunk) => write(JSON.stringify(chunk)),
    async done() {
      await write(STREAM_DONE);
      await end();
    },
    async fail(sentence) {
      await write(JSON.stringify({ error: sentence } satisfies StreamChunk));
      await end();
    },
  };
};
