import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** 9 of 11: within a few per cent of the smallest, in a tenth of its time. */
const BROTLI_QUALITY = 9;

export const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Smaller texts gain nothing, larger ones are not what a page loads. Bytes. */
const WORTH = { from: 1_024, to: 8 * 1_048_576 };

/** The encoding to answer in: what the client takes, the smaller first; null for none. A weight of 0 refuses. */
export const chooseEncoding = (accepted: string | undefined): Encoding | null => {
  // Split at plain characters and trimmed: a pattern with white space around them is quadratic in a header of spaces.
  const taken = (accepted ?? '').split(',').map((part) => {
    const [name = '', parameter = ''] = part.toLowerCase().split(';', 2);
    const [key = '', weight] = parameter.split('=', 2);
    return [name.trim(), key.trim() === 'q' ? weight?.trim() : undefined] as const;
  });
  const takes = (encoding: string) => taken.some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

/** The encoding to send a text of `size` bytes in; null for as it is. */
export const encodingFor = (request: FastifyRequest, size: number): Encoding | null => {
  if (size < WORTH.from || size > WORTH.to) return null;
  const accepted = request.headers['accept-encoding'];
  return chooseEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted);
};
