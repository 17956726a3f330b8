/** Time in milliseconds without network activity after which a page counts as completely loaded. */
const QUIET_MS = 2_000;

/**
 * Resolves when nothing has been fetched for {@link QUIET_MS}. Used to delay work that would slow down the current
 * screen: a new service worker that takes over aborts pending fetches, and prefetches compete with the screen's own
 * files.
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
