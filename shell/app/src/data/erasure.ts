import { forgetToken } from './api.ts';
import { tabStore } from './storage.ts';

const KEY = 'stridewell_erasure';
const PREFIX = 'stridewell';

const wipe = (store: () => Storage): void => {
  try {
    for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key);
  } catch {
    // The browser refuses storage, so there is nothing to delete.
  }
};

/** Deletes an erased runner's data from this device: token, drafts, choices. Keeps the erasure's id for this tab. */
export const wipeDeviceData = (erasureId: string): void => {
  forgetToken();
  wipe(() => window.localStorage);
  wipe(() => window.sessionStorage);
  tabStore.set(KEY, erasureId);
};

/** The id of an erasure requested in this tab, to read its receipt while signed out; null if there was none. */
export const keptErasure = (): string | null => tabStore.get(KEY);

export const forgetErasure = (): void => tabStore.remove(KEY);
