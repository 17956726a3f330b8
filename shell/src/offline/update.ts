import { announceRefresh } from '@stridewell/app/core';
import { create } from 'zustand';
import type { WorkerMessage } from './worker/messages.ts';

/** The id of the page's own build, inserted by the build. */
declare const __BUILD__: string;

/** How long to wait for the new worker to take over before reloading anyway, milliseconds. */
const TAKE_OVER_MS = 3_000;

/** A page without network activity for this time has loaded everything it needs, milliseconds. */
const QUIET_MS = 2_000;

/** Whether the runner is asked to refresh. */
export const useUpdate = create<{ asked: boolean }>(() => ({ asked: false }));

let waiting: ServiceWorker | null = null;

const send = (to: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  to.postMessage(message, ports);

/** The build id of a worker. */
const buildOf = (of: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    send(of, { type: 'build' }, [port2]);
  });

/**
 * Resolves when nothing has been fetched for a while. A worker that takes over aborts the fetches of its predecessor,
 * and a screen whose file is aborted does not load.
 */
const networkIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });

/**
 * Handles a newer worker that waits to take over. If the page already belongs to its build (loaded while the older
 * worker was active), the worker takes over without a question.
 */
export const handleWaitingWorker = async (found: ServiceWorker): Promise<void> => {
  waiting = found;
  if ((await buildOf(found)) === __BUILD__) {
    await networkIdle();
    send(found, { type: 'take-over' });
    return;
  }
  const { showUpdateQuestion } = await import('./update-question.tsx');
  showUpdateQuestion({ useAsked: () => useUpdate(({ asked }) => asked), refresh: applyUpdate, later: postponeUpdate });
  useUpdate.setState({ asked: true });
};

/** Hides the question until the app is opened the next time. */
export const postponeUpdate = (): void => useUpdate.setState({ asked: false });

let reloading = false;

const reload = (): void => {
  if (reloading) return;
  reloading = true;
  announceRefresh();
  window.location.reload();
};

/**
 * Lets the newer worker take over and reloads the page once. If another page already let it take over, only reloads.
 */
export const applyUpdate = (): void => {
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    send(waiting, { type: 'take-over' });
    setTimeout(reload, TAKE_OVER_MS);
  } else {
    reload();
  }
};
