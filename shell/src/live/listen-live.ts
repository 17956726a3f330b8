import { isEmbedded } from '@stridewell/app/core';
import { keepConnected } from './keep-connected.ts';

/** A message to the pages: the paths that changed, or that any of them may have changed. */
export type LiveMessage = { keys: string[] } | { all: true };

export interface LiveOptions {
  /** Pages that use the same name share one connection. */
  name: string;
  signal: AbortSignal;
  /** Called with messages from the connection, this page's own or another's. */
  onNews: (news: LiveMessage) => void;
  /** Called when this page starts to receive every message, from its own connection or another page's. */
  onCurrent: () => void;
}

/** Uses a connection of this page alone. Browsers partition framed pages, and have no locks without https. */
const listenAlone = ({ signal, onNews, onCurrent }: LiveOptions): Promise<void> =>
  keepConnected({ signal, onOpen: onCurrent, onKeys: (keys) => onNews({ keys }) });

/**
 * Uses one connection per browser. The page that holds the lock has the connection and forwards messages to the others.
 * When it closes, the next page takes over and tells all pages that they may have missed a message.
 */
const listenShared = async ({ name, signal, onNews, onCurrent }: LiveOptions): Promise<void> => {
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => onNews(data);
  const broadcast = (news: LiveMessage): void => {
    if (!signal.aborted) channel.postMessage(news);
  };
  const lead = (): Promise<void> =>
    keepConnected({
      signal,
      onOpen: () => {
        onCurrent();
        broadcast({ all: true });
      },
      onKeys: (keys) => {
        onNews({ keys });
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
 * Receives live updates until the signal aborts, over a connection shared with the browser's other pages if possible.
 */
export const listenLive = (shared: LiveOptions): void => {
  const sharing = !isEmbedded() && 'locks' in navigator && 'BroadcastChannel' in window;
  // Aborting the wait for the lock rejects; that is expected.
  (sharing ? listenShared(shared) : listenAlone(shared)).catch(() => undefined);
};
