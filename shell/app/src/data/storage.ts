/**
 * Wraps local or session storage with a fallback to memory, because a browser may refuse storage in a frame or when the
 * storage is full. Values in memory live as long as the page.
 */
const createGuardedStore = (store: () => Storage) => {
  const memory = new Map<string, string>();
  return {
    get: (key: string): string | null => {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns false when the value is only in memory and will be lost on a reload. */
    set: (key: string, value: string): boolean => {
      try {
        store().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove: (key: string): void => {
      memory.delete(key);
      try {
        store().removeItem(key);
      } catch {
        // Ignored: the browser refuses storage, so nothing is stored.
      }
    },
  };
};

/** Local storage: values are kept on this device. */
export const deviceStore = createGuardedStore(() => window.localStorage);
/** Session storage: values are kept for this tab, across reloads. */
export const tabStore = createGuardedStore(() => window.sessionStorage);
