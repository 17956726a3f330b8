import { useCallback, useSyncExternalStore } from 'react';
import { media } from '../theme/token.ts';

type Layout = Exclude<keyof typeof media, 'phone'>;

const subscribe = (query: string, notify: () => void): (() => void) => {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/**
 * True if the window is at least as wide as a layout: 720 px or, for `desktop`, 960 px. For components that render
 * different elements by width. Use CSS for layout instead.
 */
export const useWide = (layout: Layout = 'wide'): boolean => {
  const query = media[layout].replace('@media ', '');
  return useSyncExternalStore(
    useCallback((notify) => subscribe(query, notify), [query]),
    () => window.matchMedia?.(query).matches ?? true,
  );
};
