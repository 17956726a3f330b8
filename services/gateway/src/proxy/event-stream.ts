import type { FastifyReply } from 'fastify';
import type { UpstreamResponse } from './upstream.ts';

/** True for an event stream: it is passed on chunk by chunk, and ends when the gateway stops. */
export const isEventStream = ({ headers }: UpstreamResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');

/**
 * Passes an event stream to the client: headers at once and every chunk as it arrives. If the client disconnects, the
 * stream is cancelled at the service. If the gateway stops, the client gets a proper end. If the service breaks off, so
 * does the client's connection, so that the client cannot take the stream for complete.
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
