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
let takingOver: Promise<void> = Promise.resolve();

/**
 * Resolves when no worker is taking over. Chromium activates a newer worker only when the older one is idle, and may leave
 * it waiting for minutes when the page sends the older one more work at that moment.
 */
export const workerSettled = (): Promise<void> => takingOver;

const send = (to: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  to.postMessage(message, ports);

/** Asks a worker for its build id. */
const buildOf = (of: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    send(of, { type: 'build' }, [port2]);
  });

/** Makes a worker of this page's own build take over when the network is idle. Resolves when it controls the page. */
const takeOver = async (found: ServiceWorker): Promise<void> => {
  await networkIdle();
  const changed = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  send(found, { type: 'take-over' });
  await changed;
};

/**
 * Handles a newer worker that waits to take over. If the page was already loaded from the same build, the worker takes
 * over without asking the runner. Otherwise the runner is asked.
 */
export const handleWaitingWorker = async (found: ServiceWorker): Promise<void> => {
  waiting = found;
  if ((await buildOf(found)) === __BUILD__) {
    takingOver = takeOver(found);
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
