import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestUpstream {
  url: string;
  /** All requests that were received completely, in order. */
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Returns a request listener that responds with the service's name, so that a test can check the routing. */
export const answerWithName =
  (service: string) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ service }));
  };

/** Starts a stub of a service. `answer` is called when a request has been received completely. */
export const startUpstream = async (answer: RequestListener, onPort = 0): Promise<TestUpstream> => {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    try {
      const body = await bodyOf(request);
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** URL of a port on which nothing listens. */
export const CLOSED_PORT_URL = 'http://127.0.0.1:1';
