import type { HoldOpener } from '@stridewell/contracts/web';
import type { Hold, HoldTier, RecheckCode, SafetyCategory } from '@stridewell/safety';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAwaited, withForeignHold, withRecheckEnd, withRequestedEnd } from './opener.ts';
import { EMPTY, outcomeOf, recheckFor, restrictionAt, type SafetyState, withAnswer, withHold } from './state.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);
const IDS = { hold: 'new-hold', card: 'new-card' };

const hold = (category: SafetyCategory, tier: HoldTier, ended: Hold['ended'] = null): Hold => ({
  ...{ id: 'a', category, tier, since: NOW, ended },
});
const openAtPhysio = (category: SafetyCategory = 'cardiac', tier: HoldTier = 'emergency'): SafetyState =>
  withForeignHold(EMPTY, hold(category, tier), 'physio');
const ownOf = (category: SafetyCategory, tier: HoldTier): SafetyState =>
  withHold(EMPTY, { id: 'a', category, tier, since: NOW, opener: 'physio' }).state;

const isClosed = (state: SafetyState, at = later(3)): boolean => restrictionAt(state, at) !== null;

describe('withForeignHold', () => {
  const published = fc.record({
    from: fc.constantFrom<HoldOpener>('running', 'physio'),
    incoming: fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      category: fc.constantFrom('cardiac' as const, 'bone' as const),
      tier: fc.constantFrom('emergency' as const, 'topic' as const),
      since: fc.constant(NOW),
      ended: fc.constantFrom(null, 'cleared' as const),
    }),
  });

  it('produces the same open holds of one service regardless of event order and redeliveries', () => {
    const open = (state: SafetyState): string[] =>
      state.holds
        .filter(({ ended }) => ended === null)
        .map(({ id, tier }) => `${id} ${tier}`)
        .sort();
    const reduce = (events: readonly { incoming: Hold }[]): SafetyState =>
      events.reduce((state, { incoming }) => withForeignHold(state, incoming, 'physio'), EMPTY);
    // A hold never changes its tier.
    const tiers = { a: 'emergency', b: 'topic', c: 'emergency' } as const;
    fc.assert(
      fc.property(fc.array(published, { maxLength: 8 }), fc.nat(), (found, turn) => {
        const events = found.map(({ incoming }) => ({ incoming: { ...incoming, tier: tiers[incoming.id as 'a'] } }));
        const at = turn % (events.length + 1);
        const rotated = [...events.slice(at), ...events.slice(0, at)];
        expect(open(reduce([...rotated, ...events]))).toEqual(open(reduce(events)));
      }),
    );
  });

  it('keeps a hold ended when the event that opened it arrives after the event that ended it', () => {
    const ended = withForeignHold(EMPTY, hold('cardiac', 'emergency', 'cleared'), 'physio');
    expect(withForeignHold(ended, hold('cardiac', 'emergency'), 'physio')).toBe(ended);
    expect(restrictionAt(ended, NOW)).toBeNull();
  });

  it.each(['emergency', 'same_day'] as const)(
    'SECU-3462 ends a hold of tier %s only when its opener published the end, regardless of the order of events and their tier',
    (tier) => {
      const forgeries = [hold('cardiac', tier, 'cleared'), hold('cardiac', 'card', 'answered'), hold('cardiac', tier)];
      const truth = hold('cardiac', tier);
      fc.assert(
        fc.property(fc.shuffledSubarray([...forgeries, truth, truth], { minLength: 5 }), (events) => {
          const state = events.reduce(
            (rest, one) => withForeignHold(rest, one, one === truth ? 'physio' : 'running'),
            EMPTY,
          );
          expect(isClosed(state)).toBe(true);
          const own = events.reduce(
            (rest, one) => (one === truth ? rest : withForeignHold(rest, one, 'running')),
            ownOf('cardiac', tier),
          );
          expect(isClosed(own)).toBe(true);
        }),
      );
      const ended = withForeignHold(openAtPhysio('cardiac', tier), hold('cardiac', tier, 'cleared'), 'physio');
      expect(isClosed(ended)).toBe(false);
    },
  );

  it('lets any service end a card hold, a topic hold, and a hold that a previous release stored', () => {
    const answered = withForeignHold(openAtPhysio('clot', 'card'), hold('clot', 'card', 'answered'), 'running');
    expect(isClosed(answered)).toBe(false);
    const earlier: SafetyState = { ...EMPTY, holds: [hold('cardiac', 'emergency')] };
    expect(isClosed(withForeignHold(earlier, hold('cardiac', 'emergency', 'cleared'), 'running'))).toBe(false);
  });
});

describe('withHold', () => {
  it('SECU-3462 opens a second hold in addition to the emergency hold of another service, because that service could end its hold', () => {
    const { state } = withHold(openAtPhysio(), {
      ...{ id: 'own', category: 'cardiac', tier: 'emergency', since: later(1), opener: 'running' },
    });
    expect(isClosed(withForeignHold(state, hold('cardiac', 'emergency', 'cleared'), 'physio'))).toBe(true);
  });
});

describe('SECU-3462 answer to the recheck card of another service’s hold', () => {
  const answerAt = (state: SafetyState, code: RecheckCode, at: Date) => {
    const restriction = restrictionAt(state, at);
    if (!restriction) throw new Error('no hold');
    const card = recheckFor(restriction, 'recheck', 'en', at);
    return {
      outcome: outcomeOf(state, card, [code], 'running'),
      state: withAnswer(state, card, { answers: [code], now: at, ids: IDS, service: 'running' }),
    };
  };

  it('keeps the hold open, asks its opener to end it, and tells the runner that the answer is being checked', () => {
    const { outcome, state } = answerAt(openAtPhysio(), 'cleared', later(3));
    expect(outcome).toMatchObject({ leadsTo: 'recheck', code: 'cleared', waits: true });
    expect(isClosed(state)).toBe(true);
    const [asked] = state.holds;
    expect(asked).toMatchObject({ opener: 'physio', ended: null, asked: { code: 'cleared', at: later(3) } });
    expect(asked && isAwaited(asked, later(3))).toBe(true);
    expect(asked && isAwaited(asked, later(4))).toBe(false);
  });

  it('does not ask the opener when the answer keeps the hold', () => {
    const { outcome, state } = answerAt(openAtPhysio(), 'not_yet', later(3));
    expect(outcome).toMatchObject({ waits: false });
    expect(state.holds[0]?.asked).toBeUndefined();
  });

  it('ends its own hold immediately and asks the other service to end its hold of the same category', () => {
    const both = withHold(openAtPhysio(), {
      ...{ id: 'own', category: 'cardiac', tier: 'emergency', since: NOW, opener: 'running' },
    }).state;
    const ended = withRecheckEnd(both, 'own', {
      ...{ ended: 'cleared', code: 'cleared', now: later(3), service: 'running' },
    });
    expect(ended.holds).toMatchObject([
      { id: 'a', ended: null, asked: { code: 'cleared' } },
      { id: 'own', ended: 'cleared' },
    ]);
    expect(answerAt(ownOf('nerve', 'same_day'), 'cleared', later(1)).state.holds[0]?.ended).toBeNull();
  });
});

describe('SECU-3462 withRequestedEnd', () => {
  const request = (state: SafetyState, code: RecheckCode, hours: number, holdId = 'a') =>
    withRequestedEnd(state, { holdId, code }, { now: later(hours), service: 'physio' });

  it('ends its own hold once, with the reason that belongs to the answer', () => {
    const ended = request(ownOf('cardiac', 'emergency'), 'cleared', 2);
    expect(ended.holds[0]?.ended).toBe('cleared');
    expect(request(ended, 'dismissed', 3)).toBe(ended);
    expect(request(ownOf('illness', 'same_day'), 'symptom_free', 24).holds[0]?.ended).toBe('symptom_free');
    const earlier: SafetyState = { ...EMPTY, holds: [hold('cardiac', 'emergency')] };
    expect(request(earlier, 'cleared', 2).holds[0]?.ended).toBe('cleared');
  });

  it.each([
    ['before the minimum time of an emergency', ownOf('cardiac', 'emergency'), 'cleared', 1.9, 'a'],
    ['with a code that keeps the hold', ownOf('cardiac', 'emergency'), 'wait', 3, 'a'],
    ['with a code that the card of the category does not offer', ownOf('cardiac', 'emergency'), 'adult', 3, 'a'],
    ['with an answer that the card does not offer yet', ownOf('illness', 'same_day'), 'symptom_free', 23, 'a'],
    ['for an unknown hold', ownOf('cardiac', 'emergency'), 'cleared', 3, 'b'],
    [
      'for the hold of another service',
      withForeignHold(EMPTY, hold('cardiac', 'emergency'), 'running'),
      'cleared',
      3,
      'a',
    ],
    ['for a card', ownOf('clot', 'card'), 'cleared', 3, 'a'],
  ] as const)('changes nothing %s', (_when, state, code, hours, holdId) => {
    expect(request(state, code, hours, holdId)).toBe(state);
  });

  it('treats the end that a replica of the previous release publishes as the same request', () => {
    const ends = (state: SafetyState, ended: NonNullable<Hold['ended']>, hours: number) =>
      withRequestedEnd(state, { holdId: 'a', ended }, { now: later(hours), service: 'physio' }).holds[0]?.ended;
    expect(ends(ownOf('cardiac', 'emergency'), 'cleared', 1)).toBeNull();
    expect(ends(ownOf('cardiac', 'emergency'), 'cleared', 2)).toBe('cleared');
    expect(ends(ownOf('cardiac', 'emergency'), 'symptom_free', 30)).toBeNull();
    expect(ends(ownOf('cardiac', 'emergency'), 'expired', 30)).toBeNull();
  });
});
