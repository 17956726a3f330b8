import { describe, expect, it } from 'vitest';
import { chooseTopic } from './choose-topic.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';
import type { Understood } from './understand.ts';

type Topic = 'day' | 'plan' | 'swap';

const TOPICS = {
  ...(Object.fromEntries(INTENT_IDS.map((intent) => [intent, []])) as unknown as Record<IntentId, readonly Topic[]>),
  today: ['day', 'plan'],
  week: ['plan'],
  moveSession: ['swap'],
} satisfies Record<IntentId, readonly Topic[]>;

const understood = (certainty: Understood['certainty'], ...intents: [IntentId, number][]): Understood => ({
  certainty,
  candidates: intents.map(([intent, p]) => ({ intent, p })),
  background: 0,
  isTypical: true,
  version: 'test',
});

describe('chooseTopic', () => {
  it('chooses the usual topic of a sure intent', () =>
    expect(chooseTopic<Topic>(understood('sure', ['today', 0.9]), [], TOPICS)).toEqual({
      intent: 'today',
      topic: 'day',
      candidates: [],
    }));

  it('prefers the topic of the intent that the words name', () =>
    expect(chooseTopic<Topic>(understood('sure', ['today', 0.9]), ['swap', 'plan'], TOPICS).topic).toBe('plan'));

  it('understands an unsure message whose words confirm a candidate', () =>
    expect(chooseTopic<Topic>(understood('unsure', ['today', 0.2], ['moveSession', 0.15]), ['swap'], TOPICS)).toEqual({
      intent: 'moveSession',
      topic: 'swap',
      candidates: [],
    }));

  it('lets the runner choose when nothing confirms a candidate', () =>
    expect(chooseTopic<Topic>(understood('unsure', ['today', 0.2], ['week', 0.18]), [], TOPICS)).toEqual({
      intent: null,
      topic: null,
      candidates: ['today', 'week'],
    }));

  it('does not ask about a message that was not understood', () =>
    expect(chooseTopic<Topic>(understood('unknown', ['today', 0.05]), ['swap'], TOPICS)).toEqual({
      intent: null,
      topic: null,
      candidates: [],
    }));
});
