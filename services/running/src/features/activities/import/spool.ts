import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createRoom } from './spool-room.ts';

/** The uploaded files of imports, until they are imported. One folder per runner, and one per import within it. */
export interface Spool {
  /** False when files are not accepted. */
  isOpen: boolean;
  /** True when the disk has room for uploads, apart from the bytes that those in progress may still take. */
  hasRoom(reservedBytes?: number): Promise<boolean>;
  /** Folder of an import on this machine, which exists while the worker reads its files. */
  folder(userId: string, importId: string): string;
  /** Writes the file with a number. Rejects when the chunks reject. @throws SpoolFullError */
  write(userId: string, importId: string, index: number, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the path of a file on this machine. When the file is missing, this rejects, or opening the path does. */
  open(userId: string, importId: string, index: number): Promise<string>;
  /** Ends the reading of an import, which may be continued later and elsewhere. */
  release(userId: string, importId: string): Promise<void>;
  remove(userId: string, importId: string): Promise<void>;
  /** Removes the files of a runner. */
  removeAll(userId: string): Promise<void>;
  /** Removes the imports that nothing was added to since an instant. */
  removeOlder(than: Date): Promise<void>;
}

/** Thrown while the place where uploaded files are kept cannot be used. It says nothing about the files. */
export class SpoolUnavailableError extends Error {
  override readonly name = 'SpoolUnavailableError';
  readonly code = 'spool_unavailable';
  /** Status with which the place answered; null without an answer. */
  readonly status: number | null;
  /** Code that the place gave; null without one. */
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

/** Free bytes below which no upload begins: room for what the archives of one hold, with a reserve. */
export const ROOM_BYTES = 2 * 1_024 ** 3;

const REMOVE = { recursive: true, force: true } as const;

/** The names of the folders in a folder; none when it is missing. */
export const foldersIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((each) => each.isDirectory()).map(({ name }) => name);
};

/** Folder of a process that is given none: nothing is ever written there. */
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
      // Nothing of a runner stays when this was the last import.
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
