import { open } from 'node:fs/promises';

/** Number of bytes needed to detect the kind of a file. */
export const HEAD_BYTES = 512;

const ZIP = [0x50, 0x4b];
const GZIP = [0x1f, 0x8b];
const FIT_MAGIC = '.FIT';

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Returns whether a file can be an archive, a recording, or neither, based on its first bytes. */
export const kindOfUpload = (head: Uint8Array): 'archive' | 'recording' | null => {
  if (startsWith(head, ZIP)) return 'archive';
  if (startsWith(head, GZIP)) return 'recording';
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  if (text.slice(8, 12) === FIT_MAGIC) return 'recording';
  // XML in any encoding: after a byte order mark and white space comes an opening bracket.
  return /^[\0\s\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(text) ? 'recording' : null;
};

/** True if a file is an archive according to its first bytes. Rejects if the file is missing. */
export const isZip = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return bytesRead === ZIP.length && startsWith(buffer, ZIP);
  } finally {
    await file.close();
  }
};
