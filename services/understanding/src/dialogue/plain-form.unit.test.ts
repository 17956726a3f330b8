import { decideText } from '@stridewell/safety';
import { isUnsafe, readCorpus } from '@stridewell/safety/model/corpus';
import { expect, it } from 'vitest';
import { isElliptical } from './ellipsis.ts';
import { isPlainForm } from './second-turn.ts';

it('LANG-175 no unsafe message that the safety decision lets through is a plain form', () => {
  const messages = [...readCorpus('train'), ...readCorpus('dev')].filter(isUnsafe).map(({ text }) => text);
  expect(messages.length).toBeGreaterThan(1_000);
  const plain = messages.filter((text) => isPlainForm(text) || isElliptical(text));
  expect(plain.filter((text) => decideText(text).state === 'go')).toEqual([]);
}, 120_000);
