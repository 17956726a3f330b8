/** Time in milliseconds without network activity after which a page counts as completely loaded. */
const QUIET_MS = 2_000;

/**
 * Resolves when nothing has been fetched for {@link QUIET_MS}. Work that would disturb the loading of a screen waits
 * for it: a worker that takes over aborts pending fetches, and files for later compete with those of the screen.
 */
export const networkIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
