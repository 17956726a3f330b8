import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createId } from '@stridewell/kit/ids';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../testing/bucket-server.ts';
import { openSpool } from './open-spool.ts';
import type { Spool } from './spool.ts';

const server = await startBucketServer();
const folder = join(tmpdir(), `stridewell-spool-contract-${createId()}`);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const HOUR_MS = 3_600_000;
const KINDS = {
  folder: {
    open: () => openSpool({ importSpool: folder }),
    count: async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.upload')).length,
    /** Makes the files of an import older. */
    async age(spool: Spool, userId: string, importId: string) {
      const then = new Date(Date.now() - 2 * HOUR_MS);
      await utimes(dirname(await spool.open(userId, importId, 0)), then, then);
    },
  },
  bucket: {
    open: () => openSpool({ importSpool: folder, importBucket: server.config }),
    count: async () => server.objects.size,
    async age(_spool: Spool, userId: string, importId: string) {
      for (const [key, object] of server.objects)
        if (key.startsWith(`${userId}/${importId}/`)) object.modifiedAt = new Date(Date.now() - 2 * HOUR_MS);
    },
  },
};

describe.each(Object.entries(KINDS))('IMPORT-50 uploaded files in a %s', (_kind, { open, count, age }) => {
  let [spool, userId, importId] = [open(), '', ''];
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    server.objects.clear();
    [spool, userId, importId] = [open(), createId(), createId()];
    expect([spool.isOpen, await spool.hasRoom()]).toEqual([true, true]);
  });
  const write = (index: number, text: string, user = userId, id = importId): Promise<void> =>
    spool.write(user, id, index, Readable.from([Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))]));

  it('are read unchanged by another process, and stay stored after it releases its copy', async () => {
    for (const index of [0, 1, 2]) await write(index, `file ${index}`);
    const worker = open();
    for (const index of [2, 0]) {
      expect(await readFile(await worker.open(userId, importId, index), 'utf8')).toBe(`file ${index}`);
      await worker.release(userId, importId);
    }
    expect(await count()).toBe(3);
  });

  it('are reported as missing if they do not exist', async () => {
    await write(0, 'a file');
    const reading = async () => readFile(await spool.open(userId, importId, 1));
    await expect(reading()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('pass on the reason why the chunks ended, and leave nothing of them after the removal', async () => {
    async function* chunks() {
      yield Buffer.from('begun');
      throw new Error('the connection was cut');
    }
    await expect(spool.write(userId, importId, 0, chunks())).rejects.toThrow('the connection was cut');
    await spool.remove(userId, importId);
    expect(await readdir(folder)).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('are removed by import and by runner, and removing nothing is not an error', async () => {
    const [second, other] = [createId(), createId()];
    for (const index of [0, 1, 2]) await write(index, 'a file');
    await write(0, 'a file', userId, second);
    await write(0, 'a file', other);
    await spool.remove(userId, importId);
    await spool.remove(userId, importId);
    expect(await count()).toBe(2);
    await spool.removeAll(userId);
    await spool.removeAll(userId);
    expect(await count()).toBe(1);
    expect(await readFile(await spool.open(other, importId, 0), 'utf8')).toBe('a file');
  });

  it('are removed if nothing was added to their import since an instant', async () => {
    const old = createId();
    for (const index of [0, 1, 2]) await write(index, 'a file', userId, old);
    await write(0, 'a file');
    await age(spool, userId, old);
    await spool.removeOlder(new Date(Date.now() - HOUR_MS));
    expect(await count()).toBe(1);
    expect(await readFile(await spool.open(userId, importId, 0), 'utf8')).toBe('a file');
  });
});
