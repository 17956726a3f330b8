import { type IncomingMessage, request } from 'node:http';
import { STREAM_DONE, type StreamChunk } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';

export interface StreamedReply {
  status: number;
  headers: IncomingMessage['headers'];
  /** The whole response body. */
  raw: string;
  chunks: StreamChunk[];
  /** The text that the runner sees after each chunk. */
  seen: string[];
  text: string;
  isDone: boolean;
  error: string | null;
  /** Time in milliseconds from sending the request to the first byte of the response body. */
  firstByteMs: number;
}

export interface OpenStream {
  reply: Promise<StreamedReply>;
  /** Resolves when the received text contains the given words. */
  shows(words: string): Promise<void>;
  /** Closes the connection, as a browser does when the tab is closed. */
  cut(): void;
}

/** Parses the stream like the web app: only lines that begin with `data: ` are used. */
export const readReply = (raw: string): Pick<StreamedReply, 'chunks' | 'seen' | 'text' | 'isDone' | 'error'> => {
  const lines = raw.split('\n').filter((line) => line.startsWith('data: '));
  const data = lines.map((line) => line.slice('data: '.length));
  const chunks = data.filter((line) => line !== STREAM_DONE).map((line) => JSON.parse(line) as StreamChunk);
  const seen: string[] = [];
  let text = '';
  for (const { content = '', replaceContent } of chunks) {
    text = replaceContent ?? text + content;
    seen.push(text);
  }
  const error = chunks.find((chunk) => chunk.error !== undefined)?.error ?? null;
  return { chunks, seen, text, isDone: data.at(-1) === STREAM_DONE, error };
};

/** Sends a POST request over a real connection and reads the response. Only complete lines are parsed. */
export const readStream = (to: { port: number; path: string; user: TestUser; payload: object }): OpenStream => {
  const { port, path, user, payload } = to;
  const body = JSON.stringify(payload);
  const headers = { ...user.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const reply = Promise.withResolvers<StreamedReply>();
  const waiting: { words: string; resolve: () => void }[] = [];
  const start = performance.now();
  let raw = '';
  const resolveWaiting = (): void => {
    const { text } = readReply(raw.slice(0, raw.lastIndexOf('\n') + 1));
    for (const { words, resolve } of waiting) if (text.includes(words)) resolve();
  };
  const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
    let firstByteMs = 0;
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      firstByteMs ||= performance.now() - start;
      raw += part;
      resolveWaiting();
    });
    const end = (): void => {
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
      const read = isStream ? readReply(raw) : { chunks: [], seen: [], text: '', isDone: false, error: null };
      reply.resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw, firstByteMs, ...read });
    };
    answer.on('end', end);
    answer.on('error', end);
  });
  sent.on('error', reply.reject);
  // A disconnect before the response headers must not cause an unhandled rejection.
  reply.promise.catch(() => undefined);
  sent.end(body);
  return {
    reply: reply.promise,
    shows: (words) =>
      new Promise((resolve) => {
        waiting.push({ words, resolve });
        resolveWaiting();
      }),
    cut: () => void sent.destroy(),
  };
};
