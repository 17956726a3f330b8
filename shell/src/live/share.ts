import { isEmbedded } from '@stridewell/ui/core';
import { keepConnected } from './keep-connected.ts';

/** What pages are told: which paths changed, or that anything may have. */
export type News = { keys: string[] } | { all: true };

export interface Shared {
  /** Pages of the same name share one connection. */
  name: string;
  signal: AbortSignal;
  /** News from the connection, this page's own or another's. */
  onNews: (news: News) => void;
  /** This page hears of everything from now on, by its own connection or another page's. */
  onCurrent: () => void;
}

/** A connection of this page's own: inside another page the browser keeps us apart from ourselves, and without https it has no locks. */
const alone = ({ signal, onNews, onCurrent }: Shared): Promise<void> =>
  keepConnected({ signal, onOpen: onCurrent, onKeys: (keys) => onNews({ keys }) });

/**
 * Hears what changed over one connection per browser: the page that holds the lock has it and tells the others; when it goes,
 * the next one takes over, and tells all that they may have missed something meanwhile.
 */
const together = async ({ name, signal, onNews, onCurrent }: Shared): Promise<void> => {
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
  const tell = (news: News): void => {
    if (!signal.aborted) channel.postMessage(news);
  };
  const lead = (): Promise<void> =>
    keepConnected({
      signal,
      onOpen: () => {
        onCurrent();
        tell({ all: true });
      },
      onKeys: (keys) => {
        onNews({ keys });
        tell({ keys });
      },
    });
  const led = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await lead();
    return lock !== null;
  });
  if (led || signal.aborted) return;
  onCurrent();
  await navigator.locks.request(name, { signal }, lead);
};

/** Hears what changed until the signal; with the browser's other pages where it can, by itself where not. */
export const hearNews = (shared: Shared): void => {
  const sharing = !isEmbedded() && 'locks' in navigator && 'BroadcastChannel' in window;
  // The signal ends waiting for the lock with an error of its own.
  (sharing ? together(shared) : alone(shared)).catch(() => undefined);
};
