import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { TextReading } from '@stridewell/holds/stored-texts';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import type { Bilingual } from '@stridewell/safety';
import { painInNote } from '@stridewell/safety/pain';
import { type Assessment, assess } from '../../domain/readiness/assess.ts';
import type { EarlierDay } from '../../domain/readiness/baseline.ts';
import { causeText } from '../../messages/catalogue.ts';
import { physioInputsOn } from '../../projections/physio-inputs.ts';
import type { DayHolds } from './day-holds.ts';
import type { Answers, CheckinDocument } from './document.ts';

/** Inputs of an assessment in addition to the answers. */
export interface AssessmentInputs {
  date: string;
  /** Stored check-ins of all dates up to and including `date`. */
  history: readonly EarlierDay[];
  physio: PhysioProjection | null;
  /** True if a safety hold limits the day to Reset. */
  isHeld: boolean;
  /** Fixed text of the open hold that limits the day. */
  heldText: Bilingual | null;
  /** True if the day is a day of illness, see {@link isIllDay}. */
  isIll: boolean;
  /** Result of the safety check of the notes. */
  notes: TextReading;
}

/**
 * True if the notes mention an illness, or if those of an earlier revision of the check-in did and the runner has not
 * answered that it was a misunderstanding. Removing a note does not end an illness.
 * @param stored the check-in before this revision; null for the first one
 */
export const isIllDay = (
  notes: TextReading,
  stored: Pick<CheckinDocument, 'illness'> | null,
  earlier: TextReading,
  { isIllnessDismissed }: Pick<DayHolds, 'isIllnessDismissed'>,
): boolean => notes.isIll || (!isIllnessDismissed && (stored?.illness ?? earlier.isIll));

/** Returns the stored field for a day of illness. Absent if no revision has mentioned one. */
export const illnessField = (
  isIll: boolean,
  stored: Pick<CheckinDocument, 'illness'> | null,
): Pick<CheckinDocument, 'illness'> => (isIll || stored?.illness !== undefined ? { illness: isIll } : {});

/** How far the pain in the notes must be above the answer, so that a small difference in how the text is read has no effect. */
const FAR_ABOVE = 3;

/**
 * Returns the answers with the pain that the notes name when it is far above the answer. It counts like the answer, in the
 * score and in the plan, and is never lower than the answer.
 */
export const withNotePain = (answers: Answers): Answers => {
  const pain = painInNote(answers.notes);
  return pain !== null && pain >= answers.pain + FAR_ABOVE ? { ...answers, pain: Math.ceil(pain) } : answers;
};

/** Assesses a check-in from its answers and the stored data. */
export const assessDay = (
  answers: Answers,
  { date, history, physio, isHeld, heldText, isIll, notes }: AssessmentInputs,
): Assessment => {
  const judged = withNotePain(answers);
  return assess(judged, {
    date,
    history,
    hasNotePain: judged !== answers,
    hasNotes: answers.notes !== null,
    notesHit: notes.stop,
    isAsked: notes.isAsked,
    isHeld: isHeld || isIll,
    heldText,
    physio: physioInputsOn(physio, date),
  });
};

/**
 * Returns the event for an assessed check-in. The event never contains the notes, only whether there are any and whether
 * the day is one of illness. Its pain is that of the notes when that is far above the answer.
 */
export const checkinEventOf = (
  { date, rev }: { date: string; rev: number },
  answers: Answers,
  { score, recommendation, explanation: { factors, cap: applied } }: Assessment,
  isIll: boolean,
  at: Date,
): OutboxEntry => {
  const { notes, ...metrics } = withNotePain(answers);
  const cap = applied && { reason: causeText(applied, 'en'), limit: applied.limit, code: applied.code };
  const flags = { hasNotes: notes !== null, ...(isIll ? { illness: true } : {}) };
  return createEntry(checkinRecorded, { date, score, recommendation, metrics, factors, cap, ...flags, rev }, at);
};
