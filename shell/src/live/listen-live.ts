import { isEmbedded } from '@stridewell/app/core';
import { keepConnected } from './keep-connected.ts';

/** A live update message to the pages: the changed paths, or `all` if any path may have changed. */
export type LiveMessage = { keys: string[] } | { all: true };

export interface LiveOptions {
  /** Name of the connection. Pages with the same name share one connection. */
  name: string;
  signal: AbortSignal;
  /** Called with each message, regardless of which page owns the connection. */
  onMessage: (message: LiveMessage) => void;
  /** Called when this page has started to receive all messages. */
  onCurrent: () => void;
}

/**
 * Receives live updates over a connection used only by this page. Needed for framed pages, which browsers isolate from
 * other pages, and without https, where browsers lack the Web Locks API.
 */
const listenAlone = ({ signal, onMessage, onCurrent }: LiveOptions): Promise<void> =>
  keepConnected({ signal, onOpen: onCurrent, onKeys: (keys) => onMessage({ keys }) });

/**
 * Receives live updates over one connection per browser. The page that holds the lock owns the connection and forwards
 * messages to the other pages. When it closes, another page takes over and notifies all pages that they may have missed
 * a message.
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

/** Receives live updates until the signal aborts. Shares the connection with other pages of the browser if possible. */
export const listenLive = (shared: LiveOptions): void => {
  const sharing = !isEmbedded() && 'locks' in navigator && 'BroadcastChannel' in window;
  // The lock request rejects when it is aborted, which is expected.
  (sharing ? listenShared(shared) : listenAlone(shared)).catch(() => undefined);
};
