let lastWork: Promise<unknown> = Promise.resolve();

/** Without https a browser has no Web Locks; this mutex covers only the current page. */
const runExclusive = <T>(work: () => Promise<T>): Promise<T> => {
  const result = lastWork.then(work, work);
  lastWork = result.catch(() => undefined);
  return result;
};

/** Runs work under a lock per runner, shared by all tabs of this browser. */
export const withQueueLock = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`stridewell-queue-${userId}`, work) : runExclusive(work);
