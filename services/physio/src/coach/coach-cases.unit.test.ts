import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { PHYSIO_CASES, stateOf } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

describe('the coach cases hold against the rules', () => {
  it('are all of the physio coach', () => expect(PHYSIO_CASES).toHaveLength(83));
  for (const found of PHYSIO_CASES)
    it(`${found.id} (${found.kind}): ${found.message}`, () => {
      const { text } = allowedReply(stateOf(found.runner), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
