import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isImmutable, isPointer, NO_PAGES } from './addresses.ts';
import type { WorkerMessage } from './messages.ts';

/** Written in by the build: names of the shell's files, and its id. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

/** The part of a worker's own world that is used here; its types and those of a page exclude each other. */
interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Life {
  data: WorkerMessage;
  ports: readonly MessagePort[];
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Life) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
};

const TIMEOUT_SECONDS = 3;
const PAGE = '/';
const PAGE_CACHE = 'stridewell-page';
/** Three remotes, three builds of each, and room. */
const MOST_FILES = 200;

const isGoodPage = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true;

/**
 * One page answers every address of the app, so one is kept, whole: its header and its meta element name the same style
 * nonce. Shown again offline that nonce repeats, which nobody but this device ever sees.
 */
const page = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => (isGoodPage(response) ? response : null),
      fetchDidSucceed: async ({ response }) => {
        // An edge that is in trouble answers too: the page of yesterday is better than its error.
        if (response.status >= 500 && (await caches.match(PAGE, { cacheName: PAGE_CACHE }))) throw new Error('down');
        return response;
      },
    },
  ],
});

const pointers = new NetworkFirst({ cacheName: 'stridewell-pointers', networkTimeoutSeconds: TIMEOUT_SECONDS });

/** Files of the remotes, and those of the shell that few need. Where another cache has one, a newer worker’s, that one does. */
const files = new CacheFirst({
  cacheName: 'stridewell-files',
  plugins: [
    // Its declaration leaves out that its hooks may be undefined, which this compiler insists on.
    new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin,
    { handlerDidError: async ({ request }) => caches.match(request) },
  ],
});

const keepPage = async (): Promise<void> => {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  if (isGoodPage(response)) await (await caches.open(PAGE_CACHE)).put(PAGE, response);
};

/** Keeps what a page loaded before there was a worker; what was fetched ahead is here already. */
const keep = (event: Told, path: string): Promise<unknown> | undefined => {
  if (getCacheKeyForURL(path)) return undefined;
  const strategy = isImmutable(path) ? files : isPointer(path) ? pointers : undefined;
  return strategy?.handle({ event: event as never, request: new Request(path) });
};

setCacheNameDetails({ prefix: 'stridewell' });
precacheAndRoute(__FILES__.map((file) => ({ url: `/assets/${file}`, revision: null })));
cleanupOutdatedCaches();
clientsClaim();
registerRoute(new NavigationRoute(page, { denylist: [...NO_PAGES] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isPointer(url.pathname), pointers);
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname), files);

// Without a network there is nothing to keep; the first page that is opened with one is kept then.
worker.addEventListener('install', (event) => event.waitUntil(keepPage().catch(() => undefined)));

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'build') ports[0]?.postMessage(__BUILD__);
  if (data.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (data.type === 'keep') event.waitUntil(Promise.allSettled(data.paths.map((path) => keep(event, path))));
});
