import { createHash } from 'node:crypto';
import path from 'node:path';
import fastifySend from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { compress, encodingForSize } from './compress.ts';
import type { FetchedFile } from './connections.ts';
import type { FileCache } from './file-cache.ts';
import { safePath, TEXT_TYPES } from './file-names.ts';
import { type FrontEnd, fileNotFound, IMMUTABLE } from './front-end.ts';
import { createReplicas, type ReplicasOptions } from './replicas.ts';

/**
 * Timeouts per server in milliseconds. The timeout for a text file must fit into the one second allowed for a page or
 * `current.json`.
 */
const TEXT_EACH_MS = 400;
const FILE_EACH_MS = 2_000;
const FILE_TIMEOUT_MS = 6_000;
const TAG_LENGTH = 16;

const PAGE = 'text/html';

/**
 * Returns a check that accepts HTML only for HTML files, because some servers send their page for missing files.
 * Accepts a missing content type.
 */
const hasPlausibleType =
  (name: string) =>
  ({ type }: FetchedFile) =>
    type === '' || (type === PAGE) === name.endsWith('.html');

const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH);

/**
 * Returns the requested range, or null when the whole file must be sent: for no range, several ranges, or an `If-Range`
 * tag that does not match the content.
 */
const rangeOf = (request: FastifyRequest, size: number, tag: string) => {
  const { range, 'if-range': ifRange = tag } = request.headers;
  if (!range || ifRange !== tag) return null;
  const parsed = parseRange(size, range);
  if (parsed === -1) return 'unsatisfiable';
  return Array.isArray(parsed) && parsed.type === 'bytes' && parsed.length === 1 ? (parsed[0] ?? null) : null;
};

const sendUncompressed = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, tag: string): FastifyReply => {
  reply.header('accept-ranges', 'bytes');
  const range = rangeOf(request, bytes.length, tag);
  if (range === null) return reply.send(bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
};

/**
 * Creates a front end whose files are on web servers that serve the app's `dist` folder below `base`. Files are fetched
 * completely before the response begins, so that another server can take over. Immutable files are cached in memory.
 */
export const createRemoteFrontEnd = (base: URL, kept: FileCache, options: ReplicasOptions) => {
  const replicas = createReplicas(base, options);
  const addressOf = (name: string): string =>
    `${base.pathname.replace(/\/$/, '')}/${name.split('/').map(encodeURIComponent).join('/')}`;

  const fetchFile = async (name: string): Promise<Buffer> => {
    const stop = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const given = await replicas.get(addressOf(name), { eachMs: FILE_EACH_MS, stop, accept: hasPlausibleType(name) });
    if (!given) throw fileNotFound();
    return given.bytes;
  };

  const frontEnd: FrontEnd = {
    async text(name, stop) {
      const given = await replicas.get(addressOf(name), { eachMs: TEXT_EACH_MS, stop, accept: hasPlausibleType(name) });
      return given ? given.bytes.toString('utf8') : null;
    },
    async send(request, reply, { name, cacheControl }) {
      const safe = safePath(name);
      if (safe === null) throw fileNotFound();
      const key = `${base.href} ${safe}`;
      const fetchBytes = () => fetchFile(safe);
      const bytes = await (cacheControl === IMMUTABLE ? kept.get(`as it is ${key}`, fetchBytes) : fetchBytes());
      const text = TEXT_TYPES[path.extname(safe)];
      const encoding = text ? encodingForSize(request, bytes.length) : null;
      const version = tagOf(bytes);
      const tag = `W/"${encoding ? `${version}-${encoding}` : version}"`;
      reply.headers({
        'cache-control': cacheControl,
        'content-type': text ?? fastifySend.mime.getType(safe) ?? 'application/octet-stream',
        etag: tag,
        ...(text && { vary: 'accept-encoding' }),
      });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      if (!encoding) return sendUncompressed(request, reply, bytes, tag);
      const copy = await kept.get(`${encoding} ${version} ${key}`, () => compress[encoding](bytes));
      return reply.header('content-encoding', encoding).send(copy);
    },
  };
  return { frontEnd, close: replicas.close };
};
