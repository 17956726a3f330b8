import type { FastifyReply } from 'fastify';
import type { UpstreamResponse } from './upstream.ts';

/** True for an event stream, which is forwarded chunk by chunk and ends when the gateway stops. */
export const isEventStream = ({ headers }: UpstreamResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');

/**
 * Forwards an event stream: headers at once, chunks as they arrive. When the client disconnects, the call to the
 * service is cancelled; when the gateway stops, the stream ends properly; when the service aborts, so does the client's
 * connection, so that the stream does not look complete.
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
