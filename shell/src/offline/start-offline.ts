import { isEmbedded } from '@stridewell/ui/core';
import { mayRegister } from './may-register.ts';

const begin = async (): Promise<void> => {
  const { startWorker } = await import('./worker-client.ts');
  await startWorker();
};

/**
 * Registers the service worker, if allowed, after the `load` event of the page, so that it does not delay the first
 * screen.
 */
export const startOffline = (): void => {
  if (!mayRegister(window.location, isEmbedded())) return;
  const start = (): void => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
