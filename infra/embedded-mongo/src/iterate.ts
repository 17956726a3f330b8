/** A lazy `Array.prototype.map` for iterables. */
export function* mapEach<T, U>(items: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of items) yield change(item);
}

export function countEach(items: Iterable<unknown>): number {
  let n = 0;
  for (const _ of items) n++;
  return n;
}
