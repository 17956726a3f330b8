import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createRoom } from './spool-room.ts';

/** The uploaded files of imports, until they are imported. There is one folder per runner, and in it one per import. */
export interface Spool {
  /** False when files are not accepted. */
  isOpen: boolean;
  /** True if the disk has room for uploads after subtracting the bytes that those in progress may still use. */
  hasRoom(reservedBytes?: number): Promise<boolean>;
  /** Local folder of an import, which exists while the worker reads its files. */
  folder(userId: string, importId: string): string;
  /** Writes the file with a number. Rejects if the chunks reject. @throws SpoolFullError */
  write(userId: string, importId: string, index: number, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the local path of a file. If the file is missing, either this rejects or opening the path does. */
  open(userId: string, importId: string, index: number): Promise<string>;
  /** Ends the reading of an import, which may be continued later and by another process. */
  release(userId: string, importId: string): Promise<void>;
  remove(userId: string, importId: string): Promise<void>;
  /** Removes the files of a runner. */
  removeAll(userId: string): Promise<void>;
  /** Removes the imports to which nothing has been added since an instant. */
  removeOlder(than: Date): Promise<void>;
}

/** Thrown while the storage for uploaded files is unavailable. The files themselves are not the cause. */
export class SpoolUnavailableError extends Error {
  override readonly name = 'SpoolUnavailableError';
  readonly code = 'spool_unavailable';
  /** Status of the storage's response; null if there was none. */
  readonly status: number | null;
  /** Code in the storage's response; null if there was none. */
  readonly reason: string | null;

  constructor(
    message: string,
    { status = null, reason = null, cause }: { status?: number | null; reason?: string | null; cause?: unknown },
  ) {
    super(message, { cause });
    this.status = status;
    this.reason = reason;
  }
}

/** Minimum number of free bytes for an upload to begin: room for the content of its archives, with a reserve. */
export const ROOM_BYTES = 2 * 1_024 ** 3;

const REMOVE = { recursive: true, force: true } as const;

/** The names of the folders in a folder; empty if it is missing. */
export const foldersIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((each) => each.isDirectory()).map(({ name }) => name);
};

/** Folder of a process that has none configured. Nothing is ever written there. */
const NOWHERE = join(tmpdir(), 'stridewell-no-imports');

/** Opens the spool in a folder, which the API and the worker share. It is created when the first file is written. */
export const createSpool = (given: string | null, roomBytes = ROOM_BYTES): Spool => {
  const root = given ?? NOWHERE;
  const folder: Spool['folder'] = (userId, importId) => join(root, userId, importId);
  const path = (userId: string, importId: string, index: number): string =>
    join(folder(userId, importId), `${index}.upload`);
  const room = createRoom(root, roomBytes);
  return {
    isOpen: given !== null,
    hasRoom: (reservedBytes = 0) => room.has(reservedBytes),
    folder,
    async write(userId, importId, index, chunks) {
      await mkdir(folder(userId, importId), { recursive: true, mode: 0o700 });
      await room.write(chunks, (checked) =>
        pipeline(checked, createWriteStream(path(userId, importId, index), { mode: 0o600 })),
      );
    },
    open: async (userId, importId, index) => path(userId, importId, index),
    release: async () => undefined,
    async remove(userId, importId) {
      await rm(folder(userId, importId), REMOVE);
      // Nothing of a runner remains if this was the last import.
      await rmdir(join(root, userId)).catch(() => undefined);
    },
    removeAll: (userId) => rm(join(root, userId), REMOVE),
    async removeOlder(than) {
      for (const userId of await foldersIn(root)) {
        for (const importId of await foldersIn(join(root, userId))) {
          const { mtime } = await stat(folder(userId, importId));
          if (mtime < than) await rm(folder(userId, importId), REMOVE);
        }
        await rmdir(join(root, userId)).catch(() => undefined);
      }
    },
  };
};
