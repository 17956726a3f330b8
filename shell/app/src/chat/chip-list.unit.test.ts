import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textWithoutChips } from './chip-list.ts';

const chipsOf = (...labels: string[]) => labels.map((label) => ({ label, message: label }));
const CHIPS = chipsOf("Today's session", 'Change it', 'Something about my body');
const HEAD = 'I did not quite get that. Did you mean one of these?';
const LIST = "- Today's session\n- Change it";

describe('CARD-02 textWithoutChips', () => {
  test('removes a list at the end that contains only the labels of the chips', () => {
    expect(textWithoutChips(`${HEAD}\n\n${LIST}`, CHIPS, false)).toBe(HEAD);
    expect(textWithoutChips(`${HEAD}\n\n* Change it\n`, CHIPS, false)).toBe(HEAD);
  });

  test.each([
    ['a list with another item', `${HEAD}\n\n- Take a gel\n${LIST}`],
    ['a list with text after it', `${HEAD}\n\n${LIST}\n\nWhich one?`],
    ['a text without a list', HEAD],
    ['a text that contains only the list', LIST],
    ['the beginning of a label', `${HEAD}\n\n- Today's`],
  ])('keeps %s', (_name, content) => expect(textWithoutChips(content, CHIPS, false)).toBe(content));

  test('never returns part of the list while the reply streams', () => {
    const content = `${HEAD}\n\n${LIST}`;
    for (let end = HEAD.length + 3; end <= content.length; end += 1)
      expect(textWithoutChips(content.slice(0, end), CHIPS, true)).toBe(HEAD);
  });

  test('removes the list for random labels', () => {
    const label = fc.stringMatching(/^[A-Za-zæøå0-9?'.,-]+( [A-Za-zæøå0-9?'.,-]+)*$/);
    fc.assert(
      fc.property(fc.uniqueArray(label, { minLength: 1, maxLength: 4 }), (labels) => {
        const list = labels.map((each) => `- ${each}`).join('\n');
        expect(textWithoutChips(`${HEAD}\n\n${list}`, chipsOf(...labels), false)).toBe(HEAD);
      }),
    );
  });
});
