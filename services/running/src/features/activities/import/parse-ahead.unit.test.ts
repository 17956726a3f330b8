import { describe, expect, it } from 'vitest';
import { parseAhead } from './parse-ahead.ts';

const ITEMS = ['a', 'b', 'c'].map((item, at) => [at + 5, item] as const);

const given = (mayParseAhead = true) => {
  const happened: string[] = [];
  const parse = async (item: string): Promise<string> => {
    happened.push(`begin ${item}`);
    await Promise.resolve();
    happened.push(`end ${item}`);
    return item.toUpperCase();
  };
  return { happened, parsed: parseAhead(ITEMS, { parse, mayParseAhead: () => mayParseAhead }) };
};

describe('IMPORT-68 parseAhead', () => {
  it('parses each item while the caller works with the one before it, one at a time', async () => {
    const { happened, parsed } = given();
    const results: unknown[] = [];
    for await (const { at, item, result } of parsed) {
      happened.push(`work ${item}`);
      results.push([at, item, result]);
      await Promise.resolve().then(() => undefined);
      happened.push(`worked ${item}`);
    }
    expect(results).toEqual([
      [5, 'a', 'A'],
      [6, 'b', 'B'],
      [7, 'c', 'C'],
    ]);
    expect(happened.indexOf('begin b')).toBeLessThan(happened.indexOf('worked a'));
    const steps = happened.filter((step) => /begin|end/.test(step));
    expect(steps).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
  });

  it('parses an item only when it is needed if it must not parse ahead', async () => {
    const { happened, parsed } = given(false);
    for await (const { item } of parsed) happened.push(`worked ${item}`);
    expect(happened).toEqual(ITEMS.flatMap(([, item]) => [`begin ${item}`, `end ${item}`, `worked ${item}`]));
  });

  it('throws at the turn of the item that cannot be parsed', async () => {
    const parse = async (item: string): Promise<string> => {
      if (item === 'b') throw new Error('b is damaged');
      return item;
    };
    const worked: string[] = [];
    const all = async (): Promise<void> => {
      for await (const { item } of parseAhead(ITEMS, { parse, mayParseAhead: () => true })) {
        await Promise.resolve();
        worked.push(item);
      }
    };
    await expect(all()).rejects.toThrow('b is damaged');
    expect(worked).toEqual(['a']);
  });

  it('waits for the item in progress when the caller stops', async () => {
    const { happened, parsed } = given();
    for await (const { item } of parsed) if (item === 'a') break;
    expect(happened).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });
});
