let turn: Promise<unknown> = Promise.resolve();

/** Without https a browser has no locks; then the page at least takes turns with itself. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
};

/** Does a piece of work while no other page of this browser does any for the same runner. */
export const withQueueLock = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`stridewell-queue-${userId}`, work) : inTurn(work);
