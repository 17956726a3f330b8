import { forgetToken } from './api.ts';
import { tabStore } from './storage.ts';

const KEY = 'stridewell_erasure';
const PREFIX = 'stridewell';

const wipe = (store: () => Storage): void => {
  try {
    for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key);
  } catch {
    // Where a browser keeps nothing for us there is nothing to forget.
  }
};

/** Forgets what this device holds of a runner whose account is erased: token, drafts, choices. The erasure's id stays for this tab. */
export const forgetRunner = (erasureId: string): void => {
  forgetToken();
  wipe(() => window.localStorage);
  wipe(() => window.sessionStorage);
  tabStore.set(KEY, erasureId);
};

/** The id of an erasure of this tab, whose receipt can be read signed out; null where there was none. */
export const keptErasure = (): string | null => tabStore.get(KEY);

export const forgetErasure = (): void => tabStore.remove(KEY);
