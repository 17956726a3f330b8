import type { HoldRepository } from '@stridewell/coaching/safety/hold-repository';
import { answeredNone, flagged, type SafetyState, withHold } from '@stridewell/coaching/safety/state';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import { decideText, holdTierOf, type SafetyDecision, stands } from '@stridewell/safety';

/** What the safety decision says of a check-in's notes. */
export interface NotesReading {
  /** The decision on the notes; null where there are none. */
  decision: SafetyDecision | null;
  /** The fixed text where the notes were stopped. */
  stop: { text: string } | null;
  /** A card about the notes is not answered yet. */
  isAsked: boolean;
  /** The notes tell of an illness. */
  isIll: boolean;
}

export const NO_NOTES: NotesReading = { decision: null, stop: null, isAsked: false, isIll: false };

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

/** Reads notes with what is known of the runner's safety. Pure. */
export const readNotes = (notes: string | null, state: SafetyState, now: Date): NotesReading => {
  if (!notes) return NO_NOTES;
  const decision = decideText(notes, {
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

export type NotesSafety = ReturnType<typeof createNotesSafety>;

/** Notes of check-ins: how they are read, and the hold that follows from them, which the coaches take over. */
export const createNotesSafety = ({ holds, clock }: { holds: HoldRepository; clock: Clock }) => ({
  async read(userId: string, notes: string | null): Promise<NotesReading> {
    return notes ? readNotes(notes, await holds.find(userId), clock.now()) : NO_NOTES;
  },

  /**
   * Opens what the notes lead to: the hold of a STOP, or the hold of an open card, whose card the coach shows. One that
   * stands already is kept, so that saving the same notes again opens nothing.
   */
  async keep(userId: string, { decision, isAsked }: NotesReading): Promise<void> {
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
  },
});
