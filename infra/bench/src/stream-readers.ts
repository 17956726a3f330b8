import { request } from 'node:http';
import { STREAM_DONE } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';

/** Result of one client of a stream. */
export interface StreamResult {
  status: number;
  /** Time from sending the request to the first byte of the reply, in milliseconds. */
  firstByteMs: number;
  bytes: number;
  /** True when the end marker was received. */
  isWhole: boolean;
}

export interface Reader {
  /** Resolves at the first byte of the reply, or at the end of an empty reply. */
  begun: Promise<void>;
  end: Promise<StreamResult>;
  /** Disconnects like a browser tab that is closed. */
  cut(): void;
}

const END = `data: ${STREAM_DONE}\n\n`;

/** Sends a POST request over a new connection, and reads the reply as fast as possible without storing it. */
export const openReader = (url: string, user: TestUser, payload: object): Reader => {
  const body = JSON.stringify(payload);
  const headers = { ...user.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<StreamResult>();
  const start = performance.now();
  const seen: StreamResult = { status: 0, firstByteMs: Number.NaN, bytes: 0, isWhole: false };
  let tail = '';
  const finish = (): void => {
    begun.resolve();
    end.resolve({ ...seen, isWhole: tail === END });
  };
  const sent = request(url, { method: 'POST', headers, agent: false }, (answer) => {
    seen.status = answer.statusCode ?? 0;
    answer.on('data', (part: Buffer) => {
      if (seen.bytes === 0) seen.firstByteMs = performance.now() - start;
      seen.bytes += part.length;
      tail = (tail + part.toString('latin1', Math.max(0, part.length - END.length))).slice(-END.length);
      begun.resolve();
    });
    answer.on('close', finish);
  });
  sent.on('error', finish);
  sent.end(body);
  return { begun: begun.promise, end: end.promise, cut: () => void sent.destroy() };
};

/** Runs `work` for each item, with a maximum of `width` running concurrently. Returns the results in order. */
export const mapConcurrently = async <T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  const runNext = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: width }, runNext));
  return results;
};
