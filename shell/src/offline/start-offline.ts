import { isEmbedded } from '@stridewell/app/core';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** True when the service worker may be registered: the page is on https or a local host, and not framed. */
export const mayRegister = ({ protocol, hostname }: { protocol: string; hostname: string }, framed: boolean): boolean =>
  !framed && (protocol === 'https:' || LOCAL.includes(hostname));

const begin = async (): Promise<void> => {
  const { startWorker } = await import('./worker-client.ts');
  await startWorker();
};

/**
 * Registers the service worker if that is allowed. Waits for the `load` event of the page, so that it does not delay
 * the first screen.
 */
export const startOffline = (): void => {
  if (!mayRegister(window.location, isEmbedded())) return;
  const start = (): void => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
