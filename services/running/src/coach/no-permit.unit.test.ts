import { QUICK_ACTIONS } from '@stridewell/contracts/web';
import { HITS } from '@stridewell/safety/testing/hits';
import { QUESTIONS } from '@stridewell/safety/testing/questions';
import { describe, expect, it } from 'vitest';
import { quietCard } from './answers/cards.ts';
import { answerOf, understand } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { RUNNERS, runnerNamed } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { tapOf, turnOf } from './testing/reply.ts';
import { questionOf } from './turn.ts';

/** General cards about shoes, food and the like are shown without a permit. They may contain numbers. */
const isCard = (turn: ReturnType<typeof turnOf>): boolean => {
  const question = questionOf(turn);
  return question.topic === 'card' || quietCard(question) !== null;
};
/** Read once, because all runners get the same turns and reading them takes most of the time. */
const TURNS = [...QUESTIONS, ...PARAPHRASES.map(([message]) => message), ...Object.values(HITS).flat()]
  .map((message) => turnOf(message))
  .filter((turn) => !isCard(turn));
/** Matches a figure, a zone or a session title. */
const TRAINING = /\d|\bzone [1-5]|\bsone [1-5]|\bZ[1-5]\b|long run on|\bpractise\b|race day/i;

describe('LANG-01 a reply without a training permit', { timeout: 60_000 }, () => {
  it.each(RUNNERS.map(({ id }) => id))('contains no number, zone or session for %s', (id) => {
    const runner = runnerNamed(id);
    const state = stateOf(runner);
    for (const turn of TURNS) expect(answerOf(state, turn, null).text, turn.message).not.toMatch(TRAINING);
    for (const { code, label } of QUICK_ACTIONS.running)
      expect(answerOf(state, tapOf(code, label), null).text, code).not.toMatch(TRAINING);
  });

  it.each([
    ['asdfgh session maybe?', 'session'],
    ['qwerty zxcv', ''],
  ])('says that %j was not understood and repeats only the subject it recognised', (message, noun) => {
    const [runner] = RUNNERS;
    if (!runner) throw new Error('no runner');
    const { text } = answerOf(stateOf(runner), turnOf(message), null);
    expect(text).toMatch(
      /I did not quite understand that|I didn't catch that|that much I understood|I am not sure what you mean/,
    );
    expect(text).toContain(noun);
    expect(text).not.toMatch(TRAINING);
  });

  it('is confident of no intent when no topic matches', () => {
    expect(understand(turnOf('qwerty zxcv'))).toMatchObject({ isConfident: false, mayTrain: false });
    expect(understand(turnOf('what do I run today'))).toMatchObject({ isConfident: true, mayTrain: true });
    expect(understand(turnOf('thank you'))).toMatchObject({ isConfident: true, mayTrain: false });
  });
});
