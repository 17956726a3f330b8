import type { SafetyKeeper } from '@stridewell/holds/safety-keeper';
import { newCard } from '@stridewell/holds/state';
import { createMetrics } from '@stridewell/kit/metrics';
import { decideText, GENERAL_CARD, NUMBERS, SAFETY_CATEGORIES, STOP_TEXTS } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { ReplyPiece, ReplyRequest } from '../conversation/reply.ts';
import { createCoachMetrics } from '../metrics.ts';
import { createSafetyReplies } from './replies.ts';

const CARD = newCard({
  id: '0190a5f0-0000-7000-8000-000000000000',
  purpose: 'stop',
  spec: GENERAL_CARD,
  holdId: null,
  language: 'en',
  askedAt: new Date(0),
});
const ASKED = {
  runner: { userId: 'u', timezone: 'Europe/Oslo', timezoneVersion: 1 },
  turn: { message: 'x', action: null, memory: [] },
  place: { threadId: 't', seq: 1 },
  token: '',
  signal: new AbortController().signal,
} satisfies ReplyRequest;

/** Creates safety replies whose repositories reject every write. */
const withoutStores = () => {
  const fail = (): Promise<never> => Promise.reject(new Error('store unavailable'));
  const keeper = {
    stop: () => ({ card: CARD, stored: fail() }),
    ask: fail,
    showAgain: fail,
    recheck: fail,
    now: () => new Date(0),
  } as unknown as SafetyKeeper;
  return createSafetyReplies({
    brain: { noticed: fail },
    keeper,
    record: async () => undefined,
    measures: createCoachMetrics(createMetrics('test'), 'running'),
  });
};

const read = async (pieces: AsyncIterable<ReplyPiece>): Promise<{ text: string; pieces: ReplyPiece[] }> => {
  const all: ReplyPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return { text: all.map((piece) => ('content' in piece ? piece.content : '')).join(''), pieces: all };
};
const NUMBER = new RegExp(
  Object.values(NUMBERS)
    .map(({ number }) => number)
    .join('|'),
);

describe('LANG-52 safety reply while no data can be stored', () => {
  it.each(SAFETY_CATEGORIES)('contains the fixed text and the STOP buttons for category %s', async (category) => {
    const decision = {
      ...decideText(''),
      state: 'stop',
      category,
      categories: [category],
      tier: 'emergency',
      text: STOP_TEXTS[category],
    } as const;
    const { text, pieces } = await read(withoutStores().stop(ASKED, decision, 'en'));
    expect(text).toBe(STOP_TEXTS[category].en);
    expect(pieces.some((piece) => 'stop' in piece)).toBe(true);
  });

  it('contains the STOP text in both languages when the language is unknown', async () => {
    const decision = {
      ...decideText(''),
      state: 'stop',
      category: 'cardiac',
      categories: ['cardiac'],
      tier: 'emergency',
      text: STOP_TEXTS.cardiac,
    } as const;
    const { text } = await read(withoutStores().stop(ASKED, decision, null));
    expect(text).toContain(STOP_TEXTS.cardiac.en);
    expect(text).toContain(STOP_TEXTS.cardiac.nb);
  });

  it.each(['en', 'nb'] as const)('contains a card as text only (language %s)', async (language) => {
    const decision = { ...decideText(''), state: 'ask', category: null, card: GENERAL_CARD } as const;
    const { text, pieces } = await read(withoutStores().ask(ASKED, decision, language));
    expect(text).toMatch(NUMBER);
    expect(text).toMatch(language === 'en' ? /Chest, heart, breath/ : /Bryst, hjerte, pust/);
    expect(pieces.some((piece) => 'card' in piece)).toBe(false);
  });
});

describe('LANG-274 STOP about another person', () => {
  it.each([
    ['my son has chest pain', 0],
    ['my chest hurts', 1],
  ])('"%s" notes the categories for the runner %i times', async (message, times) => {
    let noted = 0;
    const keeper = { stop: () => ({ card: CARD, stored: Promise.resolve() }) } as unknown as SafetyKeeper;
    const replies = createSafetyReplies({
      brain: {
        noticed: async () => {
          noted += 1;
        },
      },
      keeper,
      record: async () => undefined,
      measures: createCoachMetrics(createMetrics('test'), 'running'),
    });
    await read(replies.stop(ASKED, decideText(message), 'en'));
    expect(noted).toBe(times);
  });
});
