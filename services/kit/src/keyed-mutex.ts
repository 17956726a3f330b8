/**
 * Creates a keyed mutex: in this process, work on the same key runs one at a time, in order of arrival. Concurrent
 * requests therefore wait instead of using up their retries. Conflicts between processes are detected by the document's
 * revision.
 */
export const createKeyedMutex = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
};
