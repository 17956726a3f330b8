import { type ExportLine, exportLine } from '@stridewell/kit/user-data/export-lines';
import { INTERNAL_EXPORT } from '@stridewell/kit/user-data/export-route';

export interface ReadOptions {
  /** Base URL of the service. */
  url: string;
  /** The runner's token, which the service verifies. */
  token: string;
  requestId: string;
  /** Timeout for the response headers and for each chunk, in milliseconds. */
  timeoutMs: number;
  /** Signal that is aborted when the runner disconnects. */
  signal: AbortSignal;
}

/** Splits text chunks into lines. Drops any text after the last line break. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Reads a runner's data from a service line by line with backpressure.
 * @throws Error when the service fails or stops sending
 */
export async function* readService(options: ReadOptions): AsyncGenerator<ExportLine> {
  const { url, token, requestId, timeoutMs } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, options.signal]);
  /** Applies the timeout while waiting for the service, but not while the runner's client is reading. */
  const withTimeout = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => stop.abort(new Error('no data received in time')), timeoutMs);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  };
  async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await withTimeout(reader.read());
      if (done) return;
      yield value;
    }
  }
  try {
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': requestId };
    const response = await withTimeout(fetch(new URL(INTERNAL_EXPORT, url), { headers, redirect: 'error', signal }));
    if (response.status !== 200 || !response.body) throw new Error(`unexpected status ${response.status}`);
    for await (const line of linesOf(pieces(response.body))) yield exportLine.parse(JSON.parse(line));
  } finally {
    // Closes the connection when the consumer stops reading before the end.
    stop.abort();
  }
}
