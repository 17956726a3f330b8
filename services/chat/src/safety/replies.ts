import type { ChatMetadata, SafetyCategory, SafetyTier } from '@stridewell/contracts/web';
import { isAwaited } from '@stridewell/holds/opener';
import { presentCard, presentCardText, presentStop } from '@stridewell/holds/present';
import {
  ANSWER_CHECKED,
  ASK_AGAIN,
  acknowledgement,
  BAD_DAY,
  CARD_STILL_OPEN,
  CARD_WAITS,
  crisisReply,
  ONE_MORE,
  STOP_READ,
} from '@stridewell/holds/reply-texts';
import type { AnsweredCard, SafetyKeeper } from '@stridewell/holds/safety-keeper';
import { isRecheckDue, newCard, type StoredCard } from '@stridewell/holds/state';
import { type Language, paragraphs, type Words } from '@stridewell/language/language';
import {
  cautionText,
  GATE_VERSION,
  GENERAL_CARD,
  holdText,
  NONE,
  RECHECK_TEXTS,
  type Restriction,
  recheckText,
  type SafetyDecision,
  stopText,
} from '@stridewell/safety';
import type { CoachBrain } from '../brain.ts';
import type { ReplyPiece, ReplyRequest } from '../conversation/reply.ts';
import { spokenBefore } from '../conversation/spoken-language.ts';
import { withTimeout } from '../conversation/with-timeout.ts';
import type { CoachMetrics } from '../metrics.ts';
import type { RecordDecision } from './record-decision.ts';
import { isCrisis } from './restricted.ts';

/** Timeout in milliseconds for storing a hold or a card and for the effects of a STOP. */
const STORE_MS = 5_000;

export interface RepliesParts {
  brain: Pick<CoachBrain<unknown>, 'noticed'>;
  keeper: Pick<SafetyKeeper, 'now' | 'stop' | 'ask' | 'showAgain' | 'recheck'>;
  record: RecordDecision;
  measures: CoachMetrics;
}

type Pieces = AsyncGenerator<ReplyPiece>;
/** Adds the note that another service checks the answer, if it does. */
const checked = (words: Words, waits: boolean): Words =>
  waits ? { en: paragraphs(words.en, ANSWER_CHECKED.en), nb: paragraphs(words.nb, ANSWER_CHECKED.nb) } : words;

type Safety = NonNullable<ChatMetadata['safety']>;

/** Returns the text in the given language, or in both languages when the language is unknown. */
const inLanguage = (words: Words, language: Language | null): string =>
  language ? words[language] : paragraphs(words.en, words.nb);

const safetyOf = (
  { ruleId, version }: Pick<SafetyDecision, 'ruleId' | 'version'>,
  state: NonNullable<Safety['state']>,
  category: SafetyCategory | null,
  tier: SafetyTier | null,
): Safety => ({ ruleId, version, state, ...(category && { category }), ...(tier && { tier }) });

/**
 * Creates the replies of the safety rules: fixed texts, cards and the replies to card answers. None of them is written
 * by a model.
 */
export const createSafetyReplies = ({ brain, keeper, record, measures }: RepliesParts) => {
  async function* drawn(card: StoredCard, safety: Safety): Pieces {
    const shown = presentCard(card);
    yield { metadata: { model: 'gate', safety, card: shown } };
    yield { card: shown };
  }

  /**
   * Replies with a STOP: sends the text first, then waits until the hold, the decision and the service's reaction are
   * stored.
   */
  async function* stop({ runner }: ReplyRequest, decision: SafetyDecision, language: Language | null): Pieces {
    const { category, tier, categories, text, isOfOther } = decision;
    if (!category || !tier || !text) return;
    measures.decided(decision);
    measures.answered('gate');
    const noted = isOfOther ? undefined : brain.noticed?.(runner, categories);
    const { card, stored } = keeper.stop(runner.userId, decision, language ?? 'en');
    const recorded = record(runner, { ...decision, state: 'stop', where: 'gate' });
    const line = presentStop(card, category, tier);
    yield { metadata: { model: 'gate', safety: safetyOf(decision, 'stop', category, tier), stop: line } };
    yield { content: inLanguage(text, language) };
    yield { stop: line };
    // A database that hangs or fails must not delay or break the reply.
    await withTimeout(STORE_MS, Promise.allSettled([stored, recorded, noted])).catch(() => undefined);
  }

  /**
   * Replies with a card, or with the card's text only if the card cannot be stored. The question itself is not answered
   * in either case.
   */
  async function* ask(
    { runner, place, turn }: ReplyRequest,
    decision: SafetyDecision,
    language: Language | null,
  ): Pieces {
    measures.decided(decision);
    measures.answered('gate');
    const spoken = language ?? spokenBefore(turn);
    const safety = safetyOf(decision, 'ask', decision.category, null);
    const recorded = record(runner, { ...decision, state: 'ask', where: 'gate' });
    const card = await withTimeout(STORE_MS, keeper.ask(runner.userId, decision, spoken, place)).catch(() => null);
    const shown = card ?? unstored(decision, spoken);
    yield { metadata: { model: 'gate', safety } };
    yield { content: paragraphs(acknowledgement(decision.category)[spoken], presentCardText(shown)) };
    if (card) yield* drawn(card, safety);
    await withTimeout(STORE_MS, recorded).catch(() => undefined);
  }

  /** Replies to a question or quick action about training while a hold or an open card restricts training advice. */
  async function* held({ runner, place }: ReplyRequest, restriction: Restriction, language: Language): Pieces {
    const { hold } = restriction;
    measures.answered('gate');
    const safety: Safety = {
      ruleId: `hold:${hold.tier}`,
      version: GATE_VERSION,
      state: 'hold',
      ...(hold.category && { category: hold.category }),
    };
    const { ruleId, version } = safety;
    await record(runner, { ruleId, version, state: 'hold', where: 'hold', category: hold.category });
    yield { metadata: { model: 'gate', safety } };
    const card = await cardOf(runner.userId, restriction, language);
    const words = isCrisis(restriction) ? crisisReply(place.seq) : holdText(hold.category, hold.tier);
    const whole = isAwaited(hold, keeper.now()) ? checked(words, true) : words;
    const text = (hold.tier === 'card' ? (card ? CARD_STILL_OPEN : CARD_WAITS) : whole)[language];
    yield { content: card ? paragraphs(text, presentCardText(card)) : text };
    if (card) yield* drawn(card, safety);
  }

  const cardOf = async (userId: string, restriction: Restriction, language: Language): Promise<StoredCard | null> => {
    if (restriction.hold.tier === 'card') return keeper.showAgain(userId, language);
    return isRecheckDue(restriction, keeper.now()) ? keeper.recheck(userId, language) : null;
  };

  /** Replies to an answered card, unless the pending question must be answered instead. */
  async function* outcome({ runner }: ReplyRequest, { card, outcome: result, state }: AnsweredCard): Pieces {
    const { language } = card;
    measures.answered('gate');
    const base = { ruleId: `card:${card.spec.kind}`, version: GATE_VERSION };
    const textReply = function* (
      text: string,
      safetyState: NonNullable<Safety['state']>,
      category: SafetyCategory | null,
      tier: SafetyTier | null,
    ): Generator<ReplyPiece> {
      yield { metadata: { model: 'gate', safety: safetyOf(base, safetyState, category, tier) } };
      yield { content: text };
    };
    const store = (decided: 'stop' | 'ask' | 'hold', category: SafetyCategory | null, tier: SafetyTier | null) =>
      record(runner, { ...base, where: 'card', state: decided, category, tier });
    switch (result.leadsTo) {
      case 'stop': {
        await store('stop', result.category, result.tier);
        if (result.category === 'illness') await brain.noticed?.(runner, ['illness']);
        return yield* textReply(result.text[language], 'stop', result.category, result.tier);
      }
      case 'refer':
        await store('stop', result.category, 'refer');
        return yield* textReply(result.text[language], 'stop', result.category, 'refer');
      case 'unsure':
        await store('hold', result.category, 'same_day');
        return yield* textReply(result.text[language], 'hold', result.category, 'same_day');
      case 'ask': {
        const opened = state.cards.find(({ id }) => id === state.cards.find((known) => known.id === card.id)?.next);
        if (!opened) return yield* textReply(STOP_READ[language], 'hold', null, null);
        await store('ask', result.card.category, null);
        const isDenied = state.cards.find(({ id }) => id === card.id)?.answers?.includes(NONE) === true;
        const text = paragraphs(isDenied ? ONE_MORE[language] : '', presentCardText(opened));
        yield* textReply(text, 'ask', result.card.category, null);
        return yield* drawn(opened, safetyOf(base, 'ask', result.card.category, null));
      }
      case 'recheck': {
        const { code, category, tier, waits } = result;
        await store('hold', category, null);
        const again = category ? stopText(category, tier) : holdText(category, tier);
        const text = code === 'not_yet' ? again : recheckText(code, category);
        return yield* textReply(checked(text, waits)[language], 'hold', category, null);
      }
      case 'dismissed':
        return yield* textReply(checked(RECHECK_TEXTS.dismissed, result.waits)[language], 'hold', null, null);
      case 'read':
        return yield* textReply(STOP_READ[language], 'hold', null, null);
      case 'reassure':
        return yield* textReply(BAD_DAY[language], 'hold', null, null);
      case 'caution':
        await store('hold', result.category, null);
        return yield* textReply(cautionText(result.category)[language], 'hold', null, null);
      case 'resume':
        return yield* textReply(ASK_AGAIN[language], 'hold', null, null);
      default:
        return result satisfies never;
    }
  }

  return { stop, ask, held, outcome, cardOf, drawn };
};

/** Replies with the text of a card that could not be stored, so that the runner still sees the warning signs. */
const unstored = ({ card }: SafetyDecision, language: Language): StoredCard =>
  newCard({ id: '', purpose: 'ask', spec: card ?? GENERAL_CARD, holdId: null, language, askedAt: new Date(0) });
