import { describe, expect, it } from 'vitest';
import { chooseUnsaid, isUnsaid, longSentences, saying, sentencesOf, voiceOf, withoutSaid } from './variants.ts';

const THREE = ['Sunday is your long run of the week.', 'The long one waits for you on Sunday.', 'Short.'];

describe('sentencesOf', () => {
  it('keeps numbers, paces and Norwegian dates in one sentence', () =>
    expect(sentencesOf('Score 6.2 of 10. Run at 5:30 /km. Det er søndag 22. november. **Ja.** «Nei.» Så.')).toEqual([
      'Score 6.2 of 10.',
      'Run at 5:30 /km.',
      'Det er søndag 22. november.',
      '**Ja.**',
      '«Nei.»',
      'Så.',
    ]));
  it('omits list items', () => expect(sentencesOf('Left:\n\n- Monday. Easy run\n\nDone.')).toEqual(['Left:', 'Done.']));
});

describe('longSentences', () => {
  it('returns only sentences of more than six words, without Markdown and case', () =>
    expect(longSentences('One two three four five six. **One** two three four five SIX seven.')).toEqual([
      'one two three four five six seven',
    ]));
  it('distinguishes sentences that differ only in numbers', () =>
    expect(new Set(longSentences('You ran 30 min of the 40 planned. You ran 35 min of the 40 planned.')).size).toBe(2));
});

describe('chooseUnsaid and isUnsaid', () => {
  it('chooses the same variant for the same message at the same turn', () =>
    expect(chooseUnsaid(voiceOf('when?', []), THREE)).toBe(chooseUnsaid(voiceOf('when?', []), THREE)));
  it('chooses each variant for at least one message', () => {
    const chosen = Array.from({ length: 40 }, (_, at) => chooseUnsaid(voiceOf(`m${at}`, []), THREE));
    expect(new Set(chosen)).toEqual(new Set(THREE));
  });
  it('skips variants that an earlier reply contained, and returns null when none is left', () => {
    const [first = '', second = ''] = THREE;
    expect(chooseUnsaid(voiceOf('when?', [`Hello. ${first}`]), [first, second])).toBe(second);
    expect(chooseUnsaid(voiceOf('when?', [first, second]), [first, second])).toBeNull();
    expect(chooseUnsaid(voiceOf('when?', []), [])).toBeNull();
  });
  it('allow a short sentence to be repeated', () =>
    expect(isUnsaid(voiceOf('when?', ['Short.']), 'Short.')).toBe(true));
  it('take into account what the current reply contains', () => {
    const [first = ''] = THREE;
    expect(isUnsaid(saying(voiceOf('when?', []), first), first)).toBe(false);
  });
});

describe('withoutSaid', () => {
  it('removes sentences that an earlier reply contained, but keeps lists and short sentences', () =>
    expect(
      withoutSaid(
        voiceOf('week?', ['This is the whole week as it stands now.']),
        'This is the whole week as it stands now. Yes.\n\n- Monday\n\nThis is the whole week as it stands now.',
      ),
    ).toBe('Yes.\n\n- Monday'));
});
