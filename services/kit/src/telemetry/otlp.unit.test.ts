import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { startCollector } from '../testing/collector.ts';
import { createOtlpTracer, logExportFailures } from './otlp.ts';

const options = { kind: 'server', parent: null, attributes: {} } as const;
const logger = createLogger('test', 'silent');

it('createOtlpTracer closes without waiting for a collector that hangs', async () => {
  const collector = await startCollector('hangs');
  const tracer = createOtlpTracer({ name: 'test', tracing: { endpoint: collector.url, ratio: 1 }, logger });
  tracer.start('work', options).end();
  await tracer.close();
  expect(collector.spans()).toHaveLength(1);
  expect(collector.waiting()).toBe(1);
  await collector.close();
});

it('createOtlpTracer drops spans that exceed its queue limit and sends the others', async () => {
  const collector = await startCollector();
  const tracer = createOtlpTracer({ name: 'test', tracing: { endpoint: collector.url, ratio: 1 }, logger });
  for (let index = 0; index < 20_000; index += 1) tracer.start('work', options).end();
  await tracer.close();
  const { length } = collector.spans();
  expect(length).toBeGreaterThan(500);
  expect(length).toBeLessThan(4_000);
  await collector.close();
});

it('logExportFailures logs a collector’s failure once and its recovery once', async () => {
  const collector = await startCollector();
  const lines: string[] = [];
  const failureLogger = createLogger('test', 'info', {
    write: (line: string) => void lines.push(JSON.parse(line).msg),
  });
  const own = new OTLPTraceExporter({ url: `${collector.url}/v1/traces`, timeoutMillis: 100 });
  const exporter = logExportFailures(own, failureLogger);
  const send = () =>
    new Promise<boolean>((resolve) => exporter.export([], ({ error }) => resolve(error === undefined)));
  const results: boolean[] = [];
  for (const mode of ['takes', 'hangs', 'refuses', 'hangs', 'takes', 'takes'] as const) {
    collector.set(mode);
    results.push(await send());
  }
  await exporter.shutdown();
  await collector.close();
  expect(results).toEqual([true, false, false, false, true, true]);
  expect(lines).toEqual(['trace export failing', 'trace export recovered']);
});
