import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { WRITE_AHEAD_BYTES } from '../app/http.ts';

/**
 * Time after which a client that reads nothing is disconnected, in milliseconds. Socket buffers of about ten megabytes
 * are refilled in large steps: in a measurement, a client that read 30 KB/s paused for 38 s.
 */
const STALL_MS = 120_000;

/** Yields the chunks of a source. Calls `onStall` when the next chunk is not requested in time. */
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
 * Streams chunks with backpressure. A client that reads nothing for `stallMs` is disconnected. When a client
 * disconnects, no more chunks are produced. A failure before the first chunk results in an error response; a later
 * failure aborts the response, so that it does not look complete.
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
