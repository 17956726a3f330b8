import { holdChanged } from '@stridewell/contracts/events/events';
import { createClock } from '@stridewell/kit/clock';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createIndexes } from '@stridewell/kit/testing/database';
import { createScope } from '@stridewell/kit/testing/scope';
import { openDatabase } from '@stridewell/kit/testing/things';
import { cardOf, decideText } from '@stridewell/safety';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { safetyHoldsCollection } from './document.ts';
import { createHoldRepository, type HoldRepository } from './hold-repository.ts';
import { withForeignHold } from './opener.ts';
import { createSafetyKeeper } from './safety-keeper.ts';
import { restrictionAt, withHold } from './state.ts';

const scope = createScope();
const NOW = new Date('2026-11-23T10:00:00Z');
let database: Connection;
let holds: HoldRepository;
let userId: string;
let users = 0;

beforeAll(async () => {
  database = await openDatabase(scope, 'holds');
  if (!database.db) throw new Error('no database');
  await createIndexes(database, safetyHoldsCollection);
  holds = createHoldRepository(database, 'running');
});
beforeEach(() => {
  users += 1;
  userId = `user-${users}`;
});
afterAll(() => database.close());

const stored = () => database.collection('safety_holds').findOne({ userId });
const open = (id: string, category: 'cardiac' | 'clot' | 'bone' = 'cardiac') =>
  holds.change(
    userId,
    NOW,
    (state) => withHold(state, { id, category, tier: 'emergency', since: NOW, opener: 'running' }).state,
  );

describe('LANG-50 createHoldRepository', () => {
  it('stores a hold and its event in one write', async () => {
    await open('a');
    expect(await stored()).toMatchObject({
      rev: 1,
      holds: [{ id: 'a', category: 'cardiac', tier: 'emergency', ended: null }],
      outbox: [{ type: holdChanged.running.name, data: { holdId: 'a', category: 'cardiac', rev: 1, ended: null } }],
    });
  });

  it("emits no event for another service's change and writes nothing when the state is unchanged", async () => {
    const incoming = { id: 'a', category: 'clot', tier: 'emergency', since: NOW, ended: null } as const;
    await holds.take(userId, NOW, (state) => withForeignHold(state, incoming, 'physio'));
    await holds.take(userId, NOW, (state) => withForeignHold(state, incoming, 'physio'));
    expect(await stored()).toMatchObject({ rev: 1, outbox: [], holds: [{ id: 'a' }] });
    await holds.change(userId, NOW, (state) => state);
    expect((await stored())?.rev).toBe(1);
  });

  it('applies all concurrent changes', async () => {
    await open('first', 'bone');
    const ids = Array.from({ length: 12 }, (_, at) => `hold-${at}`);
    await Promise.all(
      ids.map((id) =>
        holds.change(userId, NOW, (state) => ({
          ...state,
          holds: [...state.holds, { id, category: 'clot', tier: 'topic', since: NOW, ended: null }],
        })),
      ),
    );
    const { holds: found } = await holds.find(userId);
    expect(found.map(({ id }) => id).sort()).toEqual(['first', ...ids].sort());
    expect((await stored())?.rev).toBe(13);
  });

  it('stores the holds of each runner separately', async () => {
    await open('a');
    expect(await holds.find('somebody-else')).toEqual({ holds: [], cards: [], flags: [] });
  });
});

describe('LANG-51 createSafetyKeeper', () => {
  const clock = { ...createClock(), now: () => NOW };
  const running = () => createSafetyKeeper({ holds, coachType: 'running', clock });
  const place = { threadId: 'thread', seq: 3 };
  const asked = { ...decideText(''), state: 'ask', category: 'clot', card: cardOf('C4', 'clot') } as const;

  it('expires the open card when a new card is created', async () => {
    const keeper = running();
    const first = await keeper.ask(userId, asked, 'en', place);
    const second = await keeper.ask(userId, asked, 'en', place);
    const state = await holds.find(userId);
    expect(restrictionAt(state, NOW)?.hold.id).toBe(second.id);
    expect(state.holds.find(({ id }) => id === first.id)?.ended).toBe('expired');
  });

  it("stores the question's thread position, score and language with the card", async () => {
    const card = await running().ask(userId, { ...asked, bucket: 4 }, 'nb', place);
    expect(card).toMatchObject({ question: { coach: 'running', ...place }, bucket: 4, language: 'nb' });
  });

  it('shows an open card at most three times', async () => {
    const keeper = running();
    await keeper.ask(userId, asked, 'en', place);
    expect(await keeper.showAgain(userId, 'en')).not.toBeNull();
    expect(await keeper.showAgain(userId, 'en')).not.toBeNull();
    expect(await keeper.showAgain(userId, 'en')).toBeNull();
  });

  it('records one of several concurrent answers and rejects those that differ from it', async () => {
    const keeper = running();
    const { id } = await keeper.ask(userId, asked, 'en', place);
    const answers = [['none'], ['not_sure'], ['none'], ['pop!'], ['none']];
    const results = await Promise.allSettled(answers.map((codes) => keeper.answer(userId, id, codes)));
    const state = await holds.find(userId);
    const recorded = state.cards.find((card) => card.id === id)?.answers ?? [];
    for (const [at, result] of results.entries())
      expect(result.status, String(answers[at])).toBe(answers[at]?.[0] === recorded[0] ? 'fulfilled' : 'rejected');
    expect(state.holds.filter(({ ended, tier }) => ended === null && tier !== 'card').length).toBeLessThanOrEqual(1);
  });

  it('accepts an answer to a card from the other coach', async () => {
    const incoming = { id: 'theirs', category: 'clot', tier: 'card', since: NOW, ended: null } as const;
    await holds.take(userId, NOW, (state) => withForeignHold(state, incoming, 'physio'));
    const keeper = running();
    await keeper.check(userId, 'theirs', ['none']);
    // The score of the message is stored by the other coach alone, so the general card follows.
    const first = await keeper.answer(userId, 'theirs', ['none']);
    expect(first.outcome).toMatchObject({ leadsTo: 'ask', card: { kind: 'C0' } });
    const general = first.state.cards.find(({ id }) => id === 'theirs')?.next ?? '';
    const { outcome, state } = await keeper.answer(userId, general, ['about_training']);
    expect(outcome.leadsTo).toBe('resume');
    expect(restrictionAt(state, NOW)).toBeNull();
    const document = await stored();
    expect(document?.outbox).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ holdId: 'theirs', ended: 'answered' }) }),
    );
  });

  it('creates only one recheck card per hold', async () => {
    const keeper = running();
    await holds.change(
      userId,
      NOW,
      (state) => withHold(state, { id: 'h', category: 'nerve', tier: 'same_day', since: NOW, opener: 'running' }).state,
    );
    const first = await keeper.recheck(userId, 'en');
    const second = await keeper.recheck(userId, 'en');
    expect(second?.id).toBe(first?.id);
    expect((await holds.find(userId)).cards).toHaveLength(1);
  });

  it('returns no card and expires nothing when there is no hold', async () => {
    const keeper = running();
    expect(await keeper.recheck(userId, 'en')).toBeNull();
    expect(await keeper.showAgain(userId, 'en')).toBeNull();
    expect(await keeper.expire(userId, await holds.find(userId))).toBe(false);
    expect(await stored()).toBeNull();
  });

  it('stores a STOP card but opens no hold when somebody else is in danger', async () => {
    const keeper = running();
    const decision = {
      ...decideText(''),
      state: 'stop',
      category: 'third',
      categories: ['third'],
      tier: 'emergency',
    } as const;
    const { card, stored: written } = keeper.stop(userId, decision, 'en');
    await written;
    const state = await holds.find(userId);
    expect(state.holds).toEqual([]);
    expect(state.cards).toMatchObject([{ id: card.id, purpose: 'stop', holdId: null }]);
    await keeper.check(userId, card.id, ['dismissed']);
    expect((await keeper.answer(userId, card.id, ['dismissed'])).outcome).toEqual({
      leadsTo: 'dismissed',
      waits: false,
    });
  });
});
