import { onRefresh } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { foundUpdate, useUpdate } from './update.ts';
import type { WorkerMessage } from './worker/messages.ts';

const ASKS = 'New version available! Refresh to update?';
const reload = vi.fn();
const putAway = vi.fn();
onRefresh(putAway);

/** A worker of a build that waits, and the page's own container of workers. */
const waitingWorker = (build: string) => {
  const container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const told: WorkerMessage['type'][] = [];
  const worker = {
    state: 'installed',
    postMessage: (message: WorkerMessage, ports: MessagePort[]) => {
      told.push(message.type);
      if (message.type === 'build') ports[0]?.postMessage(build);
    },
  };
  return {
    worker: worker as unknown as ServiceWorker,
    told,
    container,
    state: (state: string) => (worker.state = state),
  };
};

beforeEach(() => {
  vi.stubGlobal('__BUILD__', 'mine');
  vi.stubGlobal('location', { ...window.location, reload });
  useUpdate.setState({ asked: false });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('a newer worker waits', () => {
  test('PWA-15 the runner is asked, with Refresh and Later', async () => {
    const { worker, told } = waitingWorker('newer');
    expect(screen.queryByText(ASKS)).toBeNull();
    await act(() => foundUpdate(worker));
    expect(await screen.findByText(ASKS)).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Refresh', 'Later']);
    expect(told).toEqual(['build']);
    expect(await violations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(ASKS)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('of the page’s own build takes over once nothing is fetched any more, and nobody is asked', async () => {
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
    const { worker, told } = waitingWorker('mine');
    const over = foundUpdate(worker);
    const fetched = await observing.promise;
    vi.advanceTimersByTime(1_999);
    fetched();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(told).toEqual(['build']);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(told).toEqual(['build', 'take-over']);
    expect(disconnect).toHaveBeenCalledOnce();
    expect(useUpdate.getState().asked).toBe(false);
  });

  test('Refresh lets it take over, and loads the page once, after what was typed is put away', async () => {
    vi.resetModules();
    const { foundUpdate: found, refresh } = await import('./update.ts');
    const { worker, told, container } = waitingWorker('newer');
    await found(worker);
    refresh();
    expect(told).toEqual(['build', 'take-over']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(putAway).toHaveBeenCalledOnce();
    expect(putAway.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
  });

  test('that another page let take over already needs no more than a load', async () => {
    vi.resetModules();
    const { foundUpdate: found, refresh } = await import('./update.ts');
    const { worker, told, state } = waitingWorker('newer');
    await found(worker);
    state('activated');
    refresh();
    expect(told).toEqual(['build']);
    expect(reload).toHaveBeenCalledOnce();
  });
});
