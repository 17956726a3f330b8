import { mkdir, statfs } from 'node:fs/promises';

/** Thrown if the disk for uploaded files is full or nearly full. The files themselves are not the cause. */
export class SpoolFullError extends Error {
  override readonly name = 'SpoolFullError';
  readonly code = 'spool_full';

  constructor(cause?: unknown) {
    super('the disk for uploaded files is full', { cause });
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** True for the error of a full disk or of an exceeded disk quota. */
export const isDiskFull = (error: unknown): boolean => FULL.has((error as { code?: unknown } | null)?.code);

/** Number of bytes after which the free room is checked again. */
const LOOK_BYTES = 16 * 1_048_576;

/**
 * Watches the free room in a folder. `roomBytes` must be free before an upload begins, and half of it while it is
 * written.
 */
export const createRoom = (folder: string, roomBytes: number) => {
  const free = async (): Promise<number> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  async function* watched(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let unseen = LOOK_BYTES;
    for await (const chunk of chunks) {
      unseen += chunk.length;
      if (unseen >= LOOK_BYTES) {
        if ((await free()) < roomBytes / 2) throw new SpoolFullError();
        unseen = 0;
      }
      yield chunk;
    }
  }
  return {
    /** True if there is room after subtracting the bytes that uploads in progress may still use. */
    has: async (reservedBytes: number): Promise<boolean> => (await free()) - reservedBytes >= roomBytes,

    /** Writes chunks while there is room. @throws SpoolFullError */
    async write<R>(
      chunks: AsyncIterable<Uint8Array>,
      write: (chunks: AsyncIterable<Uint8Array>) => Promise<R>,
    ): Promise<R> {
      try {
        return await write(watched(chunks));
      } catch (error) {
        throw isDiskFull(error) ? new SpoolFullError(error) : error;
      }
    },
  };
};
