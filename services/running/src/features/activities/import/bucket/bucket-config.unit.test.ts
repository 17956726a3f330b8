import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { readWorkerConfig } from '../../../../worker/config.ts';

const base = {
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
};
const bucket = {
  OBJECT_STORE_URL: 'https://s3.eu-north-1.amazonaws.com/stridewell-uploads',
  OBJECT_STORE_REGION: 'eu-north-1',
  OBJECT_STORE_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  OBJECT_STORE_SECRET_ACCESS_KEY: 'not/for+logs=',
};
const readers = [
  ['running', readConfig],
  ['running-worker', readWorkerConfig],
] as const;

describe.each(readers)('IMPORT-51 bucket configuration of %s', (_name, read) => {
  it('is read if it is complete, and then production accepts imports without a folder', () => {
    const config = read({ ...base, ...bucket, NODE_ENV: 'production' });
    expect(config.importBucket).toEqual({
      url: bucket.OBJECT_STORE_URL,
      region: 'eu-north-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'not/for+logs=',
    });
    expect(config.importSpool).toContain('stridewell-imports');
    expect(read({ ...base, ...bucket, IMPORT_SPOOL: '/own' }).importSpool).toBe('/own');
    expect(read({ ...base, ...bucket, OBJECT_STORE_URL: 'http://minio:9000/uploads' }).importBucket?.url).toBe(
      'http://minio:9000/uploads',
    );
  });

  it('is null if none of it is given', () => {
    expect(read(base)).not.toHaveProperty('importBucket');
  });

  it.each(Object.keys(bucket))('throws an error with the names of all keys if %s is missing', (key) => {
    const attempt = (): unknown => read({ ...base, ...bucket, [key]: '' });
    for (const each of Object.keys(bucket)) expect(attempt).toThrow(each);
    expect(attempt).not.toThrow('not/for+logs=');
  });

  it.each([
    's3.example.com/uploads',
    'ftp://s3.example.com/uploads',
    'https://s3.example.com',
    'https://s3.example.com/',
    'https://s3.example.com/uploads/',
    'https://s3.example.com/uploads/prefix',
    'https://s3.example.com/Uploads',
    'https://key:secret@s3.example.com/uploads',
    'https://s3.example.com/uploads?x=1',
    'https://s3.example.com/uploads#x',
  ])('rejects the address %s with a sentence that does not repeat it', (url) => {
    const attempt = (): unknown => read({ ...base, ...bucket, OBJECT_STORE_URL: url });
    expect(attempt).toThrow('OBJECT_STORE_URL: must be the http or https address of a bucket');
    expect(attempt).not.toThrow('secret@');
  });

  it('rejects a region or credentials with which requests could not be signed', () => {
    for (const [key, value] of [
      ['OBJECT_STORE_REGION', 'eu north'],
      ['OBJECT_STORE_ACCESS_KEY_ID', 'a/b'],
      ['OBJECT_STORE_SECRET_ACCESS_KEY', 'two words'],
    ] as const)
      expect(() => read({ ...base, ...bucket, [key]: value }), key).toThrow(`${key}: must`);
  });
});
