import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { WRITE_AHEAD_BYTES } from '../app/http.ts';

/**
 * A reader that takes nothing for so long is dropped. Two processes of one machine hold some ten megabytes between them and ask
 * for more only when a good part of that is gone: a reader of 30 KB/s, who is slow and alive, was seen to ask after 38 s.
 */
export const STALL_MS = 120_000;

/** Hands chunks on one by one; tells when the next one is not asked for within the time. */
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
 * Answers with chunks as they are made and taken: a slow reader slows their making down instead of filling memory, one that
 * takes nothing for `stallMs` is dropped, and one that leaves ends it. Chunks that fail before the first are an error like any
 * other; later they break the answer off, so that nobody takes it for whole.
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
