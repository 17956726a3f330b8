import { createHash } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '@stridewell/kit/ids';
import type { Content } from './bucket.ts';

export interface StagedFile extends Content {
  close(): Promise<void>;
}

/**
 * Writes chunks into a file without a name in a folder, because a bucket needs the length and the hash before the
 * content. The file is removed by {@link StagedFile.close} or when the process ends, whichever comes first.
 */
export const stageFile = async (folder: string, chunks: AsyncIterable<Uint8Array>): Promise<StagedFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.${createId()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    return {
      ...{ bytes, sha256: hash.digest('hex') },
      chunks: () => file.createReadStream({ start: 0, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
};
