import type { Writable } from 'node:stream';

/**
 * Time in milliseconds during which changes are combined into one message. A check-in causes several events at the same
 * time.
 */
export const BATCH_WINDOW_MS = 50;
/** Heartbeat interval in milliseconds. Proxies close connections without traffic after a longer time. */
export const HEARTBEAT_MS = 15_000;
/** Time in milliseconds after which a client that reads nothing is disconnected. */
export const STALL_TIMEOUT_MS = 30_000;

export interface ChangeStream {
  /** Adds changed keys to the batch, which is sent after {@link BATCH_WINDOW_MS}. */
  add(keys: readonly string[]): void;
  /** Stops the timers and discards unsent keys. */
  stop(): void;
}

export interface ChangesOptions {
  /** Stream to which the events are written. */
  sink: Writable;
  /** Returns true while the session is valid. Called before every write. */
  allowed(): Promise<boolean>;
  /** Called once, when the session has ended or the client has stopped reading. */
  drop(): void;
}

/**
 * Writes changed keys as an event stream (`data: {"keys":[…]}`) with a heartbeat comment every 15 s. A slow client
 * needs little memory, because only the set of changed keys is stored while its connection is full. The stream is
 * closed if the connection stays full.
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
  /** Checks the session and then writes the text that `next` returns, or nothing when it returns null. */
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
    add(keys) {
      if (stopped) return;
      for (const key of keys) pending.add(key);
      gather();
    },
    stop,
  };
};
