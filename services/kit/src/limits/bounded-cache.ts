/** A cache that evicts the least recently used values. */
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
      // Moves a used value to the end, so that the first value is the least recently used.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > max && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
};
