import { tabStore } from '../data/storage.ts';

const KEY = 'stridewell_embedded';

/**
 * True if this is the first page opened in its tab. If another page of the app opened the tab, the tab starts with a
 * copy of that page's session storage, which must then be cleared.
 */
export const isFirstOfTab = (
  entries: number = window.history.length,
  [entry]: readonly { type?: string }[] = performance.getEntriesByType?.('navigation') as { type?: string }[],
): boolean => entries === 1 && entry?.type === 'navigate';

// This module may be loaded without a window, because this package's pure functions are also used outside browsers.
if (typeof window !== 'undefined' && isFirstOfTab()) tabStore.remove(KEY);

/** True if the page is framed by another page. Only a framed page requests a session token that scripts can read. */
export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};

/**
 * True in embedded mode, which means that the page is framed or its URL had `embed=1`. The mode is stored for the tab,
 * so that following a link does not leave it. It affects only the layout.
 */
export const isEmbedded = (): boolean => {
  if (isFramed() || new URLSearchParams(window.location.search).get('embed') === '1') {
    tabStore.set(KEY, '1');
    return true;
  }
  return tabStore.get(KEY) === '1';
};
