import { checkinFiles } from './checkin-ahead.ts';
import { foundUpdate } from './update.ts';
import type { WorkerMessage } from './worker/messages.ts';

const WORKER = '/sw.js';
/** Looking whether there is a newer one costs a request: at most so often. */
const LOOK_AGAIN_MS = 60_000;

/** What this page loaded before the worker was there to see it. */
const loadedBefore = (): string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name, window.location.href));
  return urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
};

const keep = (paths: string[]): void => {
  const message: WorkerMessage = { type: 'keep', paths: [...new Set(paths)] };
  navigator.serviceWorker.controller?.postMessage(message);
};

const keepCheckin = async (): Promise<void> => keep(await checkinFiles().catch(() => []));

const watch = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  // The very first worker replaces nothing, so there is nothing to ask.
  if (registration.waiting && serviceWorker.controller) void foundUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) void foundUpdate(found);
    });
  });
};

const lookNowAndThen = (registration: ServiceWorkerRegistration): void => {
  let looked = performance.now();
  const look = (): void => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
};

/** Registers the offline worker, gives it what it missed, and notices its successors. A browser that refuses goes on without. */
export const startWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const first = (): void => {
    keep(loadedBefore());
    void keepCheckin();
  };
  if (serviceWorker.controller) void keepCheckin();
  else serviceWorker.addEventListener('controllerchange', first, { once: true });
  const registration = await serviceWorker.register(WORKER).catch(() => null);
  if (!registration) return;
  watch(registration);
  lookNowAndThen(registration);
};
