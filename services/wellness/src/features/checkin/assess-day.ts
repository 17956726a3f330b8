import { checkinRecorded } from '@stridewell/contracts/events/events';
import type { TextReading } from '@stridewell/holds/stored-texts';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { type Assessment, assess } from '../../domain/readiness/assess.ts';
import type { DayScore } from '../../domain/readiness/baseline.ts';
import { causeText } from '../../messages/catalogue.ts';
import { physioInputsOn } from '../../projections/physio-inputs.ts';
import type { Answers } from './document.ts';

/** Number of days before the check-in's date that count towards the baseline. */
export const BASELINE_LOOKBACK_DAYS = 27;

/** Inputs of an assessment in addition to the answers. */
export interface AssessmentInputs {
  date: string;
  /** Stored scores of all dates up to and including `date`. */
  history: readonly DayScore[];
  physio: PhysioProjection | null;
  /** True when a safety hold limits the day to Reset. */
  isHeld: boolean;
  /** Result of the safety check of the notes. */
  notes: TextReading;
}

/** Assesses a check-in from its answers and the stored data. */
export const assessDay = (answers: Answers, { date, history, physio, isHeld, notes }: AssessmentInputs): Assessment =>
  assess(answers, {
    date,
    history,
    notesHit: notes.stop,
    isAsked: notes.isAsked,
    isHeld,
    physio: physioInputsOn(physio, date),
  });

/**
 * Returns the event for an assessed check-in. The event never contains the notes, only whether there are any and whether
 * they mention an illness.
 */
export const checkinEventOf = (
  { date, rev }: { date: string; rev: number },
  { notes, ...metrics }: Answers,
  { score, recommendation, explanation: { factors, cap: applied } }: Assessment,
  { isIll }: TextReading,
  at: Date,
): OutboxEntry => {
  const cap = applied && { reason: causeText(applied, 'en'), limit: applied.limit, code: applied.code };
  const flags = { hasNotes: notes !== null, ...(isIll ? { illness: true } : {}) };
  return createEntry(checkinRecorded, { date, score, recommendation, metrics, factors, cap, ...flags, rev }, at);
};
