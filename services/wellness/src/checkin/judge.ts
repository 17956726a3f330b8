import { checkinRecorded } from '@stridewell/contracts/events/events';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { checkNotes } from '@stridewell/safety';
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
}

/** Judges a day by its answers and by all that is stored; `gate` is the safety gate's view of the notes. */
export const judge = (
  answers: Answers,
  { date, history, physio, isHeld }: Known,
): { assessed: Assessment; gate: ReturnType<typeof checkNotes> } => {
  const gate = checkNotes(answers.notes ?? '');
  const notesHit = gate.hit ? { text: gate.text } : null;
  return { assessed: assess(answers, { date, history, notesHit, isHeld, physio: physioOn(physio, date) }), gate };
};

const isIll = (notes: string): boolean => {
  const gate = checkNotes(notes);
  return gate.hit && gate.categories.includes('illness');
};

/** The event that tells a judged day; never the notes, of which only an illness is told. */
export const eventOf = (
  { date, rev }: { date: string; rev: number },
  { notes, ...metrics }: Answers,
  { score, recommendation, explanation: { factors, cap } }: Assessment,
  at: Date,
): OutboxEntry => {
  const illness = isIll(notes ?? '') ? { illness: true } : {};
  return createEntry(checkinRecorded, { date, score, recommendation, metrics, factors, cap, ...illness, rev }, at);
};
