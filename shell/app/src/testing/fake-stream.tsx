import type { StreamChunk } from '@stridewell/contracts/web';
import type { FakeAnswer, FakeCall } from './fake-api.tsx';

export interface FakeStream {
  /** Pass this to `fakeApi` as the answer of a chat or quick-action call. */
  answer: (call: FakeCall) => FakeAnswer;
  /** Writes text without a wrapper. */
  raw: (text: string) => void;
  /** Writes a line of the protocol. */
  chunk: (chunk: StreamChunk) => void;
  /** Writes the end marker and ends the stream. */
  done: () => void;
  /** Ends the stream without the end marker. */
  end: () => void;
  /** Breaks the connection. */
  break: () => void;
  /** Whether the caller has cancelled the stream. */
  cancelled: () => boolean;
}

/** A reply that a test writes in chunks while the page reads it. */
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
