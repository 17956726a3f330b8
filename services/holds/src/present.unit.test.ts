import { chatCardSchema, chatStopSchema } from '@stridewell/contracts/http/chat';
import {
  CARD_KINDS,
  type CardKind,
  cardFor,
  cardOf,
  NUMBERS,
  readTypedAnswer,
  recheckOptions,
  SAFETY_CATEGORIES,
  SENSITIVE,
} from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { answerText, isAnswerOf, presentCard, presentCardText, presentStop } from './present.ts';
import type { StoredCard } from './state.ts';

const ID = '0190a5f0-0000-7000-8000-000000000000';
const stored = (change: Partial<StoredCard> = {}): StoredCard => ({
  id: ID,
  purpose: 'ask',
  spec: cardOf('C1', 'cardiac'),
  holdId: ID,
  language: 'en',
  question: null,
  bucket: 0,
  askedAt: new Date(0),
  shown: 1,
  answers: null,
  answeredAt: null,
  next: null,
  ...change,
});
const KINDS: CardKind[] = [...CARD_KINDS];

describe.each(['en', 'nb'] as const)('card presentation in %s', (language) => {
  it.each(KINDS)('shows card %s with a label for every option, in the format of the API contract', (kind) => {
    const card = stored({ spec: cardOf(kind), language });
    const shown = presentCard(card);
    expect(chatCardSchema.parse(shown)).toEqual(shown);
    expect(shown.options.length).toBeGreaterThanOrEqual(2);
    for (const { code, label } of shown.options) expect([code.length > 0, label.length > 0]).toEqual([true, true]);
    expect(new Set(shown.options.map(({ code }) => code)).size).toBe(shown.options.length);
    expect(shown.footer).toContain('113');
    expect(shown.somethingElse === null).toBe(kind === 'C0' || kind === 'C7');
  });

  it.each(KINDS)('renders card %s as text whose option numbers can be typed to select the options', (kind) => {
    const card = stored({ spec: cardOf(kind), language });
    const text = presentCardText(card);
    const shown = presentCard(card);
    for (const { code, label } of shown.options) {
      const line = text.split('\n').find((row) => row.endsWith(`. ${label}`));
      expect(line, label).toBeDefined();
      expect(readTypedAnswer(line?.split('.')[0] ?? '', card.spec), code).toEqual([code]);
    }
  });

  it.each(SAFETY_CATEGORIES)('shows the recheck card for category %s with the answers of that category', (category) => {
    const options = recheckOptions(category).map(({ code }) => code);
    const card = stored({ purpose: 'recheck', spec: { kind: 'C0', category, options }, language });
    const shown = presentCard(card);
    expect(chatCardSchema.parse(shown)).toEqual(shown);
    expect(shown.kind).toBe('recheck');
    expect(shown.options.map(({ code }) => code)).toEqual(options);
    expect(shown.multiple).toBe(false);
    for (const { code } of shown.options) expect(isAnswerOf(card, [code])).toBe(true);
    expect(isAnswerOf(card, ['none'])).toBe(false);
    expect(presentCardText(card)).toContain(shown.head);
  });

  it.each(SAFETY_CATEGORIES)('shows only known telephone numbers in a STOP for category %s', (category) => {
    for (const tier of ['emergency', 'same_day', 'refer'] as const) {
      const stop = presentStop(stored({ purpose: 'stop', language }), category, tier);
      expect(chatStopSchema.parse(stop)).toEqual(stop);
      const known = Object.values(NUMBERS).map(({ number }) => number);
      for (const { label, tel } of stop.numbers) {
        expect(known).toContain(label);
        expect(tel).toMatch(/^\d+$/);
      }
    }
  });

  it('omits the category of a card when the category is sensitive', () => {
    for (const category of SENSITIVE)
      expect(presentCard(stored({ spec: cardFor([category]), language })).category).toBeNull();
  });
});

describe('card answer', () => {
  it('is valid only if the card offers every code in it', () => {
    const card = stored();
    expect(isAnswerOf(card, ['chest_pressure!', 'fainted!'])).toBe(true);
    expect(isAnswerOf(card, ['none'])).toBe(true);
    expect(isAnswerOf(card, ['something_else'])).toBe(true);
    expect(isAnswerOf(card, ['meant_it!'])).toBe(false);
    expect(isAnswerOf(card, ['chest_pressure!', 'fly'])).toBe(false);
  });

  it('is valid for a STOP only if it is exactly one of the two buttons', () => {
    const stop = stored({ purpose: 'stop' });
    expect(isAnswerOf(stop, ['read'])).toBe(true);
    expect(isAnswerOf(stop, ['dismissed'])).toBe(true);
    expect(isAnswerOf(stop, ['read', 'dismissed'])).toBe(false);
    expect(isAnswerOf(stop, ['none'])).toBe(false);
  });

  it('is converted to the labels of the selected options', () => {
    expect(answerText(stored(), ['fainted!', 'none'])).toBe('I fainted or nearly fainted\nNone of these');
    expect(answerText(stored({ language: 'nb' }), ['not_sure'])).toBe('Jeg er usikker');
    expect(answerText(stored({ purpose: 'stop' }), ['read'])).toBe('I have read this');
    expect(answerText(stored({ purpose: 'stop', language: 'nb' }), ['dismissed'])).toContain('misforståelse');
  });

  it('is included when the answered card is shown', () => {
    expect(presentCard(stored({ answers: ['none'] })).answered).toEqual(['none']);
    expect(presentStop(stored({ purpose: 'stop', answers: ['read'] }), 'cardiac', 'emergency').answered).toEqual([
      'read',
    ]);
  });
});
