const KEPT_BYTES = 64 * 1_048_576;

/** Creates an in-memory LRU cache for files that were read or compressed. The content for a key must never change. */
export const createFileCache = (keptBytes = KEPT_BYTES) => {
  const made = new Map<string, { copy: Promise<Buffer>; size: number }>();
  let kept = 0;

  const forget = (key: string): void => {
    kept -= made.get(key)?.size ?? 0;
    made.delete(key);
  };

  const settle = async (key: string, copy: Promise<Buffer>): Promise<void> => {
    const size = await copy.then(
      ({ length }) => length,
      () => null,
    );
    const entry = made.get(key);
    if (entry?.copy !== copy) return;
    if (size === null) return forget(key);
    entry.size = size;
    kept += size;
    for (const oldest of made.keys()) {
      if (kept <= keptBytes || oldest === key) return;
      forget(oldest);
    }
  };

  return {
    /** Returns the bytes for a key. Concurrent calls share one call of `make`. Failures of `make` are not cached. */
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = made.get(key);
      const entry = known ?? { copy: make(), size: 0 };
      // Moves the entry to the end of the map, because entries at the beginning are evicted first.
      made.delete(key);
      made.set(key, entry);
      if (!known) void settle(key, entry.copy);
      return entry.copy;
    },
    bytes: () => kept,
  };
};

export type FileCache = ReturnType<typeof createFileCache>;
