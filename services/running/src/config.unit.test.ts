import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };

describe('readConfig of running', () => {
  it('defaults to port 8083 and the database "running"', () => {
    const config = readConfig(environment);
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8083 });
    expect(config.database.name).toBe('stridewell_running');
  });

  it('has no external model by default and requires a model URL when a model name is set', () => {
    expect(readConfig(environment).chat.model).toBeNull();
    expect(() => readConfig({ ...environment, COACH_MODEL_NAME: 'm' })).toThrow('COACH_MODEL_URL');
  });

  it('IMPORT-13 accepts files in a folder that is given, and in production only there', () => {
    expect(readConfig({ ...environment, IMPORT_SPOOL: '/spool' }).importSpool).toBe('/spool');
    expect(readConfig(environment).importSpool).toContain('stridewell-imports');
    expect(readConfig({ ...environment, NODE_ENV: 'production' }).importSpool).toBeNull();
  });

  it('throws an error that lists every invalid or missing key', () => {
    for (const key of ['PORT', 'MONGODB_URL', 'NATS_URL']) expect(() => readConfig({ PORT: 'high' }), key).toThrow(key);
  });
});
