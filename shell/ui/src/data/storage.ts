/** The two stores of a browser. Inside another page a browser may refuse both: then nothing is kept, and nothing breaks. */
const guarded = (store: () => Storage) => ({
  get: (key: string): string | null => {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string): void => {
    try {
      store().setItem(key, value);
    } catch {
      // A visit without memory is still a visit.
    }
  },
  remove: (key: string): void => {
    try {
      store().removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
});

/** Kept on this device. */
export const deviceStore = guarded(() => window.localStorage);
/** Kept for this tab, across reloads. */
export const tabStore = guarded(() => window.sessionStorage);
