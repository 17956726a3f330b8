import { createHash } from 'node:crypto';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { createBoundedCache } from '@stridewell/kit/limits/bounded-cache';
import type { TextBudget } from '@stridewell/kit/limits/text-limits';
import {
  type Bilingual,
  type DecideOptions,
  decideText,
  holdTierOf,
  isActive,
  type SafetyDecision,
} from '@stridewell/safety';
import type { HoldRepository } from './hold-repository.ts';
import { answeredNone, type SafetyState, withFlags, withHold } from './state.ts';

/** The safety evaluation of a text that a runner stores, such as notes, a reason or the description of an injury. */
export interface TextReading {
  /** The decision on the text; null when there is no text. */
  decision: SafetyDecision | null;
  /** The fixed text in both languages when the decision is STOP; null otherwise. */
  stop: Bilingual | null;
  /** True when the decision is ASK and no card of its category was answered within the last day. */
  isAsked: boolean;
  /** True when the text mentions that the runner is ill. */
  isIll: boolean;
}

export const NO_TEXT: TextReading = { decision: null, stop: null, isAsked: false, isIll: false };

const DAY_MS = 86_400_000;

/** True when the runner answered a card of this category within the last day, including a coach's card. */
const wasAnswered = ({ holds }: SafetyState, { category }: SafetyDecision, now: Date): boolean =>
  holds.some(
    (hold) =>
      hold.tier === 'card' &&
      hold.category === category &&
      hold.ended === 'answered' &&
      now.getTime() - hold.since.getTime() < DAY_MS,
  );

/**
 * Cached decisions by the hash of the text and its context, so that a text that is saved again unchanged is not
 * evaluated again. No text is kept.
 */
const known = createBoundedCache<SafetyDecision>(5_000);

const decideOnce = (text: string, options: DecideOptions): SafetyDecision =>
  known.of(
    createHash('sha256')
      .update(JSON.stringify([text, options]))
      .digest('base64url'),
    () => decideText(text, options),
  );

/** Evaluates a text in the context of the runner's safety state. Pure. */
export const readText = (text: string | null, state: SafetyState, now: Date): TextReading => {
  if (!text) return NO_TEXT;
  const decision = decideOnce(text, {
    place: 'notes',
    flags: state.flags.map(({ category }) => category),
    answeredNone: answeredNone(state, now),
  });
  const isStop = decision.state === 'stop';
  return {
    decision,
    stop: isStop ? decision.text : null,
    isAsked: decision.state === 'ask' && !wasAnswered(state, decision, now),
    isIll: isStop && decision.categories.includes('illness'),
  };
};

/**
 * Minimum unsafe score in tenths at which a card is shown for a form field when only the model finds the text unsafe.
 */
const FORM_BUCKET = 8;

/**
 * True when a card must be shown for a form field. Only a high model score is sufficient, because these fields describe
 * an injury and the model scores nearly all of them as unsafe. The physio service also asks its own questions about
 * warning signs.
 */
const isAskedInForm = ({ isAsked, decision }: TextReading): boolean =>
  isAsked && decision !== null && (decision.source !== 'model' || decision.bucket >= FORM_BUCKET);

export type TextSafety = ReturnType<typeof createTextSafety>;

export interface TextSafetyParts {
  holds: HoldRepository;
  clock: Clock;
  textBudget: TextBudget;
}

/** Returns the texts of a form that are new or changed. */
const changedIn = (before: readonly FormText[], after: readonly FormText[]): string[] => {
  const stored = new Set(before.filter(Boolean));
  return [...new Set(after)].flatMap((text) => (text && !stored.has(text) ? [text] : []));
};

/** Evaluates texts that runners store and opens the resulting holds, which the coaches copy. */
export const createTextSafety = ({ holds, clock, textBudget }: TextSafetyParts) => {
  const read = async (userId: string, text: string | null): Promise<TextReading> =>
    text ? readText(text, await holds.find(userId), clock.now()) : NO_TEXT;

  /**
   * Opens the hold that a text requires: the hold of a STOP, or the hold of a card, which the coach then shows. Saving
   * the same text again opens no second hold.
   * @param date date that the text is about, for texts about one day
   */
  const keep = async (userId: string, { decision, isAsked }: TextReading, date?: string): Promise<void> => {
    const now = clock.now();
    if (!decision || (decision.state !== 'stop' && !isAsked)) return;
    const { category, categories, tier } = decision;
    const { service: opener } = holds;
    await holds.change(userId, now, (before) => {
      if (isAsked) {
        const isOpen = before.holds.some(
          (hold) => hold.tier === 'card' && hold.category === category && isActive(hold, now),
        );
        return isOpen ? before : withHold(before, { id: createId(), category, tier: 'card', since: now, opener }).state;
      }
      const holdTier = category && tier ? holdTierOf(category, tier) : null;
      const state = withFlags(before, categories, now);
      const hold = { id: createId(), category, since: now, opener, ...(date !== undefined && { date }) };
      return holdTier ? withHold(state, { ...hold, tier: holdTier }).state : state;
    });
  };

  /**
   * Charges the new or changed texts of a form to the runner's character budget before they are read.
   * @throws DomainError 'limited' when the budget is spent
   */
  const spend = (userId: string, before: readonly FormText[], after: readonly FormText[]): Promise<void> =>
    textBudget.spend(
      userId,
      changedIn(before, after).reduce((sum, { length }) => sum + length, 0),
    );

  return {
    spend,
    keep,

    /**
     * Evaluates the new or changed fields of a form and opens the holds they require. Call it before storing the form,
     * so that the hold exists even if the process crashes in between; a retry does not open a second hold. Unchanged
     * fields are not read.
     * @throws DomainError 'limited' before anything is read when the runner's budget of characters is spent
     */
    async keepForm(userId: string, before: readonly FormText[], after: readonly FormText[]): Promise<void> {
      await spend(userId, before, after);
      for (const text of changedIn(before, after)) {
        const reading = await read(userId, text);
        await keep(userId, { ...reading, isAsked: isAskedInForm(reading) });
      }
    },
  };
};

/** The text of a form field; null, undefined or empty when the runner wrote nothing. */
export type FormText = string | null | undefined;
