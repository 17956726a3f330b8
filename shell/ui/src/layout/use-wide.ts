import { useSyncExternalStore } from 'react';
import { media } from '../theme/token.ts';

const WIDE = media.wide.replace('@media ', '');

const subscribe = (notify: () => void): (() => void) => {
  const list = window.matchMedia?.(WIDE);
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
};

/** Whether the window is wider than a phone. For components that render other elements there; for layout use CSS. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
