import { isEmbedded } from '@stridewell/app/core';
import { keepConnected } from './keep-connected.ts';

/** A message to the pages: the changed paths, or `all` if any path may have changed. */
export type LiveMessage = { keys: string[] } | { all: true };

export interface LiveOptions {
  /** Name of the connection. Pages with the same name share one connection. */
  name: string;
  signal: AbortSignal;
  /** Called with each message from the connection of this page or another one. */
  onMessage: (message: LiveMessage) => void;
  /** Called when this page starts to receive every message. */
  onCurrent: () => void;
}

/** Uses a connection of its own. Browsers isolate framed pages from other pages and have no Web Locks without https. */
const listenAlone = ({ signal, onMessage, onCurrent }: LiveOptions): Promise<void> =>
  keepConnected({ signal, onOpen: onCurrent, onKeys: (keys) => onMessage({ keys }) });

/**
 * Uses one connection per browser. The page that holds the lock owns the connection and forwards messages to the other
 * pages. When it closes, the next page takes over and notifies all pages that they may have missed a message.
 */
const listenShared = async ({ name, signal, onMessage, onCurrent }: LiveOptions): Promise<void> => {
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  const broadcast = (message: LiveMessage): void => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const lead = (): Promise<void> =>
    keepConnected({
      signal,
      onOpen: () => {
        onCurrent();
        broadcast({ all: true });
      },
      onKeys: (keys) => {
        onMessage({ keys });
        broadcast({ keys });
      },
    });
  const wasLeader = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await lead();
    return lock !== null;
  });
  if (wasLeader || signal.aborted) return;
  onCurrent();
  await navigator.locks.request(name, { signal }, lead);
};

/**
 * Receives live updates until the signal aborts. Shares the connection with the browser's other pages if possible.
 */
export const listenLive = (shared: LiveOptions): void => {
  const sharing = !isEmbedded() && 'locks' in navigator && 'BroadcastChannel' in window;
  // The lock request rejects when it is aborted, which is expected.
  (sharing ? listenShared(shared) : listenAlone(shared)).catch(() => undefined);
};
