import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span that the collector received. */
export interface CollectedSpan {
  /** Name of the service that sent it. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** Behaviour of the collector: `takes` responds with 200, `hangs` never responds, `refuses` responds with 503. */
export type CollectorMode = 'takes' | 'hangs' | 'refuses';

export interface Collector {
  /** URL of the collector, for the services' OTEL_EXPORTER_OTLP_ENDPOINT variable. */
  url: string;
  /** All received spans in order, including those that the collector rejected. */
  spans(): CollectedSpan[];
  /** The received spans of one trace. */
  trace(traceId: string): CollectedSpan[];
  /** All received request bodies as text, unparsed. */
  text(): string;
  set(mode: CollectorMode): void;
  /** Number of requests that have not been answered. */
  waiting(): number;
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
        status?: { code?: number };
      }[];
    }[];
  }[];
}

/** Status code of a failed span. Source: OTLP 1.x, status code ERROR. */
const ERROR = 2;

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = (text: string): CollectedSpan[] =>
  (JSON.parse(text) as Export).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        ...{ name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) },
        failed: status?.code === ERROR,
      })),
  );

/** Creates a collector for one test, which stores what it receives by OTLP over HTTP in JSON. */
export const startCollector = async (first: CollectorMode = 'takes'): Promise<Collector> => {
  const texts: string[] = [];
  const hanging = new Set<ServerResponse>();
  let mode = first;
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    texts.push(Buffer.concat(chunks).toString('utf8'));
    if (mode === 'hangs') {
      hanging.add(response);
      response.once('close', () => hanging.delete(response));
      return;
    }
    response.writeHead(mode === 'takes' ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void handleRequest(request, response).catch(() => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = (): CollectedSpan[] => texts.flatMap(spansOf);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    trace: (traceId) => spans().filter((span) => span.traceId === traceId),
    text: () => texts.join('\n'),
    set: (next) => {
      mode = next;
    },
    waiting: () => hanging.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
