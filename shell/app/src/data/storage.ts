/**
 * One of a browser's two stores, with a fallback to memory: a browser may refuse storage in a frame or when it is full.
 * Values in memory live as long as the page.
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
    /** Returns whether the value survives a reload. */
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
        // The browser refuses storage, so nothing was stored.
      }
    },
  };
};

/** Stored on this device. */
export const deviceStore = createGuardedStore(() => window.localStorage);
/** Stored for this tab, across reloads. */
export const tabStore = createGuardedStore(() => window.sessionStorage);
