import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const KEPT_BYTES = 64 * 1_048_576;
/** 9 of 11: within a few per cent of the smallest, in a tenth of its time. */
const BROTLI_QUALITY = 9;

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compressed copies of files, made once each and kept in memory, the least recently asked for going first. `version` tells
 * one content of a file from the next.
 */
export const createCompressedFiles = (keptBytes = KEPT_BYTES) => {
  const made = new Map<string, { copy: Promise<Buffer>; size: number }>();
  let kept = 0;

  const forget = (key: string): void => {
    kept -= made.get(key)?.size ?? 0;
    made.delete(key);
  };

  const settle = async (key: string, copy: Promise<Buffer>): Promise<void> => {
    const size = await copy.then(
      ({ length }) => length,
      () => null,
    );
    const entry = made.get(key);
    if (entry?.copy !== copy) return;
    if (size === null) return forget(key);
    entry.size = size;
    kept += size;
    for (const oldest of made.keys()) {
      if (kept <= keptBytes || oldest === key) return;
      forget(oldest);
    }
  };

  return {
    /** Bytes of a file in an encoding. Rejects where the file cannot be read. */
    get(file: string, version: string, encoding: Encoding): Promise<Buffer> {
      const key = `${encoding} ${version} ${file}`;
      const known = made.get(key);
      const entry = known ?? { copy: readFile(file).then(compressors[encoding]), size: 0 };
      // Set anew, it is the last in line to go.
      made.delete(key);
      made.set(key, entry);
      if (!known) void settle(key, entry.copy);
      return entry.copy;
    },
    bytes: () => kept,
  };
};

export type CompressedFiles = ReturnType<typeof createCompressedFiles>;

/** The encoding to answer in: what the client takes, the smaller first; null for none. A weight of 0 refuses. */
export const chooseEncoding = (accepted: string | undefined): Encoding | null => {
  const taken = (accepted ?? '').split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/),
  );
  const takes = (encoding: string) => taken.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};
