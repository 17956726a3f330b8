import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake OpenAI chat-completions endpoint that writes at a realistic pace until `finishing` is set. */
export interface PacedModel {
  url: string;
  /** Number of replies that the model is currently writing. */
  open(): number;
  /** Resolves with the time (monotonic, ms) at which the client aborts the next reply. */
  nextCut(): Promise<number>;
  /** Sets whether replies, including those in progress, end at the next word. */
  finishing(isOver: boolean): void;
  close(): Promise<void>;
}

/** Time between two words in milliseconds: ten words per second, the pace of larger models. */
const WORD_MS = 100;
/** Text of the replies: advice that is safe for everyone and contains no numbers. */
const WORDS = (
  'Keep it easy today. Run so that you could still talk. Take your time to warm up. ' +
  'Drink some water when you are back. Walk whenever you like. Sleep well tonight. '
).match(/\S+\s/g) ?? [''];

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish: string | null = null): string =>
  event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });
const LAST = [chunk({}, 'stop'), event({ choices: [], usage: { total_tokens: 100 } }), 'data: [DONE]\n\n'].join('');

export const startPacedModel = async (): Promise<PacedModel> => {
  const waiting: ((at: number) => void)[] = [];
  let open = 0;
  let isOver = false;

  const talk = (response: ServerResponse): void => {
    let sent = 0;
    open += 1;
    const timer = setInterval(() => {
      if (isOver && sent > 0) return void response.end(LAST);
      response.write(chunk({ content: WORDS[sent++ % WORDS.length] }));
    }, WORD_MS);
    response.on('close', () => {
      clearInterval(timer);
      open -= 1;
      const at = performance.now();
      if (!response.writableFinished) for (const resolve of waiting.splice(0)) resolve(at);
    });
  };

  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      talk(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    open: () => open,
    nextCut: () => new Promise((resolve) => void waiting.push(resolve)),
    finishing(is) {
      isOver = is;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
