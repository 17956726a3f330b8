import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTwice } from './subdocuments.ts';

const { parse } = z.object({ a: z.number() });
const [older, newer] = [{ a: 1 }, { a: 2 }];
const text = JSON.stringify(newer);

describe('readTwice', () => {
  it('reads the subdocument when the last write stored both forms', () => {
    expect(readTwice({ rev: 3, subdocumentsRev: 3 }, { value: newer, text: 'not read' }, parse)).toBe(newer);
  });

  it('reads the text when the last write, by an older replica, stored only the text', () => {
    expect(readTwice({ rev: 4, subdocumentsRev: 3 }, { value: older, text }, parse)).toEqual(newer);
  });

  it('reads the text of a document without a subdocument', () => {
    expect(readTwice({ rev: 1 }, { value: undefined, text }, parse)).toEqual(newer);
  });

  it('reads the subdocument of a document without text', () => {
    expect(readTwice({ rev: 5, subdocumentsRev: 3 }, { value: newer, text: undefined }, parse)).toBe(newer);
  });

  it('throws when both forms are missing or the text does not match the schema', () => {
    expect(() => readTwice({ rev: 1 }, { value: undefined, text: undefined }, parse)).toThrow('missing');
    expect(() => readTwice({ rev: 1 }, { value: undefined, text: '{"a":"x"}' }, parse)).toThrow();
  });
});
