import { formatTraceparent, parseTraceparent, TRACEPARENT } from '@stridewell/kit/telemetry/traceparent';
import { type Collector, startCollector } from '@stridewell/kit/testing/collector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, startEdge } from '../testing/edge.ts';
import { introduce, startUpstream, type TestUpstream } from '../testing/upstream.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const GIVEN = `00-${TRACE_ID}-${SPAN_ID}-01`;

let service: TestUpstream;
let collector: Collector;
/** Without a collector; with one that gets every trace; with one that gets none. */
let bare: Edge;
let all: Edge;
let none: Edge;
beforeAll(async () => {
  service = await startUpstream(introduce('wellness'));
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

/** What the service hears of a trace when somebody calls with such headers. */
const passedOn = async ({ url }: Edge, headers: Record<string, string> = {}) => {
  await fetch(`${url}/api/stats?secret=canary`, { headers });
  return service.heard.at(-1)?.headers ?? {};
};

describe('a trace that a stranger began', () => {
  test('is gone on with, below a span of the edge', async () => {
    const trace = parseTraceparent((await passedOn(bare, { traceparent: GIVEN })).traceparent);
    expect(trace?.traceId).toBe(TRACE_ID);
    expect(trace?.spanId).not.toBe(SPAN_ID);
  });

  test('is recorded by lot, whatever the stranger says', async () => {
    const flags = async (edge: Edge, traceparent: string) =>
      parseTraceparent((await passedOn(edge, { traceparent })).traceparent)?.sampled;
    const unsampled = GIVEN.replace(/01$/, '00');
    expect([await flags(bare, GIVEN), await flags(none, GIVEN), await flags(all, unsampled)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('brings nothing else along', async () => {
    const headers = await passedOn(bare, { traceparent: GIVEN, tracestate: 'canary=1', baggage: 'userId=canary' });
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a word', 'canary'],
    ['upper case', GIVEN.toUpperCase()],
    ['no trace', `00-${'0'.repeat(32)}-${SPAN_ID}-01`],
    ['no span', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['two', `${GIVEN}, ${GIVEN}`],
    ['one that goes on', `${GIVEN}-canary`],
    ['a very long one', `01-${TRACE_ID}-${SPAN_ID}-01-${'x'.repeat(8_000)}`],
    ['a version that never will be', GIVEN.replace(/^00/, 'ff')],
  ])('that cannot be read (%s) is replaced', async (_what, given) => {
    const headers = await passedOn(bare, given === undefined ? {} : { [TRACEPARENT]: given });
    const trace = parseTraceparent(headers.traceparent);
    if (!trace) throw new Error(`passed on as ${headers.traceparent}`);
    expect(trace.traceId).not.toBe(TRACE_ID);
    expect(formatTraceparent(trace)).toBe(headers.traceparent);
  });
});

test('what the edge records holds routes, methods and statuses, and no address', async () => {
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
