import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 720px)';

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia?.(QUERY);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/** Whether the screen is wider than a phone: charts name more dates there. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
