import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { PARAPHRASES, stateOf } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

describe('questions of runners who had not seen the rules are answered like the cases', () => {
  it('are many', () => expect(PARAPHRASES.length).toBeGreaterThanOrEqual(40));
  for (const found of PARAPHRASES)
    it(`${found.id}: ${found.message}`, () => {
      const { text } = allowedReply(stateOf(found.runner), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
