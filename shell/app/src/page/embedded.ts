import { tabStore } from '../data/storage.ts';

const KEY = 'stridewell_embedded';

/**
 * True when this is the first page of its tab. A tab that another page of the app opened starts with a copy of that
 * page's session storage, which must be cleared.
 */
export const isFirstOfTab = (
  entries: number = window.history.length,
  [entry]: readonly { type?: string }[] = performance.getEntriesByType?.('navigation') as { type?: string }[],
): boolean => entries === 1 && entry?.type === 'navigate';

// This module may be loaded without a window, because this package's pure functions are also used outside browsers.
if (typeof window !== 'undefined' && isFirstOfTab()) tabStore.remove(KEY);

/** True when the page is in a frame of another page. The session token is requested for scripts only in a frame. */
export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};

/**
 * True in embedded mode: the page is framed, or its URL had `embed=1`. Stored for the tab, so that following a link does
 * not leave the mode. Affects only the layout.
 */
export const isEmbedded = (): boolean => {
  if (isFramed() || new URLSearchParams(window.location.search).get('embed') === '1') {
    tabStore.set(KEY, '1');
    return true;
  }
  return tabStore.get(KEY) === '1';
};
