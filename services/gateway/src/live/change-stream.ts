import type { Writable } from 'node:stream';

/** Batch window: a check-in causes several events at once. */
export const BATCH_WINDOW_MS = 50;
/** Heartbeat interval. Proxies close connections that are silent for longer. */
export const HEARTBEAT_MS = 15_000;
/** Timeout of a client that reads nothing. */
export const STALL_TIMEOUT_MS = 30_000;

export interface ChangeStream {
  /** Adds changed keys to the batch, which is sent after {@link BATCH_WINDOW_MS}. */
  tell(keys: readonly string[]): void;
  /** Clears the timers and discards unsent keys. */
  stop(): void;
}

export interface ChangesOptions {
  /** Destination of the event stream. */
  sink: Writable;
  /** True while the session is valid; checked before every write. */
  allowed(): Promise<boolean>;
  /** Called once when the session has ended or the client has stopped reading. */
  drop(): void;
}

/**
 * Writes changed keys as an event stream (`data: {"keys":[…]}`) with a heartbeat comment every 15 s. A slow client
 * costs only a set of keys: nothing is written while its connection is full, and it is closed when it stays full.
 */
export const createChangeStream = ({ sink, allowed, drop }: ChangesOptions): ChangeStream => {
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
  /** Checks the session, then writes what `next` returns; null writes nothing. */
  const write = async (next: () => string | null): Promise<void> => {
    const isAllowed = await allowed().catch(() => false);
    if (stopped) return;
    if (!isAllowed) return giveUp();
    const text = full ? null : next();
    if (text !== null && !sink.write(text)) full = setTimeout(giveUp, STALL_TIMEOUT_MS);
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
    }, BATCH_WINDOW_MS);
  };
  const beats = setInterval(() => void write(() => ': beat\n\n'), HEARTBEAT_MS);

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
