import {
  ONSETS,
  PHYSIO_AREAS,
  RED_FLAGS,
  TRIAGE_QUESTIONS,
  TRIAGE_TIERS,
  type TriageInput,
  type TriageQuestionId,
  type TriageTier,
} from '@stridewell/contracts/web';
import fc from 'fast-check';
import type { TriageSubject } from '../triage.ts';

export const QUESTION_IDS = TRIAGE_QUESTIONS.map(({ id }) => id);

/**
 * Generates answers that are mostly unanswered or no, as in real data. With many yes answers, every triage would be an
 * emergency.
 */
const answer = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 6, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);

export const randomTriageInputs: fc.Arbitrary<TriageInput> = fc.record({
  flags: fc.subarray([...RED_FLAGS]),
  answers: fc
    .tuple(...QUESTION_IDS.map((id) => answer.map((given): [TriageQuestionId, boolean | undefined] => [id, given])))
    .map((pairs) => Object.fromEntries(pairs.filter(([, given]) => given !== undefined))),
});

export const randomTriageSubjects: fc.Arbitrary<TriageSubject> = fc.record({
  area: fc.option(fc.constantFrom(...PHYSIO_AREAS)),
  onset: fc.option(fc.constantFrom(...ONSETS)),
});

/** Rank of each tier, from 0 for the most urgent tier. */
export const rankOf = (tier: TriageTier): number => TRIAGE_TIERS.indexOf(tier);
