import { mkdir, open, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createId } from '@stridewell/kit/ids';
import { createSpool, foldersIn, ROOM_BYTES, type Spool } from '../spool.ts';
import { createRoom } from '../spool-room.ts';
import type { Bucket } from './bucket.ts';
import type { StoredObject } from './read-listing.ts';
import { stageFile } from './staged-file.ts';

/** The ids in a key, and the number of the file. The bucket may contain other objects, which are not touched. */
const KEY = /^([0-9a-f-]+)\/([0-9a-f-]+)\/(\d+)\.upload$/;

/** Thrown for a file that is not in the bucket. It has the error code of a missing file. */
class MissingUploadError extends Error {
  override readonly name = 'MissingUploadError';
  readonly code = 'ENOENT';
}

/** Key of a file. It contains only random ids. */
const keyOf = (userId: string, importId: string, index: number): string => {
  const key = `${userId}/${importId}/${index}.upload`;
  if (!KEY.test(key)) throw new Error('a key of the bucket must consist of ids');
  return key;
};

/**
 * Writes a file. A missing folder is reported as a different error from a missing upload, which would become the result
 * of the file.
 */
const writeFile = async (path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
  const file = await open(path, 'w', 0o600).catch((cause) => {
    throw new Error('the folder for an upload cannot be used', { cause });
  });
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
};

/**
 * Opens the spool in a bucket that the API and the worker share. A file is stored in a local folder while it is sent
 * and while the worker reads it. Processes may share the folder.
 */
export const createBucketSpool = (bucket: Bucket, root: string, roomBytes = ROOM_BYTES): Spool => {
  const room = createRoom(root, roomBytes);
  const shared = createSpool(root, roomBytes);
  // Another process that reads the same import must not remove the files that this one reads.
  const own = join(root, createId());
  const local = createSpool(own);
  const removeObjects = async (objects: readonly StoredObject[]): Promise<void> => {
    for (const { key } of objects) if (KEY.test(key)) await bucket.remove(key);
  };
  const release: Spool['release'] = async (userId, importId) => {
    await local.remove(userId, importId);
    await rmdir(own).catch(() => undefined);
  };
  return {
    isOpen: true,
    hasRoom: shared.hasRoom,
    folder: local.folder,
    async write(userId, importId, index, chunks) {
      const key = keyOf(userId, importId, index);
      const staged = await room.write(chunks, (checked) => stageFile(root, checked));
      try {
        await bucket.put(key, staged);
      } finally {
        await staged.close();
      }
    },
    async open(userId, importId, index) {
      const path = await local.open(userId, importId, index);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.part`;
      const isFound = await bucket.get(keyOf(userId, importId, index), (chunks) => writeFile(part, chunks));
      if (!isFound) throw new MissingUploadError('this file is not in the bucket');
      await rename(part, path);
      return path;
    },
    release,
    async remove(userId, importId) {
      await release(userId, importId);
      await removeObjects(await bucket.list(`${userId}/${importId}/`));
    },
    async removeAll(userId) {
      // Removes them from the folders of all processes that have used this one, including ended ones.
      await shared.removeAll(userId);
      for (const name of await foldersIn(root)) {
        await createSpool(join(root, name)).removeAll(userId);
        await rmdir(join(root, name)).catch(() => undefined);
      }
      await removeObjects(await bucket.list(`${userId}/`));
    },
    async removeOlder(than) {
      await shared.removeOlder(than);
      const byImport = Map.groupBy(await bucket.list(''), ({ key }) => dirname(key));
      for (const objects of byImport.values())
        if (objects.every(({ modifiedAt }) => modifiedAt < than)) await removeObjects(objects);
    },
  };
};
