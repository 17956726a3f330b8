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
  const made = new Map<string, Promise<Buffer>>();
  let kept = 0;

  const count = async (key: string, copy: Promise<Buffer>): Promise<void> => {
    try {
      kept += (await copy).length;
    } catch {
      made.delete(key);
    }
    for (const [oldest, bytes] of made) {
      if (kept <= keptBytes || oldest === key) return;
      made.delete(oldest);
      kept -= (await bytes).length;
    }
  };

  return {
    /** Bytes of a file in an encoding. Rejects where the file cannot be read. */
    get(file: string, version: string, encoding: Encoding): Promise<Buffer> {
      const key = `${encoding} ${version} ${file}`;
      const known = made.get(key);
      const copy = known ?? readFile(file).then(compressors[encoding]);
      made.delete(key);
      made.set(key, copy);
      if (!known) void count(key, copy);
      return copy;
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
