import { IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { eventually, expectVisible, type VisitOptions } from './browser.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { SEND_LABEL } from './steps.ts';

/**
 * Browser switches that keep pages offline when they navigate. With the RenderDocument feature, Chromium would report
 * to each new page that the device is online. The list replaces Playwright's own.
 */
export const OFFLINE_SWITCHES = ['--disable-features=RenderDocument,HttpsUpgrades,PaintHolding'];

/** Waits until the service worker controls the page, after it has precached its files. */
export const waitForServiceWorker = async (page: Page): Promise<void> => {
  await eventually(() => page.evaluate<string | undefined>('navigator.serviceWorker.controller?.state')).toBe(
    'activated',
  );
};

/** Returns every path in the browser's caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  })()`);

/** Returns the paths of the app's files that the page has loaded and that are not in the browser's caches. */
export const uncachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const paths = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    const files = paths.filter((path) => /^\\/(assets|remotes)\\//.test(path));
    const found = await Promise.all(files.map((path) => caches.match(path)));
    return files.filter((_, at) => !found[at]);
  })()`);

/** Opens a visit with the service worker, in which the check-in has been opened online once. */
export const visitWithServiceWorker = async (browser: Browser, options: VisitOptions = {}): Promise<SignedInVisit> => {
  const visited = await visitSignedIn(browser, { worker: true, ...options });
  const { page } = visited;
  await page.goto('/check-in');
  await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
  await waitForServiceWorker(page);
  // The remote was loaded before the worker was active, so the page passes the loaded files to the worker.
  await eventually(async () => (await cachedPaths(page)).some((path) => path.endsWith('/mf-manifest.json'))).toBe(true);
  await eventually(() => uncachedPaths(page)).toEqual([]);
  return visited;
};

/** The runner's check-ins on the server, newest first. */
export const historyOf = async ({ request }: BrowserContext): Promise<{ date: string; score: number }[]> =>
  (await request.get(PATHS.history)).json();

/** Locates the notice about unsent check-ins. */
export const unsentNotice = (page: Page, count: number): Locator =>
  page.getByText(count === 1 ? '1 check-in not yet sent' : `${count} check-ins not yet sent`);

/**
 * Counts the completion marks of runs and exercises that are waiting on the device. Does not create the database, which
 * belongs to the app.
 */
export const waitingMarks = (page: Page): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'stridewell-marks')) return 0;
    return new Promise((resolve, reject) => {
      const open = indexedDB.open('stridewell-marks');
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        if (!open.result.objectStoreNames.contains('marks')) return resolve(0);
        const all = open.result.transaction('marks').objectStore('marks').count();
        all.onsuccess = () => { open.result.close(); resolve(all.result); };
      };
    });
  })()`);

/** Records the dates and idempotency keys of all check-ins that are sent after the call, in order. */
export const sendsOf = (context: BrowserContext): { date: string; key: string | undefined }[] => {
  const sends: { date: string; key: string | undefined }[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(PATHS.checkin))
      sends.push({ date: request.postDataJSON().date, key: request.headers()[IDEMPOTENCY_HEADER] });
  });
  return sends;
};
