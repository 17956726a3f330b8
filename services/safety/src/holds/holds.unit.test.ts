import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { HOLD_TIERS, type Hold, restrictionOf } from './holds.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const anyHold: fc.Arbitrary<Hold> = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...SAFETY_CATEGORIES, null),
  tier: fc.constantFrom(...HOLD_TIERS),
  since: fc.integer({ min: 0, max: 20 * 24 }).map((hours) => new Date(NOW.getTime() - hours * 3_600_000)),
  ended: fc.constantFrom(null, null, null, 'cleared' as const),
});
const hold = (category: Hold['category'], tier: Hold['tier'], hoursAgo = 1): Hold => ({
  id: `${category}-${tier}`,
  category,
  tier,
  since: new Date(NOW.getTime() - hoursAgo * 3_600_000),
  ended: null,
});

describe('LANG-95 restrictionOf with several holds', () => {
  it('restricts training at least as much as each hold alone', () => {
    fc.assert(
      fc.property(fc.array(anyHold, { maxLength: 6 }), (holds) => {
        const together = restrictionOf(holds, NOW);
        for (const one of holds) {
          const alone = restrictionOf([one], NOW);
          if (!alone) continue;
          expect(together).not.toBeNull();
          expect(Number(together?.closesDay)).toBeGreaterThanOrEqual(Number(alone.closesDay));
        }
      }),
    );
  });

  it('returns the same restriction for any order of holds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyHold, { maxLength: 6, selector: ({ since }) => since.getTime() }), (holds) => {
        expect(restrictionOf([...holds].reverse(), NOW)).toEqual(restrictionOf(holds, NOW));
      }),
    );
  });

  it.each([
    ['an open card and a medication topic', [hold('medication', 'topic'), hold(null, 'card')], 'topic'],
    ['a bone topic and a newer medication topic', [hold('bone', 'topic', 9), hold('medication', 'topic')], 'topic'],
  ] as const)('is that of the topic hold for the combination of %s', (_, holds, tier) => {
    expect(restrictionOf(holds, NOW)).toMatchObject({ hold: { tier } });
  });

  it('closes the day for a joint hold combined with a crisis hold', () => {
    expect(restrictionOf([hold('selfharm', 'emergency'), hold('joint', 'same_day')], NOW)).toMatchObject({
      closesDay: true,
      hold: { category: 'selfharm' },
    });
  });
});
