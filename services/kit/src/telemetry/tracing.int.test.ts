import { afterEach, describe, expect, it } from 'vitest';
import type { BaseConfig } from '../config.ts';
import { type Collector, type CollectorMode, startCollector } from '../testing/collector.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type TestUser } from '../testing/signer.ts';
import { buildToy, type Toy } from '../testing/toy-service.ts';
import { until } from '../testing/until.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface TestBed {
  toy: Toy;
  collector: Collector;
  /** Creates a document over HTTP with the given `traceparent`, and returns the user's id. */
  create(traceparent?: string): Promise<string>;
  signIn(): Promise<TestUser>;
  /** Stops the service, which sends the remaining spans. */
  stop(): Promise<void>;
}

const setup = async ({
  mode = 'takes',
  ratio = 1,
}: {
  mode?: CollectorMode | 'down';
  ratio?: number;
} = {}): Promise<TestBed> => {
  const scope = createScope();
  const collector = await startCollector(mode === 'down' ? 'takes' : mode);
  closing.push(() => collector.close());
  if (mode === 'down') await collector.close();
  const signer = await createSigner(scope);
  closing.push(() => signer.close());
  const config: BaseConfig = { ...scope.config('toy'), tracing: { endpoint: `${collector.url}/`, ratio } };
  const toy = await buildToy(config);
  closing.push(() => toy.app.close());
  await untilReady(toy.app);
  const create = async (traceparent?: string): Promise<string> => {
    const { headers, userId } = await signer.user();
    const before = toy.handled.length;
    const answer = await toy.app.inject({
      method: 'POST',
      url: '/api/things?secret=canary',
      headers: { ...headers, ...(traceparent && { traceparent }), tracestate: 'canary=1', baggage: 'canary=1' },
      payload: { name: 'canary' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await until('the event to be handled', () => toy.handled.length > before);
    return userId;
  };
  return { toy, collector, create, signIn: () => signer.user(), stop: () => toy.app.close() };
};

describe('service that traces a request', () => {
  it('records nested spans for the request, for publishing its event and for consuming that event', async () => {
    const { collector, create, stop } = await setup();
    const userId = await create(`00-${TRACE_ID}-${SPAN_ID}-01`);
    await stop();
    const [served, published, handled] = [
      'POST /api/things',
      'publish wellness.checkin',
      'process wellness.checkin',
    ].map((name) => collector.trace(TRACE_ID).find((span) => span.name.startsWith(name)));
    expect(served).toMatchObject({ service: 'toy', parentSpanId: SPAN_ID, failed: false });
    expect(served?.attributes).toMatchObject({ 'http.route': '/api/things', 'http.response.status_code': 200 });
    expect(published?.parentSpanId).toBe(served?.spanId);
    expect(handled?.parentSpanId).toBe(published?.spanId);
    expect(handled?.attributes).toMatchObject({ 'messaging.consumer.group.name': 'toy.counts' });
    expect(handled?.attributes).toMatchObject({ 'stridewell.outcome': 'done' });
    // Spans contain neither the user's id nor anything that the client sent. Health checks have no span.
    expect(collector.text()).not.toContain(userId);
    expect(collector.text()).not.toContain('canary');
    expect(collector.text()).not.toContain('readyz');
  });

  it('records spans only if the caller sampled the trace', async () => {
    const { collector, create, stop } = await setup({ ratio: 0 });
    await create(`00-${TRACE_ID}-${SPAN_ID}-00`);
    await create();
    await create(`00-${'a'.repeat(32)}-${SPAN_ID}-01`);
    await stop();
    expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  });

  it('starts a new trace when the traceparent header is malformed', async () => {
    const { collector, create, stop } = await setup();
    await create(`00-${TRACE_ID}-${SPAN_ID}-01, 00-${'b'.repeat(32)}-${SPAN_ID}-01`);
    await stop();
    const [served] = collector.spans().filter(({ name }) => name === 'POST /api/things');
    expect(served?.parentSpanId).toBeUndefined();
    expect([TRACE_ID, 'b'.repeat(32)]).not.toContain(served?.traceId);
  });

  it('records the status but no request data when the request fails', async () => {
    const { toy, collector, stop } = await setup();
    const answer = await toy.app.inject({ url: '/api/fails', headers: { authorization: 'Bearer canary' } });
    expect(answer.statusCode).toBe(401);
    await stop();
    const [failed] = collector.spans().filter(({ name }) => name === 'GET /api/fails');
    expect(failed?.attributes['http.response.status_code']).toBe(401);
    expect(collector.text()).not.toContain('canary');
  });
});

it('service ends the span of a streamed response when the client disconnects', async () => {
  const { toy, collector, stop, signIn } = await setup();
  const origin = await toy.app.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await signIn();
  const leave = new AbortController();
  const answer = await fetch(`${origin}/api/stream`, { headers, signal: leave.signal });
  expect(answer.status).toBe(200);
  await until('the stream', () => toy.app.openStreams.size === 1);
  leave.abort();
  await until('its end', () => toy.app.openStreams.size === 0);
  await stop();
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET /api/stream']);
});

describe.each(['down', 'hangs', 'refuses'] as const)('service with a collector in state "%s"', (mode) => {
  it('handles requests and events normally', async () => {
    const { create, stop } = await setup({ mode });
    for (let index = 0; index < 3; index += 1) await create();
    await stop();
  });
});
