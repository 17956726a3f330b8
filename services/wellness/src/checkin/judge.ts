import type { TextReading } from '@stridewell/coaching/safety/texts';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { physioOn } from '../physio/rules.ts';
import { type Assessment, assess } from '../readiness/assess.ts';
import type { DayScore } from '../readiness/baseline.ts';
import type { Answers } from './answers.ts';

/** Days before the check-in's own that its normal range looks at. */
export const LOOK_BACK_DAYS = 27;

/** What is stored beside a day's own answers. */
export interface Known {
  date: string;
  /** Stored scores of the days up to it. */
  history: readonly DayScore[];
  physio: PhysioProjection | null;
  /** A safety hold closes the day. */
  isHeld: boolean;
  /** What the safety decision says of the notes. */
  notes: TextReading;
}

/** Judges a day by its answers and by all that is stored. */
export const judge = (answers: Answers, { date, history, physio, isHeld, notes }: Known): Assessment =>
  assess(answers, {
    date,
    history,
    notesHit: notes.stop,
    isAsked: notes.isAsked,
    isHeld,
    physio: physioOn(physio, date),
  });

/** The event that tells a judged day; never the notes, of which only an illness is told. */
export const eventOf = (
  { date, rev }: { date: string; rev: number },
  { notes: _, ...metrics }: Answers,
  { score, recommendation, explanation: { factors, cap } }: Assessment,
  { isIll }: TextReading,
  at: Date,
): OutboxEntry => {
  const illness = isIll ? { illness: true } : {};
  return createEntry(checkinRecorded, { date, score, recommendation, metrics, factors, cap, ...illness, rev }, at);
};
