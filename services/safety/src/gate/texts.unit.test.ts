import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from './categories.ts';
import { RULES } from './rules/all.ts';
import { TEXTS } from './texts.ts';

const all = CATEGORIES.flatMap((category) =>
  Object.values(TEXTS[category]).map((text): [Category, string] => [category, text]),
);

describe('fixed text of the safety gate', () => {
  test.each(all)('contains no forbidden phrase for category %s: %s', (_category, text) => {
    expect(text).not.toMatch(
      /prevents? injury|cleared|safe to run|you have|no excuses|make up for|du har|push through/i,
    );
  });

  test.each(all)('contains no diagnosis, medicine, dose or session for category %s: %s', (_category, text) => {
    expect(text).not.toMatch(/\b(?:mg|kcal|kg|tablet|pill|ibux|paracet|ibuprofen|cortisone|antibiotic)/i);
    expect(text).not.toMatch(/fracture|thrombosis|embol|infarct|heart attack|anorexi|cauda|brudd|propp|\d+ ?x ?\d+/i);
  });

  test.each(all)('contains no line break for category %s: %s', (_category, text) => {
    expect(text).not.toContain('\n');
  });

  test("names the contact that the rule's tier requires, in both languages", () => {
    const wanted = { emergency: /\b113\b/, same_day: /116 117/, soon: /doctor|parent|lege|foresatt/ };
    const without = RULES.flatMap(({ id, category, tier }) =>
      Object.values(TEXTS[category])
        .filter((text) => !wanted[tier].test(text))
        .map(() => id),
    );
    expect(without).toEqual([]);
  });
});

test('every category has rules with unique ids and phrases in both languages', () => {
  expect(CATEGORIES.filter((category) => !RULES.some((rule) => rule.category === category))).toEqual([]);
  expect(RULES.filter(({ en, nb }) => en.length === 0 || nb.length === 0)).toEqual([]);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
