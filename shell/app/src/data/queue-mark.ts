import { useSyncExternalStore } from 'react';
import { deviceStore } from './storage.ts';

const KEY = 'stridewell_queue';

/**
 * Local storage mark that is set while the offline queue contains check-ins, so that other code need not open the
 * queue's database.
 */
export const markQueue = (holds: boolean): void => {
  if (holds) deviceStore.set(KEY, '1');
  else deviceStore.remove(KEY);
  window.dispatchEvent(new Event(KEY));
};

export const isQueueMarked = (): boolean => deviceStore.get(KEY) !== null;

let wasMarked = false;

/**
 * True once the mark was set while this page is open. It stays true, so that the screens can still report the last sent
 * check-in.
 */
const snapshot = (): boolean => {
  wasMarked ||= isQueueMarked();
  return wasMarked;
};

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener(KEY, notify);
  // The `storage` event reports changes that other tabs make.
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(KEY, notify);
    window.removeEventListener('storage', notify);
  };
};

/** True when the offline queue contains check-ins or has contained one since the page was opened. */
export const useQueueMark = (): boolean => useSyncExternalStore(subscribe, snapshot);
