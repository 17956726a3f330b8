import { type ExportLine, exportLine } from '@stridewell/kit/user-data/export-lines';
import { INTERNAL_EXPORT } from '@stridewell/kit/user-data/export-route';

export interface ReadOptions {
  /** Base address of the service. */
  url: string;
  /** The runner's own credential, which the service checks for itself. */
  token: string;
  requestId: string;
  /** How long nothing may come, milliseconds: before the first byte, and between two. */
  patienceMs: number;
  /** Fires when the runner has gone. */
  signal: AbortSignal;
}

/** The lines of a text that comes in pieces; what is left without an end is none. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** What a service holds on a runner, line by line and no faster than it is taken. Throws when it does not answer, or no longer. */
export async function* readService(options: ReadOptions): AsyncGenerator<ExportLine> {
  const { url, token, requestId, patienceMs } = options;
  const quiet = new AbortController();
  const signal = AbortSignal.any([quiet.signal, options.signal]);
  /** Only waiting for the service counts; how long the runner takes does not. */
  const inTime = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => quiet.abort(new Error('silent for too long')), patienceMs);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  };
  async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return;
      yield value;
    }
  }
  try {
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': requestId };
    const response = await inTime(fetch(new URL(INTERNAL_EXPORT, url), { headers, redirect: 'error', signal }));
    if (response.status !== 200 || !response.body) throw new Error(`answered ${response.status}`);
    for await (const line of linesOf(pieces(response.body))) yield exportLine.parse(JSON.parse(line));
  } finally {
    // Whoever stops reading early lets go of the connection too.
    quiet.abort();
  }
}
