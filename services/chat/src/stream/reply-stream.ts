import { STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';
import { pause } from '@stridewell/kit/clock';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface StreamTimes {
  /** Interval in milliseconds of the keep-alive comments, which prevent proxies from closing an idle connection. */
  heartbeatMs: number;
  /** Time in milliseconds after which a client that reads no data is disconnected. */
  stallMs: number;
}
export const STREAM_TIMES: StreamTimes = { heartbeatMs: 15_000, stallMs: 30_000 };

/** A stream that sends a reply to one client. */
export interface ReplyStream {
  /**
   * Aborts when the reply must stop because the client disconnected or reads no data, or because the service shuts
   * down.
   */
  signal: AbortSignal;
  /** Aborts `signal`, for example when another process has taken the thread. */
  stop(): void;
  /**
   * Sends a chunk. Resolves when the response can accept more data, so that a slow client slows the reply down and does
   * not fill the memory.
   */
  send(chunk: StreamChunk): Promise<void>;
  /** Sends the end marker and ends the response. */
  done(): Promise<void>;
  /** Sends an error sentence for the runner and ends the response. */
  fail(sentence: string): Promise<void>;
}

/**
 * Answers a request with `data: {json}` lines. The response is hijacked, so Fastify no longer manages it. A disconnect
 * is detected by the response's `close` event, because for a POST request `request.signal` already aborts at the end of
 * the request body.
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
  // Copies the headers that hooks have set (security headers, the request id), because a hijacked reply does not send
  // them.
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
  const cleanUp = (): void => {
    clearInterval(heartbeat);
    app.openStreams.delete(controller);
  };
  raw.on('finish', cleanUp);
  raw.on('close', () => {
    cleanUp();
    if (!raw.writableFinished) stop();
  });
  // If the client disconnected while the message was being stored, the `close` event has already fired.
  if (raw.destroyed) stop();

  /** Waits for an event of the response. Closes the connection if the event does not occur within `stallMs`. */
  const waitFor = async (event: 'drain' | 'finish'): Promise<void> => {
    const settled = new AbortController();
    const settle = (): void => settled.abort();
    raw.once(event, settle);
    raw.once('close', settle);
    await pause(stallMs, settled.signal);
    raw.off(event, settle);
    raw.off('close', settle);
    if (!settled.signal.aborted) raw.destroy();
  };
  const write = async (line: string): Promise<void> => {
    if (raw.destroyed || raw.writableEnded) return;
    if (!raw.write(`data: ${line}\n\n`) && !raw.destroyed) await waitFor('drain');
  };
  const end = async (): Promise<void> => {
    clearInterval(heartbeat);
    if (raw.destroyed) return;
    const finished = waitFor('finish');
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
