import { createId } from '@stridewell/kit/ids';
import { CARD_KINDS, cardFor, cardOf, GENERAL_CARD, SAFETY_CATEGORIES } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readUnstored, unstoredId } from './unstored-card.ts';

const NOW = new Date('2026-11-20T07:00:00.000Z');

/** All kinds of cards, the cards of all categories, and merged cards. */
const CARDS = [
  GENERAL_CARD,
  ...CARD_KINDS.map((kind) => cardOf(kind)),
  ...SAFETY_CATEGORIES.map((category) => cardFor([category])),
  ...SAFETY_CATEGORIES.map((category, at) => cardFor([category, SAFETY_CATEGORIES[(at + 5) % 23] ?? category])),
];

describe('id of an unstored card', () => {
  it('is a UUID from which readUnstored restores the card', () => {
    for (const spec of CARDS)
      for (const purpose of ['ask', 'stop', 'dismiss'] as const)
        for (const language of ['en', 'nb'] as const) {
          const id = unstoredId({ purpose, spec, language, holds: purpose === 'stop' });
          expect(z.uuid().safeParse(id).success, id).toBe(true);
          const holdId = purpose === 'stop' ? id : null;
          expect(readUnstored(id, NOW)).toMatchObject({ id, purpose, spec, language, holdId, answers: null });
        }
  });

  it('is different for each call of unstoredId', () => {
    const card = { purpose: 'ask', spec: GENERAL_CARD, language: 'en', holds: false } as const;
    expect(new Set(Array.from({ length: 5 }, () => unstoredId(card))).size).toBe(5);
  });

  it.each([
    ['the id of a stored card', createId()],
    ['an unknown kind', '000063000000800080000000000000ff'.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')],
    ['a text that is not an id', 'x'],
  ])('is decoded to null by readUnstored when it is %s', (_what, id) => {
    expect(readUnstored(id, NOW)).toBeNull();
  });
});
