import { tabStore } from '../data/storage.ts';

const KEY = 'stridewell_embedded';

/**
 * Whether this is the first page of its tab. A tab that a page of ours opens is given a copy of what that tab remembers, which
 * is not its own.
 */
export const isFirstOfTab = (
  entries: number = window.history.length,
  [how]: readonly { type?: string }[] = performance.getEntriesByType?.('navigation') as { type?: string }[],
): boolean => entries === 1 && how?.type === 'navigate';

// Pure functions of this kit are used where there is no window, too.
if (typeof window !== 'undefined' && isFirstOfTab()) tabStore.remove(KEY);

/** Whether the page stands inside another page. Only then is a session asked for whose token scripts may read. */
export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
};

/**
 * Whether this tab shows the product inside another page: it is framed, or its address had `embed=1` when it was first
 * loaded. Remembered for the tab, so that following a link does not leave the mode. It decides about the layout only.
 */
export const isEmbedded = (): boolean => {
  if (isFramed() || new URLSearchParams(window.location.search).get('embed') === '1') {
    tabStore.set(KEY, '1');
    return true;
  }
  return tabStore.get(KEY) === '1';
};
