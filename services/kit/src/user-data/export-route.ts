import type { FastifyInstance } from 'fastify';
import { currentUser } from '../auth/plugin.ts';
import type { Connection } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import { type ExportLine, exportLines } from './export-lines.ts';
import { sendStreamed } from './send-streamed.ts';

/** Internal: not routed by the gateway, and only with the runner's own credential. */
export const INTERNAL_EXPORT = '/internal/export';

const MIN_CHUNK_CHARACTERS = 16_384;

/** Converts lines to newline-delimited JSON in larger chunks. */
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

/** GET /internal/export: streams all data of the signed-in runner in this service. */
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
