import { announceRefresh } from '@stridewell/app/core';
import { create } from 'zustand';
import { networkIdle } from './network-idle.ts';
import type { WorkerMessage } from './worker/messages.ts';

/** Build id of this page, inserted by the bundler. */
declare const __BUILD__: string;

/** Maximum wait in milliseconds for the new worker to take over. The page is then reloaded anyway. */
const TAKE_OVER_MS = 3_000;

/** State of the update question. `asked` is true while the question is shown. */
export const useUpdate = create<{ asked: boolean }>(() => ({ asked: false }));

let waiting: ServiceWorker | null = null;

const send = (to: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  to.postMessage(message, ports);

/** Asks a worker for its build id. */
const buildOf = (of: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    send(of, { type: 'build' }, [port2]);
  });

/**
 * Handles a newer worker that waits to take over. If the page was already loaded from the same build, the worker takes
 * over without asking the runner. Otherwise the runner is asked.
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

/** Hides the update question until the app is reopened. */
const postponeUpdate = (): void => useUpdate.setState({ asked: false });

let reloading = false;

const reload = (): void => {
  if (reloading) return;
  reloading = true;
  announceRefresh();
  window.location.reload();
};

/**
 * Makes the newer worker take over and reloads the page once. If the worker has already taken over, just reloads the
 * page.
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
