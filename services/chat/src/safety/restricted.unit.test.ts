import type { HoldTier, Restriction, SafetyCategory } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { UnderstoodTurn } from '../brain.ts';
import { closingOf } from './restricted.ts';

const by = (tier: HoldTier, category: SafetyCategory | null): Restriction => ({
  hold: { id: 'hold', category, tier, since: new Date(0), ended: null },
  closesDay: tier !== 'card',
});
const CARD = by('card', null);
const CRISIS = by('emergency', 'selfharm');
const CHEST = by('emergency', 'cardiac');

const TRAINING: UnderstoodTurn = { isConfident: true, mayTrain: true };
const HELP: UnderstoodTurn = { isConfident: true, mayTrain: false };
const ON_BODY: UnderstoodTurn = { ...HELP, isOfBody: true };
const UNKNOWN: UnderstoodTurn = { isConfident: false, mayTrain: false };
const TALK: UnderstoodTurn = { ...HELP, isSmallTalk: true };

const closing = (restriction: Restriction | null, understood: UnderstoodTurn, message = 'hm') =>
  closingOf(restriction, understood, message);

describe('LANG-293 closingOf an open card', () => {
  it('blocks only answers with training advice, and LANG-412 advice on the body', () => {
    expect(closing(CARD, TRAINING)).toBe('training');
    expect(closing(CARD, ON_BODY)).toBe('held');
    expect(closing(CARD, HELP)).toBe('none');
    expect(closing(CARD, TALK, 'thanks')).toBe('none');
  });

  it('shows the card again to a runner who announces a run, and LANG-411 after a message that was not understood', () => {
    expect(closing(CARD, TALK, "thanks, I'll go running now")).toBe('held');
    expect(closing(CARD, UNKNOWN, 'my left one only')).toBe('held');
  });
});

describe('LANG-294 closingOf a crisis', () => {
  it('forbids nothing but offers no training', () => {
    expect(closing(CRISIS, HELP)).toBe('none');
    expect(closing(CRISIS, ON_BODY)).toBe('none');
    expect(closing(CRISIS, TRAINING)).toBe('training');
    for (const understood of [UNKNOWN, TALK]) expect(closing(CRISIS, understood, 'thanks')).toBe('held');
  });
});

describe('LANG-03 closingOf other holds', () => {
  it('blocks everything that an urgent symptom blocks', () => {
    for (const understood of [TRAINING, ON_BODY, UNKNOWN, TALK]) expect(closing(CHEST, understood)).toBe('held');
    expect(closing(CHEST, HELP)).toBe('none');
    expect(closing(by('topic', 'medication'), TRAINING)).toBe('held');
    expect(closing(null, TRAINING)).toBe('none');
  });
});
