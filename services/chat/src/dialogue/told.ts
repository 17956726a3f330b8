import { type DialogueState, dialogueSchema, type Told } from '@stridewell/understanding/dialogue';
import { type ReportedPain, reportedPainIn, ruledPain, slotsOf, worstOf } from '@stridewell/understanding/slots';
import type { Turn } from '../model/coach-model.ts';
import type { PainFact } from '../reported-pain/recorder.ts';

/** Pain above which the runner must not run and may do only calm exercises. */
const HIGH = 6;

/** True if the runner reported pain; false if the coach only asked about it. */
export const isPainReported = (told: Told | null): told is Told =>
  told !== null && (told.pain !== null || told.isSevere || told.isWorse);

/** True for reported pain above 6, or for words that mean the same. */
export const isHighPainReported = (told: ReportedPain): boolean => (ruledPain(told) ?? 0) > HIGH;

/** The number in the spelling of the runner's language. */
export const painText = (pain: number, language: 'en' | 'nb'): string =>
  language === 'nb' ? `${pain}`.replace('.', ',') : `${pain}`;

const merged = (known: Told | null, said: ReportedPain | null): Told | null => {
  if (said === null) return known;
  if (known === null) return said;
  return { ...known, ...worstOf(known, said) };
};

/**
 * Returns the worse of the pain reported in the thread and the pain that the runner reported to either coach elsewhere.
 */
export const withKnownPain = (told: Told | null, known: ReportedPain | null | undefined): Told | null =>
  merged(told, known ?? null);

/** How a coach reads numbers. The physio coach reads a number without a unit or label as pain. */
export interface PainReading {
  takesNumbers: boolean;
}

/**
 * True if a number alone means pain: in a message to the physio coach, after an answer that had no option with that
 * number. Cards, safety texts and questions back have numbered answers.
 */
const takesBare = ({ memory, message }: Turn, { takesNumbers }: PainReading): boolean => {
  const last = memory.at(-1);
  if (!takesNumbers || last?.role !== 'assistant' || last.dialogue === undefined) return false;
  const state = dialogueSchema.safeParse(last.dialogue);
  if (!state.success || state.data.topic === null) return false;
  const chosen = /^\s*(\d)\W*$/.exec(message)?.[1];
  return chosen === undefined || Number(chosen) > state.data.options.length;
};

const read = (known: Told | null, message: string, { takesNumbers }: PainReading, takesBare = false): Told | null =>
  merged(known, reportedPainIn(message, { isSpokenOf: known !== null, takesNumbers, takesBare }));

/** The pain reported in the earlier messages of the thread, including those that the safety rules answered. */
const toldBefore = ({ memory }: Turn, reading: PainReading): Told | null => {
  let told: Told | null = null;
  // A stored state already includes all pain that was reported before it.
  const from = memory.findLastIndex(({ dialogue }) => dialogue !== undefined);
  for (const { typed, dialogue } of memory.slice(Math.max(0, from))) {
    if (typed) told = read(told, typed.text, reading);
    const state = dialogue === undefined ? null : dialogueSchema.safeParse(dialogue);
    if (state?.success) told = state.data.told ?? null;
  }
  return told;
};

/**
 * Returns the pain that was reported in the thread and not replaced by a check-in, or null if there is none. Uses the
 * highest of several numbers. Pure.
 * @param checkin identifies the newest check-in; a report becomes invalid when another check-in is stored
 */
export const painReportedIn = (turn: Turn, checkin: string, reading: PainReading): Told | null => {
  const before = toldBefore(turn, reading);
  const isReplaced = before?.checkin !== undefined && before.checkin !== checkin;
  const kept = isReplaced ? null : before;
  const isTyped = turn.action === null && turn.answer === undefined && turn.proposal === undefined;
  const told = isTyped ? read(kept, turn.message, reading, takesBare(turn, reading)) : kept;
  return told === null ? null : { ...told, checkin };
};

/** True if the thread reports pain, regardless of later check-ins. */
export const reportsPain = (turn: Turn, reading: PainReading): boolean =>
  isPainReported(read(toldBefore(turn, reading), turn.message, reading, takesBare(turn, reading)));

/** Returns the pain that the message of a turn reports by itself, without the messages before it. */
export const painReportedNow = (turn: Turn, reading: PainReading): ReportedPain | null =>
  turn.action === null
    ? reportedPainIn(turn.message, {
        isSpokenOf: toldBefore(turn, reading) !== null,
        takesNumbers: reading.takesNumbers,
        takesBare: takesBare(turn, reading),
      })
    : null;

/** Returns the pain that a turn's message reports, with the part of the body, as both coaches store it. */
export const painFactIn = (turn: Turn, reading: PainReading): PainFact | null => {
  const said = painReportedNow(turn, reading);
  return said && { area: slotsOf(turn.message).area, pain: said.pain, severe: said.isSevere, worse: said.isWorse };
};

/** Returns the state of the conversation with the reported pain. */
export const withReportedPain = ({ told: _, ...state }: DialogueState, told: Told | null): DialogueState =>
  told === null ? state : { ...state, told };
