import type { CheckinAnswer } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../domain/readiness/assess.ts';
import { anyDay } from '../../domain/readiness/testing/days.ts';
import { presentAssessment } from './present.ts';
import { assessedState, storedAnswer, storedAssessment } from './stored.ts';

/** Converts an assessment to the format of a release that did not store facts. */
const olderDay = (assessed: Assessment) => {
  const { score, recommendation, message, explanation } = presentAssessment(assessed);
  const { cap } = explanation;
  const olderCap = cap && { reason: cap.reason, limit: cap.limit };
  return { score, recommendation, message, explanation: { ...explanation, cap: olderCap } };
};

/** True if the message of an earlier release states that running is stopped, which it does not do on a Reset day. */
const statesStop = (assessed: Assessment): boolean => assessed.recommendation !== 'Reset' && assessed.runningStopped;

const anyTwoDays = fc.tuple(anyDay, anyDay);

describe('storedAssessment', () => {
  it('returns the stored facts of the current revision for random assessments', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 5 }), (assessed, rev) => {
        const stored = { ...assessedState(assessed, rev === 0 ? null : { rev }), rev: rev + 1 };
        expect(storedAssessment(JSON.parse(JSON.stringify(stored)))).toEqual(assessed);
      }),
    );
  });

  it('returns facts parsed from the message for random assessments from an earlier release', () => {
    fc.assert(
      fc.property(anyDay, (assessed) => {
        const read = storedAssessment({ ...olderDay(assessed), rev: 1 });
        expect(presentAssessment(read)).toEqual({
          ...presentAssessment(assessed),
          runningStopped: statesStop(assessed),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('ignores outdated facts when an earlier release stored the newest revision', () => {
    fc.assert(
      fc.property(anyTwoDays, ([first, second]) => {
        const stored = { ...assessedState(first, null), ...olderDay(second), rev: 2 };
        const read = presentAssessment(storedAssessment(stored));
        expect(read.message).toBe(presentAssessment(second).message);
        expect(read.runningStopped).toBe(statesStop(second));
      }),
    );
  });

  const OTHER_WORDS = {
    score: 5,
    recommendation: 'Adapt',
    message: 'Your readiness is 5 out of 10.\nTake it easy.',
    explanation: { raw: 6, factors: [], cap: { reason: 'too little sleep', limit: 5 }, baseline: null },
    rev: 1,
  } as const;

  it('returns an unknown message as a single message part', () => {
    const { message, reason } = { ...OTHER_WORDS, ...OTHER_WORDS.explanation.cap };
    const stored = { ...OTHER_WORDS, explanation: { ...OTHER_WORDS.explanation, factors: [] } };
    expect(presentAssessment(storedAssessment(stored))).toEqual({
      score: 5,
      recommendation: 'Adapt',
      message,
      messageParts: [{ code: 'earlier', text: message }],
      runningStopped: false,
      firstEasy: false,
      explanation: { ...stored.explanation, cap: { reason, limit: 5, code: 'earlier', value: null }, limits: [] },
    });
  });

  it('sets runningStopped when an unknown message contains the stop notice', () => {
    const message = `${OTHER_WORDS.message}\nPhysio Coach has stopped running for now: no run today, whatever the score.`;
    const stored = { ...OTHER_WORDS, message, explanation: { ...OTHER_WORDS.explanation, factors: [] } };
    expect(storedAssessment(stored).runningStopped).toBe(true);
  });
});

describe('storedAnswer', () => {
  it('returns a complete response unchanged', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (assessed, isUpdate) => {
        const answer = { ...presentAssessment(assessed), isUpdate };
        expect(storedAnswer(answer)).toEqual(answer);
      }),
    );
  });

  it('adds facts parsed from the message to a response from an earlier release', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (assessed, isUpdate) => {
        const answer: CheckinAnswer = { ...olderDay(assessed), isUpdate };
        expect(storedAnswer(answer)).toEqual({
          ...presentAssessment(assessed),
          runningStopped: statesStop(assessed),
          isUpdate,
        });
      }),
    );
  });
});
