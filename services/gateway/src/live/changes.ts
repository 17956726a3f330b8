import type { Writable } from 'node:stream';

/** What happens within this time goes out as one message: a check-in is several events in a moment. */
export const GATHER_MS = 50;
/** Proxies cut connections that are silent for longer. */
export const BEAT_MS = 15_000;
/** A reader that has taken nothing for so long is gone or hangs. */
export const STALLED_MS = 30_000;

export interface Changes {
  /** These keys changed: told with whatever else changes within {@link GATHER_MS}. */
  tell(keys: readonly string[]): void;
  /** Lets go of the timers; what has not been told stays untold. */
  stop(): void;
}

export interface ChangesOptions {
  /** Where the event stream is written. */
  sink: Writable;
  /** Whether the reader may still know; asked before every write. */
  allowed(): Promise<boolean>;
  /** Called once the reader may not know any more, or does not read. */
  drop(): void;
}

/**
 * Writes which keys changed as an event stream: `data: {"keys":[…]}`, and a comment every 15 s. A reader that is slow costs
 * a set of keys, however long it is: while its connection is full nothing is written, and one that stays full is dropped.
 */
export const writeChanges = ({ sink, allowed, drop }: ChangesOptions): Changes => {
  const pending = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let full: NodeJS.Timeout | undefined;
  let stopped = false;

  const stop = (): void => {
    stopped = true;
    clearInterval(beats);
    clearTimeout(gathering);
    clearTimeout(full);
  };
  const giveUp = (): void => {
    stop();
    drop();
  };
  /** Writes what `next` answers once it is certain that the reader may know it; null is nothing. */
  const write = async (next: () => string | null): Promise<void> => {
    const may = await allowed().catch(() => false);
    if (stopped) return;
    if (!may) return giveUp();
    const text = full ? null : next();
    if (text !== null && !sink.write(text)) full = setTimeout(giveUp, STALLED_MS);
  };
  const message = (): string | null => {
    if (pending.size === 0) return null;
    const keys = [...pending];
    pending.clear();
    return `data: ${JSON.stringify({ keys })}\n\n`;
  };
  const gather = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void write(message);
    }, GATHER_MS);
  };
  const beats = setInterval(() => void write(() => ': beat\n\n'), BEAT_MS);

  sink.on('drain', () => {
    clearTimeout(full);
    full = undefined;
    if (!stopped && pending.size > 0) gather();
  });
  return {
    tell(keys) {
      if (stopped) return;
      for (const key of keys) pending.add(key);
      gather();
    },
    stop,
  };
};
