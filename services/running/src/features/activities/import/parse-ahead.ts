/** An item and its result; `at` is the number of the item. */
export interface Parsed<I, R> {
  at: number;
  item: I;
  result: R;
}

export interface ParseAheadOptions<I, R> {
  parse(item: I): Promise<R>;
  /** Called before an item is parsed ahead. If it returns false, the item is parsed when it is needed. */
  mayParseAhead(): boolean;
}

/**
 * Parses items in order, one at a time, each while the caller works with the result of the previous one. A failure is
 * thrown at its item's turn. If the caller stops early, the item that is being parsed is awaited, because its archive
 * is closed afterwards and parsing must not overlap.
 */
export const parseAhead = async function* <I, R>(
  items: readonly (readonly [at: number, item: I])[],
  { parse, mayParseAhead }: ParseAheadOptions<I, R>,
): AsyncGenerator<Parsed<I, R>, void, void> {
  let ahead: Promise<R> | null = null;
  const begin = (item: I): Promise<R> => {
    const result = parse(item);
    // The failure is handled at the item's turn.
    result.catch(() => undefined);
    return result;
  };
  try {
    for (const [index, [at, item]] of items.entries()) {
      const current: Promise<R> = ahead ?? begin(item);
      ahead = null;
      const result = await current;
      const next = items[index + 1];
      if (next && mayParseAhead()) ahead = begin(next[1]);
      yield { at, item, result };
    }
  } finally {
    await ahead?.catch(() => undefined);
  }
};
