import type { FastifyReply } from 'fastify';
import type { UpstreamResponse } from './upstream.ts';

/** True when the response is an event stream, which is forwarded chunk by chunk and ends when the gateway stops. */
export const isEventStream = ({ headers }: UpstreamResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');

/**
 * Forwards an event stream: the headers immediately, and each chunk as it arrives. When the client disconnects, the
 * request to the service is cancelled. When the gateway stops, the stream ends normally. When the service aborts, the
 * client's connection is aborted too, so that the stream does not look complete.
 */
export const pipeEventStream = (reply: FastifyReply, { statusCode, body }: UpstreamResponse): void => {
  const { raw, server } = reply;
  reply.hijack();
  raw.writeHead(statusCode, reply.getHeaders() as Record<string, string | string[]>);
  raw.flushHeaders();
  const stopping = new AbortController();
  server.openStreams.add(stopping);
  stopping.signal.addEventListener('abort', () => {
    body.unpipe(raw);
    raw.end();
    body.destroy();
  });
  body.on('error', () => {
    if (!stopping.signal.aborted) raw.destroy();
  });
  raw.on('close', () => {
    server.openStreams.delete(stopping);
    body.destroy();
  });
  body.pipe(raw);
};
