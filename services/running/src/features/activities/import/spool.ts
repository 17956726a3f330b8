import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The uploaded files of imports, until they are imported. One folder per runner, and one per import within it. */
export interface Spool {
  /** False when files are not accepted. */
  isOpen: boolean;
  /** True when the disk has room for another upload. */
  hasRoom(): Promise<boolean>;
  /** Folder of an import, which exists after a first {@link Spool.write}. */
  folder(userId: string, importId: string): string;
  path(userId: string, importId: string, index: number): string;
  /** Writes the file with a number. Rejects when the chunks reject. */
  write(userId: string, importId: string, index: number, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a whole file. Rejects when it is missing. */
  read(userId: string, importId: string, index: number): Promise<Uint8Array>;
  remove(userId: string, importId: string): Promise<void>;
  /** Removes the files of a runner. */
  removeAll(userId: string): Promise<void>;
  /** Removes the imports that nothing was added to since an instant. */
  removeOlder(than: Date): Promise<void>;
}

/** Free bytes below which no upload begins: room for one upload and for what its archives hold, with a reserve. */
const ROOM_BYTES = 2 * 1_024 ** 3;

const REMOVE = { recursive: true, force: true } as const;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });

/** Folder of a process that is given none: nothing is ever written there. */
const NOWHERE = join(tmpdir(), 'stridewell-no-imports');

/** Opens the spool in a folder, which the API and the worker share. It is created when the first file is written. */
export const createSpool = (given: string | null, roomBytes = ROOM_BYTES): Spool => {
  const root = given ?? NOWHERE;
  const folder: Spool['folder'] = (userId, importId) => join(root, userId, importId);
  const path: Spool['path'] = (userId, importId, index) => join(folder(userId, importId), `${index}.upload`);
  return {
    isOpen: given !== null,
    async hasRoom() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= roomBytes;
    },
    folder,
    path,
    async write(userId, importId, index, chunks) {
      await mkdir(folder(userId, importId), { recursive: true, mode: 0o700 });
      await pipeline(chunks, createWriteStream(path(userId, importId, index), { mode: 0o600 }));
    },
    read: (userId, importId, index) => readFile(path(userId, importId, index)),
    async remove(userId, importId) {
      await rm(folder(userId, importId), REMOVE);
      // Nothing of a runner stays when this was the last import.
      await rmdir(join(root, userId)).catch(() => undefined);
    },
    removeAll: (userId) => rm(join(root, userId), REMOVE),
    async removeOlder(than) {
      for (const userId of await namesIn(root)) {
        for (const importId of await namesIn(join(root, userId))) {
          const { mtime } = await stat(folder(userId, importId));
          if (mtime < than) await rm(folder(userId, importId), REMOVE);
        }
      }
    },
  };
};
