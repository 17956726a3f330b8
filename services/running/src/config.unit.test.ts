import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };

describe('the configuration of running', () => {
  it('has its own default port and database', () => {
    const config = readConfig(environment);
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8083 });
    expect(config.database.name).toBe('stridewell_running');
  });

  it('has no outside model by default, and requires its URL when its name is set', () => {
    expect(readConfig(environment).chat.model).toBeNull();
    expect(() => readConfig({ ...environment, COACH_MODEL_NAME: 'm' })).toThrow('COACH_MODEL_URL');
  });

  it('names every invalid or missing key in the error', () => {
    for (const key of ['PORT', 'MONGODB_URL', 'NATS_URL']) expect(() => readConfig({ PORT: 'high' }), key).toThrow(key);
  });
});
