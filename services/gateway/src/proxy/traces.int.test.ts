import { formatTraceparent, parseTraceparent, TRACEPARENT } from '@stridewell/kit/telemetry/traceparent';
import { type Collector, startCollector } from '@stridewell/kit/testing/collector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/gateway.ts';
import { answerWithName, startUpstream, type TestUpstream } from '../testing/upstream.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const GIVEN = `00-${TRACE_ID}-${SPAN_ID}-01`;

let service: TestUpstream;
let collector: Collector;
/**
 * Three gateways: without a trace collector (`bare`), with every trace sampled (`all`), and with no trace sampled
 * (`none`).
 */
let bare: Edge;
let all: Edge;
let none: Edge;
beforeAll(async () => {
  service = await startUpstream(answerWithName('wellness'));
  collector = await startCollector();
  const upstreams = { wellness: service.url };
  bare = await startEdge({ upstreams });
  all = await startEdge({ upstreams, tracing: { endpoint: collector.url, ratio: 1 } });
  none = await startEdge({ upstreams, tracing: { endpoint: collector.url, ratio: 0 } });
});
afterAll(async () => {
  await Promise.all([bare.close(), none.close()]);
  await service.close();
  await collector.close();
});

/** Returns the headers that the service receives when a client sends the given headers. */
const forwardedHeaders = async ({ url }: Edge, headers: Record<string, string> = {}) => {
  await fetch(`${url}/api/stats?secret=canary`, { headers });
  return service.requests.at(-1)?.headers ?? {};
};

describe('gateway with a traceparent from the client', () => {
  test('continues the trace in a new span', async () => {
    const trace = parseTraceparent((await forwardedHeaders(bare, { traceparent: GIVEN })).traceparent);
    expect(trace?.traceId).toBe(TRACE_ID);
    expect(trace?.spanId).not.toBe(SPAN_ID);
  });

  test('samples by the configured ratio, regardless of the client’s sampled flag', async () => {
    const flags = async (edge: Edge, traceparent: string) =>
      parseTraceparent((await forwardedHeaders(edge, { traceparent })).traceparent)?.sampled;
    const unsampled = GIVEN.replace(/01$/, '00');
    expect([await flags(bare, GIVEN), await flags(none, GIVEN), await flags(all, unsampled)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('removes tracestate and baggage', async () => {
    const headers = await forwardedHeaders(bare, {
      traceparent: GIVEN,
      tracestate: 'canary=1',
      baggage: 'userId=canary',
    });
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['a word', 'canary'],
    ['upper case', GIVEN.toUpperCase()],
    ['a zero trace id', `00-${'0'.repeat(32)}-${SPAN_ID}-01`],
    ['a zero span id', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['two values', `${GIVEN}, ${GIVEN}`],
    ['trailing text', `${GIVEN}-canary`],
    ['very long', `01-${TRACE_ID}-${SPAN_ID}-01-${'x'.repeat(8_000)}`],
    ['an invalid version', GIVEN.replace(/^00/, 'ff')],
  ])('starts a new trace when the traceparent is invalid (%s)', async (_what, given) => {
    const headers = await forwardedHeaders(bare, given === undefined ? {} : { [TRACEPARENT]: given });
    const trace = parseTraceparent(headers.traceparent);
    if (!trace) throw new Error(`passed on as ${headers.traceparent}`);
    expect(trace.traceId).not.toBe(TRACE_ID);
    expect(formatTraceparent(trace)).toBe(headers.traceparent);
  });
});

test('gateway spans contain route patterns, not request URLs', async () => {
  await fetch(`${all.url}/api/stats?secret=canary`, { headers: { traceparent: GIVEN } });
  await fetch(`${all.url}/api/checkin/canary`);
  await fetch(`${all.url}/api/nowhere/canary`);
  await fetch(`${all.url}/canary`);
  await all.close();
  const spans = collector.spans();
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /api/stats', 'GET /api/checkin/*', 'GET /api/*']),
  );
  expect(spans.every(({ name, service }) => service === 'gateway' && / \/api\//.test(name))).toBe(true);
  expect(spans.find(({ traceId, parentSpanId }) => traceId === TRACE_ID && parentSpanId === SPAN_ID)).toBeDefined();
  expect(collector.text()).not.toContain('canary');
});
