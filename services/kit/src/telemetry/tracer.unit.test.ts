import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { currentTrace, inTrace, traceFields, traceHeaders } from './current.ts';
import type { Trace } from './traceparent.ts';
import { bareTracer, createTracer, inSpan } from './tracer.ts';

const TRACE: Trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true };
const options = { kind: 'consumer', attributes: {} } as const;

describe('work in a span', () => {
  it('stands below its parent until it ends, through every await, whatever it comes to', async () => {
    await inTrace(TRACE, async () => {
      const seen = await inSpan(bareTracer, 'work', options, async () => {
        await Promise.resolve();
        return currentTrace();
      });
      expect(seen).toMatchObject({ traceId: TRACE.traceId, sampled: true });
      expect(seen?.spanId).not.toBe(TRACE.spanId);
      expect(currentTrace()).toEqual(TRACE);
      const fails = inSpan(bareTracer, 'work', options, async () => Promise.reject(new TypeError('why')));
      await expect(fails).rejects.toThrow('why');
      expect(currentTrace()).toEqual(TRACE);
    });
    expect(currentTrace()).toBeNull();
  });

  it('of which two run side by side each sees its own', async () => {
    const one = (id: string) =>
      inTrace({ ...TRACE, traceId: id.repeat(32) }, async () => {
        await Promise.resolve();
        return traceFields().traceId?.[0];
      });
    expect(await Promise.all(['a', 'b', 'c'].map(one))).toEqual(['a', 'b', 'c']);
  });
});

it('outside of any trace there is nothing to hand on and nothing to log', () => {
  expect([traceHeaders(), traceFields()]).toEqual([{}, {}]);
});

describe('logs', () => {
  it('name trace and span of what they tell of', () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    inTrace(TRACE, () => logger.child({ consumer: 'c' }).info('within'));
    logger.info('without');
    expect(lines[0]).toMatchObject({ msg: 'within', traceId: TRACE.traceId, spanId: TRACE.spanId, consumer: 'c' });
    expect(lines[1]).not.toHaveProperty('traceId');
  });
});

describe('without a collector', () => {
  const logger = createLogger('test', 'silent');

  it('a service believes its caller, and the edge does not', async () => {
    const [inside, edge] = await Promise.all([
      createTracer({ name: 'a', tracing: undefined, logger }),
      createTracer({ name: 'b', tracing: undefined, edge: true, logger }),
    ]);
    const sampled = [inside, edge].map((tracer) => tracer.start('x', { ...options, parent: TRACE }).trace.sampled);
    expect(sampled).toEqual([true, false]);
  });

  it('none of the libraries that record is loaded', () => {
    const file = join(import.meta.dirname, 'tracer.ts');
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) });
      const { createTracer } = await import(process.argv[1]);
      const logger = { warn() {}, info() {} };
      const told = (tracing) => createTracer({ name: 'a', tracing, logger }).then(() => seen.filter((name) => name.startsWith('@opentelemetry/')).length > 0);
      const without = await told(undefined);
      console.log(JSON.stringify([without, await told({ endpoint: 'http://127.0.0.1:1', ratio: 1 })]));`;
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' });
    expect(JSON.parse(told)).toEqual([false, true]);
  });
});
