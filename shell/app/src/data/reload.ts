const EVENT = 'stridewell-refresh';

/** Announces a reload that the runner has agreed to, so that unsent input can be saved first. */
export const announceRefresh = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Adds a handler for {@link announceRefresh} for the life of the page. */
export const onRefresh = (putAway: () => void): void => window.addEventListener(EVENT, putAway);
