import { vi } from 'vitest';

type Work = (lock: object | null) => Promise<unknown>;
interface LockOptions {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** Fakes the Web Locks API: one lock per name, granted in the order of the requests. */
const createLocks = () => {
  const queues = new Map<string, (() => void)[]>();
  const held = new Set<string>();
  const take = (name: string, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(resolve);
      signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(resolve), 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  return {
    async request(name: string, { ifAvailable, signal }: LockOptions, work: Work) {
      if (held.has(name)) {
        if (ifAvailable) return work(null);
        await take(name, signal);
      }
      held.add(name);
      try {
        return await work({});
      } finally {
        const next = queues.get(name)?.shift();
        if (next) next();
        else held.delete(name);
      }
    },
  };
};

const channels = new Set<FakeChannel>();

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }

  close(): void {
    channels.delete(this);
  }
}

/** Adds fake broadcast channels and locks to jsdom. Undone by `vi.unstubAllGlobals()` and {@link removeLocks}. */
export const stubBrowserSharing = (): void => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
};

/** Removes the fake locks, so that pages cannot share a connection. */
export const removeLocks = (): void => {
  Reflect.deleteProperty(navigator, 'locks');
};

/** Shows or hides the page, as a switch between tabs does. */
export const showPage = (shown: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
