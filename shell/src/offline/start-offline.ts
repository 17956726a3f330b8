import { isEmbedded } from '@stridewell/app/core';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** True if the service worker may be registered: the page is on https or a local host, and not framed. */
export const mayRegister = ({ protocol, hostname }: { protocol: string; hostname: string }, framed: boolean): boolean =>
  !framed && (protocol === 'https:' || LOCAL.includes(hostname));

/** Delay in milliseconds after the `load` event, during which the first screen has the network to itself. */
const DELAY_MS = 2_000;

const begin = async (): Promise<void> => {
  const { startAfterLoad } = await import('./after-load.ts');
  await startAfterLoad();
};

/**
 * Registers the service worker if that is allowed. Waits until some time after the `load` event of the page, so that it
 * does not delay the first screen, whose code and data are still being loaded then.
 */
export const startOffline = (): void => {
  if (!mayRegister(window.location, isEmbedded())) return;
  const start = (): void => {
    setTimeout(() => void begin().catch(() => undefined), DELAY_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
