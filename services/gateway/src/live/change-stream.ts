import type { Writable } from 'node:stream';

/** Changes within this time are sent as one message: a check-in causes several events at once. */
export const BATCH_WINDOW_MS = 50;
/** Heartbeat interval: proxies close connections that are silent for longer. */
export const HEARTBEAT_MS = 15_000;
/** A client that has read nothing for this long is gone or hangs. */
export const STALL_TIMEOUT_MS = 30_000;

export interface ChangeStream {
  /** Reports changed keys; sent together with all others that change within {@link BATCH_WINDOW_MS}. */
  tell(keys: readonly string[]): void;
  /** Clears the timers; keys that have not been sent are discarded. */
  stop(): void;
}

export interface ChangesOptions {
  /** The event stream is written to this. */
  sink: Writable;
  /** Whether the session is still valid; checked before every write. */
  allowed(): Promise<boolean>;
  /** Called once, when the session has ended or the client has stopped reading. */
  drop(): void;
}

/**
 * Writes changed keys as an event stream: `data: {"keys":[…]}`, and a comment as heartbeat every 15 s. A slow client
 * costs no more memory than a set of keys: while its connection is full, nothing is written, and if it stays full it is
 * closed.
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
