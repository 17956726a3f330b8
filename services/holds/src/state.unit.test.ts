import {
  CARD_OPEN_MS,
  cardOf,
  type HoldTier,
  holdTierOf,
  RECHECK_AFTER_MS,
  RECHECK_CODES,
  SAFETY_CATEGORIES,
  type SafetyCategory,
} from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { withEnd, withForeignHold } from './opener.ts';
import {
  answeredNone,
  EMPTY,
  isRecheckDue,
  newCard,
  openCard,
  openRecheck,
  outcomeOf,
  recheckFor,
  restrictionAt,
  type SafetyState,
  type StoredCard,
  withAnswer,
  withCard,
  withFlags,
  withHold,
  withoutExpired,
} from './state.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const IDS = { hold: 'new-hold', card: 'new-card' };

const hold = (id: string, category: SafetyCategory | null, tier: HoldTier, since = NOW) => ({
  id,
  category,
  tier,
  since,
  ended: null,
  opener: 'running' as const,
});

const card = (change: Partial<StoredCard> = {}): StoredCard =>
  newCard({
    id: 'card',
    purpose: 'ask',
    spec: cardOf('C1', 'cardiac'),
    holdId: 'card',
    language: 'en',
    question: { coach: 'running', threadId: 'thread', seq: 1 },
    bucket: 4,
    askedAt: NOW,
    ...change,
  });

const asked = (change: Partial<StoredCard> = {}): SafetyState => {
  const own = card(change);
  const state = withHold(EMPTY, {
    id: own.id,
    category: own.spec.category,
    tier: 'card',
    since: NOW,
    opener: 'running',
  }).state;
  return withCard(state, own);
};

describe('hold state', () => {
  it('opens only one hold per category and tier', () => {
    const first = withHold(EMPTY, hold('a', 'cardiac', 'emergency'));
    const second = withHold(first.state, hold('b', 'cardiac', 'emergency', later(HOUR)));
    expect(second.state).toBe(first.state);
    expect(second.hold.id).toBe('a');
    expect(withHold(first.state, hold('c', 'clot', 'emergency')).state.holds).toHaveLength(2);
  });

  it('keeps the first end reason when a hold is ended twice', () => {
    const { state } = withHold(EMPTY, hold('a', 'cardiac', 'emergency'));
    const ended = withEnd(withEnd(state, 'a', 'cleared'), 'a', 'dismissed');
    expect(ended.holds).toMatchObject([{ id: 'a', ended: 'cleared' }]);
    expect(restrictionAt(ended, NOW)).toBeNull();
  });

  it.each([
    ['emergency', 'cardiac', true],
    ['same_day', 'nerve', true],
    ['emergency', 'selfharm', false],
    ['topic', 'bone', false],
    ['topic', 'pregnancy', false],
    ['topic', 'medication', false],
    ['card', null, false],
  ] as const)(
    'restricts training for a hold of tier %s and category %s (closesDay: %s)',
    (tier, category, closesDay) => {
      const { state } = withHold(EMPTY, hold('a', category, tier));
      expect(restrictionAt(state, NOW)).toMatchObject({ closesDay });
    },
  );

  it('restricts training according to the strictest of several holds', () => {
    const tiers = ['card', 'topic', 'same_day', 'emergency'] as const;
    let state = EMPTY;
    for (const [at, tier] of tiers.entries()) {
      ({ state } = withHold(state, hold(`h${at}`, 'bone', tier)));
      expect(restrictionAt(state, NOW)?.hold.tier).toBe(tier === 'card' ? 'card' : tier);
    }
  });

  it('expires open cards and temporary topic holds after their lifetime, but no other holds', () => {
    const stillThere = (category: SafetyCategory | null, tier: HoldTier, ms: number): boolean =>
      restrictionAt(withHold(EMPTY, hold('a', category, tier)).state, later(ms)) !== null;
    expect(stillThere(null, 'card', CARD_OPEN_MS - 1)).toBe(true);
    expect(stillThere(null, 'card', CARD_OPEN_MS)).toBe(false);
    expect(stillThere('substance', 'topic', DAY)).toBe(false);
    expect(stillThere('bone', 'topic', 13 * DAY)).toBe(true);
    expect(stillThere('bone', 'topic', 14 * DAY)).toBe(false);
    expect(stillThere('medication', 'topic', 183 * DAY)).toBe(true);
    expect(stillThere('medication', 'topic', 184 * DAY)).toBe(false);
    for (const category of ['pregnancy', 'eating', 'minor'] as const)
      expect(stillThere(category, 'topic', 400 * DAY)).toBe(true);
    for (const tier of ['emergency', 'same_day'] as const) expect(stillThere('cardiac', tier, 400 * DAY)).toBe(true);
  });

  it('opens no hold for a third person in danger or for abuse', () => {
    expect(holdTierOf('third')).toBeNull();
    expect(holdTierOf('abuse', 'emergency')).toBeNull();
    for (const category of SAFETY_CATEGORIES.filter((name) => name !== 'third' && name !== 'abuse'))
      expect(holdTierOf(category), category).not.toBeNull();
  });
});

describe('card state', () => {
  it("rebuilds the other coach's card from the category of the hold", () => {
    const state = withForeignHold(EMPTY, hold('theirs', 'clot', 'card'), 'physio');
    expect(openCard(state, NOW, 'nb')).toMatchObject({
      id: 'theirs',
      spec: { kind: 'C4', category: 'clot' },
      language: 'nb',
      question: null,
    });
    const general = withForeignHold(EMPTY, hold('theirs', null, 'card'), 'physio');
    expect(openCard(general, NOW, 'en')?.spec.kind).toBe('C0');
  });

  it('returns no open card after the card was answered or has expired', () => {
    const state = asked();
    const [own] = state.cards;
    if (!own) throw new Error('no card');
    expect(openCard(state, NOW, 'en')).toBe(own);
    expect(openCard(state, later(CARD_OPEN_MS), 'en')).toBeNull();
    expect(
      openCard(withAnswer(state, own, { answers: ['none'], now: NOW, ids: IDS, service: 'running' }), NOW, 'en'),
    ).toBeNull();
  });

  it.each([
    ['none', null, null],
    ['fainted!', 'emergency', 'syncope'],
    ['not_sure', 'same_day', 'cardiac'],
    ['heart_check~', 'topic', 'cardiac'],
  ] as const)(
    'opens a hold after the answer %s, with tier %s and category %s (null: no hold)',
    (code, tier, category) => {
      const state = asked();
      const [own] = state.cards;
      if (!own) throw new Error('no card');
      const after = withAnswer(state, own, { answers: [code], now: NOW, ids: IDS, service: 'running' });
      const restriction = restrictionAt(after, NOW);
      if (tier === null) expect(restriction).toBeNull();
      else expect(restriction?.hold).toMatchObject({ id: 'new-hold', tier, category });
      expect(after.holds.find(({ id }) => id === own.id)?.ended).toBe('answered');
      expect(after.cards.find(({ id }) => id === own.id)).toMatchObject({ answers: [code], answeredAt: NOW });
    },
  );

  it('opens the next card with the pending question and restricts training until that card is answered', () => {
    const state = asked({ spec: cardOf('C0') });
    const [own] = state.cards;
    if (!own) throw new Error('no card');
    const after = withAnswer(state, own, { answers: ['about_leg'], now: NOW, ids: IDS, service: 'running' });
    const next = after.cards.find(({ id }) => id === 'new-card');
    expect(next).toMatchObject({ spec: { kind: 'C4' }, question: own.question, answers: null });
    expect(after.cards.find(({ id }) => id === own.id)?.next).toBe('new-card');
    expect(restrictionAt(after, NOW)?.hold).toMatchObject({ id: 'new-card', tier: 'card' });
  });

  it('opens the category card when a STOP is dismissed, and ends the hold when that card is answered with "none"', () => {
    const held = withHold(EMPTY, hold('h', 'cardiac', 'emergency')).state;
    const stop = card({ purpose: 'stop', holdId: 'h', question: null });
    const state = withCard(held, stop);
    expect(outcomeOf(state, stop, ['read'])).toEqual({ leadsTo: 'read' });
    const dismissed = withAnswer(state, stop, { answers: ['dismissed'], now: NOW, ids: IDS, service: 'running' });
    const next = dismissed.cards.find(({ id }) => id === 'new-card');
    expect(next).toMatchObject({ purpose: 'dismiss', holdId: 'h', spec: { kind: 'C1' } });
    expect(restrictionAt(dismissed, NOW)?.hold.id).toBe('h');
    if (!next) throw new Error('no card');
    const ended = withAnswer(dismissed, next, {
      answers: ['none'],
      now: NOW,
      ids: { hold: 'x', card: 'y' },
      service: 'running',
    });
    expect(restrictionAt(ended, NOW)).toBeNull();
    expect(ended.holds[0]?.ended).toBe('dismissed');
  });

  it('keeps the hold when the answer to the category card confirms the danger', () => {
    const held = withHold(EMPTY, hold('h', 'cardiac', 'emergency')).state;
    const dismiss = card({ purpose: 'dismiss', holdId: 'h', question: null });
    const after = withAnswer(withCard(held, dismiss), dismiss, {
      answers: ['fainted!'],
      now: NOW,
      ids: IDS,
      service: 'running',
    });
    expect(restrictionAt(after, NOW)?.hold.tier).toBe('emergency');
    expect(after.holds.find(({ id }) => id === 'h')?.ended).toBeNull();
  });

  it('stores the answer "none" and the score of the question for one day', () => {
    const state = asked({ bucket: 3 });
    const [own] = state.cards;
    if (!own) throw new Error('no card');
    const after = withAnswer(state, own, { answers: ['none'], now: NOW, ids: IDS, service: 'running' });
    expect(answeredNone(after, later(HOUR))).toEqual([{ category: 'cardiac', bucket: 3 }]);
    expect(answeredNone(after, later(DAY))).toEqual([]);
  });
});

describe('recheck card', () => {
  it('is due immediately for a same-day hold, after two hours for an emergency, never for an open card', () => {
    const due = (category: SafetyCategory, tier: HoldTier, ms: number): boolean => {
      const at = later(ms);
      return isRecheckDue(restrictionAt(withHold(EMPTY, hold('h', category, tier)).state, at), at);
    };
    expect(due('nerve', 'same_day', 0)).toBe(true);
    expect(due('cardiac', 'emergency', RECHECK_AFTER_MS - 1)).toBe(false);
    expect(due('cardiac', 'emergency', RECHECK_AFTER_MS)).toBe(true);
    expect(due('cardiac', 'card', 0)).toBe(false);
    expect(due('pregnancy', 'topic', 0)).toBe(true);
    expect(due('bone', 'topic', 0)).toBe(false);
  });

  it.each(RECHECK_CODES)('ends the hold after the answer %s, unless the answer is to wait', (code) => {
    const { state } = withHold(EMPTY, hold('h', 'nerve', 'same_day'));
    const restriction = restrictionAt(state, NOW);
    if (!restriction) throw new Error('no restriction');
    const recheck = recheckFor(restriction, 'r', 'en', NOW);
    const shown = withCard(state, recheck);
    expect(openRecheck(shown, 'h')).toBe(recheck);
    const after = withAnswer(shown, recheck, { answers: [code], now: NOW, ids: IDS, service: 'running' });
    expect(restrictionAt(after, NOW) === null).toBe(code !== 'wait' && code !== 'not_yet');
    expect(openRecheck(after, 'h')).toBeUndefined();
  });
});

describe('safety state', () => {
  it('stores flags for flagged categories only, and drops them after 30 days', () => {
    const state = withFlags(EMPTY, ['selfharm', 'abuse', 'eating', 'pregnancy', 'cardiac', 'illness'], NOW);
    expect(state.flags.map(({ category }) => category)).toEqual(['selfharm', 'abuse', 'eating', 'pregnancy']);
    expect(withoutExpired(state, later(29 * DAY)).flags).toHaveLength(4);
    expect(withoutExpired(state, later(30 * DAY)).flags).toEqual([]);
  });

  it('drops the oldest answered cards and ended holds, but keeps every open hold', () => {
    let state: SafetyState = EMPTY;
    for (let at = 0; at < 60; at += 1) {
      const ended = at % 2 === 0 ? ('cleared' as const) : null;
      state = { ...state, holds: [...state.holds, { ...hold(`h${at}`, 'bone', 'same_day'), ended }] };
      state = withCard(state, card({ id: `c${at}`, answers: ['none'], answeredAt: NOW }));
    }
    const kept = withoutExpired(state, NOW);
    expect(kept.holds.filter(({ ended }) => ended === null)).toHaveLength(30);
    expect(kept.holds.filter(({ ended }) => ended !== null)).toHaveLength(20);
    expect(kept.cards).toHaveLength(20);
  });
});
