import { isEmbedded } from '@stridewell/ui/core';
import { mayRegister } from './may-register.ts';

const begin = async (): Promise<void> => {
  const { startWorker } = await import('./worker-client.ts');
  await startWorker();
};

/** After everything the first screen needs has been loaded, the offline worker is put in place where it may be. */
export const startOffline = (): void => {
  if (!mayRegister(window.location, isEmbedded())) return;
  const start = (): void => void begin().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
