import { describe, expect, it } from 'vitest';
import { holdChanged } from '../events/events.ts';
import { CARD_KINDS, HOLD_ENDS, HOLD_TIERS, SAFETY_CATEGORIES } from '../web/safety.ts';
import { chatCardBody, chatCardSchema, chatMetadataSchema, chatStopSchema, safetyStatusSchema } from './chat.ts';

const ID = '0190a5f0-0000-7000-8000-000000000000';
const CARD = {
  id: ID,
  kind: 'C1',
  category: 'cardiac',
  language: 'en',
  head: 'Before we go on: is any of this true now?',
  options: [{ code: 'fainted!', label: 'I fainted or nearly fainted' }],
  none: { code: 'none', label: 'None of these' },
  unsure: { code: 'not_sure', label: 'I am not sure' },
  somethingElse: null,
  multiple: true,
  submit: 'Send',
  footer: 'In danger now? Norway 113, elsewhere your local emergency number.',
  answered: null,
} as const;

const STOP = {
  tier: 'emergency',
  numbers: [{ label: '113', tel: '113' }],
  cardId: ID,
  read: { code: 'read', label: 'I have read this' },
  dismiss: { code: 'dismissed', label: 'This was not about me' },
  language: 'en',
  answered: null,
};

const HOLD = {
  holdId: ID,
  category: 'cardiac',
  tier: 'emergency',
  since: '2026-11-23T10:00:00.000Z',
  ended: null,
  rev: 1,
} as const;

describe('chatCardBody', () => {
  it('accepts answer codes', () => {
    expect(chatCardBody.parse({ cardId: ID, answers: ['fainted!'] })).toEqual({ cardId: ID, answers: ['fainted!'] });
  });

  it.each([
    ['no answer', { cardId: ID, answers: [] }],
    ['more than ten answers', { cardId: ID, answers: Array.from({ length: 11 }, (_, at) => `a${at}`) }],
    ['an answer that is not a string', { cardId: ID, answers: [1] }],
    ['a code over 40 characters', { cardId: ID, answers: ['x'.repeat(41)] }],
    ['no card id', { answers: ['none'] }],
    ['an unknown field', { cardId: ID, answers: ['none'], userId: ID }],
  ])('rejects %s', (_, body) => {
    expect(chatCardBody.safeParse(body).success).toBe(false);
  });
});

describe('chat card, chat metadata and safety status validation', () => {
  it.each(CARD_KINDS)('accepts a card of kind %s', (kind) => {
    expect(chatCardSchema.parse({ ...CARD, kind }).kind).toBe(kind);
  });

  it('accepts a recheck card with a null category', () => {
    expect(chatCardSchema.parse({ ...CARD, kind: 'recheck', category: null }).category).toBeNull();
  });

  it('keeps the card, the stop and the safety decision in message metadata', () => {
    const stop = chatStopSchema.parse(STOP);
    const safety = { ruleId: 'model:cardiac', version: '1', state: 'stop', category: 'cardiac', tier: 'emergency' };
    const metadata = { model: 'gate', safety, card: CARD, stop };
    expect(chatMetadataSchema.parse(metadata)).toEqual(metadata);
  });

  it('accepts message metadata from earlier releases', () => {
    const metadata = { model: 'gate', safety: { ruleId: 'heart.chest', version: '3-abc' } };
    expect(chatMetadataSchema.parse(metadata)).toEqual(metadata);
  });

  it('accepts a safety status with and without a hold', () => {
    expect(safetyStatusSchema.parse({ hold: null })).toEqual({ hold: null });
    const hold = { tier: 'same_day', since: HOLD.since, closesDay: true, text: 'No training advice.', card: CARD };
    expect(safetyStatusSchema.parse({ hold })).toEqual({ hold });
  });
});

describe.each(Object.entries(holdChanged))('%s.hold.changed', (service, event) => {
  it('belongs to its service’s stream', () => {
    expect(event).toMatchObject({ name: `${service}.hold.changed.v1`, stream: service });
  });

  it.each(SAFETY_CATEGORIES)('accepts a hold of category %s', (category) => {
    expect(event.data.parse({ ...HOLD, category })).toMatchObject({ category });
  });

  it('accepts every tier without a category, and every way in which a hold can end', () => {
    for (const tier of HOLD_TIERS) expect(event.data.safeParse({ ...HOLD, tier, category: null }).success).toBe(true);
    for (const ended of HOLD_ENDS) expect(event.data.safeParse({ ...HOLD, ended }).success).toBe(true);
  });

  it.each([
    ['text', { text: 'chest pain' }],
    ['a score', { score: 0.9 }],
    ['an unknown category', { category: 'heart' }],
    ['a revision of 0', { rev: 0 }],
  ])('rejects %s', (_, extra) => {
    expect(event.data.safeParse({ ...HOLD, ...extra }).success).toBe(false);
  });
});

describe('outgoing card, stop and safety status validation', () => {
  const shown = { ...CARD, options: [...CARD.options], answered: ['none'] };

  it('drops unknown card fields', () => {
    expect(chatCardSchema.parse({ ...shown, score: 0.9, text: 'chest pain' })).toEqual(shown);
  });

  it.each([
    ['an unknown kind', { kind: 'C99' }],
    ['an unknown category', { category: 'heart' }],
    ['an unknown language', { language: 'de' }],
    ['options without labels', { options: [{ code: 'fainted!' }] }],
    ['an answer that is not a list', { answered: 'none' }],
  ])('rejects a card with %s', (_, change) => {
    expect(chatCardSchema.safeParse({ ...shown, ...change }).success).toBe(false);
  });

  it.each([
    ['a tier that is not for stops', { tier: 'card' }],
    ['numbers without a link', { numbers: [{ label: '113' }] }],
    ['no card id for its buttons', { cardId: undefined }],
  ])('rejects a stop with %s', (_, change) => {
    expect(chatStopSchema.safeParse({ ...STOP, language: 'nb' }).success).toBe(true);
    expect(chatStopSchema.safeParse({ ...STOP, ...change }).success).toBe(false);
  });

  it.each([
    ['an unknown tier', { tier: 'refer' }],
    ['no time', { since: undefined }],
    ['no sentence', { text: undefined }],
  ])('rejects a status with %s', (_, change) => {
    const hold = { tier: 'topic', since: HOLD.since, closesDay: false, text: 'Your coach has a message.', card: null };
    expect(safetyStatusSchema.safeParse({ hold }).success).toBe(true);
    expect(safetyStatusSchema.safeParse({ hold: { ...hold, ...change } }).success).toBe(false);
  });
});

describe('HOLD_TIERS', () => {
  it('lists tiers from the strictest to the mildest', () => {
    expect(HOLD_TIERS).toEqual(['emergency', 'same_day', 'topic', 'card']);
  });
});

describe('HOLD_ENDS', () => {
  it('contains separate values for a cleared runner and a dismissed hold', () => {
    expect(HOLD_ENDS).toContain('cleared');
    expect(HOLD_ENDS).toContain('dismissed');
  });
});
