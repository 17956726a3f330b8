import type { FastifyReply } from 'fastify';
import type { Answer } from './upstream.ts';

/** True for an answer that trickles: it goes through as it comes, and ends when the gateway stops. */
export const isEventStream = ({ headers }: Answer): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');

/**
 * Hands an event stream to the client, headers at once and every chunk as it comes. A client that leaves ends the stream at
 * its source; a gateway that stops ends it properly at the client; a source that breaks off breaks it off.
 */
export const passStream = (reply: FastifyReply, { statusCode, body }: Answer): void => {
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
