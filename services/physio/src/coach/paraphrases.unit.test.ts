import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { PARAPHRASES, stateOf } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

/** Requests that the coach declines, and messages that concern safety, in other words than in the cases. */
const DECISIONS = PARAPHRASES.filter(({ kind }) => kind !== 'answer');

describe('rule-based replies to paraphrased physio cases of the kinds decline and safety', () => {
  it('cover every decline and safety paraphrase', () => expect(DECISIONS).toHaveLength(11));
  for (const found of DECISIONS)
    it(`meet the expectations of ${found.id}: ${found.message}`, () => {
      const { text } = allowedReply(stateOf(found.runner), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
