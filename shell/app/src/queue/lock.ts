let lastWork: Promise<unknown> = Promise.resolve();

/** Mutex for the current page only, used without https, where browsers have no Web Locks. */
const runExclusive = <T>(work: () => Promise<T>): Promise<T> => {
  const result = lastWork.then(work, work);
  lastWork = result.catch(() => undefined);
  return result;
};

/** Runs work under a lock per runner that all tabs of this browser share. */
export const withQueueLock = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`stridewell-queue-${userId}`, work) : runExclusive(work);
