/**
 * Takes work on the same key in turns within this process. A runner who taps twice, or fifty requests at once, then wait
 * for each other instead of spending their tries on the document's revision; between processes the revision decides.
 */
export const createTurns = () => {
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
