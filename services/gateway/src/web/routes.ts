import fastifyStatic from '@fastify/static';
import { CONFIG_PATH, type RemotesFile, type WebConfig } from '@stridewell/contracts/web';
import { cookieOf } from '@stridewell/kit/auth/credentials';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isFileLike } from './file-names.ts';
import { fileNotFound, IMMUTABLE, REVALIDATED } from './front-end.ts';
import { createFrontEnds } from './front-ends.ts';
import { createRemotes } from './remotes.ts';
import type { ResolveReplicas } from './replica-resolver.ts';
import { createSharedLookup } from './shared-lookup.ts';
import { createShellPage, sendBusyPage, wantsPage } from './shell-page.ts';

/** Files in the shell's root folder, such as icons, the web app manifest and the service worker. */
const ROOT_FILE = /^[^/]+\.(js|css|svg|png|ico|webp|woff2|webmanifest|txt)$/;

/** Build id of a remote on a development server. The content at its URLs may change. */
const DEV_BUILD = 'dev';

export interface WebOptions {
  web: Config['web'];
  clock: Clock;
  logger: Logger;
  /** DNS lookup to use instead of the default one for front ends on web servers. */
  find?: ResolveReplicas | undefined;
  /**
   * Counts a request for a page or the list of remotes against the limit of its address.
   * @throws DomainError 'limited' when the address has sent too many such requests
   */
  limitPage(request: FastifyRequest): Promise<void>;
}

/**
 * Registers routes for the shell, for the remotes in immutable folders, and for the two JSON files that configure the
 * shell.
 */
export const webRoutes = async (
  app: FastifyInstance,
  { web, clock, logger, find, limitPage }: WebOptions,
): Promise<void> => {
  // The plugin requires a root folder, although every response specifies a folder.
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false });
  const frontEnds = createFrontEnds(app, { clock, logger, find });
  const shell = frontEnds(web.root);
  const { remotes, remotesFile: pinsFile } = web;
  const listNow = createSharedLookup(createRemotes({ remotes, pinsFile, frontEnds, clock, logger }), clock);
  const configNow = (): WebConfig => ({
    clockOffsetMs: clock.offset(),
    flags: { coachChat: web.coachChat },
    bridge: web.bridge,
  });
  const sendPage = createShellPage({ shell, policy: web, listWithinMs: web.listWithinMs, listNow, configNow, clock });

  app.get('/remotes.json', async (request, reply): Promise<RemotesFile> => {
    await limitPage(request);
    reply.header('cache-control', REVALIDATED);
    return { remotes: (await listNow()).map(({ remote }) => remote) };
  });
  app.get(CONFIG_PATH, async (_request, reply): Promise<WebConfig> => {
    reply.header('cache-control', REVALIDATED);
    return configNow();
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    shell.send(request, reply, { name: `assets/${request.params['*']}`, cacheControl: IMMUTABLE }),
  );
  // Exercise videos are revalidated, because a video may change while its URL, to which messages link, stays the same.
  app.get<{ Params: { '*': string } }>('/media/*', (request, reply) =>
    shell.send(request, reply, { name: `media/${request.params['*']}`, cacheControl: REVALIDATED }),
  );
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const remote = web.remotes.find(({ name }) => name === request.params.name);
    const file = request.params['*'];
    // The first path segment must be the build. Files outside a build are not served.
    if (!remote || !file.includes('/')) throw fileNotFound();
    const cacheControl = file.startsWith(`${DEV_BUILD}/`) ? REVALIDATED : IMMUTABLE;
    return frontEnds(remote.root).send(request, reply, { name: file, cacheControl });
  });
  // These internal paths of services return 404 instead of the shell's page.
  for (const inner of ['/internal/*', '/docs', '/docs/*']) {
    app.all(inner, async () => {
      throw fileNotFound();
    });
  }
  app.get<{ Params: { '*': string }; Querystring: { tab?: unknown } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (ROOT_FILE.test(name)) return shell.send(request, reply, { name, cacheControl: REVALIDATED });
    if ((isFileLike(name) && name !== 'index.html') || !wantsPage(request)) throw fileNotFound();
    try {
      await limitPage(request);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'limited') return sendBusyPage(reply, error);
      throw error;
    }
    const { tab } = request.query;
    return sendPage(reply, {
      path: `/${name}`,
      tab: typeof tab === 'string' ? tab : '',
      hasSession: cookieOf(request) !== null,
    });
  });
};
