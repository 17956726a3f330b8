import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Brotli quality 9 of 11, which produces almost the smallest size in a tenth of the time. */
const BROTLI_QUALITY = 9;

export const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Minimum and maximum size in bytes of text files to compress. Pages do not load larger text files. */
const COMPRESSIBLE_SIZE = { from: 1_024, to: 8 * 1_048_576 };

/**
 * Returns the accepted encoding, preferring brotli to gzip, or null when neither is accepted. A weight (`q`) of 0
 * excludes an encoding.
 */
export const chooseEncoding = (accepted: string | undefined): Encoding | null => {
  // No regular expression that matches white space is used here, because it would take quadratic time for a header of
  // spaces.
  const taken = (accepted ?? '').split(',').map((part) => {
    const [name = '', parameter = ''] = part.toLowerCase().split(';', 2);
    const [key = '', weight] = parameter.split('=', 2);
    return [name.trim(), key.trim() === 'q' ? weight?.trim() : undefined] as const;
  });
  const takes = (encoding: string) => taken.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

/** Returns the encoding for a text file of `size` bytes, or null when the file must be sent uncompressed. */
export const encodingForSize = (request: FastifyRequest, size: number): Encoding | null => {
  if (size < COMPRESSIBLE_SIZE.from || size > COMPRESSIBLE_SIZE.to) return null;
  const accepted = request.headers['accept-encoding'];
  return chooseEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
};
