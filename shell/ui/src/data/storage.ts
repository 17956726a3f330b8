/**
 * One of a browser's two stores. Inside another page, or with its storage full, a browser may refuse it: what is put there
 * is then remembered as long as the page lives.
 */
const guarded = (store: () => Storage) => {
  const remembered = new Map<string, string>();
  return {
    get: (key: string): string | null => {
      const held = remembered.get(key);
      if (held !== undefined) return held;
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    /** Answers whether it will still be there after a reload. */
    set: (key: string, value: string): boolean => {
      try {
        store().setItem(key, value);
        remembered.delete(key);
        return true;
      } catch {
        remembered.set(key, value);
        return false;
      }
    },
    remove: (key: string): void => {
      remembered.delete(key);
      try {
        store().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
};

/** Kept on this device. */
export const deviceStore = guarded(() => window.localStorage);
/** Kept for this tab, across reloads. */
export const tabStore = guarded(() => window.sessionStorage);
