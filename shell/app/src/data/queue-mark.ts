import { useSyncExternalStore } from 'react';
import { deviceStore } from './storage.ts';

const KEY = 'stridewell_queue';

/** Stores whether check-ins wait on this device, so that other code need not open the queue's database to find none. */
export const markQueue = (holds: boolean): void => {
  if (holds) deviceStore.set(KEY, '1');
  else deviceStore.remove(KEY);
  window.dispatchEvent(new Event(KEY));
};

export const isQueueMarked = (): boolean => deviceStore.get(KEY) !== null;

let wasMarked = false;

/** Stays true for the life of the page once a check-in has waited, so that the last sent check-in is still reported. */
const snapshot = (): boolean => {
  wasMarked ||= isQueueMarked();
  return wasMarked;
};

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener(KEY, notify);
  // Changes made by another tab.
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(KEY, notify);
    window.removeEventListener('storage', notify);
  };
};

/** Whether check-ins wait on this device, or have waited since the page was opened. */
export const useQueueMark = (): boolean => useSyncExternalStore(subscribe, snapshot);
