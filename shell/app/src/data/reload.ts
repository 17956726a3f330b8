const EVENT = 'stridewell-refresh';

/** Announces that the page is about to reload with the runner's agreement, so that unsent input can be saved first. */
export const announceRefresh = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Registers a handler for {@link announceRefresh}, for the life of the page. */
export const onRefresh = (putAway: () => void): void => window.addEventListener(EVENT, putAway);
