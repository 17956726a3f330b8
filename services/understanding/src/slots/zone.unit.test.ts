import { describe, expect, it } from 'vitest';
import { zoneIn } from './zone.ts';

const each = <T>(cases: readonly [string, T][], read: (text: string) => T): void => {
  for (const [text, found] of cases) it(`${text} -> ${JSON.stringify(found)}`, () => expect(read(text)).toEqual(found));
};

describe('zoneIn', () => {
  each<string | null>(
    [
      ['zone 4 please', '4'],
      ['z2', '2'],
      ['Zone 5b', '5b'],
      ['zone 5', '5b'],
      ['sone to', '2'],
      ['sone 3', '3'],
      ['zone two', '2'],
      ['explain the zones to me', null],
      ['zone 7', null],
    ],
    zoneIn,
  );
});
