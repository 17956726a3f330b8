import { CONDITIONS as CONDITION_IDS } from '@stridewell/contracts/web';
import { EXERCISES, exerciseById } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../library.ts';
import { CONDITIONS } from './conditions.ts';

describe('condition data (26)', () => {
  it.each(CONDITION_IDS)('PHASE-22 contains only library exercises that belong to %s', (condition) => {
    const { lists, calm } = CONDITIONS[condition];
    const named = [
      ...[...lists[1].daily, ...lists[2].heavy, ...lists[2].light],
      ...[...lists[3].heavy, ...lists[3].light, ...lists[3].spring],
    ].map(({ id }) => id);
    const wrong = [...named, ...calm].filter((id) => !exerciseById(id)?.areas.includes(condition));
    expect(wrong).toEqual([]);
  });

  it('PHASE-22 has no cycle of easier exercises', () => {
    for (const { id } of EXERCISES) {
      const seen = new Set<string>();
      for (let at: string | null = id; at !== null; at = entryOf(at).easier) {
        expect(seen.has(at), id).toBe(false);
        seen.add(at);
      }
    }
  });

  it.each(CONDITION_IDS)('PHASE-32 states the same numbers about %s in both languages (30)', (condition) => {
    const { avoid, usualTime } = CONDITIONS[condition];
    const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
    for (const { en, nb } of [...avoid, usualTime]) expect(numbers(nb)).toEqual(numbers(en));
  });
});
