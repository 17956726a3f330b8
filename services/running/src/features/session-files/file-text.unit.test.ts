import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileText, shortenToBytes } from './file-text.ts';

describe('fileText', () => {
  it('replaces line breaks and control characters with a space', () => {
    expect(fileText('  Easy\r\nrun\u0000\u0007 6 × 20 s\uFFFF ')).toBe('Easy run  6 × 20 s');
  });

  it('replaces half of a surrogate pair', () => {
    expect(fileText('Run \uD83C!')).toBe('Run \uFFFD!');
  });
});

describe('shortenToBytes', () => {
  it('returns the text unchanged when it fits exactly', () => {
    expect(shortenToBytes('Løp', 4)).toBe('Løp');
  });

  it('ends with an ellipsis when the text is too long', () => {
    expect(shortenToBytes('Long run with race-pace finish', 12)).toBe('Long run…');
  });

  it('keeps an emoji whole or omits it when it is at the limit', () => {
    const family = '👨‍👩‍👧';
    expect(shortenToBytes(`Run ${family} together`, 4 + 18 + 3)).toBe(`Run ${family}…`);
    expect(shortenToBytes(`Run ${family} together`, 4 + 18 + 2)).toBe('Run…');
  });

  it('never exceeds the limit when texts contain any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 3, max: 80 }), (text, most) => {
        expect(Buffer.byteLength(shortenToBytes(text, most))).toBeLessThanOrEqual(most);
      }),
    );
  });
});
