import { announceRefresh } from '@stridewell/ui/core';
import { create } from 'zustand';
import type { WorkerMessage } from './worker/messages.ts';

/** Written in by the build: the id of the build this page is of. */
declare const __BUILD__: string;

/** How long a new worker may take over before the page is loaded anew without it. */
const TAKE_OVER_MS = 3_000;

/** A page that has fetched nothing for so long has what it needs to stand. */
const QUIET_MS = 2_000;

/** Whether the runner is asked to refresh. */
export const useUpdate = create<{ asked: boolean }>(() => ({ asked: false }));

let waiting: ServiceWorker | null = null;

const tell = (to: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  to.postMessage(message, ports);

/** The build a worker is of. */
const buildOf = (of: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    tell(of, { type: 'build' }, [port2]);
  });

/**
 * Resolves when nothing has been fetched for a while. A worker that takes over cuts off what its predecessor is fetching,
 * and a screen whose file is cut off is not shown.
 */
const quiet = (): Promise<void> =>
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

/** A newer worker waits. Where the page is of its build already, loaded while the older one was at work, there is nothing to ask. */
export const foundUpdate = async (found: ServiceWorker): Promise<void> => {
  waiting = found;
  if ((await buildOf(found)) === __BUILD__) {
    await quiet();
    tell(found, { type: 'take-over' });
    return;
  }
  const { showUpdateQuestion } = await import('./update-question.tsx');
  showUpdateQuestion({ useAsked: () => useUpdate(({ asked }) => asked), refresh, later });
  useUpdate.setState({ asked: true });
};

/** Not now: asked again when the app is opened the next time. */
export const later = (): void => useUpdate.setState({ asked: false });

let reloading = false;

const reload = (): void => {
  if (reloading) return;
  reloading = true;
  announceRefresh();
  window.location.reload();
};

/** Lets the newer worker take over and loads the page anew, once. Another page may have let it before: then the load is all. */
export const refresh = (): void => {
  if (waiting?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    tell(waiting, { type: 'take-over' });
    setTimeout(reload, TAKE_OVER_MS);
  } else {
    reload();
  }
};
