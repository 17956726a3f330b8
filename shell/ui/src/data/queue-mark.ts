import { useSyncExternalStore } from 'react';
import { deviceStore } from './storage.ts';

const KEY = 'stridewell_queue';

/** Notes whether check-ins wait on this device, for everyone who would otherwise have to open the store to find none. */
export const markQueue = (holds: boolean): void => {
  if (holds) deviceStore.set(KEY, '1');
  else deviceStore.remove(KEY);
  window.dispatchEvent(new Event(KEY));
};

export const isQueueMarked = (): boolean => deviceStore.get(KEY) !== null;

let held = false;

/** Once something has waited, this page follows the queue for good: what was sent last is news too. */
const snapshot = (): boolean => {
  held ||= isQueueMarked();
  return held;
};

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener(KEY, notify);
  // Another page of this browser has changed it.
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(KEY, notify);
    window.removeEventListener('storage', notify);
  };
};

/** Whether check-ins wait on this device, or have since the page was opened. */
export const useQueueMark = (): boolean => useSyncExternalStore(subscribe, snapshot);
