import { forgetToken } from './api.ts';
import { tabStore } from './storage.ts';

const KEY = 'stridewell_erasure';
const PREFIX = 'stridewell';

const wipe = (store: () => Storage): void => {
  try {
    for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key);
  } catch {
    // The error is ignored: if the browser blocks storage, no data is stored.
  }
};

/** Deletes the data of an erased account (token, drafts, choices) from the browser's storage. Stores the erasure id in this tab. */
export const wipeDeviceData = (erasureId: string): void => {
  forgetToken();
  wipe(() => window.localStorage);
  wipe(() => window.sessionStorage);
  tabStore.set(KEY, erasureId);
};

/** Id of an erasure that was requested in this tab, used to load its receipt without a session. Null if there is none. */
export const storedErasureId = (): string | null => tabStore.get(KEY);

export const forgetErasure = (): void => tabStore.remove(KEY);
