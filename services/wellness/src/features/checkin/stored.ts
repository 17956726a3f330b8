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
import type { Cap, Explained } from '../../domain/readiness/facts.ts';
import { type CapCause, PLAIN_CAUSES, VALUED_CAUSES } from '../../domain/readiness/facts.ts';
import { messageOf } from '../../domain/readiness/message.ts';
import { causeText, messageText } from '../../messages/catalogue.ts';
import type { CheckinDocument, CheckinState, DayFacts } from './document.ts';
import { presentAssessment } from './present.ts';

/** Fields of an assessed check-in that all releases store. */
type AssessedFields = Pick<CheckinDocument, 'score' | 'recommendation' | 'message' | 'explanation'>;

/** All possible causes of a cap. Each value is an answer, so values go up to the maximum of the widest scale, pain. */
const CAUSES: readonly CapCause[] = [
  ...PLAIN_CAUSES.map((code) => ({ code })),
  ...VALUED_CAUSES.flatMap((code) =>
    Array.from({ length: SCALES.pain.max + 1 }, (_, value): CapCause => ({ code, value })),
  ),
];

/**
 * Returns the cause of a stored cap by its code. Earlier releases stored no code, so the English text is compared
 * instead.
 */
const causeOf = ({ code, value, reason }: NonNullable<Explanation['cap']>): CapCause => {
  const valued = VALUED_CAUSES.find((each) => each === code);
  if (valued && typeof value === 'number') return { code: valued, value };
  const plain = PLAIN_CAUSES.find((each) => each === code);
  if (plain) return { code: plain };
  return CAUSES.find((cause) => causeText(cause, 'en') === reason) ?? { code: 'earlier', reason };
};

/** Returns the five answers in an explanation, or null if it does not contain all of them. */
const answersIn = ({ factors }: Pick<Explanation, 'factors'>): Metrics | null => {
  const answers = Object.fromEntries(factors.map(({ metric, value }) => [metric, value]));
  return METRICS.every((metric) => metric in answers) ? (answers as Metrics) : null;
};

/** Facts that are stated in a message but not contained in the other stored fields. */
const VARIANTS = [false, true].flatMap((runningStopped) =>
  [false, true].flatMap((isUntouched) =>
    [false, true].map((firstEasy) => ({ runningStopped, isUntouched, firstEasy })),
  ),
);

/**
 * Returns the facts of a message from an earlier release. Finds them by comparing the message with the English texts,
 * after an optional safety text. An unknown message is returned as a single fact.
 */
const factsIn = ({ score, recommendation, message }: AssessedFields, explanation: Explained): DayFacts => {
  const answers = answersIn(explanation);
  for (const variant of answers ? VARIANTS : []) {
    const { runningStopped, firstEasy } = variant;
    const day = { answers: answers as Metrics, score, recommendation, explanation, referral: null, ...variant };
    const facts = messageOf(day);
    if (message === messageText(facts, 'en')) return { runningStopped, firstEasy, message: facts };
    const afterReferral = messageOf({ ...day, referral: { en: '', nb: '' } }).slice(1);
    const text = messageText(afterReferral, 'en');
    if (message.endsWith(`\n${text}`)) {
      // Earlier releases stored the safety text in only one language.
      const referral = message.slice(0, -text.length - 1);
      return {
        runningStopped,
        firstEasy,
        message: [{ code: 'referral', en: referral, nb: referral }, ...afterReferral],
      };
    }
  }
  return { runningStopped: runningStoppedOf({ message }), message: [{ code: 'earlier', text: message }] };
};

/** Returns the fields of an assessed check-in for the revision after `current`. */
export const assessedState = (
  assessed: Assessment,
  current: Pick<CheckinDocument, 'rev'> | null,
): Pick<CheckinState, 'score' | 'recommendation' | 'message' | 'explanation' | 'facts'> => {
  const { score, recommendation, message, explanation } = presentAssessment(assessed);
  const { runningStopped, firstEasy } = assessed;
  const facts = { rev: nextRev(current), runningStopped, firstEasy, message: assessed.message };
  return { score, recommendation, message, explanation, facts };
};

/**
 * Returns a stored assessment as facts. `facts` is null if an earlier release stored the assessment without facts or
 * with outdated ones.
 */
const assessmentOf = (stored: AssessedFields, facts: DayFacts | null): Assessment => {
  const { score, recommendation, explanation } = stored;
  const { raw, factors, cap, limits = [], baseline } = explanation;
  const capOf = (sent: NonNullable<Explanation['cap']>): Cap => ({ ...causeOf(sent), limit: sent.limit });
  const explained: Explained = { raw, factors, cap: cap && capOf(cap), limits: limits.map(capOf), baseline };
  const { runningStopped, firstEasy = false, message } = facts ?? factsIn(stored, explained);
  return { score, recommendation, explanation: explained, runningStopped, firstEasy, message };
};

/** Returns the assessment of a stored check-in, from any release, as facts. */
export const storedAssessment = (day: AssessedFields & Pick<CheckinDocument, 'facts' | 'rev'>): Assessment =>
  assessmentOf(day, day.facts?.rev === day.rev ? day.facts : null);

/** True if a response was stored with its message parts. */
const isComplete = (answer: CheckinAnswer): answer is SentCheckin =>
  answer.messageParts !== undefined && answer.runningStopped !== undefined;

/** Returns a stored response from any release in the current format. */
export const storedAnswer = (answer: CheckinAnswer): SentCheckin =>
  isComplete(answer) ? answer : { ...presentAssessment(assessmentOf(answer, null)), isUpdate: answer.isUpdate };
