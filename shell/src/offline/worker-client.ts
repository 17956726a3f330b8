import { networkIdle } from './network-idle.ts';
import { checkinFiles, offlineFiles } from './remote-files.ts';
import { handleWaitingWorker, workerSettled } from './update.ts';
import type { WorkerMessage } from './worker/messages.ts';

const WORKER = '/sw.js';
/**
 * Minimum time between update checks in milliseconds. It limits the number of requests, because each check sends one.
 */
const UPDATE_CHECK_MS = 60_000;

/** Returns the paths of the files that this page loaded before the worker controlled it. */
const loadedBefore = (): string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name, window.location.href));
  return urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
};

const keep = (paths: string[]): void => {
  const message: WorkerMessage = { type: 'keep', paths: [...new Set(paths)] };
  navigator.serviceWorker.controller?.postMessage(message);
};

/** Caches the files of the check-in immediately, and those of all other screens when the network is idle. */
const keepScreens = async (): Promise<void> => {
  keep(await checkinFiles().catch(() => []));
  await networkIdle();
  await workerSettled();
  keep(await offlineFiles().catch(() => []));
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  // The first worker does not replace another worker, so the runner need not be asked.
  if (registration.waiting && serviceWorker.controller) void handleWaitingWorker(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) void handleWaitingWorker(found);
    });
  });
};

const checkForUpdates = (registration: ServiceWorkerRegistration): void => {
  let checkedAt = performance.now();
  const check = (): void => {
    if (document.hidden || performance.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
};

/**
 * Registers the service worker, sends it the list of files that were loaded before it took control, and watches for
 * updates. If the browser rejects the registration, the app works without it.
 */
export const startWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const first = (): void => {
    keep(loadedBefore());
    void keepScreens();
  };
  if (serviceWorker.controller) void keepScreens();
  else serviceWorker.addEventListener('controllerchange', first, { once: true });
  const registration = await serviceWorker.register(WORKER).catch(() => null);
  if (!registration) return;
  watch(registration);
  checkForUpdates(registration);
};
