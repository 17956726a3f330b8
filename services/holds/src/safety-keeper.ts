import type { CoachType } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import type { Language } from '@stridewell/language/language';
import { GENERAL_CARD, holdTierOf, isActive, type SafetyCategory, type SafetyDecision } from '@stridewell/safety';
import { type HoldRepository, noSuchCard } from './hold-repository.ts';
import { isAwaited, withEnd } from './opener.ts';
import { isAnswerOf } from './present.ts';
import {
  type CardOutcome,
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

/**
 * The position of a message in a thread. When a card about the message is answered, the message is read from this
 * position.
 */
export interface Place {
  threadId: string;
  seq: number;
}

export interface AnsweredCard {
  card: StoredCard;
  outcome: CardOutcome;
  /** The runner's safety state after the answer. */
  state: SafetyState;
}

export interface KeeperParts {
  holds: HoldRepository;
  coachType: CoachType;
  clock: Clock;
}

const answeredBefore = (): DomainError =>
  new DomainError('conflict', 'This question has been answered already.', { code: 'already_answered' });

const sameCodes = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((code) => b.includes(code));

export type SafetyKeeper = ReturnType<typeof createSafetyKeeper>;

/** Opens, answers and ends the cards and holds of one coach. */
export const createSafetyKeeper = ({ holds, coachType, clock }: KeeperParts) => {
  const cardIn = (state: SafetyState, cardId: string): StoredCard | null => {
    const known = state.cards.find(({ id }) => id === cardId);
    if (known) return known;
    const open = openCard(state, clock.now(), 'en');
    return open?.id === cardId ? open : null;
  };

  return {
    find: holds.find,
    now: (): Date => clock.now(),

    /**
     * Opens the card and the hold of a STOP. Returns the card immediately, because the text must be sent whether or not
     * `stored` succeeds.
     */
    stop(userId: string, decision: SafetyDecision, language: Language): { card: StoredCard; stored: Promise<unknown> } {
      const now = clock.now();
      const { category, tier, categories, isOfOther } = decision;
      const holdTier = category && tier && !isOfOther ? holdTierOf(category, tier) : null;
      const holdId = holdTier ? createId() : null;
      const card = newCard({
        id: createId(),
        purpose: 'stop',
        spec: { ...GENERAL_CARD, category },
        holdId,
        language,
        bucket: decision.bucket,
        askedAt: now,
      });
      const stored = holds.change(userId, now, (before) => {
        // Another person's symptoms do not concern the runner, so they set no flag.
        let state = isOfOther ? before : withFlags(before, categories, now);
        let own = card;
        if (holdId && holdTier) {
          const opened = withHold(state, { id: holdId, category, tier: holdTier, since: now, opener: coachType });
          ({ state } = opened);
          own = { ...card, holdId: opened.hold.id };
        }
        return withoutExpired(withCard(state, own), now);
      });
      return { card, stored };
    },

    /**
     * Opens the hold of an answer that tells the runner to wait with training, such as the answer to a runner who is
     * ill.
     */
    async close(userId: string, category: SafetyCategory): Promise<void> {
      const now = clock.now();
      const hold = { id: createId(), category, tier: 'same_day' as const, since: now, opener: coachType };
      await holds.change(userId, now, (before) => withoutExpired(withHold(before, hold).state, now));
    },

    /** Creates a card that restricts training advice until it is answered. A card that is still open expires. */
    async ask(userId: string, decision: SafetyDecision, language: Language, place: Place): Promise<StoredCard> {
      const now = clock.now();
      const id = createId();
      const card = newCard({
        id,
        purpose: 'ask',
        spec: decision.card ?? GENERAL_CARD,
        holdId: id,
        language,
        question: { coach: coachType, ...place },
        bucket: decision.bucket,
        askedAt: now,
      });
      await holds.change(userId, now, (before) => {
        // Only one card may be open at a time.
        const open = before.holds.filter((hold) => hold.tier === 'card' && hold.ended === null);
        const state = open.reduce((rest, hold) => withEnd(rest, hold.id, 'expired'), before);
        const held = withHold(state, {
          id,
          category: decision.category,
          tier: 'card',
          since: now,
          opener: coachType,
        });
        return withoutExpired(withCard(held.state, card), now);
      });
      return card;
    },

    /**
     * Increments the display count of the open card and returns the card, in the language of the newest message. Returns
     * null when the card has been shown three times.
     */
    async showAgain(userId: string, language: Language): Promise<StoredCard | null> {
      const now = clock.now();
      let shown: StoredCard | null = null;
      await holds.change(userId, now, (state) => {
        const card = openCard(state, now, language);
        shown = card && card.shown < 3 ? { ...card, language, shown: card.shown + 1 } : null;
        if (!shown) return state;
        const again: StoredCard = shown;
        return { ...state, cards: [...state.cards.filter(({ id }) => id !== again.id), again] };
      });
      return shown;
    },

    /**
     * Returns the recheck card of the current restriction's hold and creates it if necessary. Returns null if training
     * advice is not restricted or if the hold's opener is checking an answer.
     */
    async recheck(userId: string, language: Language): Promise<StoredCard | null> {
      const now = clock.now();
      let card: StoredCard | null = null;
      await holds.change(userId, now, (state) => {
        const restriction = restrictionAt(state, now);
        // The answer that was just forwarded may still end the hold.
        if (!restriction || isAwaited(restriction.hold, now)) return state;
        const open = openRecheck(state, restriction.hold.id);
        const fresh = recheckFor(restriction, open?.id ?? createId(), language, now);
        if (open && open.language === language && sameCodes(open.spec.options, fresh.spec.options)) {
          card = open;
          return state;
        }
        // An open card gets more options as its hold gets older, and it is shown in the language of the newest message.
        const shown: StoredCard = open ? { ...open, spec: fresh.spec, language } : fresh;
        card = shown;
        return withCard({ ...state, cards: state.cards.filter(({ id }) => id !== shown.id) }, shown);
      });
      return card;
    },

    /** Ends cards that were not answered within 24 hours. Returns true when there was such a card. */
    async expire(userId: string, state: SafetyState): Promise<boolean> {
      const now = clock.now();
      const expired = state.holds.filter((hold) => hold.tier === 'card' && hold.ended === null && !isActive(hold, now));
      if (expired.length === 0) return false;
      await holds.change(userId, now, (before) =>
        expired.reduce((rest, hold) => withEnd(rest, hold.id, 'expired'), before),
      );
      return true;
    },

    /**
     * Validates an answer before anything is stored.
     * @throws DomainError 404 for an unknown card, 400 for an invalid answer, 409 for an answered or expired card
     */
    async check(userId: string, cardId: string, answers: readonly string[]): Promise<StoredCard> {
      const state = await holds.find(userId);
      const card = cardIn(state, cardId);
      if (!card) throw noSuchCard();
      if (card.answers) {
        if (sameCodes(card.answers, answers)) return card;
        throw answeredBefore();
      }
      if (!isAnswerOf(card, answers)) throw invalid('answers', 'Please choose one of the answers on the card.');
      const hold = state.holds.find(({ id }) => id === card.holdId);
      if (card.purpose === 'ask' && hold && !isActive(hold, clock.now()))
        throw new DomainError('conflict', 'This question has expired. Please write to me again.', {
          code: 'card_expired',
        });
      return card;
    },

    /** Stores an answer and its effects. Idempotent: a repeated answer changes nothing and returns the same outcome. */
    async answer(userId: string, cardId: string, answers: readonly string[]): Promise<AnsweredCard> {
      const now = clock.now();
      const ids = { hold: createId(), card: createId() };
      const found: { card: StoredCard | null; before: SafetyState | null } = { card: null, before: null };
      const state = await holds.change(userId, now, (before) => {
        found.card = cardIn(before, cardId);
        found.before = before;
        if (!found.card || found.card.answers) return before;
        return withAnswer(before, found.card, { answers, now, ids, service: coachType });
      });
      const { card, before } = found;
      if (!card || !before) throw noSuchCard();
      if (card.answers && !sameCodes(card.answers, answers)) throw answeredBefore();
      return { card, outcome: outcomeOf(before, card, answers, coachType), state };
    },
  };
};
