import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };

describe('readConfig of physio', () => {
  it('defaults to port 8085 and the database "physio"', () => {
    const config = readConfig(environment);
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8085 });
    expect(config.database.name).toBe('stridewell_physio');
  });

  it('has no external model by default and requires a model URL when a model name is set', () => {
    expect(readConfig(environment).chat.model).toBeNull();
    expect(() => readConfig({ ...environment, COACH_MODEL_NAME: 'm' })).toThrow('COACH_MODEL_URL');
  });

  it('throws an error that lists every invalid key', () => {
    for (const key of ['PORT', 'MONGODB_URL', 'NATS_URL']) expect(() => readConfig({ PORT: 'high' }), key).toThrow(key);
  });
});
