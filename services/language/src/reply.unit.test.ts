import { describe, expect, it } from 'vitest';
import { addsNothing, compose, composeText } from './reply.ts';
import { longSentences, voiceOf } from './variants.ts';

const ANSWER = 'Sunday is the day of your long run.';
const WHY = 'It is the run that teaches your legs to last.';

describe('compose', () => {
  it('joins answer, reason and next step, and puts the list after them', () =>
    expect(
      compose(voiceOf('q', []), 'en', {
        answer: ANSWER,
        why: WHY,
        next: 'Shall I move it?',
        list: ['a', 'b'],
        after: 'Done.',
      }),
    ).toBe(`${ANSWER} ${WHY} Shall I move it?\n\n- a\n- b\n\nDone.`));

  it('omits parts that do not apply and reasons that an earlier reply contained', () =>
    expect(compose(voiceOf('q', [WHY]), 'en', { answer: ANSWER, why: WHY, next: null, list: [] })).toBe(ANSWER));

  it('repeats an answer only after a phrase such as "As I said"', () => {
    const first = compose(voiceOf('q', []), 'en', { answer: ANSWER });
    const second = compose(voiceOf('q', [first]), 'en', { answer: ANSWER });
    expect(second).toMatch(new RegExp(`^.+: ${ANSWER}$`));
    expect(compose(voiceOf('q', [WHY]), 'en', { answer: `${WHY} Yes.` })).toBe('Yes.');
  });

  it('LANG-140 does not repeat a long sentence when the same question is asked twelve times', () => {
    const replies: string[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      replies.push(compose(voiceOf('q', replies), 'nb', { answer: [ANSWER, `${WHY} Nei.`], why: [WHY, ANSWER] }));
    const said = replies.flatMap(longSentences);
    expect(new Set(said).size).toBe(said.length);
    expect(replies.every((reply) => reply !== '')).toBe(true);
  });
});

describe('composeText', () => {
  it('omits sentences that an earlier paragraph or reply contained', () =>
    expect(composeText(voiceOf('q', [WHY]), 'en', `${ANSWER}\n\n${WHY}\n\n- item\n\n${ANSWER}`)).toBe(
      `${ANSWER}\n\n- item`,
    ));
  it('never returns an empty text', () => expect(composeText(voiceOf('q', [WHY]), 'en', WHY)).toContain(WHY));
});

describe('addsNothing', () => {
  it('returns true for sentences from earlier texts, even after a phrase such as "As I said"', () => {
    expect(addsNothing(`As I said: ${ANSWER}`, [`${ANSWER} ${WHY}`])).toBe(true);
    expect(addsNothing(`- ${ANSWER}`, [`${ANSWER} ${WHY}`])).toBe(true);
  });

  it('returns false for a new sentence, and when there are no earlier texts', () => {
    expect(addsNothing(`${ANSWER} Bring water.`, [ANSWER])).toBe(false);
    expect(addsNothing(ANSWER, [])).toBe(false);
  });
});
