import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { baseEnv, port, readEnv, toBaseConfig } from './config.ts';

const minimal = { MONGODB_URL: 'mongodb://127.0.0.1:27017', NATS_URL: 'nats://127.0.0.1:4222' };
const schema = baseEnv.extend({ PORT: port(8082) });
const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing was thrown';
};

describe('readEnv', () => {
  it('uses defaults for keys that are unset or empty', () => {
    const env = readEnv(schema, { ...minimal, HOST: '', PORT: '' });
    expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 8082, NODE_ENV: 'development', BUS_PREFIX: '' });
  });

  it('throws one error that names every invalid key but contains no values', () => {
    const message = messageOf(() =>
      readEnv(schema, {
        MONGODB_URL: 'postgres://user:hunter2@host',
        PORT: '70000',
        LOG_LEVEL: 'loud',
        BUS_PREFIX: 'a.b',
      }),
    );
    for (const key of ['MONGODB_URL', 'NATS_URL', 'PORT', 'LOG_LEVEL', 'BUS_PREFIX']) expect(message).toContain(key);
    expect(message).not.toMatch(/hunter2|70000|loud|a\.b/);
  });

  it('ignores keys that are not in the schema', () => {
    expect(readEnv(z.object({ A: z.string() }), { A: 'x', PATH: '/bin', B_FILE: '/none' })).toEqual({ A: 'x' });
  });
});

describe('tracing configuration', () => {
  const tracingOf = (env: Record<string, string>) =>
    toBaseConfig('test', readEnv(schema, { ...minimal, ...env })).tracing;

  it('is undefined without a collector, and samples 10% of traces by default', () => {
    expect(tracingOf({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeUndefined();
    const endpoint = 'http://collector:4318';
    expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual({ endpoint, ratio: 0.1 });
    expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' })?.ratio).toBe(0);
  });

  it.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' },
    { OTEL_TRACES_SAMPLER_ARG: '1.1' },
    { OTEL_TRACES_SAMPLER_ARG: 'always' },
  ])('rejects the environment %j', (env) => {
    expect(messageOf(() => tracingOf(env))).toContain(Object.keys(env)[0]);
  });
});

describe('readEnv with secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'mongodb://from-file:27017\n');

  it('reads the value of X from the file named in X_FILE, without the trailing newline', () => {
    expect(readEnv(schema, { NATS_URL: 'nats://x', MONGODB_URL_FILE: file }).MONGODB_URL).toBe(
      'mongodb://from-file:27017',
    );
  });

  it('ignores the file when the variable itself is set', () => {
    expect(readEnv(schema, { ...minimal, MONGODB_URL_FILE: file }).MONGODB_URL).toBe(minimal.MONGODB_URL);
  });

  it('throws an error that names the key when the file cannot be read', () => {
    const env = { NATS_URL: 'nats://x', MONGODB_URL_FILE: join(folder, 'none') };
    expect(messageOf(() => readEnv(schema, env))).toContain('MONGODB_URL_FILE');
  });
});

describe('toBaseConfig', () => {
  it('derives the database name from the service name unless a database name is given', () => {
    expect(toBaseConfig('wellness', readEnv(schema, minimal)).database.name).toBe('stridewell_wellness');
    expect(toBaseConfig('wellness', readEnv(schema, { ...minimal, MONGODB_DB: 'x' })).database.name).toBe('x');
  });

  it('sets `production` only when NODE_ENV is production', () => {
    expect(toBaseConfig('a', readEnv(schema, minimal)).production).toBe(false);
    expect(toBaseConfig('a', readEnv(schema, { ...minimal, NODE_ENV: 'production' })).production).toBe(true);
  });
});
