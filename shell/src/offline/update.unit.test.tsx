import { onRefresh } from '@stridewell/app/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleWaitingWorker, useUpdate, workerSettled } from './update.ts';
import type { WorkerMessage } from './worker/messages.ts';

const QUESTION = 'New version available! Refresh to update?';
const reload = vi.fn();
const saveDraft = vi.fn();
onRefresh(saveDraft);

/** Fakes the page's service worker container and a waiting worker with the given build id. */
const waitingWorker = (build: string) => {
  const container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const received: WorkerMessage['type'][] = [];
  const worker = {
    state: 'installed',
    postMessage: (message: WorkerMessage, ports: MessagePort[]) => {
      received.push(message.type);
      if (message.type === 'build') ports[0]?.postMessage(build);
    },
  };
  return {
    worker: worker as unknown as ServiceWorker,
    received,
    container,
    state: (state: string) => (worker.state = state),
  };
};

beforeEach(() => {
  vi.stubGlobal('__BUILD__', 'mine');
  vi.stubGlobal('location', { ...window.location, reload });
  useUpdate.setState({ asked: false });
});
afterEach(async () => {
  vi.useRealTimers();
  // The prompt is rendered in a separate root, whose last updates and effects must be applied before the test
  // environment is torn down.
  await act(async () => useUpdate.setState({ asked: false }));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('waiting service worker', () => {
  test('PWA-15 triggers a prompt with the buttons Refresh and Later when its build is newer than the page’s', async () => {
    const { worker, received } = waitingWorker('newer');
    expect(screen.queryByText(QUESTION)).toBeNull();
    await act(() => handleWaitingWorker(worker));
    expect(await screen.findByText(QUESTION)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Refresh', 'Later']);
    expect(received).toEqual(['build']);
    expect(await violations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('takes over without a prompt when its build is the same as the page’s and the network is idle', async () => {
    vi.useFakeTimers();
    const disconnect = vi.fn();
    const observing = Promise.withResolvers<() => void>();
    const Observer = class {
      constructor(noticed: () => void) {
        observing.resolve(noticed);
      }
      observe = vi.fn();
      disconnect = disconnect;
    };
    vi.stubGlobal('PerformanceObserver', Observer);
    const { worker, received, container } = waitingWorker('mine');
    const over = handleWaitingWorker(worker);
    const fetched = await observing.promise;
    vi.advanceTimersByTime(1_999);
    fetched();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(received).toEqual(['build']);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(received).toEqual(['build', 'take-over']);
    expect(disconnect).toHaveBeenCalledOnce();
    expect(useUpdate.getState().asked).toBe(false);
    const settled = vi.fn();
    void workerSettled().then(settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledOnce();
  });

  test('takes over after Refresh is clicked, with drafts saved and the page reloaded once', async () => {
    vi.resetModules();
    const { handleWaitingWorker: found, applyUpdate } = await import('./update.ts');
    const { worker, received, container } = waitingWorker('newer');
    await found(worker);
    applyUpdate();
    expect(received).toEqual(['build', 'take-over']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(saveDraft).toHaveBeenCalledOnce();
    expect(saveDraft.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
  });

  test('only triggers a page reload after Refresh is clicked when it has already taken over', async () => {
    vi.resetModules();
    const { handleWaitingWorker: found, applyUpdate } = await import('./update.ts');
    const { worker, received, state } = waitingWorker('newer');
    await found(worker);
    state('activated');
    applyUpdate();
    expect(received).toEqual(['build']);
    expect(reload).toHaveBeenCalledOnce();
  });
});
