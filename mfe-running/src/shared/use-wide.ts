import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 720px)';

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia?.(WIDE);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/** Whether the window is wider than a phone: for what is another element there, not only another layout. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
