import { type DialogueState, dialogueSchema, type Told } from '@stridewell/understanding/dialogue';
import { type ReportedPain, reportedPainIn, ruledPain, slotsOf, worstOf } from '@stridewell/understanding/slots';
import type { Turn } from '../model/coach-model.ts';
import type { PainFact } from '../reported-pain/recorder.ts';

/** Pain above which nothing is run and only calm work is done. */
const HIGH = 6;

/** True where the runner reported pain, not only where the coach asked for it. */
export const isPainReported = (told: Told | null): told is Told =>
  told !== null && (told.pain !== null || told.isSevere || told.isWorse);

/** True for reported pain above 6, or words for it. */
export const isHighPainReported = (told: ReportedPain): boolean => (ruledPain(told) ?? 0) > HIGH;

/** The number as the runner would write it. */
export const painText = (pain: number, language: 'en' | 'nb'): string =>
  language === 'nb' ? `${pain}`.replace('.', ',') : `${pain}`;

const merged = (known: Told | null, said: ReportedPain | null): Told | null => {
  if (said === null) return known;
  if (known === null) return said;
  return { ...known, ...worstOf(known, said) };
};

/**
 * Returns the reported pain of the thread together with what the runner reported to either coach otherwise: the worse of
 * both.
 */
export const withKnownPain = (told: Told | null, known: ReportedPain | null | undefined): Told | null =>
  merged(told, known ?? null);

/** How a coach reads numbers: to a physio, a number without a word for it is one of pain. */
export interface PainReading {
  takesNumbers: boolean;
}

/**
 * True where a number alone is a pain: to a physio, after an answer without an option of that number. A card, a text on safety
 * and a question back have answers with numbers of their own.
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

/** The reported pain in the earlier messages of the thread, also in those that the safety rules answered. */
const toldBefore = ({ memory }: Turn, reading: PainReading): Told | null => {
  let told: Told | null = null;
  // A reply with a state has all pain reported before it.
  const from = memory.findLastIndex(({ dialogue }) => dialogue !== undefined);
  for (const { typed, dialogue } of memory.slice(Math.max(0, from))) {
    if (typed) told = read(told, typed.text, reading);
    const state = dialogue === undefined ? null : dialogueSchema.safeParse(dialogue);
    if (state?.success) told = state.data.told ?? null;
  }
  return told;
};

/**
 * Returns the pain that the thread reports and no check-in has replaced; null without any. The higher of several numbers
 * counts. Pure.
 * @param checkin names the newest check-in; the report ends when another one is stored
 */
export const painReportedIn = (turn: Turn, checkin: string, reading: PainReading): Told | null => {
  const before = toldBefore(turn, reading);
  const isReplaced = before?.checkin !== undefined && before.checkin !== checkin;
  const kept = isReplaced ? null : before;
  const isTyped = turn.action === null && turn.answer === undefined && turn.proposal === undefined;
  const told = isTyped ? read(kept, turn.message, reading, takesBare(turn, reading)) : kept;
  return told === null ? null : { ...told, checkin };
};

/** True where the thread reports pain, whatever was checked in since. */
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

/** Returns what the message of a turn reports of pain, with the part of the body, as both coaches store it. */
export const painFactIn = (turn: Turn, reading: PainReading): PainFact | null => {
  const said = painReportedNow(turn, reading);
  return said && { area: slotsOf(turn.message).area, pain: said.pain, severe: said.isSevere, worse: said.isWorse };
};

/** Returns the state of the conversation with the reported pain. */
export const withReportedPain = ({ told: _, ...state }: DialogueState, told: Told | null): DialogueState =>
  told === null ? state : { ...state, told };
