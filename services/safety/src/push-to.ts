/** Adds a value to the list that a map stores for a key. */
export const pushTo = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
};
