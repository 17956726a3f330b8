import type { HoldOpener } from '@stridewell/contracts/web';
import {
  ABOUT_TRAINING,
  cardFor,
  GENERAL_CARD,
  type Hold,
  type HoldTier,
  isActive,
  NONE,
  type RecheckCode,
  type Restriction,
  recheckDue,
  recheckEnd,
  recheckOptions,
  restrictionOf,
  type SafetyCategory,
  type TriageResult,
  triageCard,
} from '@stridewell/safety';
import type { CardPurpose, Flag, SafetyState, StoredCard } from './document.ts';
import { isOfOpener, isRecheckedWith, withAnsweredEnd, withEnd, withRecheckEnd } from './opener.ts';

export type { CardPurpose, Flag, SafetyState, StoredCard };

/** The state of a runner without holds, cards and flags. */
export const EMPTY: SafetyState = { holds: [], cards: [], flags: [] };

const DAY = 86_400_000;
const FLAG_MS = 30 * DAY;
const FLAGGED: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating', 'pregnancy']);
/** Maximum number of ended holds, and of answered cards, that are kept. The oldest are dropped first. */
const KEPT = 20;

const recent = <T>(items: readonly T[], isOpen: (item: T) => boolean): T[] => [
  ...items.filter((item) => !isOpen(item)).slice(-KEPT),
  ...items.filter(isOpen),
];

/** Removes expired flags, and all ended holds and answered cards except the newest. */
export const withoutExpired = ({ holds, cards, flags }: SafetyState, now: Date): SafetyState => ({
  holds: recent(holds, ({ ended }) => ended === null),
  cards: recent(cards, ({ answers }) => answers === null).slice(-2 * KEPT),
  flags: flags.filter(({ at }) => now.getTime() - at.getTime() < FLAG_MS),
});

/** Adds a flag for each category that requires one. A flag expires 30 days after `at`. */
export const withFlags = (state: SafetyState, categories: readonly SafetyCategory[], at: Date): SafetyState => ({
  ...state,
  flags: [
    ...state.flags,
    ...categories.filter((category) => FLAGGED.has(category)).map((category) => ({ category, at })),
  ],
});

export interface OpenHold {
  id: string;
  category: SafetyCategory | null;
  tier: HoldTier;
  since: Date;
  /** The service that opens the hold. */
  opener: HoldOpener;
  /** First date that the hold limits, see `Hold`. */
  date?: string;
}

/** Moves the first date of a hold to an earlier date. Returns the same state if the date is not earlier. */
const withEarlierDate = (state: SafetyState, { id, date, since }: Hold, earlier: string | undefined): SafetyState => {
  if (earlier === undefined || earlier >= (date ?? since.toISOString().slice(0, 10))) return state;
  return { ...state, holds: state.holds.map((hold) => (hold.id === id ? { ...hold, date: earlier } : hold)) };
};

/**
 * Opens a hold unless there is already an active one of the same category and tier. Each card opens its own hold. An
 * emergency or same-day hold of another service does not replace the service's own hold, because that service could end
 * it.
 */
export const withHold = (state: SafetyState, hold: OpenHold): { state: SafetyState; hold: Hold } => {
  const same = state.holds.find(
    (known) =>
      isActive(known, hold.since) &&
      known.category === hold.category &&
      known.tier === hold.tier &&
      !isOfOpener(known, hold.opener),
  );
  if (same && hold.tier !== 'card') return { state: withEarlierDate(state, same, hold.date), hold: same };
  const opened: Hold = { ...hold, ended: null };
  return { state: { ...state, holds: [...state.holds, opened] }, hold: opened };
};

export const withCard = (state: SafetyState, card: StoredCard): SafetyState => ({
  ...state,
  cards: [...state.cards, card],
});

/** Returns the combined restriction of the holds that are active at `now`; null when there is none. */
export const restrictionAt = (state: SafetyState, now: Date): Restriction | null => restrictionOf(state.holds, now);

type CardFields = Pick<StoredCard, 'id' | 'purpose' | 'spec' | 'holdId' | 'language' | 'askedAt'>;

/** Creates a card without an answer. By default it has been shown once and has no pending question. */
export const newCard = (fields: CardFields & Partial<StoredCard>): StoredCard => ({
  question: null,
  bucket: 0,
  shown: 1,
  answers: null,
  answeredAt: null,
  next: null,
  ...fields,
});

/** Returns the open card. The other coach's card is rebuilt from the category of its hold. */
export const openCard = (state: SafetyState, now: Date, language: 'en' | 'nb'): StoredCard | null => {
  const hold = state.holds.findLast((known) => known.tier === 'card' && isActive(known, now));
  if (!hold) return null;
  return state.cards.find(({ id }) => id === hold.id) ?? foreignCard(hold, language);
};

const foreignCard = ({ id, category, since }: Hold, language: 'en' | 'nb'): StoredCard => {
  const spec = category ? cardFor([category]) : GENERAL_CARD;
  return newCard({ id, purpose: 'ask', spec, holdId: id, language, askedAt: since, shown: 0 });
};

/** Returns the unanswered recheck card of a hold. */
export const openRecheck = (state: SafetyState, holdId: string): StoredCard | undefined =>
  state.cards.find((card) => card.purpose === 'recheck' && card.holdId === holdId && card.answers === null);

/** Returns the newest STOP whose buttons were not used, or undefined if there is none. */
export const openStop = (state: SafetyState): StoredCard | undefined =>
  state.cards.findLast((card) => card.purpose === 'stop' && card.answers === null);

/** Time in milliseconds for which the replies after a STOP about somebody else repeat the number to call. */
const THIRD_MS = 30 * 60_000;

/** True after a recent STOP about somebody else whose buttons were not used. */
export const isThirdOpen = ({ cards }: SafetyState, now: Date): boolean =>
  cards.some(
    ({ purpose, spec, answers, askedAt }) =>
      purpose === 'stop' &&
      spec.category === 'third' &&
      answers === null &&
      now.getTime() - askedAt.getTime() < THIRD_MS,
  );

/** Creates a recheck card for the current restriction. */
export const recheckFor = ({ hold }: Restriction, id: string, language: 'en' | 'nb', now: Date): StoredCard => {
  const options = recheckOptions(hold.category, now.getTime() - hold.since.getTime()).map(({ code }) => code);
  const spec = { kind: 'C0' as const, category: hold.category, options };
  return newCard({ id, purpose: 'recheck', spec, holdId: hold.id, language, askedAt: now });
};

/** True when the recheck card of the restriction is due. An open card has no recheck. */
export const isRecheckDue = (restriction: Restriction | null, now: Date): boolean =>
  restriction !== null && restriction.hold.tier !== 'card' && recheckDue(restriction, now);

/**
 * Returns the categories of the cards whose answers within the last day said that nothing is wrong with the runner, such as
 * "none" and "about somebody else". The runner is not asked about these categories again.
 */
export const answeredNone = (
  { cards }: SafetyState,
  now: Date,
): { category: SafetyCategory | null; bucket: number }[] =>
  cards
    .filter(
      ({ answers, answeredAt, purpose, spec }) =>
        answers !== null &&
        answeredAt !== null &&
        now.getTime() - answeredAt.getTime() < DAY &&
        (answers.includes(NONE) || (purpose === 'ask' && triageCard(spec, answers).leadsTo === 'resume')),
    )
    .map(({ spec, bucket }) => ({ category: spec.category, bucket }));

/** Codes of the two buttons that a STOP shows. */
export const READ = 'read';
export const DISMISSED = 'dismissed';

/** The outcome of an answered card. */
export type CardOutcome =
  | TriageResult
  | {
      leadsTo: 'recheck';
      code: RecheckCode;
      category: SafetyCategory | null;
      tier: HoldTier;
      /** True when the hold ends only after its opener has confirmed the answer. */
      waits: boolean;
    }
  /** "None" after a message that sounds dangerous: a text on what to do if it gets worse, without an answer. */
  | { leadsTo: 'caution'; category: SafetyCategory | null }
  | { leadsTo: 'read' }
  | { leadsTo: 'dismissed'; waits: boolean };

/** Score of a message, in tenths, at and above which it sounds like a plain danger. */
const DANGER = 5;
/** The same for "it is about training" on the general card, which says more than "none". */
const DANGER_OF_TRAINING = 8;

/** Returns the card whose answer opened the given card. */
const cardBefore = ({ cards }: SafetyState, { id }: StoredCard): StoredCard | undefined =>
  cards.find(({ next }) => next === id);

/**
 * Determines the outcome of an answer to a card about a message. "None of these" does not lead straight to an answer when
 * the message sounds like a plain danger, because the card may lack what the message is about: the general card follows,
 * and after it a text. After "none" on another card, "it is about training" on the general card resumes the question. The
 * other coach does not know the score of the message, so its card is treated like that of a danger.
 */
const asked = (
  state: SafetyState,
  card: StoredCard,
  answers: readonly string[],
  service: HoldOpener | undefined,
): CardOutcome => {
  const { spec, bucket, question } = card;
  const result = triageCard(spec, answers);
  if (result.leadsTo !== 'resume') return result;
  const isUnscored = service !== undefined && question === null;
  const before = cardBefore(state, card);
  const caution = { leadsTo: 'caution' as const, category: before?.spec.category ?? spec.category };
  if (answers.includes(NONE) && (bucket >= DANGER || isUnscored))
    return spec.kind === GENERAL_CARD.kind ? caution : { leadsTo: 'ask', card: GENERAL_CARD };
  const isFirst = before?.answers?.includes(NONE) !== true;
  return answers.includes(ABOUT_TRAINING) && isFirst && bucket >= DANGER_OF_TRAINING ? caution : result;
};

/**
 * Determines the outcome of an answer. Pure, so that a repeated answer has the same outcome.
 * @param service the service that shows the card; omitted if nothing is stored
 */
export const outcomeOf = (
  state: SafetyState,
  card: StoredCard,
  answers: readonly string[],
  service?: HoldOpener,
): CardOutcome => {
  const hold = state.holds.find(({ id }) => id === card.holdId);
  const waitsFor = (holds: readonly Hold[]): boolean =>
    service !== undefined && holds.some((one) => one.ended === null && isOfOpener(one, service));
  const own = state.holds.filter(({ id }) => id === card.holdId);
  const dismissed = { leadsTo: 'dismissed' as const, waits: waitsFor(own) };
  switch (card.purpose) {
    case 'stop':
      if (!answers.includes(DISMISSED)) return { leadsTo: 'read' };
      return hold?.category ? { leadsTo: 'ask', card: cardFor([hold.category]) } : dismissed;
    case 'recheck': {
      const code = (answers[0] ?? 'not_yet') as RecheckCode;
      return {
        leadsTo: 'recheck',
        code,
        category: card.spec.category,
        tier: hold?.tier ?? 'same_day',
        waits: recheckEnd(code) !== null && waitsFor(state.holds.filter((one) => isRecheckedWith(one, hold))),
      };
    }
    case 'dismiss': {
      const result = triageCard(card.spec, answers);
      return result.leadsTo === 'resume' || result.leadsTo === 'reassure' ? dismissed : result;
    }
    case 'ask':
      return asked(state, card, answers, service);
    default:
      return card.purpose satisfies never;
  }
};

export interface Answered {
  answers: readonly string[];
  now: Date;
  /** The service that stores the answer. */
  service: HoldOpener;
  /** Ids for the new hold and the new card that the answer may open. */
  ids: { hold: string; card: string };
}

/** Adds an answer and its effects to the state: ends the card's own hold and opens a new hold or card if needed. */
export const withAnswer = (before: SafetyState, card: StoredCard, answer: Answered): SafetyState => {
  const { answers, now, ids, service } = answer;
  const outcome = outcomeOf(before, card, answers, service);
  const answered: StoredCard = { ...card, answers: [...answers], answeredAt: now };
  let state: SafetyState = { ...before, cards: [...before.cards.filter(({ id }) => id !== card.id), answered] };
  if (card.purpose === 'ask') state = withEnd(state, card.holdId, 'answered');
  const hold = (category: SafetyCategory | null, tier: HoldTier): void => {
    ({ state } = withHold(state, { id: ids.hold, category, tier, since: now, opener: service }));
  };
  switch (outcome.leadsTo) {
    case 'stop':
      if (outcome.category !== 'third' && outcome.category !== 'abuse') hold(outcome.category, outcome.tier);
      state = withFlags(state, [outcome.category], now);
      break;
    case 'refer':
      hold(outcome.category, 'topic');
      state = withFlags(state, [outcome.category], now);
      break;
    case 'unsure':
      hold(outcome.category, 'same_day');
      break;
    case 'ask': {
      const next: StoredCard = {
        ...card,
        id: ids.card,
        purpose: card.purpose === 'ask' ? 'ask' : 'dismiss',
        spec: outcome.card,
        holdId: card.purpose === 'ask' ? ids.card : card.holdId,
        askedAt: now,
        shown: 1,
        answers: null,
        answeredAt: null,
        next: null,
      };
      state = withCard(
        { ...state, cards: state.cards.map((known) => (known.id === card.id ? { ...known, next: next.id } : known)) },
        next,
      );
      if (card.purpose === 'ask')
        ({ state } = withHold(state, {
          id: next.id,
          category: outcome.card.category,
          tier: 'card',
          since: now,
          opener: service,
        }));
      break;
    }
    case 'recheck': {
      const ended = recheckEnd(outcome.code);
      if (ended) state = withRecheckEnd(state, card.holdId, { ended, code: outcome.code, now, service });
      break;
    }
    case 'dismissed':
      state = withAnsweredEnd(state, card.holdId, { ended: 'dismissed', code: 'dismissed', now, service });
      break;
    case 'read':
    case 'resume':
    case 'reassure':
    case 'caution':
      break;
    default:
      outcome satisfies never;
  }
  return withoutExpired(state, now);
};
