import type { StreamChunk } from '@stridewell/contracts/web';
import type { FakeAnswer, FakeCall } from './fake-api.tsx';

export interface FakeStream {
  /** To be given to `fakeApi` as the answer of a chat or quick-action call. */
  answer: (call: FakeCall) => FakeAnswer;
  /** Bytes as they are. */
  raw: (text: string) => void;
  /** A line of the protocol. */
  chunk: (chunk: StreamChunk) => void;
  /** The end marker and the end. */
  done: () => void;
  /** The end alone. */
  end: () => void;
  /** The connection breaks. */
  break: () => void;
  /** The caller has let go of it. */
  cancelled: () => boolean;
}

/** A reply that a test writes piece by piece, while the page reads it. */
export const fakeStream = (): FakeStream => {
  const encoder = new TextEncoder();
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const raw = (text: string): void => writer?.enqueue(encoder.encode(text));
  const chunk = (value: StreamChunk): void => raw(`data: ${JSON.stringify(value)}\n`);
  return {
    answer: ({ signal }) => {
      signal?.addEventListener('abort', () => {
        if (!cancelled) writer?.error(new DOMException('The call was aborted', 'AbortError'));
        cancelled = true;
      });
      return { body };
    },
    raw,
    chunk,
    done: () => {
      raw('data: [DONE]\n');
      writer?.close();
    },
    end: () => writer?.close(),
    break: () => writer?.error(new TypeError('network error')),
    cancelled: () => cancelled,
  };
};
