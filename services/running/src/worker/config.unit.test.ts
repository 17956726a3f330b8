import { describe, expect, it } from 'vitest';
import { readWorkerConfig } from './config.ts';

const environment = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

describe('readWorkerConfig', () => {
  it('defaults to port 8084 and the database "running"', () => {
    const config = readWorkerConfig(environment);
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8084 });
    expect(config.database.name).toBe('stridewell_running');
    expect(config.redisUrl).toBe('redis://127.0.0.1:6379');
    expect(readWorkerConfig({ ...environment, MONGODB_DB: 'other' }).database.name).toBe('other');
  });

  it('throws an error that explains an invalid Redis address', () => {
    expect(() => readWorkerConfig({ ...environment, REDIS_URL: '' })).toThrow(
      'REDIS_URL: must be the address of Redis',
    );
    for (const url of ['127.0.0.1:6379', 'http://127.0.0.1', 'redis://'])
      expect(() => readWorkerConfig({ ...environment, REDIS_URL: url }), url).toThrow(
        'REDIS_URL: must begin with redis:// or rediss://',
      );
  });

  it('IMPORT-13 accepts files in the configured folder, and in production only there', () => {
    expect(readWorkerConfig({ ...environment, IMPORT_SPOOL: '/spool' }).importSpool).toBe('/spool');
    expect(readWorkerConfig(environment).importSpool).toContain('stridewell-imports');
    expect(readWorkerConfig({ ...environment, NODE_ENV: 'production' }).importSpool).toBeNull();
  });

  it('throws an error that lists every invalid or missing key', () => {
    for (const key of ['PORT', 'MONGODB_URL', 'NATS_URL', 'REDIS_URL'])
      expect(() => readWorkerConfig({ PORT: 'high' }), key).toThrow(key);
  });
});
