import { registerHealth } from '@stridewell/kit/app/health';
import { createMetrics } from '@stridewell/kit/metrics';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createModelCheck } from './model-check.ts';

const artifact = '../../safety/src/model/artifact.ts';
const UP = { database: { up: true, required: true } };

/** Returns the health and metrics of a service with the model check. Without `isLoaded` the real model is checked. */
const answers = async (isLoaded?: () => boolean, others: Record<string, { up: boolean; required: boolean }> = UP) => {
  const metrics = createMetrics('running');
  const check = createModelCheck(metrics, isLoaded);
  const app = Fastify();
  registerHealth(app, { draining: () => false, check: async () => ({ ...others, ...check() }) });
  const ready = await app.inject('/readyz');
  await app.close();
  return { status: ready.statusCode, body: ready.json(), metrics: await metrics.registry.metrics() };
};

describe('LANG-98 safety model health check', () => {
  afterEach(() => {
    vi.doUnmock(artifact);
    vi.resetModules();
  });

  it('reports the status "up" when the model is loaded', async () => {
    const { status, body, metrics } = await answers();
    expect([status, body]).toEqual([200, { status: 'ready', checks: { database: 'up', safety_model: 'up' } }]);
    expect(metrics).toContain('safety_model_loaded{service="running"} 1');
  });

  it('reports the service as degraded but ready when the model is not loaded', async () => {
    const { status, body, metrics } = await answers(() => false);
    expect([status, body]).toEqual([200, { status: 'degraded', checks: { database: 'up', safety_model: 'down' } }]);
    expect(metrics).toContain('safety_model_loaded{service="running"} 0');
  });

  it('reports the service as not ready when a required check is down', async () => {
    const { status, body } = await answers(() => false, { database: { up: false, required: true } });
    expect([status, body.status]).toEqual([503, 'not ready']);
  });

  it('reports the model as down when its file cannot be read, and decideText returns ASK for every text that no rule stops', async () => {
    vi.resetModules();
    vi.doMock(artifact, async (original) => ({
      ...(await original<object>()),
      loadModel: () => {
        throw new Error('no such file');
      },
    }));
    const { createModelCheck: createFresh } = await import('./model-check.ts');
    const { decideText } = await import('@stridewell/safety');
    expect(createFresh(createMetrics('running'))()).toMatchObject({ safety_model: { up: false } });
    expect(decideText('what is on the plan today')).toMatchObject({ state: 'ask', source: 'failure' });
    expect(decideText('I have chest pain')).toMatchObject({ state: 'stop', category: 'cardiac' });
  });
});
