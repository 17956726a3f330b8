import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { WRITE_AHEAD_BYTES } from '../app/http.ts';

/**
 * A client that reads nothing for this long is disconnected. Socket buffers of about ten megabytes are refilled in
 * large steps: a client that reads 30 KB/s was measured to pause 38 s.
 */
export const STALL_MS = 120_000;

/** Yields chunks; calls `onStall` when the next one is not requested in time. */
async function* watched(chunks: AsyncIterable<string>, stallMs: number, onStall: () => void): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    const timer = setTimeout(onStall, stallMs);
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Streams chunks with backpressure. A client that reads nothing for `stallMs` is disconnected, and a client that
 * disconnects ends the production. A failure before the first chunk is an ordinary error; a later one aborts the
 * response, so that it does not look complete.
 */
export const sendStreamed = (
  reply: FastifyReply,
  chunks: AsyncIterable<string>,
  stallMs: number = STALL_MS,
): FastifyReply => {
  const onStall = (): void => void reply.raw.destroy();
  const options = { objectMode: false, highWaterMark: WRITE_AHEAD_BYTES };
  return reply.send(Readable.from(watched(chunks, stallMs, onStall), options));
};
