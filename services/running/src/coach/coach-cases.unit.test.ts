import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { stateOf } from './testing/case-state.ts';
import { RUNNING_CASES, runnerNamed } from './testing/cases.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

describe('the rules of the running coach pass the coach cases', () => {
  for (const found of RUNNING_CASES)
    it(`${found.id} (${found.kind}): ${found.message}`, () => {
      const { text } = allowedReply(stateOf(runnerNamed(found.runner)), turnOf(found.message));
      expect(failedExpectations(found, text), text).toEqual([]);
    });
});
