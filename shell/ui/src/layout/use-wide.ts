import { useSyncExternalStore } from 'react';
import { media } from '../theme/token.ts';

const WIDE = media.wide.replace('@media ', '');

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia?.(WIDE);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/**
 * True when the window is at least 720 px wide. For components that render different elements by width. Use CSS for
 * layout instead.
 */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
