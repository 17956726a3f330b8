import { cardOf, GENERAL_CARD, NONE } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { withForeignHold } from './opener.ts';
import {
  EMPTY,
  newCard,
  openCard,
  outcomeOf,
  restrictionAt,
  type SafetyState,
  type StoredCard,
  withAnswer,
  withCard,
  withHold,
} from './state.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const ASKED = { coach: 'running', threadId: 'thread', seq: 1 } as const;
const TRAINING = 'about_training';

const asked = (bucket: number, spec = cardOf('C5', 'sugar')): { state: SafetyState; card: StoredCard } => {
  const card = newCard({
    ...{ id: 'first', purpose: 'ask', spec, holdId: 'first', language: 'en', askedAt: NOW, question: ASKED, bucket },
  });
  const hold = { id: 'first', category: spec.category, tier: 'card', since: NOW, opener: 'running' } as const;
  return { state: withCard(withHold(EMPTY, hold).state, card), card };
};

const answered = (state: SafetyState, card: StoredCard, code: string): SafetyState =>
  withAnswer(state, card, { answers: [code], now: NOW, ids: { hold: 'h', card: 'second' }, service: 'running' });

/** Answers the card about a plain danger with "none", and returns the general card that follows. */
const denied = () => {
  const { state, card } = asked(8);
  const after = answered(state, card, NONE);
  const general = openCard(after, NOW, 'en');
  if (!general) throw new Error('no card');
  return { state: after, general };
};

describe('LANG-413 "none" on a card', () => {
  it.each([0, 2, 4])('leads to the answer when the message does not sound dangerous (score %i)', (bucket) => {
    const { state, card } = asked(bucket);
    expect(outcomeOf(state, card, [NONE], 'running')).toEqual({ leadsTo: 'resume' });
  });

  it.each([5, 7, 10])('leads to the general card once when the message sounds dangerous (score %i)', (bucket) => {
    const { state, card } = asked(bucket);
    expect(outcomeOf(state, card, [NONE], 'running')).toEqual({ leadsTo: 'ask', card: GENERAL_CARD });
    expect(restrictionAt(answered(state, card, NONE), NOW)?.hold).toMatchObject({ tier: 'card', id: 'second' });
  });

  it('leads to a text without a session on the general card, and ends the restriction', () => {
    const { state, general } = denied();
    expect(outcomeOf(state, general, [NONE], 'running')).toEqual({ leadsTo: 'caution', category: 'sugar' });
    expect(restrictionAt(answered(state, general, NONE), NOW)).toBeNull();
    const first = asked(6, GENERAL_CARD);
    expect(outcomeOf(first.state, first.card, [NONE], 'running')).toEqual({ leadsTo: 'caution', category: null });
  });

  it('lets a runner with a harmless message continue with one tap more', () => {
    const { state, general } = denied();
    expect(outcomeOf(state, general, [TRAINING], 'running')).toEqual({ leadsTo: 'resume' });
  });

  it('treats "it is about training" on the first card like "none" only when the message is surely dangerous', () => {
    const sure = asked(8, GENERAL_CARD);
    expect(outcomeOf(sure.state, sure.card, [TRAINING], 'running').leadsTo).toBe('caution');
    const unsure = asked(7, GENERAL_CARD);
    expect(outcomeOf(unsure.state, unsure.card, [TRAINING], 'running').leadsTo).toBe('resume');
  });

  it('leads to the general card in the other coach, which does not know the score', () => {
    const theirs = { id: 'theirs', category: 'clot', tier: 'card', since: NOW, ended: null } as const;
    const state = withForeignHold(EMPTY, theirs, 'physio');
    const card = openCard(state, NOW, 'nb');
    if (!card) throw new Error('no card');
    expect(outcomeOf(state, card, [NONE], 'running')).toEqual({ leadsTo: 'ask', card: GENERAL_CARD });
  });

  it('has the same outcome when the answer is repeated', () => {
    const { state, general } = denied();
    const after = answered(state, general, NONE);
    expect(outcomeOf(after, general, [NONE], 'running')).toEqual({ leadsTo: 'caution', category: 'sugar' });
  });
});
