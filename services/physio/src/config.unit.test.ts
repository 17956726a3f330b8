import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };

describe('configuration of physio', () => {
  it('has a port and a database of its own', () => {
    const config = readConfig(environment);
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8085 });
    expect(config.database.name).toBe('stridewell_physio');
  });

  it('answers by rules unless an outside model is named', () => {
    expect(readConfig(environment).coaching.model).toBeNull();
    expect(() => readConfig({ ...environment, COACH_MODEL_NAME: 'm' })).toThrow('COACH_MODEL_URL');
  });

  it('names every key that is wrong', () => {
    for (const key of ['PORT', 'MONGODB_URL', 'NATS_URL']) expect(() => readConfig({ PORT: 'high' }), key).toThrow(key);
  });
});
