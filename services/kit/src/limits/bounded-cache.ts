/** A cache that forgets the values that were not used for the longest time. */
export interface BoundedCache<V> {
  /** Returns the stored value of a key, or computes and stores it. */
  of(key: string, compute: () => V): V;
}

/** Creates a cache with at most `max` values. */
export const createBoundedCache = <V extends NonNullable<unknown>>(max: number): BoundedCache<V> => {
  const values = new Map<string, V>();
  return {
    of(key, compute) {
      const value = values.get(key) ?? compute();
      // A value that was used moves to the end, so that the first one is the oldest.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
};
