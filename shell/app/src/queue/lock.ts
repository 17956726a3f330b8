let lastWork: Promise<unknown> = Promise.resolve();

/** Mutex that works only within the current page. Used without https, where browsers lack the Web Locks API. */
const runExclusive = <T>(work: () => Promise<T>): Promise<T> => {
  const result = lastWork.then(work, work);
  lastWork = result.catch(() => undefined);
  return result;
};

/** Runs a function while holding the runner's lock, which all tabs of this browser share. */
export const withQueueLock = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`stridewell-queue-${userId}`, work) : runExclusive(work);
