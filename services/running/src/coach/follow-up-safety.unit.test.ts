import { play } from '@stridewell/chat/testing/dialogues';
import { sampleOfCases } from '@stridewell/kit/testing/run-config';
import { isUnsafe, readCorpus } from '@stridewell/safety/model/corpus';
import { expect, it } from 'vitest';
import { answerOf, understand } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { permitFor, turnOf } from './testing/reply.ts';

const COACH = { answerOf, understand, verdict: () => null };

it('LANG-121 no unsafe message allows training by following a question about training', () => {
  const before = 'what do I run today';
  const { answer, text } = play(COACH, stateOf(runnerNamed('ingrid')), [before]);
  expect(answer?.dialogue?.topic).toBe('today');
  const memory = [
    { role: 'user' as const, content: before },
    { role: 'assistant' as const, content: text, dialogue: answer?.dialogue },
  ];
  const messages = readCorpus('dev').filter(isUnsafe);
  expect(messages.length).toBeGreaterThan(300);
  for (const { text: message } of sampleOfCases(messages))
    if (permitFor(turnOf(message)) === null) expect(permitFor(turnOf(message, memory)), message).toBeNull();
}, 240_000);
