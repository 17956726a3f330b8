import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { PHYSIO_CASES, stateOf } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

describe('rule-based replies to the physio coach cases', () => {
  it('cover all 83 cases', () => expect(PHYSIO_CASES).toHaveLength(83));
  for (const found of PHYSIO_CASES)
    it(`meet the expectations of ${found.id} (${found.kind}): ${found.message}`, () => {
      const { text } = allowedReply(stateOf(found.runner), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
