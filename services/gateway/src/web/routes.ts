import { CONFIG_PATH, type WebConfig } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isFileLike } from './file-names.ts';
import { createSendFile, IMMUTABLE, REVALIDATED } from './files.ts';
import { describeRemotes } from './remotes.ts';
import { createShellPage, wantsPage } from './shell-page.ts';

/** Files of the shell that lie beside its page: icons, the manifest of the installed app, its worker. */
const BESIDE_PAGE = /^[^/]+\.(js|css|svg|png|ico|webp|woff2|webmanifest|txt)$/;

const nothingHere = () => missing('There is nothing at this address.');

/** The shell, the remotes under immutable folders, and the two files that tell the shell where it is. */
export const webRoutes = async (
  app: FastifyInstance,
  { web, clock }: { web: Config['web']; clock: Clock },
): Promise<void> => {
  const sendFile = await createSendFile(app, web.root);
  const sendPage = createShellPage(web.root, web);

  app.get('/remotes.json', async (_request, reply) => {
    reply.header('cache-control', REVALIDATED);
    return describeRemotes(web.remotes);
  });
  app.get(CONFIG_PATH, async (_request, reply): Promise<WebConfig> => {
    reply.header('cache-control', REVALIDATED);
    return { clockOffsetMs: clock.offset(), flags: { coachChat: web.coachChat }, bridge: web.bridge };
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendFile(request, reply, { root: web.root, name: `assets/${request.params['*']}`, cacheControl: IMMUTABLE }),
  );
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const remote = web.remotes.find(({ name }) => name === request.params.name);
    const file = request.params['*'];
    // The first segment is the build: what lies beside the builds is not for browsers.
    if (!remote || !file.includes('/')) throw nothingHere();
    return sendFile(request, reply, { root: remote.root, name: file, cacheControl: IMMUTABLE });
  });
  // Addresses inside services; a page here would only hide a mistake.
  for (const inner of ['/internal/*', '/docs', '/docs/*']) {
    app.all(inner, async () => {
      throw nothingHere();
    });
  }
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (BESIDE_PAGE.test(path))
      return sendFile(request, reply, { root: web.root, name: path, cacheControl: REVALIDATED });
    if ((isFileLike(path) && path !== 'index.html') || !wantsPage(request)) throw nothingHere();
    return sendPage(reply);
  });
};
