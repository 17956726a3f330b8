import { useSyncExternalStore } from 'react';
import { media } from '../theme/token.ts';

const WIDE = media.wide.replace('@media ', '');

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia?.(WIDE);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/** True from 720 px on. For components that render different elements by width. Layout should use CSS instead. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
