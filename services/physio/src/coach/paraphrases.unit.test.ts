import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { PARAPHRASES, stateOf } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

describe('rule-based replies to paraphrased physio cases', () => {
  it('cover at least 40 paraphrases', () => expect(PARAPHRASES.length).toBeGreaterThanOrEqual(40));
  for (const found of PARAPHRASES)
    it(`meet the expectations of ${found.id}: ${found.message}`, () => {
      const { text } = allowedReply(stateOf(found.runner), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
