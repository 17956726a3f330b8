/** The items in groups of at most so many. */
export const inChunks = <T>(size: number, items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Works on all items, so many at a time. Rejects with the first failure, once those under way have ended. */
export const sideBySide = async <T>(
  lanes: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = items.values();
  let stopped = false;
  const lane = async (): Promise<void> => {
    for (const item of queue) {
      if (stopped) return;
      await work(item);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error) => {
        stopped = true;
        throw error;
      }),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
