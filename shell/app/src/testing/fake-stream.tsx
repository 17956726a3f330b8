import type { StreamChunk } from '@stridewell/contracts/web';
import type { FakeAnswer, FakeCall } from './fake-api.tsx';

export interface FakeStream {
  /** Response to use for a chat or quick-action route of `fakeApi`. */
  answer: (call: FakeCall) => FakeAnswer;
  /** Writes text to the stream unchanged. */
  raw: (text: string) => void;
  /** Writes a chunk to the stream as one `data:` line. */
  chunk: (chunk: StreamChunk) => void;
  /** Writes the end marker and ends the stream. */
  done: () => void;
  /** Ends the stream without the end marker. */
  end: () => void;
  /** Simulates a broken connection. */
  break: () => void;
  /** True if the caller has cancelled the stream. */
  cancelled: () => boolean;
}

/** Creates a streamed reply that a test writes chunk by chunk while the page reads it. */
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
