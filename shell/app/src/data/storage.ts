/**
 * Wraps local or session storage. Falls back to memory, because a browser may block storage in a frame, and storage may
 * be full. Values in memory are lost when the page is closed.
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
    /** Stores a value. Returns false when the value is only in memory and will be lost on a reload. */
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
        // The error is ignored: if the browser blocks storage, no value is stored.
      }
    },
  };
};

/** Local storage, whose values are kept on this device. */
export const deviceStore = createGuardedStore(() => window.localStorage);
/** Session storage, whose values are kept in this tab, even after a reload. */
export const tabStore = createGuardedStore(() => window.sessionStorage);
