/** Splits items into groups of at most `size`. */
export const inChunks = <T>(size: number, items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Processes all items, at most `lanes` at a time. After a failure, it waits for the running items and then rejects. */
export const runConcurrently = async <T>(
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
