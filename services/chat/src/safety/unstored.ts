import { isAnswerOf } from '@stridewell/holds/present';
import type { SafetyKeeper } from '@stridewell/holds/safety-keeper';
import { EMPTY, outcomeOf, type SafetyState, type StoredCard } from '@stridewell/holds/state';
import { readUnstored, toStored, type UnstoredCard, unstoredId } from '@stridewell/holds/unstored-card';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { languageOf } from '@stridewell/language/detect-language';
import type { Language } from '@stridewell/language/language';
import { decideText, GENERAL_CARD, holdTierOf, readTypedAnswer, type SafetyDecision } from '@stridewell/safety';
import { tokensOf } from '@stridewell/safety/text';
import type { ReplyPiece, ReplyRequest } from '../conversation/reply.ts';
import type { CoachMetrics } from '../metrics.ts';
import { recordDecision } from './record-decision.ts';
import { createSafetyReplies } from './replies.ts';

/**
 * Time in milliseconds during which the last card can be answered by typing an option number, and the maximum number of
 * runners whose last card is remembered.
 */
const REMEMBERED_MS = 30 * 60_000;
const REMEMBERED_MAX = 1_000;

export interface UnstoredParts {
  keeper: Pick<SafetyKeeper, 'find' | 'check'>;
  measures: CoachMetrics;
  clock: Clock;
  logger: Logger;
}

/** Writes a safety reply to a message or a card answer without storing anything. */
export type UnstoredReply = (asked: ReplyRequest) => AsyncIterable<ReplyPiece>;

export interface UnstoredAnswer {
  reply: UnstoredReply;
  /** True when the safety exchange has ended. The next reply would come from the coach, which requires consent. */
  isOver: boolean;
}

export type Unstored = ReturnType<typeof createUnstored>;

/** Remembers the last card of each runner in memory, so that the runner can answer it by typing a number. */
const createLastCards = (clock: Clock) => {
  const cards = new Map<string, { card: StoredCard; at: number }>();
  return {
    keep(userId: string, card: StoredCard): void {
      cards.delete(userId);
      cards.set(userId, { card, at: clock.now().getTime() });
      const [oldest] = cards.keys();
      if (cards.size > REMEMBERED_MAX && oldest !== undefined) cards.delete(oldest);
    },
    forget: (userId: string): boolean => cards.delete(userId),
    find(userId: string): StoredCard | null {
      const known = cards.get(userId);
      return known && clock.now().getTime() - known.at < REMEMBERED_MS ? known.card : null;
    },
  };
};

/**
 * Creates the safety replies for a runner without consent to health data (`language.md` 1.6): STOP texts, cards and the
 * replies to their answers. Stores no message, decision, card or hold.
 */
export const createUnstored = ({ keeper, measures, clock, logger }: UnstoredParts) => {
  const lastCards = createLastCards(clock);
  const record = recordDecision({ decisions: { add: async () => undefined }, clock, logger });
  const made = (card: UnstoredCard): StoredCard => toStored(card, unstoredId(card), clock.now());

  const stopCard = ({ category, tier }: SafetyDecision, language: Language): StoredCard =>
    made({
      purpose: 'stop',
      spec: { ...GENERAL_CARD, category },
      language,
      holds: category !== null && tier !== null && holdTierOf(category, tier) !== null,
    });
  const replies = createSafetyReplies({
    brain: {},
    record,
    measures,
    keeper: {
      now: () => clock.now(),
      stop: (_userId, decision, language) => ({ card: stopCard(decision, language), stored: Promise.resolve() }),
      async ask(userId, { card }, language) {
        const asked = made({ purpose: 'ask', spec: card ?? GENERAL_CARD, language, holds: false });
        lastCards.keep(userId, asked);
        return asked;
      },
      showAgain: async () => null,
      recheck: async () => null,
    },
  });

  /** Replies to an answered card. If this opens another card, that card is not stored either. */
  const follow = (userId: string, state: SafetyState, card: StoredCard, codes: readonly string[]): UnstoredAnswer => {
    lastCards.forget(userId);
    const outcome = outcomeOf(state, card, codes);
    const isOver = outcome.leadsTo === 'resume' || outcome.leadsTo === 'recheck';
    if (outcome.leadsTo !== 'ask')
      return { isOver, reply: (asked) => replies.outcome(asked, { card, outcome, state }) };
    const purpose = card.purpose === 'ask' ? 'ask' : 'dismiss';
    const next = made({ purpose, spec: outcome.card, language: card.language, holds: false });
    lastCards.keep(userId, next);
    const opened = { ...state, cards: [{ ...card, next: next.id }, next] };
    return { isOver, reply: (asked) => replies.outcome(asked, { card, outcome, state: opened }) };
  };

  /** Returns a safety state with the hold that the STOP would have opened if it were stored. */
  const stateOf = ({ holdId, spec: { category } }: StoredCard): SafetyState =>
    holdId === null
      ? EMPTY
      : { ...EMPTY, holds: [{ id: holdId, category, tier: 'same_day', since: clock.now(), ended: null }] };

  return {
    /**
     * Returns the reply to a typed message: a STOP, a card, or the reply to a typed answer to the last card; null for
     * every other text.
     */
    typed(userId: string, message: string): UnstoredReply | null {
      const language = languageOf(message, tokensOf(message));
      measures.gateRead();
      const decision = decideText(message);
      if (decision.state === 'stop') return (asked) => replies.stop(asked, decision, language);
      const last = lastCards.find(userId);
      const codes = readTypedAnswer(message, last?.spec ?? GENERAL_CARD);
      if (last && codes) {
        const { isOver, reply } = follow(userId, stateOf(last), last, codes);
        return isOver ? null : reply;
      }
      if (decision.state === 'ask') return (asked) => replies.ask(asked, decision, language);
      // A message that is only a number answers a card that another process sent. This process does not have that card,
      // so it shows the general card.
      return codes && /\d/.test(message) ? (asked) => replies.ask(asked, general(decision), language) : null;
    },

    /** Returns the reply to an answered card, which was either never stored or stored before consent was withdrawn. */
    async answered(userId: string, cardId: string, codes: readonly string[]): Promise<UnstoredAnswer> {
      const known = readUnstored(cardId, clock.now());
      if (!known) {
        const card = await keeper.check(userId, cardId, codes);
        return follow(userId, await keeper.find(userId), card, codes);
      }
      if (!isAnswerOf(known, codes)) throw invalid('answers', 'Please choose one of the answers on the card.');
      return follow(userId, stateOf(known), known, codes);
    },

    isUnstored: (cardId: string): boolean => readUnstored(cardId, clock.now()) !== null,
  };
};

const general = (decision: SafetyDecision): SafetyDecision => ({ ...decision, state: 'ask', card: GENERAL_CARD });
