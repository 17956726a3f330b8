/**
 * Replacement worker that removes the installed service worker. When it is deployed as `sw.js`, it takes over from the
 * installed worker, deletes all caches and unregisters itself. Pages are then loaded from the network. Queued check-ins
 * are kept, because they are not stored in a cache.
 */
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
};

const retire = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(retire()));

export {};
