import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { missing } from '@stridewell/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, createCompressedFiles } from './compressed-files.ts';
import { safePath, TEXT_TYPES } from './file-names.ts';

/** Named by content or inside a folder of one build: never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, and asked for again each time. */
export const REVALIDATED = 'no-cache';

/** Smaller ones gain nothing, larger ones are not text a page loads. */
const COMPRESSED = { from: 1_024, to: 8 * 1_048_576 };

const nothingHere = () => missing('There is nothing at this address.');

const statFile = async (file: string) => {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw nothingHere();
  return found;
};

export type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: { root: string; name: string; cacheControl: string },
) => Promise<FastifyReply>;

/**
 * Sends files of a folder: text compressed from memory, the rest streamed with ranges; both with an entity tag.
 * Throws 'missing' for what is not there or must not be served.
 */
export const createSendFile = async (app: FastifyInstance, anyRoot: string): Promise<SendFile> => {
  await app.register(fastifyStatic, { root: path.resolve(anyRoot), serve: false });
  const compressed = createCompressedFiles();

  return async (request, reply, { root, name, cacheControl }) => {
    const safe = safePath(name);
    if (safe === null) throw nothingHere();
    const folder = path.resolve(root);
    const file = path.join(folder, safe);
    const { size, mtimeMs } = await statFile(file);
    const type = TEXT_TYPES[path.extname(safe)];
    reply.header('cache-control', cacheControl);
    if (!type) return reply.sendFile(safe, folder, { cacheControl: false });
    reply.headers({ vary: 'accept-encoding', 'content-type': type });
    const encoding = size >= COMPRESSED.from && size <= COMPRESSED.to ? chooseEncoding(acceptedBy(request)) : null;
    if (!encoding) return reply.sendFile(safe, folder, { cacheControl: false, contentType: false });
    const version = `${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}`;
    const tag = `W/"${version}-${encoding}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.header('content-encoding', encoding).send(await compressed.get(file, version, encoding));
  };
};

const acceptedBy = (request: FastifyRequest): string | undefined => {
  const accepted = request.headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
};
