import { slowText } from '@stridewell/kit/testing/hostile-text';
import { checkNotes, checkText } from '@stridewell/safety';
import { fold, languageOfText, tokensOf } from '@stridewell/safety/text';
import { expect, it } from 'vitest';

const LIMIT_MS = 50;
/** Maximum lengths of a chat message and of check-in notes, in characters. */
const MESSAGE = 4_000;
const NOTES = 2_000;

it.each<[string, (text: string) => unknown, number]>([
  ['checkText', (text) => checkText(text), MESSAGE],
  ['checkNotes', (text) => checkNotes(text), NOTES],
  ['fold', fold, 20_000],
  ['languageOfText', (text) => languageOfText(tokensOf(text)), 20_000],
])(
  'SECU-206 %s processes every hostile text of maximum length within 50 ms',
  (_name, read, length) => {
    expect(slowText(read, length, LIMIT_MS)).toBeNull();
  },
  30_000,
);
