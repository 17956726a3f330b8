import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { RULES } from './rules/all.ts';
import { TEXTS } from './texts.ts';

const all = CATEGORIES.flatMap((category) =>
  Object.values(TEXTS[category]).map((text): [Category, string] => [category, text]),
);

describe('fixed texts', () => {
  test.each(all)('for %s avoid forbidden phrases: %s', (_category, text) => {
    expect(text).not.toMatch(
      /prevents? injury|cleared|safe to run|you have|no excuses|make up for|du har|push through/i,
    );
  });

  test.each(all)('for %s contain no diagnosis, medicine, dose or session: %s', (_category, text) => {
    expect(text).not.toMatch(/\b(?:mg|kcal|kg|tablet|pill|ibux|paracet|ibuprofen|cortisone|antibiotic)/i);
    expect(text).not.toMatch(/fracture|thrombosis|embol|infarct|heart attack|anorexi|cauda|brudd|propp|\d+ ?x ?\d+/i);
  });

  test.each(all)('for %s have no line break: %s', (_category, text) => {
    expect(text).not.toContain('\n');
  });

  test('name the right contact for their tier in both languages', () => {
    const wanted = { emergency: /\b113\b/, same_day: /116 117/, soon: /doctor|parent|lege|foresatt/ };
    const without = RULES.flatMap(({ id, category, tier }) =>
      Object.values(TEXTS[category])
        .filter((text) => !wanted[tier].test(text))
        .map(() => id),
    );
    expect(without).toEqual([]);
  });
});

test('every category has rules, and every rule has phrases in both languages and a unique id', () => {
  expect(CATEGORIES.filter((category) => !RULES.some((rule) => rule.category === category))).toEqual([]);
  expect(RULES.filter(({ en, nb }) => en.length === 0 || nb.length === 0)).toEqual([]);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
