import { addDays } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersPerProperty } from '../../../testing/config.ts';
import { mentionsOf } from './lists.ts';
import { createMentionReader } from './mention-reader.ts';

const LONG = { timeout: 900_000 };

const read = createMentionReader({
  fruit: { written: 'pear|pears ..2 tree\n plums' },
  oldFruit: { written: 'plums', past: true },
  fifth: { written: 'fifth metatars*' },
});

describe('createMentionReader', () => {
  it('returns each mentioned list once', () => {
    expect([...read('a pear in the tree, plums and plums')].sort()).toEqual(['fruit', 'oldFruit']);
    expect([...read('nothing of it')]).toEqual([]);
  });

  it('ignores denied mentions, including every item of a denied list', () => {
    expect(read('no plums').size).toBe(0);
    expect(read('no pears in the tree or plums')).not.toContain('fruit');
    expect(read('no chest pain, swelling or plums').size).toBe(0);
    expect(read('no time, plums').has('fruit')).toBe(true);
  });

  it('ignores injuries that are ruled out and allergies, but not injuries that are undecided', () => {
    expect(read('plums were ruled out').size).toBe(0);
    expect(read('ruled out plums').size).toBe(0);
    expect(read('allergic to plums').size).toBe(0);
    expect(read('plums were not ruled out').has('fruit')).toBe(true);
    expect(read('ruled out. Then plums').has('fruit')).toBe(true);
  });

  it('ignores mentions of the distant past, except for lists with the past option', () => {
    expect([...read('plums three years ago')]).toEqual(['oldFruit']);
    expect(read('plums three weeks ago').has('fruit')).toBe(true);
  });

  it('reads the number 5 before or after "metatarsal" as "fifth"', () => {
    for (const text of [
      '5th metatarsal',
      '5. metatars',
      '5 metatarsal',
      'metatarsal 5',
      'metatarsal no. 5',
      'Metatarsal V',
    ])
      expect(read(text), text).toContain('fifth');
    for (const text of ['4th metatarsal', 'metatarsal 5 weeks', 'metatarsal 50'])
      expect(read(text), text).not.toContain('fifth');
  });

  it('does not throw for any text', LONG, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        expect(mentionsOf(text).size).toBeLessThan(13);
      }),
      { numRuns: Math.ceil(answersPerProperty() / 20) },
    );
  });

  it('finds a sign between arbitrary harmless words', LONG, () => {
    const harmless = fc.array(
      fc.constantFrom('run', 'hill', 'monday', 'løp', 'tur', 'shoes', addDays('2026-01-01', 3)),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(harmless, harmless, (before, after) => {
        expect(mentionsOf([...before, 'felt a pop', ...after].join(' '))).toContain('suddenSign');
        expect(mentionsOf([...before, ...after].join(' ')).size).toBe(0);
      }),
      { numRuns: Math.ceil(answersPerProperty() / 10) },
    );
  });
});
