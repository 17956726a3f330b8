const EVENT = 'stridewell-refresh';

/** Announces that the app reloads with the runner's consent, so that unsent input can be saved first. */
export const announceRefresh = (): void => {
  window.dispatchEvent(new Event(EVENT));
};

/** Adds a handler that {@link announceRefresh} calls. It stays registered until the page is closed. */
export const onRefresh = (putAway: () => void): void => window.addEventListener(EVENT, putAway);
