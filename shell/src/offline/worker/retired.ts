/**
 * The worker that ends all workers. Put in place of `sw.js`, it takes over from the one that is installed, throws away what
 * was cached, and goes; pages then load from the network as if there had never been one. Check-ins that wait are not in a
 * cache and stay.
 */
interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'install' | 'activate', listener: (event: Life) => void): void;
};

const leave = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));

export {};
