import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the model behaves for a request. The parts in `say` are streamed one by one; the other fields simulate failures.
 */
export type Script =
  | { say: readonly string[]; tokens?: number }
  /** Streams the parts and then sends nothing more, but leaves the connection open. */
  | { say: readonly string[]; after: 'stall' }
  /** Streams the parts and then resets the connection. */
  | { say: readonly string[]; after: 'die' }
  /** Streams the parts and ends the response without a finish reason. */
  | { say: readonly string[]; after: 'end' }
  | { status: number; body?: string }
  /** Sends the given response body unchanged. */
  | { raw: string };

export interface RecordedRequest {
  body: {
    model: string;
    messages: { role: string; content: string }[];
    user: string;
    max_completion_tokens: number;
    [key: string]: unknown;
  };
  text: string;
  headers: IncomingMessage['headers'];
}

export interface ModelServer {
  url: string;
  asked: RecordedRequest[];
  /** Times at which clients disconnected before the end of the response, measured by the monotonic clock. */
  cuts: number[];
  /** Sets the behaviour for the following requests. */
  play(script: Script): void;
  /** Resolves with the time of the next client disconnect. */
  nextCut(): Promise<number>;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish: string | null = null): string =>
  event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });

/** Starts a fake endpoint with OpenAI's chat completions API that can simulate failures. */
export const startModelServer = async (): Promise<ModelServer> => {
  let script: Script = { say: ['Hello.'] };
  const asked: RecordedRequest[] = [];
  const cuts: number[] = [];
  const waiting: ((at: number) => void)[] = [];

  const perform = async (response: ServerResponse): Promise<void> => {
    if ('status' in script) {
      response.writeHead(script.status, { 'content-type': 'application/json' });
      response.end(script.body ?? '{"error":{"message":"no"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    if ('raw' in script) {
      response.end(script.raw);
      return;
    }
    for (const content of script.say) {
      response.write(chunk({ content }));
      // Sends each part in its own chunk, as a model sends tokens.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if ('after' in script && script.after === 'stall') return;
    if ('after' in script && script.after === 'die') {
      response.socket?.resetAndDestroy();
      return;
    }
    if (!('after' in script)) {
      response.write(chunk({}, 'stop'));
      response.write(event({ choices: [], usage: { total_tokens: script.tokens ?? 100 } }));
      response.write('data: [DONE]\n\n');
    }
    response.end();
  };

  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    asked.push({ body: JSON.parse(text) as RecordedRequest['body'], text, headers: request.headers });
    response.on('close', () => {
      if (response.writableFinished) return;
      const at = performance.now();
      cuts.push(at);
      for (const resolve of waiting.splice(0)) resolve(at);
    });
    await perform(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    cuts,
    play(next) {
      script = next;
    },
    nextCut: () => new Promise((resolve) => void waiting.push(resolve)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
