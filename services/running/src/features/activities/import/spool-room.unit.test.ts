import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpool } from './spool.ts';
import { createRoom, SpoolFullError } from './spool-room.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-'));
});
afterAll(() => rm(folder, { recursive: true }));

const chunks = (): Readable => Readable.from([Buffer.alloc(1_000), Buffer.alloc(1_000)]);
/** More than the size of any disk. */
const TOO_MUCH = 2 ** 52;

describe('IMPORT-66 room for uploaded files', () => {
  it('is the free room minus the bytes that uploads in progress may still use', async () => {
    const room = createRoom(folder, 0);
    expect([await room.has(0), await room.has(TOO_MUCH)]).toEqual([true, false]);
    expect(await createSpool(folder, 0).hasRoom(TOO_MUCH)).toBe(false);
  });

  it('stops a file while it is written, before the disk is full', async () => {
    await expect(createSpool(folder, TOO_MUCH).write('u', 'i', 0, chunks())).rejects.toThrow(SpoolFullError);
    await expect(createSpool(folder, 0).write('u', 'i', 1, chunks())).resolves.toBeUndefined();
  });

  it('throws its own error if the disk is full anyway', async () => {
    const room = createRoom(folder, 0);
    const toFullDisk = (given: AsyncIterable<Uint8Array>) => pipeline(given, createWriteStream('/dev/full'));
    await expect(room.write(chunks(), toFullDisk)).rejects.toThrow(SpoolFullError);
    const failing = () => Promise.reject(new Error('another error'));
    await expect(room.write(chunks(), failing)).rejects.toThrow('another error');
  });
});
