import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { toExportConfig } from './config.ts';

const WELLNESS_URL = 'http://wellness:8082';
const RUNNING_URL = 'http://running:8083';
const PHYSIO_URL = 'http://physio:8084';

const given = (NODE_ENV: string) => ({ NODE_ENV, EXPORTS_PER_MINUTE: 10 });

describe('toExportConfig', () => {
  it('returns only the services that have a URL', () => {
    const { services, ...limits } = toExportConfig({ ...given('production'), WELLNESS_URL, RUNNING_URL });
    expect(services).toEqual([
      { service: 'wellness', url: WELLNESS_URL },
      { service: 'running', url: RUNNING_URL },
    ]);
    expect(limits).toEqual({ timeoutMs: 10_000, perMinute: 10 });
    expect(toExportConfig({ ...given('test'), PHYSIO_URL }).services).toEqual([{ service: 'physio', url: PHYSIO_URL }]);
  });

  it.each([
    ['WELLNESS_URL', { RUNNING_URL }],
    ['RUNNING_URL', { WELLNESS_URL }],
  ])('throws in production when %s is missing', (key, urls) => {
    expect(() => toExportConfig({ ...given('production'), ...urls })).toThrow(key);
  });

  it('throws when a service URL is invalid', () => {
    const needed = { MONGODB_URL: 'mongodb://127.0.0.1:1', NATS_URL: 'nats://127.0.0.1:1' };
    expect(() => readConfig({ ...needed, PHYSIO_URL: 'physio' })).toThrow('PHYSIO_URL');
    const { services, perMinute } = readConfig({ ...needed, PHYSIO_URL }).export;
    expect([services, perMinute]).toEqual([[{ service: 'physio', url: PHYSIO_URL }], 10]);
  });
});
