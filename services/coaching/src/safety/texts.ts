import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { decideText, holdTierOf, type SafetyDecision, stands } from '@stridewell/safety';
import type { HoldRepository } from './hold-repository.ts';
import { answeredNone, flagged, type SafetyState, withHold } from './state.ts';

/** What the safety decision says of a text that a runner stores: notes, a reason, an injury in their own words. */
export interface TextReading {
  /** The decision on the text; null where there is none. */
  decision: SafetyDecision | null;
  /** The fixed text where it was stopped. */
  stop: { text: string } | null;
  /** A card about it is not answered yet. */
  isAsked: boolean;
  /** It tells of an illness. */
  isIll: boolean;
}

export const NO_TEXT: TextReading = { decision: null, stop: null, isAsked: false, isIll: false };

const DAY_MS = 86_400_000;

/** Whether the runner answered a card of this category within the last day: the coach's card of the same hold counts. */
const wasAnswered = ({ holds }: SafetyState, { category }: SafetyDecision, now: Date): boolean =>
  holds.some(
    (hold) =>
      hold.tier === 'card' &&
      hold.category === category &&
      hold.ended === 'answered' &&
      now.getTime() - hold.since.getTime() < DAY_MS,
  );

/** Reads a text with what is known of the runner's safety. Pure. */
export const readText = (text: string | null, state: SafetyState, now: Date): TextReading => {
  if (!text) return NO_TEXT;
  const decision = decideText(text, {
    place: 'notes',
    flags: state.flags.map(({ category }) => category),
    answeredNone: answeredNone(state, now),
  });
  const isStop = decision.state === 'stop';
  return {
    decision,
    stop: isStop && decision.text ? { text: decision.text.en } : null,
    isAsked: decision.state === 'ask' && !wasAnswered(state, decision, now),
    isIll: isStop && decision.categories.includes('illness'),
  };
};

/** From this probability of being unsafe, in tenths, the model alone makes a field of a form be asked about. */
const FORM_BUCKET = 8;

/**
 * Whether a card is asked about a field of a form. The fields are there to describe an injury, so the model sees one in nearly all
 * of them; physio's own questions on warning signs come beside.
 */
const isAskedInForm = ({ isAsked, decision }: TextReading): boolean =>
  isAsked && decision !== null && (decision.source !== 'model' || decision.bucket >= FORM_BUCKET);

export type TextSafety = ReturnType<typeof createTextSafety>;

/** Texts that runners store: how they are read, and the hold that follows from them, which the coaches take over. */
export const createTextSafety = ({ holds, clock }: { holds: HoldRepository; clock: Clock }) => {
  const read = async (userId: string, text: string | null): Promise<TextReading> =>
    text ? readText(text, await holds.find(userId), clock.now()) : NO_TEXT;

  /**
   * Opens what a text leads to: the hold of a STOP, or the hold of an open card, whose card the coach shows. One that stands
   * already is kept, so that saving the same text again opens nothing.
   */
  const keep = async (userId: string, { decision, isAsked }: TextReading): Promise<void> => {
    const now = clock.now();
    if (!decision || (decision.state !== 'stop' && !isAsked)) return;
    const { category, categories, tier } = decision;
    await holds.change(userId, now, (before) => {
      if (isAsked) {
        const isOpen = before.holds.some(
          (hold) => hold.tier === 'card' && hold.category === category && stands(hold, now),
        );
        return isOpen ? before : withHold(before, { id: createId(), category, tier: 'card', since: now }).state;
      }
      const holdTier = category && tier ? holdTierOf(category, tier) : null;
      const state = flagged(before, categories, now);
      return holdTier ? withHold(state, { id: createId(), category, tier: holdTier, since: now }).state : state;
    });
  };

  return {
    read,
    keep,

    /**
     * Reads the fields of a form that are new or changed, and opens what they lead to. Called before the form is stored: whatever
     * is killed in between, the hold stands, and a second try opens no second one.
     */
    async keepForm(userId: string, before: readonly FormText[], after: readonly FormText[]): Promise<void> {
      const known = new Set(before.filter(Boolean));
      for (const text of new Set(after)) {
        if (!text || known.has(text)) continue;
        const reading = await read(userId, text);
        await keep(userId, { ...reading, isAsked: isAskedInForm(reading) });
      }
    },
  };
};

/** A field of a form; missing or empty where nothing was written. */
export type FormText = string | null | undefined;
