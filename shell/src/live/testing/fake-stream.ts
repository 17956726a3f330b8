import { PATHS } from '@stridewell/contracts/web';
import { vi } from 'vitest';

export interface OpenStream {
  headers: Headers;
  /** Writes raw text to the stream, as the server does. */
  write: (text: string) => void;
  /** Sends a message with the given query keys. */
  sendKeys: (...keys: string[]) => void;
  /** Ends the stream, as the server does. */
  end: () => void;
  /** True if the page has closed the stream. */
  closed: () => boolean;
}

export interface FakeStream {
  /** All opened streams, in the order in which they were opened. */
  streams: OpenStream[];
  /** Number of requests to the live updates route, including failed requests. */
  calls: () => number;
  /** Sets the status of later responses of the live updates route. `null` simulates a network error. */
  answer: (status: number | null) => void;
}

const open = (headers: Headers, signal: AbortSignal | null | undefined) => {
  const encoder = new TextEncoder();
  let closed = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  signal?.addEventListener('abort', () => {
    closed = true;
    controller?.error(new DOMException('aborted', 'AbortError'));
  });
  const write = (text: string): void => {
    if (!closed) controller?.enqueue(encoder.encode(text));
  };
  const stream: OpenStream = {
    headers,
    write,
    sendKeys: (...keys) => write(`data: ${JSON.stringify({ keys })}\n\n`),
    end: () => controller?.close(),
    closed: () => closed,
  };
  return { stream, body };
};

/** Fakes the live updates route. Passes every other request to the previous `fetch`. */
export const fakeStream = (): FakeStream => {
  const others = globalThis.fetch;
  const streams: OpenStream[] = [];
  let calls = 0;
  let status: number | null = 200;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(input) !== PATHS.live) return others(input, init);
    calls += 1;
    if (status === null) throw new TypeError('Failed to fetch');
    if (status !== 200) return new Response('{}', { status });
    const { stream, body } = open(new Headers(init.headers), init.signal);
    streams.push(stream);
    return new Response(body, { status });
  });
  return {
    streams,
    calls: () => calls,
    answer: (next) => {
      status = next;
    },
  };
};
