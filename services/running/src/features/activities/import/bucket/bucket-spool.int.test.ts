import { existsSync } from 'node:fs';
import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createId } from '@stridewell/kit/ids';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startBucketServer } from '../../testing/bucket-server.ts';
import { openSpool } from '../open-spool.ts';
import { SpoolUnavailableError } from '../spool.ts';
import { createBucket } from './bucket.ts';

const server = await startBucketServer();
const folder = join(tmpdir(), `stridewell-bucket-${createId()}`);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const [userId, importId] = [createId(), createId()];
const KEY = `${userId}/${importId}/0.upload`;
const open = (change: Partial<typeof server.config> = {}) =>
  openSpool({ importSpool: folder, importBucket: { ...server.config, ...change } });
const MIB = 1_048_576;
const large = (): Readable => Readable.from(Array.from({ length: 8 }, (_, at) => Buffer.alloc(MIB, at)));
const failing = (method: string, fault: Fault): void => {
  server.fault = (request) => (request.method === method ? fault : null);
};
const errorOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error) => error,
  );

beforeEach(async () => {
  server.fault = () => null;
  server.objects.clear();
  server.requests.length = 0;
  await rm(folder, { recursive: true, force: true });
});

describe('IMPORT-53 failing bucket', () => {
  it.each(['fail', 'hang', 'cut'] as const)('stores nothing when sending a file fails (%s)', async (fault) => {
    failing('PUT', fault);
    const error = await errorOf(open().write(userId, importId, 0, large()));
    expect(error).toBeInstanceOf(SpoolUnavailableError);
    expect(error).toMatchObject(fault === 'fail' ? { status: 503, reason: 'SlowDown' } : { status: null });
    expect([server.requests, server.objects.size, await readdir(folder)]).toEqual([[`PUT ${KEY}`], 0, []]);
  });

  it('removes a file whose arrival was not confirmed', async () => {
    failing('PUT', 'lose');
    const spool = open();
    expect(await errorOf(spool.write(userId, importId, 0, large()))).toBeInstanceOf(SpoolUnavailableError);
    expect(server.objects.size).toBe(1);
    await spool.remove(userId, importId);
    expect(server.objects.size).toBe(0);
  });

  it.each(['fail', 'hang', 'cut'] as const)('returns no part of a file when reading it fails (%s)', async (fault) => {
    const spool = open();
    await spool.write(userId, importId, 0, large());
    failing('GET', fault);
    expect(await errorOf(spool.open(userId, importId, 0))).toBeInstanceOf(SpoolUnavailableError);
    expect(existsSync(join(spool.folder(userId, importId), '0.upload'))).toBe(false);
    server.fault = () => null;
    expect((await readFile(await spool.open(userId, importId, 0))).length).toBe(8 * MIB);
  });

  it('is not treated as lacking the file when the whole bucket is missing', async () => {
    const error = await errorOf(
      open({ url: server.config.url.replace(/uploads$/, 'other') }).open(userId, importId, 0),
    );
    expect(error).toMatchObject({ code: 'spool_unavailable', status: 404, reason: 'NoSuchBucket' });
  });

  it('is unavailable when nothing listens', async () => {
    const error = await errorOf(open({ url: 'http://127.0.0.1:1/uploads' }).write(userId, importId, 0, large()));
    expect(error).toMatchObject({ code: 'spool_unavailable', status: null });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('IMPORT-52 bucket requests', () => {
  it.each([
    [{ secretAccessKey: 'another-secret' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'another-key' }, 'InvalidAccessKeyId'],
    [{ region: 'another-region' }, 'AuthorizationHeaderMalformed'],
  ])('are rejected with %o, and the error contains no secret', async (change, reason) => {
    for (const attempt of [
      () => open(change).write(userId, importId, 0, Readable.from([Buffer.from('a file')])),
      () => open(change).removeAll(userId),
    ]) {
      const error = await errorOf(attempt());
      expect(error).toMatchObject({ status: 403, reason });
      expect(inspect(error, { depth: 9 })).not.toMatch(/another-secret|test\/secret/);
    }
    expect(server.objects.size).toBe(0);
  });

  it('sign the content, so the bucket rejects any other', async () => {
    const chunks = () => Readable.from([Buffer.from('changed')]);
    const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const error = await errorOf(createBucket(server.config).put(KEY, { bytes: 7, sha256, chunks }));
    expect(error).toMatchObject({ status: 400, reason: 'XAmzContentSHA256Mismatch' });
  });

  it('name files only by ids; anything else is rejected before it is sent', async () => {
    await open().write(userId, importId, 3, Readable.from([Buffer.from('a file')]));
    expect([...server.objects.keys()]).toEqual([`${userId}/${importId}/3.upload`]);
    await expect(open().write('ola@example.com', importId, 0, large())).rejects.toThrow('must consist of ids');
    expect(server.requests).toHaveLength(1);
  });

  it('do not touch other users’ objects', async () => {
    const others = { body: Buffer.from('theirs'), modifiedAt: new Date(0) };
    server.objects.set('report.csv', others).set(`${userId}/notes.txt`, others);
    await open().removeOlder(new Date());
    await open().removeAll(userId);
    expect(server.objects.size).toBe(2);
  });
});

describe('IMPORT-58 large file', () => {
  it('is sent without being kept in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    failing('PUT', 'fail');
    const LIMIT = 16 * MIB;
    let kept = Number.POSITIVE_INFINITY;
    async function* chunks() {
      collect();
      const before = process.memoryUsage().arrayBuffers;
      for (let at = 0; at < 64; at += 1) yield Buffer.alloc(MIB, at);
      // Chunks on their way to the socket are freed later, while a copy of everything would remain.
      for (let turn = 0; turn < 200 && kept >= LIMIT; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        collect();
        kept = process.memoryUsage().arrayBuffers - before;
      }
    }
    const content = {
      bytes: 64 * MIB,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      chunks,
    };
    // Garbage collection takes long on a busy machine and must not be treated as a stalled transfer.
    const patient = createBucket({ ...server.config, stallMs: 30_000 });
    expect(await errorOf(patient.put(KEY, content))).toMatchObject({ status: 503 });
    expect(kept).toBeLessThan(LIMIT);
  });
});

describe('IMPORT-54 local files of a process with a bucket', () => {
  it('have no name while they are sent, so nothing remains when a process is killed', async () => {
    failing('PUT', 'hang');
    const writing = errorOf(open().write(userId, importId, 0, large()));
    await until('the request', async () => server.requests.length === 1);
    expect(await readdir(folder)).toEqual([]);
    expect(await writing).toBeInstanceOf(SpoolUnavailableError);
  });

  it('are not removed by another process that reads the same import', async () => {
    const [first, second] = [open(), open()];
    await first.write(userId, importId, 0, large());
    const path = await first.open(userId, importId, 0);
    await second.open(userId, importId, 0);
    await second.release(userId, importId);
    expect((await readFile(path)).length).toBe(8 * MIB);
    await first.release(userId, importId);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are removed with the runner’s data and after a time, including those of a killed process', async () => {
    const killed = open();
    await killed.write(userId, importId, 0, large());
    const path = await killed.open(userId, importId, 0);
    await open().removeOlder(new Date(Date.now() - 60_000));
    expect(existsSync(path)).toBe(true);
    await utimes(dirname(dirname(path)), new Date(0), new Date(0));
    await open().removeOlder(new Date(Date.now() - 60_000));
    expect(existsSync(path)).toBe(false);
    await killed.open(userId, importId, 0);
    await open().removeAll(userId);
    expect([existsSync(path), server.objects.size]).toEqual([false, 0]);
  });
});
