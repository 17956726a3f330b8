const EVENT = 'stridewell-refresh';

/** The page is about to be loaded anew because the runner agreed to it: whoever holds something typed puts it away for the load. */
export const announceRefresh = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Hears of it; for the life of the page. */
export const onRefresh = (putAway: () => void): void => window.addEventListener(EVENT, putAway);
