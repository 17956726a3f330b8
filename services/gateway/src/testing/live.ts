import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { request } from 'undici';

export interface LiveReader {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Returns all text received so far. */
  text(): string;
  /** Returns the keys of each message received so far, in order. */
  messages(): string[][];
  /** Waits until all given keys have been received. */
  untilReceived(...keys: string[]): Promise<void>;
  /** Resolves when the stream has ended normally and rejects when it was aborted. */
  ended: Promise<void>;
  /** Disconnects from the stream. */
  leave(): void;
}

/** Opens the live stream and reads it in the background. */
export const openLive = async (origin: string, headers: Record<string, string>): Promise<LiveReader> => {
  const answer = await request(origin + PATHS.live, { headers });
  let text = '';
  answer.body.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<void>((resolve, reject) => {
    answer.body.once('end', resolve).once('error', reject);
  });
  ended.catch(() => undefined);
  const messages = (): string[][] =>
    text
      .split('\n\n')
      .filter((part) => part.startsWith('data: '))
      .map((part) => (JSON.parse(part.slice('data: '.length)) as { keys: string[] }).keys);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => text,
    messages,
    untilReceived: async (...keys) =>
      void (await until(`live update of ${keys.join(', ')}`, () =>
        keys.every((key) => messages().flat().includes(key)),
      )),
    ended,
    leave: () => void answer.body.on('error', () => undefined).destroy(),
  };
};
