import { describe, expect, it } from 'vitest';
import { argumentsOf, differingArguments } from '../testing/catalogue.ts';
import { createCatalogue } from './catalogue.ts';

const messages = {
  rest: { en: 'Rest today.', nb: 'Hvil i dag.' },
  days: {
    en: '{days, plural, one {# day} other {# days}} of {total}',
    nb: '{days, plural, one {# dag} other {# dager}} av {total}',
  },
};

describe('createCatalogue', () => {
  const catalogue = createCatalogue(messages);

  it('renders a message in each language', () => {
    expect(catalogue.render({ code: 'rest' }, 'en')).toBe('Rest today.');
    expect(catalogue.render({ code: 'rest' }, 'nb')).toBe('Hvil i dag.');
  });

  it.each([
    [1, '1 day of 7', '1 dag av 7'],
    [3, '3 days of 7', '3 dager av 7'],
  ])('chooses the plural form for %i', (days, en, nb) => {
    const fact = { code: 'days', values: { days, total: 7 } } as const;
    expect([catalogue.render(fact, 'en'), catalogue.render(fact, 'nb')]).toEqual([en, nb]);
  });

  it('throws when an argument value is missing', () => {
    expect(() => catalogue.render({ code: 'days', values: { days: 1 } }, 'en')).toThrow(/total/);
  });

  it('throws for an unknown code, including inherited property names', () => {
    const other = createCatalogue<string>(messages);
    expect(() => other.render({ code: 'toString' }, 'en')).toThrow(RangeError);
  });

  it('lists the message codes', () => {
    expect(catalogue.codes).toEqual(['rest', 'days']);
  });
});

describe('message argument check', () => {
  it('finds arguments inside plural and select branches', () => {
    expect(argumentsOf('{a} {n, plural, one {{b}} other {{c} #}} {s, select, x {} other {{d}}}')).toEqual([
      'a',
      'b',
      'c',
      'd',
      'n',
      's',
    ]);
  });

  it('returns the codes of messages whose translations have different arguments', () => {
    expect(differingArguments(messages)).toEqual([]);
    expect(differingArguments({ ...messages, odd: { en: 'Pain {pain}', nb: 'Smerte' } })).toEqual(['odd']);
  });
});
