import type { FastifyInstance } from 'fastify';
import { currentUser } from '../auth/plugin.ts';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import { type ExportLine, exportLines } from './export-lines.ts';
import { sendStreamed } from './send-streamed.ts';

/**
 * Path of the export route. The route is internal: the gateway does not route it, and it requires the runner's own
 * session.
 */
export const INTERNAL_EXPORT = '/internal/export';

const MIN_CHUNK_CHARACTERS = 16_384;

/** Converts lines to newline-delimited JSON, and combines them into larger chunks. */
async function* toText(lines: AsyncIterable<ExportLine>): AsyncGenerator<string> {
  let text = '';
  for await (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < MIN_CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

/** Registers GET /internal/export, which streams all data that this service stores about the signed-in runner. */
export const registerExport = (
  app: FastifyInstance,
  database: Connection,
  collections: readonly UserCollection[],
): void => {
  app.get(INTERNAL_EXPORT, { schema: { hide: true }, exposeHeadRoute: false }, (request, reply) => {
    reply.header('content-type', 'application/x-ndjson; charset=utf-8');
    return sendStreamed(reply, toText(exportLines(database, collections, currentUser(request).userId)));
  });
};
