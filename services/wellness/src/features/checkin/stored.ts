import type { SentCheckin } from '@stridewell/contracts/http/wellness';
import {
  type CheckinAnswer,
  type Explanation,
  METRICS,
  type Metrics,
  runningStoppedOf,
  SCALES,
} from '@stridewell/contracts/web';
import { nextRev } from '@stridewell/kit/outbox/aggregate';
import type { Assessment } from '../../domain/readiness/assess.ts';
import type { Explained } from '../../domain/readiness/facts.ts';
import { type CapCause, PLAIN_CAUSES, VALUED_CAUSES } from '../../domain/readiness/facts.ts';
import { messageOf } from '../../domain/readiness/message.ts';
import { causeText, messageText } from '../../messages/catalogue.ts';
import type { CheckinDocument, CheckinState, DayFacts } from './document.ts';
import { presentAssessment } from './present.ts';

/** What is stored of a judged day in every release. */
type Judged = Pick<CheckinDocument, 'score' | 'recommendation' | 'message' | 'explanation'>;

/** Every cause that a cap can have. Each value is an answer, and pain has the widest scale. */
const CAUSES: readonly CapCause[] = [
  ...PLAIN_CAUSES.map((code) => ({ code })),
  ...VALUED_CAUSES.flatMap((code) =>
    Array.from({ length: SCALES.pain.max + 1 }, (_, value): CapCause => ({ code, value })),
  ),
];

/** The cause by its code; of an earlier release, which stored none, the one whose English text is the reason. */
const causeOf = ({ code, value, reason }: NonNullable<Explanation['cap']>): CapCause => {
  const valued = VALUED_CAUSES.find((each) => each === code);
  if (valued && typeof value === 'number') return { code: valued, value };
  const plain = PLAIN_CAUSES.find((each) => each === code);
  if (plain) return { code: plain };
  return CAUSES.find((cause) => causeText(cause, 'en') === reason) ?? { code: 'earlier', reason };
};

/** The five answers, which the explanation repeats; null if it does not have all of them. */
const answersIn = ({ factors }: Pick<Explanation, 'factors'>): Metrics | null => {
  const answers = Object.fromEntries(factors.map(({ metric, value }) => [metric, value]));
  return METRICS.every((metric) => metric in answers) ? (answers as Metrics) : null;
};

/**
 * The facts behind the message of an earlier release: those whose English text is the message, after the safety text if
 * there is one. A message with another wording stays in one piece.
 */
const factsIn = ({ score, recommendation, message }: Judged, explanation: Explained): DayFacts => {
  const answers = answersIn(explanation);
  for (const runningStopped of answers ? [false, true] : []) {
    const day = { answers: answers as Metrics, score, recommendation, explanation, referral: null, runningStopped };
    const facts = messageOf(day);
    const text = messageText(facts, 'en');
    if (message === text) return { runningStopped, message: facts };
    if (message.endsWith(`\n${text}`)) {
      // The safety text of that time; its other language was not stored.
      const referral = message.slice(0, -text.length - 1);
      return { runningStopped, message: [{ code: 'referral', en: referral, nb: referral }, ...facts] };
    }
  }
  return { runningStopped: runningStoppedOf({ message }), message: [{ code: 'earlier', text: message }] };
};

/** The fields of a judged day, for the write that follows `current`. */
export const judgedState = (
  assessed: Assessment,
  current: Pick<CheckinDocument, 'rev'> | null,
): Pick<CheckinState, 'score' | 'recommendation' | 'message' | 'explanation' | 'facts'> => {
  const { score, recommendation, message, explanation } = presentAssessment(assessed);
  const facts = { rev: nextRev(current), runningStopped: assessed.runningStopped, message: assessed.message };
  return { score, recommendation, message, explanation, facts };
};

/**
 * A stored judgement as facts. The only reader of what earlier releases stored: a day without facts, or with those of
 * an earlier revision because a replica of an earlier release wrote it last.
 */
const assessmentOf = (stored: Judged, facts: DayFacts | null): Assessment => {
  const { score, recommendation, explanation } = stored;
  const { raw, factors, cap, baseline } = explanation;
  const explained: Explained = { raw, factors, cap: cap && { ...causeOf(cap), limit: cap.limit }, baseline };
  const { runningStopped, message } = facts ?? factsIn(stored, explained);
  return { score, recommendation, explanation: explained, runningStopped, message };
};

/** A stored day as facts, whichever release wrote it. */
export const storedAssessment = (day: Judged & Pick<CheckinDocument, 'facts' | 'rev'>): Assessment =>
  assessmentOf(day, day.facts?.rev === day.rev ? day.facts : null);

/** Whether an answer was stored by a release that has its facts. */
const isComplete = (answer: CheckinAnswer): answer is SentCheckin =>
  answer.messageParts !== undefined && answer.runningStopped !== undefined;

/** A stored answer in the form that is sent, whichever release stored it. */
export const storedAnswer = (answer: CheckinAnswer): SentCheckin =>
  isComplete(answer) ? answer : { ...presentAssessment(assessmentOf(answer, null)), isUpdate: answer.isUpdate };
