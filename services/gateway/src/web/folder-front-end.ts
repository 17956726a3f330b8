import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compress, encodingForSize } from './compress.ts';
import type { FileCache } from './file-cache.ts';
import { safePath, TEXT_TYPES } from './file-names.ts';
import { type FrontEnd, fileNotFound } from './front-end.ts';

const statFile = async (file: string) => {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw fileNotFound();
  return found;
};

/**
 * Creates a front end that serves files from a local folder with @fastify/static. Compressed text files are cached in
 * memory.
 */
export const createFolderFrontEnd = (root: string, kept: FileCache): FrontEnd => {
  const folder = path.resolve(root);
  return {
    text: (name) => readFile(path.join(folder, name), 'utf8').catch(() => null),
    async send(request, reply, { name, cacheControl }) {
      const safe = safePath(name);
      if (safe === null) throw fileNotFound();
      const file = path.join(folder, safe);
      const { size, mtimeMs } = await statFile(file);
      const type = TEXT_TYPES[path.extname(safe)];
      reply.header('cache-control', cacheControl);
      if (!type) return reply.sendFile(safe, folder, { cacheControl: false });
      reply.headers({ vary: 'accept-encoding', 'content-type': type });
      const encoding = encodingForSize(request, size);
      if (!encoding) return reply.sendFile(safe, folder, { cacheControl: false, contentType: false });
      const version = `${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}`;
      const tag = `W/"${version}-${encoding}"`;
      reply.header('etag', tag);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const copy = await kept.get(`${encoding} ${version} ${file}`, async () =>
        compress[encoding](await readFile(file)),
      );
      return reply.header('content-encoding', encoding).send(copy);
    },
  };
};
