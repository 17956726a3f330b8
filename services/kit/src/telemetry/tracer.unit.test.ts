import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { currentTrace, inTrace, traceFields, traceHeaders } from './current.ts';
import type { Trace } from './traceparent.ts';
import { createTracer, inSpan, propagatingTracer } from './tracer.ts';

const TRACE: Trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true };
const options = { kind: 'consumer', attributes: {} } as const;

describe('inSpan', () => {
  it('keeps the child span current across awaits, and restores the parent span after success or failure', async () => {
    await inTrace(TRACE, async () => {
      const seen = await inSpan(propagatingTracer, 'work', options, async () => {
        await Promise.resolve();
        return currentTrace();
      });
      expect(seen).toMatchObject({ traceId: TRACE.traceId, sampled: true });
      expect(seen?.spanId).not.toBe(TRACE.spanId);
      expect(currentTrace()).toEqual(TRACE);
      const fails = inSpan(propagatingTracer, 'work', options, async () => Promise.reject(new TypeError('why')));
      await expect(fails).rejects.toThrow('why');
      expect(currentTrace()).toEqual(TRACE);
    });
    expect(currentTrace()).toBeNull();
  });

  it('keeps the traces of concurrent work separate', async () => {
    const one = (id: string) =>
      inTrace({ ...TRACE, traceId: id.repeat(32) }, async () => {
        await Promise.resolve();
        return traceFields().traceId?.[0];
      });
    expect(await Promise.all(['a', 'b', 'c'].map(one))).toEqual(['a', 'b', 'c']);
  });
});

it('traceHeaders and traceFields return empty objects outside of any trace', () => {
  expect([traceHeaders(), traceFields()]).toEqual([{}, {}]);
});

describe('log line', () => {
  it('contains the trace id and the span id of the current span', () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    inTrace(TRACE, () => logger.child({ consumer: 'c' }).info('within'));
    logger.info('without');
    expect(lines[0]).toMatchObject({ msg: 'within', traceId: TRACE.traceId, spanId: TRACE.spanId, consumer: 'c' });
    expect(lines[1]).not.toHaveProperty('traceId');
  });
});

describe('createTracer without a collector', () => {
  const logger = createLogger('test', 'silent');

  it('keeps the caller’s sampling flag in a service, but clears the flag in the gateway', async () => {
    const [inside, edge] = await Promise.all([
      createTracer({ name: 'a', tracing: undefined, logger }),
      createTracer({ name: 'b', tracing: undefined, edge: true, logger }),
    ]);
    const sampled = [inside, edge].map((tracer) => tracer.start('x', { ...options, parent: TRACE }).trace.sampled);
    expect(sampled).toEqual([true, false]);
  });

  it('does not load the recording libraries', () => {
    const file = join(import.meta.dirname, 'tracer.ts');
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) });
      const { createTracer } = await import(process.argv[1]);
      const logger = { warn() {}, info() {} };
      const loads = (tracing) => createTracer({ name: 'a', tracing, logger }).then(() => seen.filter((name) => name.startsWith('@opentelemetry/')).length > 0);
      const without = await loads(undefined);
      console.log(JSON.stringify([without, await loads({ endpoint: 'http://127.0.0.1:1', ratio: 1 })]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual([false, true]);
  });
});
