import { useSyncExternalStore } from 'react';
import { deviceStore } from './storage.ts';

const KEY = 'stridewell_queue';

/** Local storage value for each database of the queue. */
const MARKS = { checkins: '1', sessions: '2', marks: '3' } as const;

/**
 * Local storage mark that is set while the offline queue contains check-ins or sessions, so that other code need not
 * open the queue's databases.
 */
export const markQueue = (holds: boolean, what: keyof typeof MARKS = 'checkins'): void => {
  const others = (deviceStore.get(KEY) ?? '').replace(MARKS[what], '');
  const marks = holds ? others + MARKS[what] : others;
  if (marks) deviceStore.set(KEY, marks);
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

/** True if the offline queue contains something or has done so since the page was opened. */
export const useQueueMark = (): boolean => useSyncExternalStore(subscribe, snapshot);
