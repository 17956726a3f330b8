import { keepSharedFiles, SHARE_PATH, SHARED_PAGE } from '@stridewell/app/shared-files';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isImmutable, isPointer, NON_PAGE_PATTERNS } from './addresses.ts';
import type { WorkerMessage } from './messages.ts';

/** Names of the shell's files and the build id. Both are inserted by the bundler. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

/**
 * The members of the worker's global scope that are used here. TypeScript's worker types conflict with its DOM types.
 */
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PageMessageEvent extends LifecycleEvent {
  data: WorkerMessage;
  ports: readonly MessagePort[];
}
/** A page of the app. */
interface PageClient {
  focus(): Promise<unknown>;
  postMessage(message: { type: 'hour-later-opened' }): void;
}
interface NotificationEvent extends LifecycleEvent {
  notification: { close(): void };
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly PageClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
};

const TIMEOUT_SECONDS = 3;
const PAGE = '/';
const PAGE_CACHE = 'stridewell-page';
/** Maximum number of cached files, which is enough for all files of three remotes with three builds each. */
const MAX_FILES = 500;

const isGoodPage = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true;

/**
 * The same HTML page serves every address of the app, so one copy is cached. It is cached with its headers, because the
 * policy header and the meta element contain the same style nonce. While offline, the nonce is reused, but only on this
 * device.
 */
const page = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => (isGoodPage(response) ? response : null),
      fetchDidSucceed: async ({ response }) => {
        // The error makes the strategy fall back to the cached page, which is better than the error page of a failing
        // gateway.
        if (response.status >= 500 && (await caches.match(PAGE, { cacheName: PAGE_CACHE }))) throw new Error('down');
        return response;
      },
    },
  ],
});

const pointers = new NetworkFirst({ cacheName: 'stridewell-pointers', networkTimeoutSeconds: TIMEOUT_SECONDS });

/**
 * Strategy for files of the remotes and rarely used files of the shell. On an error, it searches all caches, including
 * those of a newer worker.
 */
const files = new CacheFirst({
  cacheName: 'stridewell-files',
  plugins: [
    // The cast is needed because the plugin's type does not allow undefined hooks (exactOptionalPropertyTypes).
    new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }) as WorkboxPlugin,
    { handlerDidError: async ({ request }) => caches.match(request) },
  ],
});

const keepPage = async (): Promise<void> => {
  const response = await fetch(PAGE, { cache: 'no-cache' });
  if (isGoodPage(response)) await (await caches.open(PAGE_CACHE)).put(PAGE, response);
};

/** Caches a file that a page loaded before the worker controlled it. Skips files that are already precached. */
const keep = (event: PageMessageEvent, path: string): Promise<unknown> | undefined => {
  if (getCacheKeyForURL(path)) return undefined;
  const strategy = isImmutable(path) ? files : isPointer(path) ? pointers : undefined;
  return strategy?.handle({ event: event as never, request: new Request(path) });
};

/**
 * Keeps files that another app shared, and opens the page on which the runner imports them. Nothing is sent here: any
 * site can post a form to this URL, so the runner decides.
 */
const receiveShare = async ({ request }: { request: Request }): Promise<Response> => {
  const form = await request.formData().catch(() => null);
  const result = form ? await keepSharedFiles(form, Date.now()) : 'failed';
  return Response.redirect(`${SHARED_PAGE}?shared=${result}`, 303);
};

setCacheNameDetails({ prefix: 'stridewell' });
precacheAndRoute(__FILES__.map((file) => ({ url: `/assets/${file}`, revision: null })));
cleanupOutdatedCaches();
clientsClaim();
registerRoute(new NavigationRoute(page, { denylist: [...NON_PAGE_PATTERNS] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isPointer(url.pathname), pointers);
registerRoute(({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname), files);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH, receiveShare, 'POST');

// If the page cannot be fetched during installation, it is cached the next time a page is opened online.
worker.addEventListener('install', (event) => event.waitUntil(keepPage().catch(() => undefined)));

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data.type === 'build') ports[0]?.postMessage(__BUILD__);
  if (data.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (data.type === 'keep') event.waitUntil(Promise.allSettled(data.paths.map((path) => keep(event, path))));
});

/** Page with the question to which the notification one hour after a session refers. */
const QUESTION_PAGE = '/physio-coach';

/** Shows the question in an open page, which then navigates to it, or opens a page. */
const openQuestion = async (): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window' });
  // Only the page that showed the notification handles the message.
  for (const page of pages) page.postMessage({ type: 'hour-later-opened' });
  await (pages[0]?.focus() ?? worker.clients.openWindow(QUESTION_PAGE));
};

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openQuestion().catch(() => undefined));
});
