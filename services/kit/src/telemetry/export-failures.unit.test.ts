import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { type Collector, startCollector } from '../testing/collector.ts';
import { logExportFailures } from './export-failures.ts';

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

it('logExportFailures logs a collector failure once and its recovery once', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const own = new OTLPTraceExporter({ url: `${collector.url}/v1/traces`, timeoutMillis: 100 });
  const exporter = logExportFailures(own, logger);
  const send = () =>
    new Promise<boolean>((resolve) => exporter.export([], ({ error }) => resolve(error === undefined)));
  const results: boolean[] = [];
  for (const mode of ['takes', 'hangs', 'refuses', 'hangs', 'takes', 'takes'] as const) {
    collector.set(mode);
    results.push(await send());
  }
  await exporter.shutdown();
  expect(results).toEqual([true, false, false, false, true, true]);
  expect(lines).toEqual(['trace export failing', 'trace export recovered']);
});
